/// What a group keeps one for one: it is told where each constraint was put, and under which
/// identity.
///
/// It is written when constraints are put at a node, and read by the group: both happen in the
/// isolation in which the node is used, like all that concerns a node.
@usableFromInline package final class ConstraintKeeper: @unchecked Sendable {
  /// The list that the constraints were put in.
  package private(set) var list: ConstraintList?
  /// Their identities.
  package private(set) var ids = ConstraintIdentities()
  /// Whether the group has let go.
  fileprivate var isAlone = false
  /// The first of those that were put at a node together with the last one.
  private var together = ConstraintIdentity.none

  /// A keeper of constraints to come.
  package init() {}

  /// Notes where a constraint was put, and the first of those that were put there at once.
  ///
  /// A description that is run again says anew what is kept, if what was kept before is out of the
  /// layout.
  func take(
    _ id: ConstraintIdentity, in list: ConstraintList, together first: ConstraintIdentity
  ) {
    guard !isAlone else { return }
    if self.list !== list {
      letGo()
      self.list = list
      list.keepers.removeAll { $0.isAlone }
      list.keepers.append(self)
    } else if first != together, !list.constraints.contains(where: ids.contains) {
      forget()
    }
    together = first
    ids.insert(id..<id.advanced(by: 1))
  }

  /// Keeps nothing; what is out of the layout is gone then, unless another group keeps it.
  package func forget() {
    let old = ids
    ids = ConstraintIdentities()
    list?.releaseResting(old)
  }

  private func letGo() {
    list?.keepers.removeAll { $0 === self }
    forget()
  }

  fileprivate func end() {
    isAlone = true
    letGo()
  }
}

extension ConstraintList {
  /// Notes that a group is no more.
  ///
  /// - Parameters:
  ///   - made: the constraints that it made in this list.
  ///   - keeper: what it keeps.
  @usableFromInline package static func release(
    _ list: ConstraintList?, _ made: Range<ConstraintIdentity>, _ keeper: ConstraintKeeper?
  ) {
    keeper?.end()
    guard let list else { return }
    list.held.subtract(made)
    if !list.resting.isEmpty { list.releaseResting(ConstraintIdentities(made)) }
  }
}
