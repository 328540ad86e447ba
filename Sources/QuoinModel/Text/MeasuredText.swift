import QuoinGeometry

/// A text broken into lines.
public struct MeasuredText: Hashable, Sendable {
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// The smallest size that encloses the lines, in points.
  public var size: Size
  /// The factor by which the font was scaled down to fit; see `TextLook.minimumScale`.
  public var fontScale: Double
  /// The number of characters that no font has a glyph for.
  public var missingGlyphs: Int

  /// Creates a measured text from its lines.
  public init(lines: [TextLine], size: Size, fontScale: Double = 1, missingGlyphs: Int = 0) {
    self.lines = lines
    self.size = size
    self.fontScale = fontScale
    self.missingGlyphs = missingGlyphs
  }

  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double? { lines.first?.baseline }
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double? { lines.last?.baseline }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// The painted characters in reading order, with an ellipsis if the line was truncated.
  public var text: String
  /// The width of the characters, in points.
  public var width: Double
  /// The distance from the top of the text to the top of the line, in points.
  public var top: Double
  /// The distance from the top of the text to the baseline, in points.
  public var baseline: Double
  /// The height of the line, in points.
  public var height: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// The range of the text in the line, as offsets in its UTF-8, including the spaces at which it
  /// wrapped, without the break that ends it.
  public var range: Range<Int>
  /// The number of bytes of the break that ends the line, 0 if it wrapped or the text ended.
  public var breakLength: Int
  /// The pieces of a styled text from left to right; empty for a plain text.
  public var runs: [LineRun]
  /// The inset of the line at its leading edge, in points.
  public var leadingInset = 0.0
  /// The inset of the line at its trailing edge, in points.
  public var trailingInset = 0.0
  /// The alignment of the line, if its paragraph specifies one.
  public var alignment: TextAlignment?
  /// The fonts that pieces have besides their own, for characters that it lacks, in the order of the pieces.
  package var otherFonts: [OtherFont] = []

  /// Creates a line from its parts.
  public init(
    text: String, width: Double, top: Double, baseline: Double, height: Double,
    isRightToLeft: Bool = false, range: Range<Int> = 0..<0, breakLength: Int = 0,
    runs: [LineRun] = []
  ) {
    self.text = text
    self.width = width
    self.top = top
    self.baseline = baseline
    self.height = height
    self.isRightToLeft = isRightToLeft
    self.range = range
    self.breakLength = breakLength
    self.runs = runs
  }

  /// Whether a break ends the line.
  package var endsWithBreak: Bool { breakLength > 0 }
  /// The beginning of the next line in the UTF-8 of the text.
  package var nextOffset: Int { range.upperBound + breakLength }
}

/// A font that a piece of a line has besides its own.
package struct OtherFont: Hashable, Sendable {
  /// The index of the piece among those of its line.
  package var run: Int
  package var metrics: FontMetrics

  package init(run: Int, metrics: FontMetrics) {
    self.run = run
    self.metrics = metrics
  }
}

/// A piece of a line with one look and one direction, or an object.
public struct LineRun: Hashable, Sendable {
  /// The index of the run of the text, or `nil` if no run covers the characters.
  public var run: Int? {
    get { packedRun < 0 ? nil : Int(packedRun) }
    set { packedRun = newValue.map { Int32(clamping: $0) } ?? -1 }
  }
  /// The index of the object, if the piece is an object.
  public var object: Int? {
    get { packedObject < 0 ? nil : Int(packedObject) }
    set { packedObject = newValue.map { Int32(clamping: $0) } ?? -1 }
  }
  // Small, because a long text has a piece for each inline element and each object.
  private var packedRun: Int32
  private var packedObject: Int32
  /// The painted characters in reading order; empty for an object.
  public var text: String
  /// The range of the characters, as offsets in the UTF-8 of the text; empty for an ellipsis.
  public var range: Range<Int> {
    get { packedRange.range }
    set { packedRange = PackedRange(newValue) }
  }
  private var packedRange: PackedRange
  /// The distance from the left edge of the line, in points.
  public var x: Double
  /// The width, in points.
  public var width: Double
  /// The distance from the piece's baseline up to its top, in points: the ascender of the font or
  /// the object.
  public var ascent: Double
  /// The distance from the piece's baseline down to its bottom, in points.
  public var descent: Double
  /// The distance from the line's baseline up to the piece's, in points.
  public var rise: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// The number of its characters that no font has a glyph for.
  package var missingGlyphs: Int {
    get { Int(packedMissingGlyphs) }
    set { packedMissingGlyphs = Int32(clamping: newValue) }
  }
  private var packedMissingGlyphs: Int32 = 0

  /// Creates a piece from its parts.
  public init(
    run: Int?, object: Int? = nil, text: String, range: Range<Int>, x: Double, width: Double,
    ascent: Double, descent: Double, rise: Double = 0, isRightToLeft: Bool = false
  ) {
    packedRun = run.map { Int32(clamping: $0) } ?? -1
    packedObject = object.map { Int32(clamping: $0) } ?? -1
    self.text = text
    packedRange = PackedRange(range)
    self.x = x
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.rise = rise
    self.isRightToLeft = isRightToLeft
  }
}
