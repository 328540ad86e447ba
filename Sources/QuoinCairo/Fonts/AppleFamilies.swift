import QuoinModel

/// Metrics of font families of iOS and its apps for which no free font has the same widths.
///
/// Heights are those of lines on iOS. Widths are relative to Inter, the substitute, and agree with
/// what Interface Builder recorded.
struct AppleFamilies {
  /// The factor for all widths, after those of the letters are corrected.
  let factor: Double
  /// The widths of the letters, or `nil` if only the factor is known.
  let letters: AppleLetters?
  /// The heights per em.
  let metrics: FontMetrics

  /// The metrics of a family by its name in lower case without spaces, or `nil` if they are not
  /// known.
  static func named(_ key: String) -> AppleFamilies? {
    switch key {
    case "avenirnextcondensed":
      AppleFamilies(factor: 0.82, letters: .avenirNext, ascender: 1, descender: 0.366)
    case "avenirnext", "avenir":
      AppleFamilies(factor: 1, letters: .avenirNext, ascender: 1, descender: 0.366)
    case "helveticaneue":
      AppleFamilies(factor: 1, letters: .helveticaNeue, metrics: VerticalMetrics.system)
    case "futura":
      AppleFamilies(factor: 0.966, letters: nil, ascender: 1.0388, descender: 0.2598)
    case "adobegaramondpro":
      AppleFamilies(factor: 0.833, letters: nil, metrics: VerticalMetrics.system)
    default: nil
    }
  }
}

extension AppleFamilies {
  /// Returns the correction of widths for a font of the family.
  func correction(size: Double, weight: Font.Weight) -> WidthCorrection {
    .family(
      factor: factor, letters: letters?.points(size: size, weight: weight) ?? [], size: size)
  }

  private init(factor: Double, letters: AppleLetters?, ascender: Double, descender: Double) {
    self.init(
      factor: factor, letters: letters,
      metrics: FontMetrics(
        ascender: ascender, descender: descender, lineHeight: ascender + descender))
  }
}
