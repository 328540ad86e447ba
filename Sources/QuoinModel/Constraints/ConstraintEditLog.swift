/// A list's record of manual edits, and of groups whose constraints were removed by them.
final class ConstraintEditLog {
  /// The order of declaration, while some constraints are inactive.
  @exclusivity(unchecked) var order = ConstraintOrder()
  /// The reports about groups that could not be activated.
  @exclusivity(unchecked) var failedActivations: [FailedActivation] = []
  /// The number of edits that may have removed constraints from the list.
  @exclusivity(unchecked) var edits = 0
}

extension ConstraintList {
  /// Returns the list's record for writing, creating it if needed.
  func openEditLog() -> ConstraintEditLog {
    if let editLog { return editLog }
    let editLog = ConstraintEditLog()
    self.editLog = editLog
    return editLog
  }
}
