/// An object that keeps track of a group's individual constraints.
///
/// Constraints carry it on their way to a node, and the node's list then records which of them it
/// keeps. It is written when constraints are added to a node, and read by the group that it
/// represents: both happen in the isolation domain in which the node is used.
@usableFromInline package final class GroupMembership: @unchecked Sendable {
  /// The lists with constraints of this membership, in the order in which they were added.
  package fileprivate(set) var lists: [ConstraintList] = []
  /// Whether one of its constraints was removed with its description since the last `take`.
  fileprivate var hasLost = false
  /// Whether the group was released.
  fileprivate var isReleased = false

  /// Creates a membership of future constraints.
  package init() {}

  /// Starts to keep a constraint of a list.
  ///
  /// A description that runs again declares its constraints again: those that were removed with the
  /// previous run are released then, and reports that they could not be activated are withdrawn.
  /// Constraints that were only deactivated are kept.
  package func insert(_ id: ConstraintIdentity, of list: ConstraintList) {
    guard !isReleased else { return }
    if hasLost {
      hasLost = false
      for list in lists { list.releaseRemoved(self) }
    }
    list.withdrawFailedActivations(of: self)
    let edits = list.editLog?.edits ?? 0
    if let index = list.kept.firstIndex(where: { $0.membership === self }) {
      if list.kept[index].edits != edits {
        // Constraints that were removed from the list itself are gone.
        list.kept[index].ids = ConstraintIdentities(list.constraints(list.kept[index].ids))
        list.kept[index].edits = edits
      }
      list.kept[index].ids.insert(id)
    } else {
      list.kept.append(
        KeptConstraints(membership: self, ids: ConstraintIdentities(id), edits: edits))
      lists.append(list)
    }
  }

  /// Releases all constraints; inactive ones are removed unless another group holds them.
  package func releaseAll() {
    for list in lists {
      guard let index = list.kept.firstIndex(where: { $0.membership === self }) else { continue }
      let ids = list.kept.remove(at: index).ids
      list.releaseInactive(ids)
    }
    lists = []
    hasLost = false
  }
}

/// The constraints of a list that a membership keeps.
struct KeptConstraints {
  let membership: GroupMembership
  var ids: ConstraintIdentities
  /// The list's count of edits when the constraints were last checked.
  var edits: Int
}

extension ConstraintList {
  /// Returns the constraints of this list that a membership keeps.
  package func ids(keptBy membership: GroupMembership?) -> ConstraintIdentities {
    guard let membership else { return ConstraintIdentities() }
    return kept.first { $0.membership === membership }?.ids ?? ConstraintIdentities()
  }

  /// Returns whether a living group may activate a constraint.
  func isHeld(_ constraint: Constraint) -> Bool {
    held.contains(constraint) || kept.contains { $0.ids.contains(constraint) }
  }

  /// Notifies the groups of a constraint that its description removed it.
  func reportDuplicate(of constraint: Constraint) {
    for entry in kept where entry.ids.contains(constraint) { entry.membership.hasLost = true }
  }

  fileprivate func releaseRemoved(_ membership: GroupMembership) {
    guard !removed.isEmpty, let index = kept.firstIndex(where: { $0.membership === membership })
    else {
      return
    }
    kept[index].ids.subtract(removed)
    releaseInactive(removed)
  }

  /// Records that a group was released.
  ///
  /// - Parameters:
  ///   - made: the constraints that it created in this list.
  ///   - membership: its membership, if it has one.
  @usableFromInline package static func release(
    _ list: ConstraintList?, _ made: Range<ConstraintIdentity>, _ membership: GroupMembership?
  ) {
    if let membership {
      membership.isReleased = true
      membership.releaseAll()
    }
    guard let list else { return }
    list.held.subtract(made)
    if !list.inactive.isEmpty { list.releaseInactive(ConstraintIdentities(made)) }
  }
}
