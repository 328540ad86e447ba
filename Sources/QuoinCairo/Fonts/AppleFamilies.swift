import QuoinModel

/// Metrics of iOS font families for which no free font has the same widths.
///
/// Heights are those of lines on iOS. Widths are relative to Inter, the substitute; they come from
/// the records of Interface Builder and, for Helvetica Neue, from its letter widths weighted by
/// letter frequency.
struct AppleFamilies {
  /// The widths relative to Inter's.
  let factor: Double
  /// The heights per em.
  let metrics: FontMetrics

  /// The metrics of a family by its name in lower case without spaces, or `nil` if they are not
  /// known.
  static func named(_ key: String) -> AppleFamilies? {
    switch key {
    case "avenirnextcondensed":
      AppleFamilies(factor: 0.81, ascender: 1, descender: 0.366)
    case "avenirnext", "avenir":
      AppleFamilies(factor: 0.972, ascender: 1, descender: 0.366)
    case "helveticaneue":
      AppleFamilies(factor: 0.945, metrics: VerticalMetrics.system)
    case "futura":
      AppleFamilies(factor: 0.966, ascender: 1.0388, descender: 0.2598)
    default: nil
    }
  }
}

extension AppleFamilies {
  private init(factor: Double, ascender: Double, descender: Double) {
    self.init(
      factor: factor,
      metrics: FontMetrics(
        ascender: ascender, descender: descender, lineHeight: ascender + descender))
  }
}
