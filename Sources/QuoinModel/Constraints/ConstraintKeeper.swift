/// An object that keeps track of a group's individual constraints.
///
/// Constraints carry it on their way to a node, and the node's list then records which of them it
/// keeps. It is written when constraints are added to a node, and read by the group that it
/// represents: both happen in the isolation domain in which the node is used.
@usableFromInline package final class ConstraintKeeper: @unchecked Sendable {
  /// The lists with constraints of this keeper, in the order in which they were added.
  package fileprivate(set) var lists: [ConstraintList] = []
  /// Whether one of its constraints was removed with its description since the last `take`.
  fileprivate var hasLost = false
  /// Whether the group was released.
  fileprivate var isAlone = false

  /// Creates a keeper of future constraints.
  package init() {}

  /// Starts to keep a constraint of a list.
  ///
  /// A description that runs again declares its constraints again: those that were removed with the
  /// previous run are released then, and reports that they could not be activated are withdrawn.
  /// Constraints that were only deactivated are kept.
  package func take(_ id: ConstraintIdentity, of list: ConstraintList) {
    guard !isAlone else { return }
    if hasLost {
      hasLost = false
      for list in lists { list.letGoOfRemoved(self) }
    }
    list.withdrawComplaints(of: self)
    let edits = list.annals?.edits ?? 0
    if let index = list.kept.firstIndex(where: { $0.keeper === self }) {
      if list.kept[index].edits != edits {
        // Constraints that were removed from the list itself are gone.
        list.kept[index].ids = ConstraintIdentities(list.constraints(list.kept[index].ids))
        list.kept[index].edits = edits
      }
      list.kept[index].ids.insert(id)
    } else {
      list.kept.append(
        KeptConstraints(keeper: self, ids: ConstraintIdentities(id), edits: edits))
      lists.append(list)
    }
  }

  /// Releases all constraints; inactive ones are removed unless another group holds them.
  package func letGo() {
    for list in lists {
      guard let index = list.kept.firstIndex(where: { $0.keeper === self }) else { continue }
      let ids = list.kept.remove(at: index).ids
      list.releaseResting(ids)
    }
    lists = []
    hasLost = false
  }
}

/// The constraints of a list that a keeper keeps.
struct KeptConstraints {
  let keeper: ConstraintKeeper
  var ids: ConstraintIdentities
  /// The list's count of edits when the constraints were last checked.
  var edits: Int
}

extension ConstraintList {
  /// Returns the constraints of this list that a keeper keeps.
  package func ids(keptBy keeper: ConstraintKeeper?) -> ConstraintIdentities {
    guard let keeper else { return ConstraintIdentities() }
    return kept.first { $0.keeper === keeper }?.ids ?? ConstraintIdentities()
  }

  /// Returns whether a living group may activate a constraint.
  func isHeld(_ constraint: Constraint) -> Bool {
    held.contains(constraint) || kept.contains { $0.ids.contains(constraint) }
  }

  /// Notifies the keepers of a constraint that its description removed it.
  func noteLoss(of constraint: Constraint) {
    for entry in kept where entry.ids.contains(constraint) { entry.keeper.hasLost = true }
  }

  fileprivate func letGoOfRemoved(_ keeper: ConstraintKeeper) {
    guard !removed.isEmpty, let index = kept.firstIndex(where: { $0.keeper === keeper }) else {
      return
    }
    kept[index].ids.subtract(removed)
    releaseResting(removed)
  }

  /// Records that a group was released.
  ///
  /// - Parameters:
  ///   - made: the constraints that it created in this list.
  ///   - keeper: its keeper, if it has one.
  @usableFromInline package static func release(
    _ list: ConstraintList?, _ made: Range<ConstraintIdentity>, _ keeper: ConstraintKeeper?
  ) {
    if let keeper {
      keeper.isAlone = true
      keeper.letGo()
    }
    guard let list else { return }
    list.held.subtract(made)
    if !list.resting.isEmpty { list.releaseResting(ConstraintIdentities(made)) }
  }
}
