import QuoinGeometry
import QuoinModel

/// One line of text at its place.
///
/// It is drawn as it is; nothing wraps or cuts it again.
public struct DrawnText: Hashable, Sendable {
  /// What stands at the origin.
  public enum Anchor: UInt8, Hashable, Sendable {
    /// The left end of the line.
    case left
    /// The middle of the line.
    case middle
  }

  /// The characters.
  public var string: String
  /// The place of the anchor on the baseline, in points.
  public var origin: Point
  /// The font at the size that it is drawn in.
  public var font: Font
  /// The colour of the glyphs.
  public var color: Color
  /// The width that was measured, in points, or `nil` where nobody did.
  public var width: Double?
  /// What stands at the origin.
  public var anchor: Anchor
  /// What each space is widened by, in points, in lines that fill their width.
  public var wordSpacing: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// What is added after each letter, in points.
  public var letterSpacing = 0.0
  /// Whether all characters run in one direction, as a piece of a line that was divided; else
  /// directions may mix.
  package var isPiece = false
  /// What stands before and behind a piece, so that letters join across it.
  public var context = Context()
  /// Whether the piece belongs to the line of the text before it.
  package var continuesLine = false
  /// Lines under, over and through the characters.
  public var decoration: TextDecoration = []
  /// The colour of those lines, or `nil` for that of the glyphs.
  public var decorationColor: Color?
  /// How those lines are drawn.
  public var decorationLine = DecorationLine.solid
  /// How thick those lines are, in points, or `nil` for what the font says.
  public var decorationThickness: Double?
  /// How far below the baseline a line under the characters begins, in points, or `nil` for what the
  /// font says.
  public var underlineOffset: Double?
  /// Whether the baseline stands on the nearest whole pixel where the picture has pixels.
  package var standsOnPixels = false
  /// Where a tap leads.
  public var link: String?
  /// Whether white space or a break of the line follows that nothing is drawn of: documents of which text
  /// is copied keep a space.
  package var endsWord = false

  /// The characters beside a piece of a line.
  public struct Context: Hashable, Sendable {
    /// What stands before it in the order of reading.
    public var before = ""
    /// What stands behind it.
    public var after = ""

    /// Nothing.
    package init() {}
  }

  /// A line of its parts.
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

  /// Whether following a link cannot run a program in the page or document that shows the text.
  package static func isSafe(link: String) -> Bool {
    let letters = link.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let scheme = letters.prefix { $0 != ":" }
    guard scheme.count < letters.count else { return true }
    let name = String(String.UnicodeScalarView(scheme)).lowercased()
    return name != "javascript" && name != "vbscript" && name != "data"
  }

  /// A rectangle that holds the glyphs, with room to spare.
  package var bounds: Rect {
    let em = font.size
    // Without a measure: few glyphs are wider than one em.
    let width = (self.width ?? Double(string.unicodeScalars.count) * em)
    let left = anchor == .left ? origin.x : origin.x - width / 2
    return Rect(
      x: left - em, y: origin.y - 1.5 * em, width: width + 2 * em, height: 2.5 * em)
  }
}
