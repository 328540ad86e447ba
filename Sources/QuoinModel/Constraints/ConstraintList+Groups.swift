extension ConstraintList {
  /// Takes constraints out of the layout; a group may put them back.
  package func deactivate(_ ids: ConstraintIdentities) {
    guard !ids.isEmpty else { return }
    resting += constraints.filter(ids.contains)
    constraints.removeAll(where: ids.contains)
  }

  /// Puts constraints back where they were in the order of declaration.
  package func activate(_ ids: ConstraintIdentities) {
    guard !resting.isEmpty else { return }
    let back = resting.filter(ids.contains).sorted { $0.id < $1.id }
    guard let oldest = back.first else { return }
    resting.removeAll(where: ids.contains)
    // Identities grow, so they tell the order; switching off and on again changes nothing.
    let isInOrder = constraints.last.map { $0.id < oldest.id } ?? true
    constraints += back
    if !isInOrder { constraints.sort { $0.id < $1.id } }
  }

  /// Takes constraints out of the layout: a group that holds some of them may put them back, and the
  /// others are gone.
  ///
  /// - Returns: the constraints that left the layout.
  @discardableResult package func remove(where isMeant: (Constraint) -> Bool) -> [Constraint] {
    var removed: [Constraint] = []
    constraints.removeAll { constraint in
      guard isMeant(constraint) else { return false }
      removed.append(constraint)
      return true
    }
    bury(removed)
    return removed
  }

  /// Notes that a group does not hold constraints any more: those that are out of the layout are
  /// gone, unless another group holds them.
  func releaseResting(_ ids: ConstraintIdentities) {
    guard !resting.isEmpty, !ids.isEmpty else { return }
    let orphans = resting.filter(ids.contains)
    resting.removeAll(where: ids.contains)
    bury(orphans)
  }

  /// Takes constraints of a group that lets go of them out of the layout.
  package func discard(_ made: Range<ConstraintIdentity>) {
    guard !made.isEmpty else { return }
    held.subtract(made)
    let ids = ConstraintIdentities(made)
    remove(where: ids.contains)
    releaseResting(ids)
  }

  private func bury(_ removed: [Constraint]) {
    guard !removed.isEmpty else { return }
    var gone = ConstraintIdentities()
    for constraint in removed {
      if held.contains(constraint) || keepers.contains(where: { $0.ids.contains(constraint) }) {
        resting.append(constraint)
      } else {
        gone.insert(constraint.id..<constraint.id.advanced(by: 1))
      }
    }
    chained.subtract(gone)
  }
}
