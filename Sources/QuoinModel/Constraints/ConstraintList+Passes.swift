// Constraints that hold for one layout: nothing that the list knows of edits, of what is at rest and of
// who keeps what is touched, so that the list is afterwards what it was.

extension ConstraintList {
  /// Has other constraints in the layout, until what is answered is called.
  func lend(_ others: [Constraint]) -> () -> Void {
    let own = constraints
    constraints = others
    return { [self] in constraints = own }
  }

  /// Has constraints that are at rest in the layout, where they were in the order of declaration,
  /// until what is answered is called; what was taken back stays out.
  func lend(_ ids: ConstraintIdentities) -> () -> Void {
    var back = resting.filter { ids.contains($0) && !removed.contains($0) }
    // A variation of the list itself may have put some of them there.
    let present = Set(constraints.map(\.id))
    back.removeAll { present.contains($0.id) }
    return back.isEmpty ? {} : lend((constraints + back).sorted(by: precedes))
  }

  /// Whether descriptions still say one of some constraints, switched on or off.
  func says(_ ids: ConstraintIdentities) -> Bool {
    constraints.contains(where: ids.contains)
      || resting.contains { ids.contains($0) && !removed.contains($0) }
  }
}

extension [Constraint] {
  /// The constraints with identities: those of which one has none, or that of an earlier one, get
  /// their own.
  var identified: [Constraint] {
    var (all, seen) = (self, Set([ConstraintIdentity.none]))
    for index in all.indices where !seen.insert(all[index].id).inserted {
      all[index].plain.identity = ConstraintIdentity.next(1)
    }
    return all
  }
}

extension Node {
  /// Has the constraints of a group, which are at rest, in the layout in some surroundings.
  ///
  /// - Parameters:
  ///   - group: the group; it lives as long as the variation.
  ///   - ids: what of this node the group means.
  package final func vary(
    _ query: TraitQuery, constraintsOf group: AnyObject, _ ids: @escaping () -> ConstraintIdentities
  ) {
    // A description that is run again must not leave the groups of the last time here.
    variations.removeAll {
      guard case .constraints(_, let ids) = $0.change else { return false }
      return constraintList?.says(ids()) != true
    }
    vary(query, .constraints(group, ids))
  }
}
