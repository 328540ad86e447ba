import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The tree in preorder, with what every pass asks of a node in flat arrays.
struct FlatTree {
  /// How a node places what is in it.
  enum Kind: UInt8 {
    case leaf
    case absolute
    case relative
    case stack
    case flex

    /// Whether constraints may look across the node's border.
    var isIsland: Bool { self == .relative || self == .stack }
  }

  private(set) var nodes: [Node] = []
  private(set) var kinds: [Kind] = []
  /// The container's index, or -1.
  private(set) var parents: [Int32] = []
  /// The index behind the last node inside.
  private(set) var ends: [Int32] = []
  /// What the container holds of the node's place.
  private(set) var relations: [AnyRelation?] = []
  private(set) var looks: [Look] = []
  private(set) var directions: [LayoutDirection] = []
  /// The different surroundings in the tree, those of the scene first.
  private(set) var traitSets: [Traits] = []
  /// The place of a node's surroundings among them.
  private(set) var traitIndices: [Int32] = []
  /// How what varies by the surroundings is put back as it was.
  private var restorations: [() -> Void] = []
  /// The numbers that were left out.
  private(set) var unusable: [UnusableNumber] = []
  private(set) var indices: [NodeID: Int32] = [:]

  var count: Int { nodes.count }

  /// Walks the tree without recursion: it may be 100,000 levels deep.
  init(_ root: Node, styles: StyleSheet, traits: Traits) {
    traitSets = [traits]
    var pending: [(relation: AnyRelation?, node: Node, parent: Int32)] = [(nil, root, -1)]
    while let (relation, node, parent) = pending.popLast() {
      let index = Int32(nodes.count)
      let outer = parent >= 0 ? traitIndices[Int(parent)] : 0
      if let relation, !relation.variations.isEmpty { vary(relation, traitSets[Int(outer)]) }
      let surroundings = settle(node, outer)
      let container = node as? ContainerNode
      let kind = container.map { FlatTree.kind(of: $0) } ?? .leaf
      clean(node, kind, relation, in: parent >= 0 ? kinds[Int(parent)] : .leaf, index)
      nodes.append(node)
      traitIndices.append(surroundings)
      parents.append(parent)
      ends.append(index + 1)
      relations.append(relation)
      kinds.append(kind)
      indices[node.id] = index
      let traits = traitSets[Int(surroundings)]
      directions.append(traits.layoutDirection)
      looks.append(
        Look(
          styles.style(of: node), inheritedTint: parent >= 0 ? looks[Int(parent)].tint : nil,
          defaultFont: node.defaultFont, traits: traits))
      for child in (container?.relations ?? []).reversed() {
        pending.append((child, child.node, index))
      }
    }
    for index in stride(from: count - 1, to: 0, by: -1) {
      let parent = Int(parents[index])
      ends[parent] = max(ends[parent], ends[index])
    }
  }

  /// The surroundings of a node.
  func traits(of index: Int) -> Traits { traitSets[Int(traitIndices[index])] }

  /// Puts back what varies by the surroundings, in the order opposite to that of the changes.
  mutating func restore() {
    while let restoration = restorations.popLast() { restoration() }
  }

  /// Brings a node up to date with its models and its surroundings.
  ///
  /// - Returns: the place of the surroundings inside it.
  private mutating func settle(_ node: Node, _ outer: Int32) -> Int32 {
    if !node.bindings.isEmpty { node.applyBindings() }
    var inner = surroundings(of: node, outer)
    guard !node.variations.isEmpty else { return inner }
    let traits = traitSets[Int(inner)]
    for variation in node.variations where variation.query.matches(traits) {
      restorations.append(variation.change.apply(to: node))
    }
    inner = surroundings(of: node, outer)
    return inner
  }

  /// Leaves out what is no number; it is put back with what varies.
  private mutating func clean(
    _ node: Node, _ kind: Kind, _ relation: AnyRelation?, in container: Kind, _ index: Int32
  ) {
    if let relation, let found = relation.leaveOutUnusableNumbers(in: container) {
      note(found, index)
    }
    if let found = node.leaveOutUnusableNumbers(kind) { note(found, index) }
  }

  private mutating func note(_ found: LeftOut, _ index: Int32) {
    restorations.append(found.restore)
    unusable += found.what.map { UnusableNumber(node: Int(index), what: $0) }
  }

  private mutating func vary(_ relation: AnyRelation, _ traits: Traits) {
    for variation in relation.variations where variation.query.matches(traits) {
      restorations.append(variation.apply(relation))
    }
  }

  private mutating func surroundings(of node: Node, _ outer: Int32) -> Int32 {
    guard node.direction != nil || node.traitOverrides != TraitOverrides() else { return outer }
    let traits = traitSets[Int(outer)].overridden(
      by: node.traitOverrides, direction: node.direction)
    // A tree has few kinds of surroundings, however many nodes say so.
    if let known = traitSets.firstIndex(of: traits) { return Int32(known) }
    traitSets.append(traits)
    return Int32(traitSets.count - 1)
  }

  private static func kind(of container: ContainerNode) -> Kind {
    switch container {
    case is RelativeContainer: .relative
    case is StackContainer: .stack
    case is AbsoluteContainer: .absolute
    case is FlexContainer: .flex
    default: .leaf
    }
  }

  /// Calls a function with each child of a node, in order.
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var next = index + 1
    while next < Int(ends[index]) {
      body(next)
      next = Int(ends[next])
    }
  }

  /// The children of a node, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    forEachChild(of: index) { children.append($0) }
    return children
  }
}
