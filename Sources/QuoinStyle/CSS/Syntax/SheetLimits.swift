extension CSS {
  /// Limits on the size of a sheet; what exceeds them is ignored and reported as `limit-exceeded`.
  package struct SheetLimits: Hashable, Sendable {
    /// The maximum number of rules.
    package var rules = Int.max
    /// The maximum total number of longhand declarations.
    package var declarations = Int.max
    /// The maximum number of comma-separated parts of a value: layers, shadows, families.
    package var layers = Int.max

    /// Creates limits that allow everything, for the app's own sheets.
    package init() {}
  }
}
