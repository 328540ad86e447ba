/// What was said of a group that was switched on, and of which constraints are gone.
struct ConstraintComplaint {
  let keeper: ConstraintKeeper
  /// The constraints that the group means.
  let ids: ConstraintIdentities
  let diagnostic: Diagnostic
}

extension ConstraintList {
  /// Notes at the node what a group asked for in vain, until that is settled.
  ///
  /// - Parameters:
  ///   - keeper: who stands for the group.
  ///   - ids: the constraints that the group means.
  package func complain(
    _ diagnostic: Diagnostic, by keeper: ConstraintKeeper, about ids: ConstraintIdentities
  ) {
    withdrawComplaints(of: keeper)
    openAnnals().complaints.append(
      ConstraintComplaint(keeper: keeper, ids: ids, diagnostic: diagnostic))
    guard let owner, !owner.descriptionDiagnostics.contains(diagnostic) else { return }
    owner.descriptionDiagnostics.append(diagnostic)
  }

  /// A group means other constraints now.
  package func withdrawComplaints(of keeper: ConstraintKeeper) {
    withdraw { $0.keeper === keeper }
  }

  /// Constraints that were gone may be back.
  func reviewComplaints() { withdraw { areActive($0.ids) } }

  /// All that was said of descriptions is taken back.
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
