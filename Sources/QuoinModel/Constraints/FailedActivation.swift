/// The report that a group was activated although its constraints were removed.
struct FailedActivation {
  let membership: GroupMembership
  /// The constraints of the group.
  let ids: ConstraintIdentities
  let diagnostic: Diagnostic
}

extension ConstraintList {
  /// Reports a group's failed activation at the node, until it is resolved.
  ///
  /// - Parameters:
  ///   - membership: the membership of the group.
  ///   - ids: the constraints of the group.
  package func reportFailedActivation(
    _ diagnostic: Diagnostic, by membership: GroupMembership, about ids: ConstraintIdentities
  ) {
    withdrawFailedActivations(of: membership)
    openEditLog().failedActivations.append(
      FailedActivation(membership: membership, ids: ids, diagnostic: diagnostic))
    guard let owner, !owner.descriptionDiagnostics.contains(diagnostic) else { return }
    owner.descriptionDiagnostics.append(diagnostic)
  }

  /// Withdraws the reports about a group, which has other constraints now.
  package func withdrawFailedActivations(of membership: GroupMembership) {
    withdraw { $0.membership === membership }
  }

  /// Withdraws the reports about groups whose constraints are active again.
  func reviewFailedActivations() { withdraw { areActive($0.ids) } }

  /// Discards the reports, because the diagnostics of the description were removed.
  package func forgetFailedActivations() { editLog?.failedActivations = [] }

  private func withdraw(where isSettled: (FailedActivation) -> Bool) {
    guard let editLog, !editLog.failedActivations.isEmpty else { return }
    let settled = editLog.failedActivations.filter(isSettled)
    editLog.failedActivations.removeAll(where: isSettled)
    for failure in settled {
      let isShared = editLog.failedActivations.contains { $0.diagnostic == failure.diagnostic }
      if !isShared { owner?.descriptionDiagnostics.removeAll { $0 == failure.diagnostic } }
    }
  }
}
