/// The nodes of a tree in preorder, from back to front.
///
/// The traversal does not recurse: a tree may be 100,000 levels deep. Changing the tree during the
/// traversal affects only nodes that were not reached yet.
struct Preorder: Sequence, IteratorProtocol {
  private var pending: [Node]

  /// Creates a sequence of a root and its descendants.
  init(_ root: Node) { pending = [root] }

  /// Returns the next node.
  mutating func next() -> Node? {
    guard let node = pending.popLast() else { return nil }
    if let container = node as? ContainerNode {
      pending.append(contentsOf: container.relations.reversed().lazy.map(\.node))
    }
    return node
  }
}

/// The ancestors of a node, from the nearest to the root.
private struct Ancestors: Sequence, IteratorProtocol {
  private var current: ContainerNode?

  init(_ node: Node) { current = node.parent }

  /// Returns the next container.
  mutating func next() -> ContainerNode? {
    defer { current = current?.parent }
    return current
  }
}

extension Node {
  /// The node and its descendants in preorder, from back to front.
  public final var subtree: some Sequence<Node> { Preorder(self) }

  /// The ancestors of the node, from the nearest to the root.
  public final var ancestors: some Sequence<ContainerNode> { Ancestors(self) }

  /// The outermost ancestor, or the node itself if it has no container.
  ///
  /// - Complexity: O(depth).
  public final var root: Node {
    var root: Node = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The number of ancestors.
  ///
  /// - Complexity: O(depth).
  public final var depth: Int { ancestors.reduce(0) { depth, _ in depth + 1 } }

  /// Whether the node is another node or one of its descendants.
  ///
  /// - Complexity: O(depth).
  public final func isInside(_ other: Node) -> Bool {
    self === other || ancestors.contains { $0 === other }
  }

  /// Returns the first node of the subtree with an identifier.
  ///
  /// - Complexity: O(n).
  public final func find(_ identifier: String) -> Node? {
    subtree.first { $0.identifier == identifier }
  }

  /// Returns the node of the subtree with an id.
  ///
  /// - Complexity: O(n).
  public final func find(_ id: NodeID) -> Node? { subtree.first { $0.id == id } }

  /// Returns the nodes of the subtree that have a class name.
  ///
  /// - Complexity: O(n).
  public final func findAll(class name: String) -> [Node] {
    subtree.filter { $0.classes.contains(name) }
  }

  /// Returns the nodes of the subtree that have a Swift type.
  ///
  /// - Complexity: O(n).
  public final func findAll<Kind: Node>(_ type: Kind.Type) -> [Kind] {
    subtree.compactMap { $0 as? Kind }
  }

  /// Returns the nearest common ancestor of two nodes, or `nil` if they are in different trees.
  ///
  /// - Complexity: O(depth).
  public final func commonAncestor(with other: Node) -> Node? {
    let own = Set([id] + ancestors.map(\.id))
    if own.contains(other.id) { return other }
    return other.ancestors.first { own.contains($0.id) }
  }
}
