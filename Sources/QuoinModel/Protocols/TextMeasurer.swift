import QuoinGeometry

/// Measures text and breaks it into lines.
///
/// The lines that it answers are the lines that are painted; nothing wraps again. A measurer is
/// called from whatever thread lays out.
public protocol TextMeasurer: Sendable {
  /// Breaks a text into lines that fit a width.
  ///
  /// - Parameters:
  ///   - text: the characters.
  ///   - style: font, alignment, line limit and so on.
  ///   - width: the width to wrap and cut at, in points, or `nil` for none.
  /// - Returns: the lines, and the size that holds them, not rounded to pixels.
  func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText

  /// The heights of a font, in points.
  func metrics(of font: Font) -> FontMetrics
}

/// The heights of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascender: Double
  /// From the baseline down to the bottom of a line, a positive number.
  public var descender: Double
  /// From one line's top to the next.
  public var lineHeight: Double

  /// Metrics of their parts.
  public init(ascender: Double, descender: Double, lineHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}

/// A text broken into lines.
public struct MeasuredText: Hashable, Sendable {
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// The smallest size that holds the lines, in points.
  public var size: Size
  /// The factor by which the font was shrunk to fit; see `TextLook.minimumScale`.
  public var fontScale: Double
  /// The number of characters for which no font has a picture.
  public var missingGlyphs: Int

  /// A text of its lines.
  public init(lines: [TextLine], size: Size, fontScale: Double = 1, missingGlyphs: Int = 0) {
    self.lines = lines
    self.size = size
    self.fontScale = fontScale
    self.missingGlyphs = missingGlyphs
  }

  /// The first line's baseline below the top, in points.
  public var firstBaseline: Double? { lines.first?.baseline }
  /// The last line's baseline below the top, in points.
  public var lastBaseline: Double? { lines.last?.baseline }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// The characters that are painted, with the mark of a cut if it was cut.
  public var text: String
  /// The width of the characters, in points.
  public var width: Double
  /// The top of the line below the top of the text, in points.
  public var top: Double
  /// The baseline below the top of the text, in points.
  public var baseline: Double
  /// The height of the line, in points.
  public var height: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool

  /// A line of its parts.
  public init(
    text: String, width: Double, top: Double, baseline: Double, height: Double,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.width = width
    self.top = top
    self.baseline = baseline
    self.height = height
    self.isRightToLeft = isRightToLeft
  }
}
