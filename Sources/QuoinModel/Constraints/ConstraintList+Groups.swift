extension ConstraintList {
  /// Takes constraints out of the layout; a group may put them back.
  package func deactivate(_ ids: ConstraintIdentities) {
    guard !ids.isEmpty else { return }
    noteOrder()
    resting += constraints.extract(where: ids.contains)
  }

  /// Puts constraints back where they were in the order of declaration.
  package func activate(_ ids: ConstraintIdentities) {
    guard !resting.isEmpty else { return }
    let back = resting.extract(where: ids.contains).sorted(by: precedes)
    guard let oldest = back.first else { return }
    removed.subtract(ids)
    let isInOrder = constraints.last.map { precedes($0, oldest) } ?? true
    constraints += back
    if !isInOrder { constraints.sort(by: precedes) }
  }

  /// The constraints of some identities, in the layout or not, in order of declaration.
  package func constraints(_ ids: ConstraintIdentities) -> [Constraint] {
    let active = constraints.filter(ids.contains)
    let inactive = resting.filter(ids.contains)
    return inactive.isEmpty ? active : (active + inactive).sorted(by: precedes)
  }

  /// Whether all of some identities take part in the layout.
  package func areActive(_ ids: ConstraintIdentities) -> Bool {
    var count = 0
    for index in constraints.indices where ids.contains(constraints[index]) { count += 1 }
    return count >= ids.count
  }

  /// Changes constraints where they are, in the layout or not.
  package func change(_ ids: ConstraintIdentities, _ body: (inout Constraint) -> Void) {
    for index in constraints.indices where ids.contains(constraints[index]) {
      body(&constraints[index])
    }
    for index in resting.indices where ids.contains(resting[index]) { body(&resting[index]) }
  }

  /// Takes constraints back, in the layout or not: a group that holds some of them may put them into
  /// the layout again, and the others are gone.
  ///
  /// - Returns: the constraints that left the layout.
  @discardableResult package func remove(where isMeant: (Constraint) -> Bool) -> [Constraint] {
    noteOrder()
    let active = constraints.extract(where: isMeant)
    let inactive = resting.isEmpty ? [] : resting.extract(where: isMeant)
    rest(inactive)
    rest(active)
    return active
  }

  /// Lets what was taken back rest for the groups that hold it; what none holds is gone.
  private func rest(_ constraints: [Constraint]) {
    guard !constraints.isEmpty else { return }
    var gone = ConstraintIdentities()
    for constraint in constraints {
      guard isHeld(constraint) else {
        gone.insert(constraint.id)
        continue
      }
      resting.append(constraint)
      removed.insert(constraint.id)
      noteLoss(of: constraint)
    }
    forget(gone)
  }

  /// Notes that a group does not hold constraints any more: those that are out of the layout are
  /// gone, unless another group holds them.
  func releaseResting(_ ids: ConstraintIdentities) {
    guard !resting.isEmpty, !ids.isEmpty else { return }
    forget(ConstraintIdentities(resting.extract { ids.contains($0) && !isHeld($0) }))
  }

  /// Takes constraints back that a group made and lets go of.
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
  /// Takes elements out and returns them, in order.
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
