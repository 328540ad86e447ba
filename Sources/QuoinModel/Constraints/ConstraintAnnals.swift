/// What a list remembers of edits by hand, and of groups that asked for what was gone then.
final class ConstraintAnnals {
  /// The order of declaration, while some are at rest.
  @exclusivity(unchecked) var order = ConstraintOrder()
  /// What groups asked for in vain.
  @exclusivity(unchecked) var complaints: [ConstraintComplaint] = []
  /// How often somebody may have taken constraints out of the list itself.
  @exclusivity(unchecked) var edits = 0
}

extension ConstraintList {
  /// What the list remembers, to be written.
  func openAnnals() -> ConstraintAnnals {
    if let annals { return annals }
    let annals = ConstraintAnnals()
    self.annals = annals
    return annals
  }
}
