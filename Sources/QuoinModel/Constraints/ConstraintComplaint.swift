/// The report that a group was activated although its constraints were removed.
struct ConstraintComplaint {
  let keeper: ConstraintKeeper
  /// The constraints of the group.
  let ids: ConstraintIdentities
  let diagnostic: Diagnostic
}

extension ConstraintList {
  /// Reports a group's failed activation at the node, until it is resolved.
  ///
  /// - Parameters:
  ///   - keeper: the keeper of the group.
  ///   - ids: the constraints of the group.
  package func complain(
    _ diagnostic: Diagnostic, by keeper: ConstraintKeeper, about ids: ConstraintIdentities
  ) {
    withdrawComplaints(of: keeper)
    openAnnals().complaints.append(
      ConstraintComplaint(keeper: keeper, ids: ids, diagnostic: diagnostic))
    guard let owner, !owner.descriptionDiagnostics.contains(diagnostic) else { return }
    owner.descriptionDiagnostics.append(diagnostic)
  }

  /// Withdraws the reports about a group, which has other constraints now.
  package func withdrawComplaints(of keeper: ConstraintKeeper) {
    withdraw { $0.keeper === keeper }
  }

  /// Withdraws the reports about groups whose constraints are active again.
  func reviewComplaints() { withdraw { areActive($0.ids) } }

  /// Discards the reports, because the diagnostics of the description were removed.
  package func forgetComplaints() { annals?.complaints = [] }

  private func withdraw(where isSettled: (ConstraintComplaint) -> Bool) {
    guard let annals, !annals.complaints.isEmpty else { return }
    let settled = annals.complaints.filter(isSettled)
    annals.complaints.removeAll(where: isSettled)
    for complaint in settled {
      let isShared = annals.complaints.contains { $0.diagnostic == complaint.diagnostic }
      if !isShared { owner?.descriptionDiagnostics.removeAll { $0 == complaint.diagnostic } }
    }
  }
}
