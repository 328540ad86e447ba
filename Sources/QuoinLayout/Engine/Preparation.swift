import QuoinGeometry
import QuoinModel
import QuoinStyle

/// What is done to a tree before a pass looks at it, in preorder: models are followed, surroundings
/// settled, what varies by them set, and numbers left out that are none.
///
/// All but the first is put back by `restore()`.
struct Preparation {
  /// The different surroundings in the tree, those of the scene first.
  private(set) var traitSets: [Traits]
  /// The place of each node's surroundings among them.
  private(set) var traitIndices: [Int32] = []
  /// What the container of each node holds of its place.
  private(set) var relations: [AnyRelation?] = []
  /// What each node is as a container; empty for one that lays nothing out.
  private(set) var roles: [ContainerRole] = []
  /// Whether a node is a control, of which a theme says how it looks.
  private(set) var hasControls = false
  /// The numbers that were left out.
  private(set) var unusable: [UnusableNumber] = []
  /// How what was set is put back as it was.
  private var restorations: [() -> Void] = []

  /// Walks the tree without recursion: it may be 100,000 levels deep.
  ///
  /// - Parameters:
  ///   - root: the tree.
  ///   - traits: the surroundings of the root.
  ///   - room: the room of the scene, in points.
  ///   - round: how often the tree was laid out already, for lists that needed other rows.
  init(_ root: Node, traits: Traits, in room: Size?, round: Int) {
    traitSets = [traits]
    typealias Step = (relation: AnyRelation?, node: Node, outer: Int32, container: ContainerRole)
    var pending: [Step] = [(nil, root, 0, [])]
    while let (relation, node, outer, outerRole) = pending.popLast() {
      let index = Int32(traitIndices.count)
      if let relation, !relation.variations.isEmpty { vary(relation, traitSets[Int(outer)]) }
      let inner = settle(node, outer)
      traitIndices.append(inner)
      if !hasControls, case .control = node.content { hasControls = true }
      let container = node as? ContainerNode
      let role = container.map { ContainerRole($0) } ?? []
      relations.append(relation)
      roles.append(role)
      if role.contains(.list), let list = container as? ListContainer {
        list.prepareRows(round: round, room: room, traits: traitSets[Int(inner)])
      }
      clean(node, role, relation, in: outerRole, index)
      for child in (container?.relations ?? []).reversed() {
        pending.append((child, child.node, inner, role))
      }
    }
  }

  /// The surroundings of a node.
  func traits(of index: Int) -> Traits { traitSets[Int(traitIndices[index])] }

  /// Whether nothing was set for this pass alone, and the surroundings are the same everywhere.
  var isPlain: Bool { restorations.isEmpty && traitSets.count == 1 }

  /// Hands over what it found out of containers and of places in them.
  mutating func handOver() -> (relations: [AnyRelation?], roles: [ContainerRole]) {
    defer { (relations, roles) = ([], []) }
    return (relations, roles)
  }

  /// Takes nodes that came, went or moved, where the surroundings are the same everywhere.
  mutating func take(_ splice: PreorderSplice) { splice.apply(to: &traitIndices, blank: 0) }

  /// Takes other surroundings of the scene, which are the same everywhere in it.
  mutating func setTraits(_ traits: Traits) { traitSets = [traits] }

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
    _ node: Node, _ role: ContainerRole, _ relation: AnyRelation?, in container: ContainerRole,
    _ index: Int32
  ) {
    if let relation, let found = relation.leaveOutUnusableNumbers(in: container) {
      note(found, index)
    }
    if let found = node.leaveOutUnusableNumbers(role) { note(found, index) }
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
}
