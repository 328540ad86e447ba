extension Style {
  /// The properties of text.
  public var text: Text {
    get { Text(filtered { $0.group == .text }) }
    set {
      self = filtered { $0.group != .text }
      merge(newValue.style)
    }
  }

  /// The properties of text.
  public struct Text: Hashable, Sendable {
    fileprivate(set) var style: Style

    /// Creates a style without properties.
    public init() { style = Style() }

    init(_ style: Style) { self.style = style }

    /// The colour of the glyphs.
    public var color: Color? {
      get { style.get(.color) }
      set { style.set(.color, newValue) }
    }
    /// The complete font, or `nil` if no size is set.
    ///
    /// Setting it sets all parts of the font. Like CSS's `font`, it replaces parts that were set
    /// before (weight, slant, features): set individual parts after the font.
    public var font: Font? {
      get {
        guard let size = fontSize else { return nil }
        var font = Font(size: size)
        font.apply(style)
        return font
      }
      set {
        style.set(.fontFamily, newValue.map { $0.family ?? "" })
        style.set(.fontSize, newValue?.size)
        style.set(.fontWeight, newValue?.weight)
        style.set(.fontItalic, newValue?.isItalic)
        style.set(.fontMonospaced, newValue?.isMonospaced)
        style.set(.textStyle, newValue?.textStyle)
        fontFeatures = newValue?.features
        // A font without a text style must reset one from lower layers.
        if let newValue, newValue.textStyle == nil { style[.textStyle] = .initial }
      }
    }
    /// The font family; the empty name is the system font.
    public var fontFamily: String? {
      get { style.get(.fontFamily) }
      set { style.set(.fontFamily, newValue) }
    }
    /// The size of the em, in points.
    public var fontSize: Double? {
      get { style.get(.fontSize) }
      set { style.set(.fontSize, newValue) }
    }
    /// The font weight.
    public var fontWeight: Font.Weight? {
      get { style.get(.fontWeight) }
      set { style.set(.fontWeight, newValue) }
    }
    /// Whether the font is italic.
    public var isItalic: Bool? {
      get { style.get(.fontItalic) }
      set { style.set(.fontItalic, newValue) }
    }
    /// The OpenType features of the font.
    public var fontFeatures: [Font.Feature]? {
      get {
        guard case .features(let features) = style[.fontFeatures] else { return nil }
        return features
      }
      set { style[.fontFeatures] = newValue.map { .features($0) } }
    }
    /// The text alignment.
    public var alignment: TextAlignment? {
      get { style.get(.alignment) }
      set { style.set(.alignment, newValue) }
    }
    /// The height of lines.
    public var lineHeight: LineHeight? {
      get { style.get(.lineHeight) }
      set { style.set(.lineHeight, newValue) }
    }
    /// The space added between letters, in points.
    public var letterSpacing: Double? {
      get { style.get(.letterSpacing) }
      set { style.set(.letterSpacing, newValue) }
    }
    /// The space added between words, in points.
    public var wordSpacing: Double? {
      get { style.get(.wordSpacing) }
      set { style.set(.wordSpacing, newValue) }
    }
    /// The conversion to capitals or lowercase letters.
    public var transform: TextTransform? {
      get { style.get(.textTransform) }
      set { style.set(.textTransform, newValue) }
    }
    /// The underline, overline and line-through.
    public var decoration: TextDecoration? {
      get { style.get(.decoration) }
      set { style.set(.decoration, newValue) }
    }
    /// The colour of the decoration lines; that of the glyphs if not set.
    public var decorationColor: Color? {
      get { style.get(.decorationColor) }
      set { style.set(.decorationColor, newValue) }
    }
    /// The line style of the decoration lines.
    public var decorationLine: DecorationLine? {
      get { style.get(.decorationLine) }
      set { style.set(.decorationLine, newValue) }
    }
    /// The thickness of the decoration lines, in points; the font's value if not set.
    public var decorationThickness: Double? {
      get { style.get(.decorationThickness) }
      set { style.set(.decorationThickness, newValue) }
    }
    /// The distance of an underline below the baseline, in points; the font's value if not set.
    public var underlineOffset: Double? {
      get { style.get(.underlineOffset) }
      set { style.set(.underlineOffset, newValue) }
    }
    /// The paragraph style: spacing, indents and line heights.
    public var paragraph: ParagraphStyle? {
      get { style.get(.paragraph) }
      set { style.set(.paragraph, newValue) }
    }
    /// The shadows of the glyphs, the first on top.
    public var shadows: [Shadow]? {
      get { style[.textShadows].flatMap { [Shadow]($0) } }
      set { style[.textShadows] = newValue.map { .shadows($0) } }
    }
    /// The maximum number of lines, or 0 for no limit.
    public var lineLimit: Int? {
      get { style.get(.lineLimit) }
      set { style.set(.lineLimit, newValue) }
    }
    /// The line breaking and truncation.
    public var lineBreak: LineBreak? {
      get { style.get(.lineBreak) }
      set { style.set(.lineBreak, newValue) }
    }
    /// The minimum scale factor to which text shrinks to fit its width.
    public var minimumScale: Double? {
      get { style.get(.minimumScale) }
      set { style.set(.minimumScale, newValue) }
    }
  }
}

extension Font {
  /// Applies the parts that a style sets.
  mutating func apply(_ style: Style) {
    if let name: String = style.get(.fontFamily) { family = name.isEmpty ? nil : name }
    if let size: Double = style.get(.fontSize) { self.size = size }
    if let weight: Weight = style.get(.fontWeight) { self.weight = weight }
    if let isItalic: Bool = style.get(.fontItalic) { self.isItalic = isItalic }
    if let isMonospaced: Bool = style.get(.fontMonospaced) { self.isMonospaced = isMonospaced }
    if case .features(let features) = style[.fontFeatures] { self.features = features }
    switch style[.textStyle] {
    case .textStyle(let textStyle): self.textStyle = textStyle
    case .initial: textStyle = nil
    // A separate size removes the text style, unless the style sets one.
    default: if style[.fontSize] != nil { textStyle = nil }
    }
  }
}
