/// The heights of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascender: Double
  /// From the baseline down to the bottom of a line, a positive number.
  public var descender: Double
  /// From one line's top to the next.
  public var lineHeight: Double
  /// The height of small letters without ascender, such as x.
  public var xHeight: Double
  /// The height of capitals.
  public var capHeight: Double

  /// Metrics of their parts; what is not said of letters is a common proportion of the ascender.
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

extension FontMetrics {
  /// The height of a line where nothing says one: CSS Inline 3 §4.2, of whole points as browsers have it.
  package var normalLineHeight: Double {
    let gap = max(0, lineHeight - ascender - descender)
    return ascender.rounded() + descender.rounded() + gap.rounded()
  }
}
