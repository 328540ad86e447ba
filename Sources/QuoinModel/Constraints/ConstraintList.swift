/// The constraints that were declared at a node.
///
/// The node holds the list, and so does each group of its constraints: a group reaches its
/// constraints without holding the node.
@usableFromInline package final class ConstraintList {
  /// The active constraints in order of declaration.
  @exclusivity(unchecked) package final var constraints: [Constraint] = [] {
    didSet { owner?.noteChange() }
  }
  /// The inactive constraints, which may be activated because a group holds them.
  @exclusivity(unchecked) package final var inactive: [Constraint] = []
  /// The constraints that chains created, active or not: those that remaking replaces.
  @exclusivity(unchecked) package final var chained = ConstraintIdentities()

  /// The node that owns the list; it clears this reference when it is released.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: Node?
  /// The constraints that living groups created.
  @exclusivity(unchecked) final var held = ConstraintIdentities()
  /// The constraints that living groups keep; a group may keep what another created.
  @exclusivity(unchecked) final var kept: [KeptConstraints] = []
  /// The inactive constraints whose description was removed; the others were only deactivated.
  @exclusivity(unchecked) package final var removed = ConstraintIdentities()
  /// Data that few lists have; `nil` until there is some.
  @exclusivity(unchecked) final var editLog: ConstraintEditLog?

  /// Creates the empty list of a node.
  package init(of owner: Node) { self.owner = owner }

  /// Assigns identities to constraints, in order, and appends them.
  package func append(_ added: consuming [Constraint]) -> Range<ConstraintIdentity> {
    let block = identify(&added)
    if constraints.isEmpty {
      constraints = consume added
    } else {
      constraints.append(contentsOf: added)
    }
    return block
  }

  /// Appends the constraints that a group creates.
  ///
  /// - Parameters:
  ///   - added: the constraints; they are assigned identities, in order.
  ///   - isChained: whether chains created them.
  ///   - isInactive: whether they are added as inactive.
  package func hold(
    _ added: consuming [Constraint], isChained: Bool = false, isInactive: Bool = false
  ) -> Range<ConstraintIdentity> {
    let block: Range<ConstraintIdentity>
    if isInactive {
      block = identify(&added)
      noteOrder()
      inactive.append(contentsOf: added)
    } else {
      block = append(consume added)
    }
    held.insert(block)
    if isChained { chained.insert(block) }
    return block
  }

  /// Assigns identities to constraints, in order, and notifies their groups.
  package func identify(_ constraints: inout [Constraint]) -> Range<ConstraintIdentity> {
    let count = constraints.count
    let start = ConstraintIdentity.next(count)
    constraints.withUnsafeMutableBufferPointer { constraints in
      for index in constraints.indices {
        constraints[index].plain.identity = start.advanced(by: index)
        guard constraints[index].extras != nil else { continue }
        for membership in constraints[index].memberships {
          membership.insert(constraints[index].id, of: self)
        }
        constraints[index].memberships = []
      }
    }
    return start..<start.advanced(by: count)
  }
}

extension Node {
  /// The constraints that were declared at this node, in order of declaration.
  ///
  /// The list may be edited. A constraint that is added gets its identity, and is added to the
  /// groups that were set to keep it. A constraint that is removed is gone, also from its groups.
  /// Inactive constraints are not in the list, and return to their previous positions when they are
  /// activated.
  ///
  /// Each constraint knows the names of its nodes, for `print`.
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

  /// Returns the list of the node's constraints, creating it if needed.
  package final func openConstraintList() -> ConstraintList {
    if let constraintList { return constraintList }
    let list = ConstraintList(of: self)
    constraintList = list
    return list
  }
}
