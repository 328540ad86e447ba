import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The preparation of a tree for a pass, in preorder, in one walk.
///
/// Models are applied, traits determined, values that vary by traits set, and unusable numbers
/// removed. All but the first is undone by `restore()`.
struct Preparation {
  /// The nodes in order, until they are handed over.
  private var nodes: [Node] = []
  /// The index of each node's container, or -1.
  private var parents: [Int32] = []
  /// The distinct traits in the tree, those of the scene first.
  private(set) var traitSets: [Traits]
  /// The index of each node's traits in `traitSets`.
  private(set) var traitIndices: [Int32] = []
  /// The relation of each node to its container.
  private(set) var relations: [AnyRelation?] = []
  /// The role of each node as a container; empty if nothing lays out its children.
  private(set) var roles: [ContainerRole] = []
  /// The original of each node: an earlier node in the same traits with the same class, rules and placement, or -1.
  private(set) var originals: [Int32] = []
  /// The nodes that were visited so far, during the walk.
  private var visited: [Visit] = []
  /// The number of first nodes whose originals were forgotten.
  private var forgottenCount = 0
  /// Whether there are controls, which a theme styles.
  private(set) var hasControls = false
  /// Whether code of users ran during the walk: closures that make rows, and bindings.
  private var ranClosures = false
  /// The unusable numbers that were removed.
  private(set) var unusable: [UnusableNumber] = []
  /// Whether the resolver has resolved the styles of the tree before, maybe with values for other traits.
  private let isResolved: Bool
  /// The nodes with values that vary by traits, of their own or of their placement.
  var varied = NodeTable<Bool>()
  /// The values that the pass has set for a time.
  var restorations: [Restoration] = []

  /// A closure that restores values of a node or of its placement.
  struct Restoration {
    let node: Node
    let restore: () -> Void
  }

  /// What the walk notes of a node, in one list, to which it is appended once.
  private struct Visit {
    let parent: Int32
    let traits: Int32
    var original: Int32 = -1
    var role: ContainerRole = []
  }

  /// Prepares a tree.
  ///
  /// The walk is not recursive, since the tree may be 100,000 levels deep.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - traits: The traits of the root.
  ///   - isResolved: Whether the resolver has resolved the styles of the tree before.
  ///   - room: The available size of the scene, in points.
  ///   - round: How often the tree was laid out already, for lists that needed other rows.
  init(_ root: Node, traits: Traits, isResolved: Bool, in room: Size?, round: Int) {
    self.isResolved = isResolved
    traitSets = [traits]
    var pending: [(relation: Unmanaged<AnyRelation>, parent: Int32)] = []
    var recent = LikeNodes()
    relations.append(nil)
    add(root, nil, in: -1, &recent, room, round)
    if root.isContainer { Preparation.open(root, 0, &pending) }
    while let (relation, parent) = pending.popLast() {
      let index = Int32(nodes.count)
      // From here on the lists hold the relation and its node, so that neither is retained again.
      relations.append(relation.takeRetainedValue())
      relation._withUnsafeGuaranteedRef { $0.unretainedNode }._withUnsafeGuaranteedRef { node in
        add(node, relation, in: parent, &recent, room, round)
        if node.isContainer { Preparation.open(node, index, &pending) }
      }
    }
    parents = visited.map { $0.parent }
    traitIndices = visited.map { $0.traits }
    originals = visited.map { $0.original }
    roles = visited.map { $0.role }
    visited = []
  }

  /// Adds the relations of a container with its children, which are retained, to those that are visited next.
  private static func open(
    _ node: Node, _ index: Int32,
    _ pending: inout [(relation: Unmanaged<AnyRelation>, parent: Int32)]
  ) {
    let relations = unsafeDowncast(node, to: ContainerNode.self).relations
    for place in relations.indices.reversed() {
      pending.append((Unmanaged.passRetained(relations[place]), index))
    }
  }

  /// Adds the next node, whose relation is in the list.
  @inline(__always) private mutating func add(
    _ node: Node, _ relation: Unmanaged<AnyRelation>?, in parent: Int32, _ recent: inout LikeNodes,
    _ room: Size?, _ round: Int
  ) {
    let (outer, around): (Int32, ContainerRole) =
      parent >= 0 ? (visited[Int(parent)].traits, visited[Int(parent)].role) : (0, [])
    let index = Int32(nodes.count)
    nodes.append(node)
    if let relation, relation._withUnsafeGuaranteedRef({ $0.varies }) {
      varied[Int(index)] = true
      node.withoutNotingChanges {
        setVariedValues(of: relation.takeUnretainedValue(), in: traitSets[Int(outer)])
      }
    }
    let inner = settle(node, index, outer)
    var visit = Visit(parent: parent, traits: inner)
    // The placements of the other kinds of containers are not compared.
    let mayBeLike = inner == outer && (around.isFlex || around.contains(.island))
    if mayBeLike, let relation,
      let candidate = recent.candidate(
        for: node,
        where: {
          visited[Int($0.index)].traits == inner && AnyRelation.areLike(relation, $0.relation)
        })
    {
      visit.original = candidate.index
      visit.role = visited[Int(candidate.index)].role
      visited.append(visit)
      return
    }
    if !hasControls, case .control = node.content { hasControls = true }
    let container = node.isContainer ? node as? ContainerNode : nil
    let role = container.map { ContainerRole($0) } ?? []
    visit.role = role
    visited.append(visit)
    if role.contains(.list), let list = container as? ListContainer {
      list.prepareRows(round: round, room: room, traits: traitSets[Int(inner)])
    }
    // The closures that make rows, and bindings, may change nodes that were compared already.
    if role.contains(.list) || node.hasBindings {
      ranClosures = true
      forgetOriginals(&recent)
    }
    let isClean = clean(node, role, relation?.takeUnretainedValue(), in: around, index)
    if isClean, mayBeLike, let relation { recent.note(index, node, relation) }
  }

  /// Whether a closure has changed the children of a container after these were visited.
  ///
  /// - Complexity: O(1) without closures, otherwise O(n).
  var isOutdated: Bool {
    guard ranClosures else { return false }
    var visitedCounts = [Int](repeating: 0, count: nodes.count)
    func children(_ container: Int) -> [AnyRelation] {
      nodes[container].isContainer
        ? unsafeDowncast(nodes[container], to: ContainerNode.self).relations : []
    }
    for index in nodes.indices.dropFirst() {
      let container = Int(parents[index])
      let (place, known) = (visitedCounts[container], children(container))
      guard place < known.count, known[place] === relations[index] else { return true }
      visitedCounts[container] += 1
    }
    return nodes.indices.contains { children($0).count != visitedCounts[$0] }
  }

  /// Returns the traits of a node.
  func traits(of index: Int) -> Traits { traitSets[Int(traitIndices[index])] }

  /// Hands over the nodes in order.
  mutating func takeOrder() -> PreorderTree {
    defer { (nodes, parents) = ([], []) }
    return PreorderTree(nodes, parents: parents)
  }

  /// Hands over the relations and roles.
  mutating func takeRelationsAndRoles() -> (relations: [AnyRelation?], roles: [ContainerRole]) {
    defer { (relations, roles) = ([], []) }
    return (relations, roles)
  }

  /// Hands over the originals.
  mutating func takeOriginals() -> [Int32] {
    defer { originals = [] }
    return originals
  }

  /// Applies insertions, removals and moves of nodes; inserted ones have the traits of their container.
  mutating func apply(_ splice: PreorderSplice) {
    splice.apply(to: &traitIndices, blank: traitIndices[splice.container])
    varied.apply(splice)
  }

  /// Sets other traits of the scene, for a tree with the same traits everywhere.
  mutating func setTraits(_ traits: Traits) { traitSets = [traits] }

  /// Applies a node's models and traits.
  ///
  /// - Returns: The index of the traits of its descendants.
  private mutating func settle(_ node: Node, _ index: Int32, _ outer: Int32) -> Int32 {
    if node.isInvariant { return outer }
    if node.hasBindings { node.applyBindings() }
    guard node.hasVariations else { return surroundings(of: node, outer) }
    varied[Int(index)] = true
    // The resolver may know the node with its values for other traits.
    if isResolved {
      if node.variesDirection { node.noteDirectionChange() } else { node.noteStyleChange() }
    }
    let traits = traitSets[Int(surroundings(of: node, outer))]
    node.withoutNotingChanges { setVariedValues(of: node, in: traits) }
    return surroundings(of: node, outer)
  }

  /// Forgets which of the nodes so far are alike.
  private mutating func forgetOriginals(_ recent: inout LikeNodes) {
    recent.removeAll()
    for index in forgottenCount..<visited.count { visited[index].original = -1 }
    forgottenCount = visited.count
  }

  /// Removes unusable numbers; they are restored with the values that vary.
  ///
  /// - Returns: Whether there are none.
  private mutating func clean(
    _ node: Node, _ role: ContainerRole, _ relation: AnyRelation?, in container: ContainerRole,
    _ index: Int32
  ) -> Bool {
    let count = unusable.count
    if let relation, let found = relation.leaveOutUnusableNumbers(in: container) {
      note(found, index)
    }
    if let found = node.leaveOutUnusableNumbers(role) { note(found, index) }
    return unusable.count == count
  }

  private mutating func note(_ found: Sanitization, _ index: Int32) {
    restorations.append(Restoration(node: nodes[Int(index)], restore: found.restore))
    unusable += found.what.map { UnusableNumber(node: Int(index), what: $0) }
  }

  private mutating func surroundings(of node: Node, _ outer: Int32) -> Int32 {
    guard node.direction != nil || node.hasTraitOverrides else { return outer }
    let traits = traitSets[Int(outer)].overridden(
      by: node.traitOverrides, direction: node.direction)
    // A tree has few distinct traits, however many nodes override them.
    if let known = traitSets.firstIndex(of: traits) { return Int32(known) }
    traitSets.append(traits)
    return Int32(traitSets.count - 1)
  }
}
