/// The computed properties of text.
public struct TextLook: Hashable, Sendable {
  /// The colour of the glyphs, or `nil` for what the kind of node has by default.
  public var color: Color?
  /// The font, at the size of the user's text size.
  public var font = Font.system(17)
  /// The side at which lines begin.
  public var alignment = TextAlignment.natural
  /// The largest number of lines, or 0 for no limit.
  public var lineLimit = 1
  /// How lines end.
  public var lineBreak = LineBreak.truncateTail
  /// The factor down to which text shrinks to fit its width.
  public var minimumScale = 1.0
  /// The height of lines.
  public var lineHeight = LineHeight.normal
  /// The space added between letters, in points.
  public var letterSpacing = 0.0
  /// The space added between words, in points.
  public var wordSpacing = 0.0
  /// Capitals and small letters.
  public var transform = TextTransform.none
  /// Lines under, over and through the text.
  public var decoration: TextDecoration = []
  /// The colour of those lines, or `nil` for that of the glyphs.
  public var decorationColor: Color?
  /// How those lines are drawn.
  public var decorationLine = DecorationLine.solid
  /// How thick those lines are, in points, or `nil` for what the font says.
  public var decorationThickness: Double?
  /// How far below the baseline a line under the text begins, in points, or `nil` for what the font
  /// says.
  public var underlineOffset: Double?
  /// The shadows of the glyphs, the first on top.
  public var shadows: [Shadow] = []
  /// Spacing, indents and heights of lines.
  public var paragraph: ParagraphStyle {
    get { boxedParagraph?.style ?? ParagraphStyle() }
    set { boxedParagraph = newValue.isPlain ? nil : .style(newValue) }
  }
  /// Whether `paragraph` says something.
  package var hasParagraph: Bool { boxedParagraph != nil }
  private var boxedParagraph: BoxedParagraph?

  /// Text of which nothing is said.
  public init() {}

  /// The text of a style in some surroundings.
  package init(_ style: Style.Text, defaultFont: Font, traits: Traits) {
    for entry in style.style.entries { take(entry, traits) }
    takeFont(style.style, defaultFont: defaultFont, traits: traits)
  }

  mutating func takeFont(_ style: Style, defaultFont: Font, traits: Traits) {
    var font = defaultFont
    font.take(style)
    self.font = font.scaled(traits.textSize)
  }

  mutating func take(_ entry: Style.Entry, _ traits: Traits) {
    switch (entry.property, entry.value) {
    case (.color, .color(let color)): self.color = color.resolved(traits.colorScheme)
    case (.alignment, .alignment(let alignment)): self.alignment = alignment
    case (.lineLimit, .integer(let limit)): lineLimit = max(0, limit)
    case (.lineBreak, .lineBreak(let lineBreak)): self.lineBreak = lineBreak
    case (.minimumScale, .number(let scale)): minimumScale = min(1, max(0.01, scale))
    case (.lineHeight, .lineHeight(let height)): lineHeight = height
    case (.letterSpacing, .number(let spacing)): letterSpacing = spacing
    case (.wordSpacing, .number(let spacing)): wordSpacing = spacing
    case (.textTransform, .textTransform(let transform)): self.transform = transform
    case (.decoration, .decoration(let decoration)): self.decoration = decoration
    case (.decorationColor, .color(let color)):
      decorationColor = color.resolved(traits.colorScheme)
    case (.decorationLine, .decorationLine(let line)): decorationLine = line
    case (.decorationThickness, .number(let points)):
      decorationThickness = points.isFinite && points >= 0 ? points : nil
    case (.underlineOffset, .number(let points)):
      underlineOffset = points.isFinite ? points : nil
    case (.paragraph, .paragraph(let style)): paragraph = style
    case (.textShadows, .shadows(let shadows)):
      self.shadows = shadows.map { $0.resolved(traits.colorScheme) }
    default: break
    }
  }
}
