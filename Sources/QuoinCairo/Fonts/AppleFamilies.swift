import QuoinModel

/// The families of iOS that no free font is as wide as, and their measures.
///
/// Heights are those that lines of them have on iOS; widths are a part of those of Inter, which stands in,
/// from the records of Interface Builder and, for Helvetica Neue, the widths of its letters by how often
/// they occur.
struct AppleFamilies {
  /// The widths as a part of Inter's.
  let factor: Double
  /// The heights per em.
  let metrics: FontMetrics

  /// The measures of a family by its name in small letters without spaces, or `nil` where they are not known.
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
