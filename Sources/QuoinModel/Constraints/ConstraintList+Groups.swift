extension ConstraintList {
  /// Deactivates constraints; a group may activate them again.
  package func deactivate(_ ids: ConstraintIdentities) {
    guard !ids.isEmpty else { return }
    noteOrder()
    inactive += constraints.extract(where: ids.contains)
  }

  /// Activates constraints at their previous positions in the order of declaration.
  package func activate(_ ids: ConstraintIdentities) {
    guard !inactive.isEmpty else { return }
    let back = inactive.extract(where: ids.contains).sorted(by: precedes)
    guard let oldest = back.first else { return }
    removed.subtract(ids)
    let isInOrder = constraints.last.map { precedes($0, oldest) } ?? true
    constraints += back
    if !isInOrder { constraints.sort(by: precedes) }
  }

  /// Returns the constraints with some identities, active or not, in order of declaration.
  package func constraints(_ ids: ConstraintIdentities) -> [Constraint] {
    let active = constraints.filter(ids.contains)
    let rest = inactive.filter(ids.contains)
    return rest.isEmpty ? active : (active + rest).sorted(by: precedes)
  }

  /// Returns whether all constraints with some identities are active.
  package func areActive(_ ids: ConstraintIdentities) -> Bool {
    var count = 0
    for index in constraints.indices where ids.contains(constraints[index]) { count += 1 }
    return count >= ids.count
  }

  /// Changes constraints in place, active or not.
  package func change(_ ids: ConstraintIdentities, _ body: (inout Constraint) -> Void) {
    for index in constraints.indices where ids.contains(constraints[index]) {
      body(&constraints[index])
    }
    for index in inactive.indices where ids.contains(inactive[index]) { body(&inactive[index]) }
  }

  /// Removes constraints, active or not.
  ///
  /// A group that holds some of them may activate these again; the others are gone.
  ///
  /// - Returns: the constraints that were active.
  @discardableResult package func remove(where isMeant: (Constraint) -> Bool) -> [Constraint] {
    noteOrder()
    let active = constraints.extract(where: isMeant)
    let others = inactive.isEmpty ? [] : inactive.extract(where: isMeant)
    keepHeld(others)
    keepHeld(active)
    return active
  }

  /// Keeps removed constraints as inactive for the groups that hold them, and drops the others.
  private func keepHeld(_ constraints: [Constraint]) {
    guard !constraints.isEmpty else { return }
    var gone = ConstraintIdentities()
    for constraint in constraints {
      guard isHeld(constraint) else {
        gone.insert(constraint.id)
        continue
      }
      inactive.append(constraint)
      removed.insert(constraint.id)
      reportDuplicate(of: constraint)
    }
    forget(gone)
  }

  /// Releases constraints of a group: inactive ones are removed unless another group holds them.
  func releaseInactive(_ ids: ConstraintIdentities) {
    guard !inactive.isEmpty, !ids.isEmpty else { return }
    forget(ConstraintIdentities(inactive.extract { ids.contains($0) && !isHeld($0) }))
  }

  /// Removes the constraints that a group created and releases.
  package func discard(_ made: Range<ConstraintIdentity>) {
    guard !made.isEmpty else { return }
    held.subtract(made)
    let ids = ConstraintIdentities(made)
    remove(where: ids.contains)
  }

  private func forget(_ gone: ConstraintIdentities) {
    chained.subtract(gone)
    removed.subtract(gone)
  }
}

extension [Constraint] {
  /// Removes elements and returns them, in order.
  fileprivate mutating func extract(where isMeant: (Constraint) -> Bool) -> [Constraint] {
    var taken: [Constraint] = []
    removeAll { constraint in
      let isTaken = isMeant(constraint)
      if isTaken { taken.append(constraint) }
      return isTaken
    }
    return taken
  }
}
