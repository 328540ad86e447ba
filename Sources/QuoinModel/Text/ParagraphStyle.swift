import QuoinGeometry

/// How the lines of a paragraph stand: an `NSParagraphStyle`.
///
/// The style of a paragraph's first character holds for all of it.
///
///     TextNode(article).style {
///       $0.text.paragraph = ParagraphStyle(lineSpacing: 4, spacing: 10, firstLineIndent: 16)
///     }
public struct ParagraphStyle: Hashable, Sendable {
  /// The side at which lines begin, or `nil` for what the node says.
  public var alignment: TextAlignment?
  /// The direction, or `nil` where the first letter with a direction decides.
  public var direction: LayoutDirection?
  /// The space between a line and the next, in points.
  public var lineSpacing = 0.0
  /// The space behind the paragraph where another one follows, in points.
  public var spacing = 0.0
  /// The space before the paragraph where another one precedes, in points.
  public var spacingBefore = 0.0
  /// How far the first line begins from the leading edge, in points.
  public var firstLineIndent = 0.0
  /// How far the other lines begin from the leading edge, in points.
  public var indent = 0.0
  /// Where lines end, in points: from the leading edge where it is positive, from the trailing one
  /// where it is negative, at that edge where it is 0.
  public var tailIndent = 0.0
  /// What the height of each line is multiplied by, or 0 for none.
  ///
  /// Unlike CSS's `line-height`, all that is added lies above the letters.
  public var lineHeightMultiple = 0.0
  /// The least height of a line, in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, in points, or 0 for none.
  public var maximumLineHeight = 0.0

  /// A style of its parts.
  public init(
    alignment: TextAlignment? = nil, direction: LayoutDirection? = nil, lineSpacing: Double = 0,
    spacing: Double = 0, spacingBefore: Double = 0, firstLineIndent: Double = 0,
    indent: Double = 0, tailIndent: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0
  ) {
    self.alignment = alignment
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.spacing = spacing
    self.spacingBefore = spacingBefore
    self.firstLineIndent = firstLineIndent
    self.indent = indent
    self.tailIndent = tailIndent
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// Whether it says nothing.
  public var isPlain: Bool { self == ParagraphStyle() }

  /// The same without numbers that no layout can hold, and without distances below zero.
  package var usable: ParagraphStyle {
    var style = self
    func keep(_ number: inout Double, from least: Double = 0) {
      number = number.isFinite ? min(max(number, least), 1e6) : 0
    }
    keep(&style.lineSpacing)
    keep(&style.spacing)
    keep(&style.spacingBefore)
    keep(&style.firstLineIndent)
    keep(&style.indent)
    keep(&style.tailIndent, from: -1e6)
    keep(&style.lineHeightMultiple)
    keep(&style.minimumLineHeight)
    keep(&style.maximumLineHeight)
    return style
  }

  /// What a line leaves free at the leading edge, in points.
  package func leading(isFirst: Bool) -> Double { isFirst ? firstLineIndent : indent }

  /// What a line leaves free at the trailing edge of a room, in points.
  package func trailing(in room: Double?) -> Double {
    guard tailIndent > 0 else { return -tailIndent }
    return room.map { max(0, $0 - tailIndent) } ?? 0
  }

  /// The height of a line that would have another one by itself, in points.
  package func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, max(maximumLineHeight, minimumLineHeight)) : height
  }
}

/// A paragraph style of which most texts have none, as a pointer.
indirect enum BoxedParagraph: Hashable, Sendable {
  case style(ParagraphStyle)

  var style: ParagraphStyle {
    switch self {
    case .style(let style): style
    }
  }
}
