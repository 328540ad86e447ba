// Handling of manual edits of the list: `node.constraints.append(…)`.

extension ConstraintList {
  /// The state of the list before an edit.
  struct Mark {
    fileprivate var count: Int
    fileprivate var last: ConstraintIdentity
    /// All constraints in order of declaration, if some are inactive.
    fileprivate var order: [ConstraintIdentity]
  }

  /// Returns the current state of the list.
  func mark() -> Mark {
    Mark(
      count: constraints.count, last: constraints.last?.id ?? .none,
      order: inactive.isEmpty
        ? [] : (constraints + inactive).sorted(by: precedes).map(\.id))
  }

  /// Assigns identities to constraints that an edit added, notifies their groups, and updates the
  /// order of inactive ones.
  func review(since mark: Mark) {
    // If the last constraint is still in its position and others follow, they were appended.
    let isAppending =
      constraints.count > mark.count
      && (mark.count == 0 || constraints[mark.count - 1].id == mark.last)
    if !isAppending { openEditLog().edits += 1 }
    admit(from: isAppending ? mark.count : 0)
    if !inactive.isEmpty { keepOrder(mark.order) }
    reviewFailedActivations()
  }

  private func admit(from start: Int) {
    var last = start == 0 ? ConstraintIdentity.none : constraints[start - 1].id
    var isByIdentity = true
    for index in start..<constraints.count {
      if constraints[index].id == .none {
        constraints[index].plain.identity = ConstraintIdentity.next(1)
      }
      if !(last < constraints[index].id) { isByIdentity = false }
      last = constraints[index].id
    }
    if !isByIdentity { separateCopies() }
    for index in start..<constraints.count where constraints[index].extras != nil {
      var constraint = constraints[index]
      guard !constraint.memberships.isEmpty else { continue }
      for membership in constraint.memberships { membership.insert(constraint.id, of: self) }
      constraint.memberships = []
      constraints[index] = constraint
    }
  }

  /// Assigns new identities to copies of constraints that are already in the list.
  private func separateCopies() {
    var seen: Set<ConstraintIdentity> = []
    for index in constraints.indices where !seen.insert(constraints[index].id).inserted {
      constraints[index].plain.identity = ConstraintIdentity.next(1)
    }
  }

  /// Keeps inactive constraints after their predecessors.
  private func keepOrder(_ before: [ConstraintIdentity]) {
    let active = Set(constraints.map(\.id))
    // An inactive constraint that was added to the list is activated.
    inactive.removeAll { active.contains($0.id) }
    if !removed.isEmpty { removed.subtract(ConstraintIdentities(constraints)) }
    var followers: [ConstraintIdentity: [ConstraintIdentity]] = [:]
    var waiting = Set(inactive.map(\.id))
    var leader = ConstraintIdentity.none
    for id in before {
      if active.contains(id) {
        leader = id
      } else if waiting.remove(id) != nil {
        followers[leader, default: []].append(id)
      }
    }
    var all = followers[.none] ?? []
    for constraint in constraints {
      all.append(constraint.id)
      all += followers[constraint.id] ?? []
    }
    openEditLog().order = ConstraintOrder(all)
  }
}
