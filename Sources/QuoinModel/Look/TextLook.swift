import Synchronization

/// The computed properties of text.
///
/// Copies share their values until one of them is changed: texts with equal looks share memory.
public struct TextLook: Hashable, Sendable {
  private var storage: Storage

  /// The values shared by copies of a look.
  private final class Storage: Hashable, @unchecked Sendable {
    // Changed only while a single look refers to it.
    @exclusivity(unchecked) var values: Values
    /// The hashes of the varying properties, and of those of shapes, or 0 if they are not known.
    private let varyingHash = Atomic<Int>(0)
    private let shapeHash = Atomic<Int>(0)

    init(_ values: Values) { self.values = values }

    /// The hash of the properties that may have a thousand values in one document.
    ///
    /// It is computed once, since a look is shared by many texts, each of which is looked up in a cache.
    var hashOfVarying: Int {
      let known = varyingHash.load(ordering: .relaxed)
      if known != 0 { return known }
      var hasher = Hasher()
      values.hashShape(into: &hasher)
      values.hashPaint(into: &hasher)
      let new = hasher.finalize()
      varyingHash.store(new, ordering: .relaxed)
      return new
    }

    /// The hash of those of these properties that determine shapes.
    var hashOfShape: Int {
      let known = shapeHash.load(ordering: .relaxed)
      if known != 0 { return known }
      var hasher = Hasher()
      values.hashShape(into: &hasher)
      let new = hasher.finalize()
      shapeHash.store(new, ordering: .relaxed)
      return new
    }

    /// Discards what was computed from the values, which are about to change.
    func forgetHashes() {
      varyingHash.store(0, ordering: .relaxed)
      shapeHash.store(0, ordering: .relaxed)
    }

    static let plain = Storage(Values())

    static func == (a: Storage, b: Storage) -> Bool { a === b || a.values == b.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  private struct Values: Hashable {
    var color: Color?
    var alignment = TextAlignment.natural
    var lineBreak = LineBreak.truncateTail
    var transform = TextTransform.none
    var decoration: TextDecoration = []
    var font = Font.system(17)
    var lineLimit = 1
    var lineHeight = LineHeight.normal
    var letterSpacing = 0.0
    var wordSpacing = 0.0
    var paragraph: BoxedParagraph?
    var rare = Values.plain

    private static let plain = CopyOnWrite(RareValues())

    /// Hashes the properties of shapes that may have a thousand values in one document.
    ///
    /// The others are keywords, or without effect on a run.
    func hashShape(into hasher: inout Hasher) {
      font.hashVarying(into: &hasher)
      hasher.combine(lineHeight)
      // Most texts have none of these.
      if letterSpacing != 0 { hasher.combine(letterSpacing) }
      if wordSpacing != 0 { hasher.combine(wordSpacing) }
      if let paragraph { hasher.combine(paragraph) }
    }

    /// Hashes the properties of paint that may have a thousand values in one document.
    func hashPaint(into hasher: inout Hasher) {
      hasher.combine(color)
      if !decoration.isEmpty {
        hasher.combine(rare.value.decorationColor)
        hasher.combine(rare.value.decorationThickness)
        hasher.combine(rare.value.underlineOffset)
      }
      if !rare.value.shadows.isEmpty { hasher.combine(rare.value.shadows) }
    }

    /// The values with the initial ones of the properties of paint, which change no letter's shape or place.
    var shape: Values {
      var shape = self
      shape.color = nil
      shape.decoration = []
      shape.rare = Values.plain
      if rare.value.minimumScale != 1 { shape.rare.value.minimumScale = rare.value.minimumScale }
      return shape
    }
  }

  /// The values that few texts have.
  private struct RareValues: Hashable {
    var minimumScale = 1.0
    var decorationColor: Color?
    var decorationLine = DecorationLine.solid
    var decorationThickness: Double?
    var underlineOffset: Double?
    var shadows: [Shadow] = []
  }

  /// The identity of the storage; looks with the same identity are equal as long as one of them is
  /// held.
  package var storageIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Hashes the properties that may have a thousand values in one document.
  package func hashVarying(into hasher: inout Hasher) { hasher.combine(storage.hashOfVarying) }

  /// Hashes the properties of shapes that may have a thousand values in one document.
  package func hashShape(into hasher: inout Hasher) { hasher.combine(storage.hashOfShape) }

  /// The look without its paint: colours, lines and shadows.
  package var shape: TextLook {
    var look = self
    look.storage = Storage(storage.values.shape)
    return look
  }

  /// Whether text in this look has the same glyphs at the same positions as in another look; colours, decorations and
  /// shadows may differ.
  package func isShaped(like other: TextLook) -> Bool {
    if storage === other.storage { return true }
    guard storage.hashOfShape == other.storage.hashOfShape else { return false }
    // Most looks of the same shape are the same, and a shape is a copy of all values.
    return storage.values == other.storage.values
      || storage.values.shape == other.storage.values.shape
  }

  /// Returns whether text has the same size in this look as in another one.
  ///
  /// Only the colour of the glyphs may differ.
  func givesSameSize(as other: TextLook) -> Bool {
    if storage === other.storage { return true }
    var values = storage.values
    values.color = other.storage.values.color
    return values == other.storage.values
  }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) {
      storage.forgetHashes()
    } else {
      storage = Storage(storage.values)
    }
  }

  /// The colour of the glyphs, or `nil` for the default of the node's kind.
  public var color: Color? {
    get { storage.values.color }
    _modify {
      makeUnique()
      yield &storage.values.color
    }
  }
  /// The font, scaled to the user's text size.
  public var font: Font {
    // A coroutine that yields it would allocate memory in other modules, which costs more than a copy.
    get { storage.values.font }
    _modify {
      makeUnique()
      yield &storage.values.font
    }
  }
  /// The text alignment.
  public var alignment: TextAlignment {
    get { storage.values.alignment }
    _modify {
      makeUnique()
      yield &storage.values.alignment
    }
  }
  /// The maximum number of lines, or 0 for no limit.
  public var lineLimit: Int {
    get { storage.values.lineLimit }
    _modify {
      makeUnique()
      yield &storage.values.lineLimit
    }
  }
  /// The line breaking and truncation.
  public var lineBreak: LineBreak {
    get { storage.values.lineBreak }
    _modify {
      makeUnique()
      yield &storage.values.lineBreak
    }
  }
  /// The minimum scale factor to which text shrinks to fit its width.
  public var minimumScale: Double {
    get { storage.values.rare.value.minimumScale }
    _modify {
      makeUnique()
      yield &storage.values.rare.value.minimumScale
    }
  }
  /// The height of lines.
  public var lineHeight: LineHeight {
    get { storage.values.lineHeight }
    _modify {
      makeUnique()
      yield &storage.values.lineHeight
    }
  }
  /// The space added between letters, in points.
  public var letterSpacing: Double {
    get { storage.values.letterSpacing }
    _modify {
      makeUnique()
      yield &storage.values.letterSpacing
    }
  }
  /// The space added between words, in points.
  public var wordSpacing: Double {
    get { storage.values.wordSpacing }
    _modify {
      makeUnique()
      yield &storage.values.wordSpacing
    }
  }
  /// The conversion to capitals or lowercase letters.
  public var transform: TextTransform {
    get { storage.values.transform }
    _modify {
      makeUnique()
      yield &storage.values.transform
    }
  }
  /// The underline, overline and line-through.
  public var decoration: TextDecoration {
    get { storage.values.decoration }
    _modify {
      makeUnique()
      yield &storage.values.decoration
    }
  }
  /// The colour of the decoration lines, or `nil` for that of the glyphs.
  public var decorationColor: Color? {
    get { storage.values.rare.value.decorationColor }
    _modify {
      makeUnique()
      yield &storage.values.rare.value.decorationColor
    }
  }
  /// The line style of the decoration lines.
  public var decorationLine: DecorationLine {
    get { storage.values.rare.value.decorationLine }
    _modify {
      makeUnique()
      yield &storage.values.rare.value.decorationLine
    }
  }
  /// The thickness of the decoration lines, in points, or `nil` for the font's value.
  public var decorationThickness: Double? {
    get { storage.values.rare.value.decorationThickness }
    _modify {
      makeUnique()
      yield &storage.values.rare.value.decorationThickness
    }
  }
  /// The distance of an underline below the baseline, in points, or `nil` for the font's value.
  public var underlineOffset: Double? {
    get { storage.values.rare.value.underlineOffset }
    _modify {
      makeUnique()
      yield &storage.values.rare.value.underlineOffset
    }
  }
  /// The shadows of the glyphs, the first on top.
  public var shadows: [Shadow] {
    get { storage.values.rare.value.shadows }
    _modify {
      makeUnique()
      yield &storage.values.rare.value.shadows
    }
  }
  /// The paragraph style: spacing, indents and line heights.
  public var paragraph: ParagraphStyle {
    get { storage.values.paragraph?.style ?? ParagraphStyle() }
    set {
      makeUnique()
      storage.values.paragraph = newValue.isPlain ? nil : .style(newValue)
    }
  }
  /// Whether `paragraph` differs from the default.
  package var hasParagraph: Bool { storage.values.paragraph != nil }

  /// Creates the default look of text.
  public init() { storage = .plain }

  /// Creates the text look of a style for given traits.
  package init(_ style: Style.Text, defaultFont: Font, traits: Traits) {
    self.init()
    for entry in style.style.entries { apply(entry, traits) }
    applyFont(style.style, defaultFont: defaultFont, traits: traits)
  }

  mutating func applyFont(_ style: Style, defaultFont: Font, traits: Traits) {
    var font = defaultFont
    font.apply(style)
    self.font = font.scaled(traits.textSize)
  }

  mutating func apply(_ entry: Style.Entry, _ traits: Traits) {
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
