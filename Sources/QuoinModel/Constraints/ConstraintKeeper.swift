/// Who keeps constraints one for one: they carry it on their way to a node, and the node's list notes
/// there what it keeps.
///
/// It is written when constraints are put at a node, and read by the group that it stands for: both
/// happen in the isolation in which the node is used, like all that concerns a node.
@usableFromInline package final class ConstraintKeeper: @unchecked Sendable {
  /// The lists that it keeps something of, in the order in which they came.
  package fileprivate(set) var lists: [ConstraintList] = []
  /// Whether something that it keeps was removed from a description since it last took something.
  fileprivate var hasLost = false
  /// Whether the group is no more.
  fileprivate var isAlone = false

  /// A keeper of constraints to come.
  package init() {}

  /// Keeps a constraint of a list.
  ///
  /// A description that is run again says anew what is kept: what was removed with the old one is let
  /// go of then, and it is no complaint any more that it could not be activated. What was only
  /// switched off stays.
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
        // What was taken out of the list itself is gone.
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

  /// Keeps nothing; what is out of the layout is gone then, unless another group holds it.
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

/// What somebody keeps of a list.
struct KeptConstraints {
  let keeper: ConstraintKeeper
  var ids: ConstraintIdentities
  /// The list's count of edits when it was last looked after the constraints.
  var edits: Int
}

extension ConstraintList {
  /// What a keeper keeps of this list.
  package func ids(keptBy keeper: ConstraintKeeper?) -> ConstraintIdentities {
    guard let keeper else { return ConstraintIdentities() }
    return kept.first { $0.keeper === keeper }?.ids ?? ConstraintIdentities()
  }

  /// Whether a living group may ask for a constraint.
  func isHeld(_ constraint: Constraint) -> Bool {
    held.contains(constraint) || kept.contains { $0.ids.contains(constraint) }
  }

  /// Tells those who keep a constraint that its description was taken back.
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

  /// Notes that a group is no more.
  ///
  /// - Parameters:
  ///   - made: the constraints that it made in this list.
  ///   - keeper: what it keeps.
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
