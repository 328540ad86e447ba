import QuoinGeometry
import QuoinModel

/// A line of text and its position.
///
/// It is drawn on a single line, without further wrapping or truncation.
public struct DrawnText: Hashable, Sendable {
  /// The point of the line that is placed at the origin.
  public enum Anchor: UInt8, Hashable, Sendable {
    /// The left end of the line.
    case left
    /// The centre of the line.
    case middle
  }

  /// The characters.
  public var string: String
  /// The position of the anchor on the baseline, in points.
  public var origin: Point
  /// The font, at the size in which it is drawn.
  public var font: Font
  /// The colour of the glyphs.
  public var color: Color
  /// The measured width in points, or `nil` if unmeasured.
  public var width: Double?
  /// The point of the line that is placed at the origin.
  public var anchor: Anchor
  /// The additional width of each space in a justified line, in points.
  public var wordSpacing: Double
  /// Whether the text direction is right to left.
  public var isRightToLeft: Bool
  /// The additional space after each letter, in points.
  public var letterSpacing = 0.0
  /// Whether the text is a run of a divided line, with a single direction; otherwise directions may
  /// be mixed.
  package var isPiece = false
  /// The text before and after a run, so that letters join across its ends.
  public var context = Context()
  /// Whether the text continues the line of the preceding text command.
  package var continuesLine = false
  /// The lines under, over and through the text.
  public var decoration: TextDecoration = []
  /// The colour of the decoration, or `nil` for the text colour.
  public var decorationColor: Color?
  /// The line style of the decoration.
  public var decorationLine = DecorationLine.solid
  /// The thickness of the decoration in points, or `nil` for the font's own.
  public var decorationThickness: Double?
  /// The distance from the baseline to the top of an underline in points, or `nil` for the font's
  /// own.
  public var underlineOffset: Double?
  /// Whether the baseline is rounded to whole pixels in bitmaps.
  package var standsOnPixels = false
  /// The link target.
  public var link: String?
  /// Whether undrawn white space or a line break follows, so that a space is kept in copied text.
  package var endsWord = false

  /// The text adjacent to a run of a line.
  public struct Context: Hashable, Sendable {
    /// The text before the run, in reading order.
    public var before = ""
    /// The text after the run, in reading order.
    public var after = ""

    /// Creates an empty context.
    package init() {}
  }

  /// Creates a line of text.
  package init(
    _ string: String, origin: Point, font: Font, color: Color, width: Double? = nil,
    anchor: Anchor = .left, wordSpacing: Double = 0, isRightToLeft: Bool = false
  ) {
    self.string = string
    self.origin = origin
    self.font = font
    self.color = color
    self.width = width
    self.anchor = anchor
    self.wordSpacing = wordSpacing
    self.isRightToLeft = isRightToLeft
  }

  /// Returns whether a link is safe to follow, because it cannot run a script in the page that
  /// shows the text.
  package static func isSafe(link: String) -> Bool {
    let letters = link.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let scheme = letters.prefix { $0 != ":" }
    guard scheme.count < letters.count else { return true }
    let name = String(String.UnicodeScalarView(scheme)).lowercased()
    return name != "javascript" && name != "vbscript" && name != "data"
  }

  /// A rectangle that contains the glyphs, with a margin.
  package var bounds: Rect {
    let em = font.size
    // If unmeasured: few glyphs are wider than one em.
    let width = (self.width ?? Double(string.unicodeScalars.count) * em)
    let left = anchor == .left ? origin.x : origin.x - width / 2
    return Rect(
      x: left - em, y: origin.y - 1.5 * em, width: width + 2 * em, height: 2.5 * em)
  }
}
