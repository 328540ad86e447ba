// Constraints for the duration of one layout. The list's records of edits, inactive constraints and
// groups are not touched, so that the list can be restored exactly.

extension ConstraintList {
  /// Replaces the constraints temporarily, until the returned closure is called.
  func replaceTemporarily(with others: [Constraint]) -> () -> Void {
    let own = constraints
    constraints = others
    return { [self] in constraints = own }
  }

  /// Activates inactive constraints at their positions in the order of declaration, until the
  /// returned closure is called; removed ones stay inactive.
  func activateTemporarily(_ ids: ConstraintIdentities) -> () -> Void {
    var back = inactive.filter { ids.contains($0) && !removed.contains($0) }
    // A variation of the list itself may have activated some of them.
    let present = Set(constraints.map(\.id))
    back.removeAll { present.contains($0.id) }
    return back.isEmpty ? {} : replaceTemporarily(with: (constraints + back).sorted(by: precedes))
  }

  /// Returns whether descriptions still contain one of some constraints, active or not.
  func containsAny(of ids: ConstraintIdentities) -> Bool {
    constraints.contains(where: ids.contains)
      || inactive.contains { ids.contains($0) && !removed.contains($0) }
  }
}

extension [Constraint] {
  /// The constraints with identities: those without one, or with that of an earlier one, get a new
  /// one.
  var identified: [Constraint] {
    var (all, seen) = (self, Set([ConstraintIdentity.none]))
    for index in all.indices where !seen.insert(all[index].id).inserted {
      all[index].plain.identity = ConstraintIdentity.next(1)
    }
    return all
  }
}

extension Node {
  /// Activates the inactive constraints of a group for certain traits.
  ///
  /// - Parameters:
  ///   - group: the group; it lives as long as the variation.
  ///   - ids: a closure that returns the group's constraints at this node.
  package final func vary(
    _ query: TraitQuery, constraintsOf group: AnyObject, _ ids: @escaping () -> ConstraintIdentities
  ) {
    // A description that is run again must not leave the groups of the previous run here.
    variations.removeAll {
      guard case .constraints(_, let ids) = $0.change else { return false }
      return constraintList?.containsAny(of: ids()) != true
    }
    vary(query, .constraints(group, ids))
  }
}
