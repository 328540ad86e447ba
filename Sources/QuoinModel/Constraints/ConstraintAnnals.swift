/// A list's record of manual edits, and of groups whose constraints were removed by them.
final class ConstraintAnnals {
  /// The order of declaration, while some constraints are inactive.
  @exclusivity(unchecked) var order = ConstraintOrder()
  /// The reports about groups that could not be activated.
  @exclusivity(unchecked) var complaints: [ConstraintComplaint] = []
  /// The number of edits that may have removed constraints from the list.
  @exclusivity(unchecked) var edits = 0
}

extension ConstraintList {
  /// Returns the list's record for writing, creating it if needed.
  func openAnnals() -> ConstraintAnnals {
    if let annals { return annals }
    let annals = ConstraintAnnals()
    self.annals = annals
    return annals
  }
}
