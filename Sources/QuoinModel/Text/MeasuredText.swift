import QuoinGeometry

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
  /// The characters that are painted, in the order of reading, with the mark of a cut if it was cut.
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
  /// What the line took of the text, as offsets in its UTF-8: with the spaces at which it wrapped,
  /// without the break that ends it.
  public var range: Range<Int>
  /// The bytes of the break in the text that ends the line, 0 where it wrapped or the text ended.
  public var breakLength: Int
  /// The pieces of a styled text from left to right; empty for a plain one.
  public var runs: [LineRun]
  /// What the line leaves free at the edge at which one begins to read, in points.
  public var leadingInset = 0.0
  /// What the line leaves free at the other edge, in points.
  public var trailingInset = 0.0
  /// The side at which the line begins, where its paragraph says so.
  public var alignment: TextAlignment?

  /// A line of its parts.
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

  /// Whether a break in the text ends the line.
  package var endsWithBreak: Bool { breakLength > 0 }
  /// Where the next line begins in the UTF-8 of the text.
  package var nextOffset: Int { range.upperBound + breakLength }
}

/// A piece of a line that has one look and one direction, or an object.
public struct LineRun: Hashable, Sendable {
  /// The index of the run of the text, or `nil` where none covers the characters.
  public var run: Int?
  /// The index of the object, if it is one.
  public var object: Int?
  /// The characters that are painted, in the order of reading; empty for an object.
  public var text: String
  /// Where they come from, as offsets in the UTF-8 of the text; empty for the mark of a cut.
  public var range: Range<Int>
  /// The left edge, in points from that of the line.
  public var x: Double
  /// The width, in points.
  public var width: Double
  /// From the piece's baseline up to its top, in points: the font's ascender, or the object's.
  public var ascent: Double
  /// From the piece's baseline down to its bottom, in points.
  public var descent: Double
  /// How far the piece's baseline is above the line's, in points.
  public var rise: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// The number of its characters for which no font has a picture.
  package var missingGlyphs = 0

  /// A piece of its parts.
  public init(
    run: Int?, object: Int? = nil, text: String, range: Range<Int>, x: Double, width: Double,
    ascent: Double, descent: Double, rise: Double = 0, isRightToLeft: Bool = false
  ) {
    self.run = run
    self.object = object
    self.text = text
    self.range = range
    self.x = x
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.rise = rise
    self.isRightToLeft = isRightToLeft
  }
}
