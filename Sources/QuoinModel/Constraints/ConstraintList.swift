/// The constraints that were declared at a node.
///
/// The node holds it, and so does each group of its constraints: a group reaches its constraints
/// without holding the node.
@usableFromInline package final class ConstraintList {
  /// The constraints in order of declaration.
  @exclusivity(unchecked) package final var constraints: [Constraint] = [] {
    didSet { owner?.noteChange() }
  }
  /// Those that are not in the layout and may be put back, because a group holds them.
  @exclusivity(unchecked) package final var resting: [Constraint] = []
  /// Those that chains made, in the layout or not: the ones that remaking replaces.
  @exclusivity(unchecked) package final var chained = ConstraintIdentities()

  /// The node, for what is to be noted there; the node forgets itself when it is released.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: Node?
  /// Those that living groups made.
  @exclusivity(unchecked) final var held = ConstraintIdentities()
  /// What living groups keep; a group may keep what another made.
  @exclusivity(unchecked) final var kept: [KeptConstraints] = []
  /// Those at rest whose description was taken back; the others were only switched off.
  @exclusivity(unchecked) package final var removed = ConstraintIdentities()
  /// What few lists have; `nil` until there is some of it.
  @exclusivity(unchecked) final var annals: ConstraintAnnals?

  /// The empty list of a node.
  package init(of owner: Node) { self.owner = owner }

  /// Gives constraints identities, in order, and adds them behind those that are there.
  package func take(_ added: consuming [Constraint]) -> Range<ConstraintIdentity> {
    let block = identify(&added)
    if constraints.isEmpty {
      constraints = consume added
    } else {
      constraints.append(contentsOf: added)
    }
    return block
  }

  /// Takes the constraints that a group makes.
  ///
  /// - Parameters:
  ///   - added: the constraints; they are given identities, in order.
  ///   - isChained: whether chains made them.
  ///   - isResting: whether they are to be kept out of the layout.
  package func hold(
    _ added: consuming [Constraint], isChained: Bool = false, isResting: Bool = false
  ) -> Range<ConstraintIdentity> {
    let block: Range<ConstraintIdentity>
    if isResting {
      block = identify(&added)
      noteOrder()
      resting.append(contentsOf: added)
    } else {
      block = take(consume added)
    }
    held.insert(block)
    if isChained { chained.insert(block) }
    return block
  }

  /// Gives constraints identities, in order, and tells those who keep them.
  package func identify(_ constraints: inout [Constraint]) -> Range<ConstraintIdentity> {
    let count = constraints.count
    let start = ConstraintIdentity.next(count)
    constraints.withUnsafeMutableBufferPointer { constraints in
      for index in constraints.indices {
        constraints[index].plain.identity = start.advanced(by: index)
        guard constraints[index].extras != nil else { continue }
        for keeper in constraints[index].keepers { keeper.take(constraints[index].id, of: self) }
        constraints[index].keepers = []
      }
    }
    return start..<start.advanced(by: count)
  }
}

extension Node {
  /// The constraints that were declared at this node, in order of declaration.
  ///
  /// The list may be edited. A constraint that is put into it gets its identity, and the groups that
  /// were told to keep it do. One that is taken out of it is gone, also for its groups; what is
  /// switched off is not in the list, and comes back behind what it stood behind.
  ///
  /// Each knows what its nodes are called, for `print`.
  ///
  /// - Complexity: appending is constant, like appending to an array; any other edit is O(n).
  public final var constraints: [Constraint] {
    get { constraintList.map { $0.named($0.constraints) } ?? [] }
    _modify {
      let list = openConstraintList()
      let mark = list.mark()
      defer { list.review(since: mark) }
      yield &list.constraints
    }
  }

  /// The list of the node's constraints; it is made where there is none yet.
  package final func openConstraintList() -> ConstraintList {
    if let constraintList { return constraintList }
    let list = ConstraintList(of: self)
    constraintList = list
    return list
  }
}
