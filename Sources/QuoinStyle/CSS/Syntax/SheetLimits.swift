extension CSS {
  /// How much of a sheet is read; what is beyond is left out, with a finding of the rule `limit-exceeded`.
  package struct SheetLimits: Hashable, Sendable {
    /// The rules of the sheet.
    package var rules = Int.max
    /// The longhand declarations of all of them.
    package var declarations = Int.max
    /// The parts between commas in a value: layers, shadows, families.
    package var layers = Int.max

    /// No limits: for sheets of the app's own.
    package init() {}
  }
}
