/// The nodes of a tree, each before what is in it, from back to front.
///
/// The walk needs no recursion: a tree may be 100,000 levels deep. Changing the tree while it is
/// walked changes only what was not reached yet.
struct Preorder: Sequence, IteratorProtocol {
  private var pending: [Node]

  /// The nodes of the tree of a root.
  init(_ root: Node) { pending = [root] }

  /// The next node.
  mutating func next() -> Node? {
    guard let node = pending.popLast() else { return nil }
    if let container = node as? ContainerNode {
      pending.append(contentsOf: container.relations.reversed().lazy.map(\.node))
    }
    return node
  }
}

/// The containers around a node, from the nearest to the root.
private struct Ancestors: Sequence, IteratorProtocol {
  private var current: ContainerNode?

  init(_ node: Node) { current = node.parent }

  /// The next container.
  mutating func next() -> ContainerNode? {
    defer { current = current?.parent }
    return current
  }
}

extension Node {
  /// The node and all that is in it, each before what is in it, from back to front.
  public final var subtree: some Sequence<Node> { Preorder(self) }

  /// The containers around the node, from the nearest to the root.
  public final var ancestors: some Sequence<ContainerNode> { Ancestors(self) }

  /// The outermost container, or the node itself where it is in none.
  ///
  /// - Complexity: O(depth).
  public final var root: Node {
    var root: Node = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The number of containers around the node.
  ///
  /// - Complexity: O(depth).
  public final var depth: Int { ancestors.reduce(0) { depth, _ in depth + 1 } }

  /// Whether the node is another one, or somewhere in it.
  ///
  /// - Complexity: O(depth).
  public final func isInside(_ other: Node) -> Bool {
    self === other || ancestors.contains { $0 === other }
  }

  /// The first node of the subtree that the description calls by a name.
  ///
  /// - Complexity: O(n).
  public final func find(_ identifier: String) -> Node? {
    subtree.first { $0.identifier == identifier }
  }

  /// The node of the subtree with an identity.
  ///
  /// - Complexity: O(n).
  public final func find(_ id: NodeID) -> Node? { subtree.first { $0.id == id } }

  /// The nodes of the subtree that wear a class word.
  ///
  /// - Complexity: O(n).
  public final func findAll(class name: String) -> [Node] {
    subtree.filter { $0.classes.contains(name) }
  }

  /// The nodes of the subtree that are of a Swift type.
  ///
  /// - Complexity: O(n).
  public final func findAll<Kind: Node>(_ type: Kind.Type) -> [Kind] {
    subtree.compactMap { $0 as? Kind }
  }

  /// The innermost node that is or holds both nodes, or `nil` for nodes of different trees.
  ///
  /// - Complexity: O(depth).
  public final func commonAncestor(with other: Node) -> Node? {
    let own = Set([id] + ancestors.map(\.id))
    if own.contains(other.id) { return other }
    return other.ancestors.first { own.contains($0.id) }
  }
}
