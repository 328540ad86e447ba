import QuoinGeometry

/// A text with several looks, and with objects in its lines.
///
/// Attributed strings and the inline content of documents are converted to this type before they
/// are measured. Offsets count the bytes of the string's UTF-8.
public struct StyledText: Hashable, Sendable {
  /// The characters; each U+FFFC represents an object.
  public var string: String
  /// The runs in order.
  ///
  /// Characters without a run have the look of the paragraph, and characters with two runs that of
  /// the first.
  public var runs: [Run]
  /// The objects at the U+FFFC characters, in order; a missing one has no size.
  public var objects: [Object] = []
  /// The line breaking rule, or `nil` for the paragraph's `lineBreak`.
  public var wrap: TextWrap?
  /// The handling of spaces at the ends of lines.
  public var spaces = LineEndSpaces.keep
  /// The direction of the paragraphs, or `nil` to use that of the first letter with a strong
  /// direction in each paragraph.
  public var direction: LayoutDirection?
  /// The line breaking rules in addition to Unicode's.
  package var breakRules = BreakRules.unicode
  /// The distance of tab stops, in spaces of the paragraph's font.
  public var tabSize = 8.0
  /// Whether each line is at least as high as a line in the paragraph's font and line height: the
  /// strut of CSS 2.2, §10.8.1.
  package var hasStrut = false

  /// Creates a text from its parts.
  package init(_ string: String, runs: [Run] = [], objects: [Object] = []) {
    self.string = string
    self.runs = runs
    self.objects = objects
  }

  /// A range of characters with one look.
  public struct Run: Hashable, Sendable {
    /// The range of the characters, as offsets in the UTF-8 of the string.
    public var range: Range<Int> {
      get { packedRange.range }
      set { packedRange = PackedRange(newValue) }
    }
    // Small, because a long text has a run for each inline element.
    private var packedRange: PackedRange
    /// The font, colour, spacing, decoration, shadows, transform and line height.
    ///
    /// Values for whole paragraphs, such as the alignment, are those of the paragraph.
    public var look: TextLook
    /// The destination of the characters as a link.
    public var link: String? {
      get { rare?.value.link }
      set { if newValue != link { changeRare { $0.link = newValue } } }
    }
    /// The background behind the characters.
    public var background: Color? {
      get { rare?.value.background }
      set { if newValue != background { changeRare { $0.background = newValue } } }
    }
    /// The distance of the characters above the line's baseline, in points.
    public var rise: Double {
      get { rare?.value.rise ?? 0 }
      set { if newValue != rise { changeRare { $0.rise = newValue } } }
    }
    /// The properties that few runs have; `nil` if all have their initial values.
    private var rare: Apart<Rare>?
    /// The line breaking rule within the run, or `nil` for that of the text.
    public var wrap: TextWrap?
    /// The handling of the run's spaces at the ends of lines, or `nil` for that of the text.
    public var spaces: LineEndSpaces?

    private struct Rare: Hashable, Sendable {
      var link: String?
      var background: Color?
      var rise = 0.0
    }

    /// Creates a run from its range and look.
    package init(
      _ range: Range<Int>, _ look: TextLook, link: String? = nil, background: Color? = nil,
      rise: Double = 0
    ) {
      packedRange = PackedRange(range)
      self.look = look
      let rare = Rare(link: link, background: background, rise: rise)
      self.rare = rare == Rare() ? nil : Apart(rare)
    }

    /// Whether the run has the same glyphs at the same positions as another one; the paint may differ.
    fileprivate func isShaped(like other: Run) -> Bool {
      range == other.range && wrap == other.wrap && spaces == other.spaces && rare == other.rare
        && look.isShaped(like: other.look)
    }

    fileprivate func hashRare(into hasher: inout Hasher) {
      if let rare { hasher.combine(rare.value) }
    }

    private mutating func changeRare(_ change: (inout Rare) -> Void) {
      var value = rare?.value ?? Rare()
      change(&value)
      rare = value == Rare() ? nil : Apart(value)
    }
  }

  /// An object in a line that is not text: an inline box, an image, an indent, or the margin,
  /// border and padding at an end of a box with text.
  public struct Object: Hashable, Sendable {
    /// The line breaking behaviour beside an object.
    public enum Role: UInt8, Hashable, Sendable {
      /// A line may break before and after it, as with an ideograph.
      case box
      /// The beginning of a box: it stays with the following content.
      case opening
      /// The end of a box: it stays with the preceding content.
      case closing
    }

    /// The vertical alignment of an object in its line.
    public enum Alignment: UInt8, Hashable, Sendable {
      /// Its baseline is the line's, raised by the run's `rise`.
      case baseline
      /// Its top is aligned with the line's top.
      case top
      /// Its bottom is aligned with the line's bottom.
      case bottom
    }

    /// The width, in points; negative to move the following content back.
    public var width: Double
    /// The distance from the baseline up to its top, in points.
    public var ascent: Double
    /// The distance from the baseline down to its bottom, in points.
    public var descent: Double
    /// The line breaking behaviour beside the object.
    public var role: Role
    /// The vertical alignment in its line.
    public var alignment: Alignment
    /// The image that it shows, or `nil` if something else is drawn there.
    public var image: ImageContent? {
      get { imageApart?.value }
      set { imageApart = newValue.map { Apart($0) } }
    }
    // Most objects of a document are boxes.
    private var imageApart: Apart<ImageContent>?
    /// The wrapping rule of the text around it, or `nil` for that of the whole text.
    package var wrap: TextWrap?

    /// Creates an object from its measures.
    package init(
      width: Double, ascent: Double = 0, descent: Double = 0, role: Role = .box,
      alignment: Alignment = .baseline, image: ImageContent? = nil
    ) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.role = role
      self.alignment = alignment
      imageApart = image.map { Apart($0) }
    }
  }

  /// Whether texts are the same, byte by byte.
  public static func == (a: StyledText, b: StyledText) -> Bool {
    a.isSame(as: b) && a.runs == b.runs
  }

  /// Whether everything but the runs is the same.
  private func isSame(as other: StyledText) -> Bool {
    ExactString(string) == ExactString(other.string) && objects == other.objects
      && wrap == other.wrap && spaces == other.spaces && direction == other.direction
      && breakRules == other.breakRules && tabSize == other.tabSize && hasStrut == other.hasStrut
  }

  /// Whether the text has the same lines as another one; the paint may differ.
  ///
  /// Only texts of one run may differ in paint; texts of several runs are compared as a whole.
  package func isShaped(like other: StyledText) -> Bool {
    guard runs.count == 1, other.runs.count == 1 else { return self == other }
    return runs[0].isShaped(like: other.runs[0]) && isSame(as: other)
  }

  /// Hashes every part that may have a thousand values in one document among texts with different lines.
  package func hashShape(into hasher: inout Hasher) {
    guard runs.count == 1 else { return hash(into: &hasher) }
    hashCharacters(into: &hasher)
    runs[0].look.hashShape(into: &hasher)
    runs[0].hashRare(into: &hasher)
  }

  /// Hashes every part that may have a thousand values in one document.
  ///
  /// A cache of texts that differ only in a part without a hash value would be a list, and take
  /// quadratic time. Equality compares everything.
  public func hash(into hasher: inout Hasher) {
    hashCharacters(into: &hasher)
    for run in runs {
      hasher.combine(run.range.upperBound)
      run.look.hashVarying(into: &hasher)
      run.hashRare(into: &hasher)
    }
  }

  private func hashCharacters(into hasher: inout Hasher) {
    hasher.combine(ExactString(string))
    hasher.combine(runs.count)
    for object in objects {
      hasher.combine(object.width)
      hasher.combine(object.ascent)
      hasher.combine(object.descent)
    }
  }
}
