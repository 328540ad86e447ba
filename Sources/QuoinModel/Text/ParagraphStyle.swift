import QuoinGeometry

/// The layout of a paragraph's lines: an `NSParagraphStyle`.
///
/// The style of a paragraph's first character applies to the whole paragraph.
///
///     TextNode(article).style {
///       $0.text.paragraph = ParagraphStyle(lineSpacing: 4, spacing: 10, firstLineIndent: 16)
///     }
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment, or `nil` for that of the node.
  public var alignment: TextAlignment?
  /// The direction, or `nil` to use that of the first letter with a strong direction.
  public var direction: LayoutDirection?
  /// The space between a line and the next, in points.
  public var lineSpacing = 0.0
  /// The space after the paragraph if another one follows, in points.
  public var spacing = 0.0
  /// The space before the paragraph if another one precedes, in points.
  public var spacingBefore = 0.0
  /// The indent of the first line from the leading edge, in points.
  public var firstLineIndent = 0.0
  /// The indent of the other lines from the leading edge, in points.
  public var indent = 0.0
  /// The end of lines, in points: from the leading edge if positive, from the trailing edge if zero
  /// or negative.
  public var tailIndent = 0.0
  /// The factor by which the height of each line is multiplied, or 0 for none.
  ///
  /// Unlike with CSS's `line-height`, all extra height is added above the letters.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line, in points.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line, in points, or 0 for none.
  public var maximumLineHeight = 0.0

  /// Creates a style from its parts.
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

  /// Whether the style has only default values.
  public var isPlain: Bool { self == ParagraphStyle() }

  /// The style without unusable numbers and without negative distances.
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

  /// Returns the inset of a line at the leading edge, in points.
  package func leading(isFirst: Bool) -> Double { isFirst ? firstLineIndent : indent }

  /// Returns the inset of a line at the trailing edge, in points.
  package func trailing(in room: Double?) -> Double {
    guard tailIndent > 0 else { return -tailIndent }
    return room.map { max(0, $0 - tailIndent) } ?? 0
  }

  /// Returns the height of a line with a natural height, in points.
  package func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, max(maximumLineHeight, minimumLineHeight)) : height
  }
}

/// A paragraph style as a pointer, because most texts have none.
indirect enum BoxedParagraph: Hashable, Sendable {
  case style(ParagraphStyle)

  var style: ParagraphStyle {
    switch self {
    case .style(let style): style
    }
  }
}
