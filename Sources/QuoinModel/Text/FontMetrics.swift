/// The heights of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of a line.
  public var ascender: Double
  /// The distance from the baseline down to the bottom of a line, a positive number.
  public var descender: Double
  /// The distance from one line's top to the next.
  public var lineHeight: Double
  /// The height of lowercase letters without ascender, such as x.
  public var xHeight: Double
  /// The height of capital letters.
  public var capHeight: Double

  /// Creates metrics from their parts; missing letter heights are typical proportions of the
  /// ascender.
  public init(
    ascender: Double, descender: Double, lineHeight: Double, xHeight: Double? = nil,
    capHeight: Double? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.xHeight = xHeight ?? 0.56 * ascender
    self.capHeight = capHeight ?? 0.75 * ascender
  }
}
