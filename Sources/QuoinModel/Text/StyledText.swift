import QuoinGeometry

/// A text whose parts look differently, with objects in its lines.
///
/// It is what attributed strings and the inline content of a document come to before they are
/// measured. Offsets count the bytes of the string's UTF-8.
public struct StyledText: Hashable, Sendable {
  /// The characters; each U+FFFC stands for an object.
  public var string: String
  /// The parts in order; what none covers has the look of the paragraph, and what two cover that
  /// of the first.
  public var runs: [Run]
  /// The objects at the U+FFFC characters, in order; one that is missing has no size.
  public var objects: [Object] = []
  /// Where lines may end, or `nil` for what the paragraph's `lineBreak` says.
  public var wrap: TextWrap?
  /// What becomes of spaces at the ends of lines.
  public var spaces = LineEndSpaces.keep
  /// The direction of the paragraphs, or `nil` where the first letter with a direction decides, in
  /// each paragraph.
  public var direction: LayoutDirection?
  /// Whose rules say where lines may end beside those of Unicode.
  package var breakRules = BreakRules.unicode
  /// The distance of tab stops, in spaces of the paragraph's font.
  public var tabSize = 8.0
  /// Whether each line is at least as high as one of the paragraph's font and line height: the
  /// strut of CSS 2.2, §10.8.1.
  package var hasStrut = false

  /// A text of its parts.
  package init(_ string: String, runs: [Run] = [], objects: [Object] = []) {
    self.string = string
    self.runs = runs
    self.objects = objects
  }

  /// Characters that look alike.
  public struct Run: Hashable, Sendable {
    /// The characters, as offsets in the UTF-8 of the string.
    public var range: Range<Int>
    /// Font, colour, spacing, decoration, shadows, transform and line height; what concerns whole
    /// paragraphs, such as the alignment, is the paragraph's.
    public var look: TextLook
    /// Where a tap on the characters leads.
    public var link: String?
    /// The fill behind the characters.
    public var background: Color?
    /// How far the characters stand above the line's baseline, in points.
    public var rise = 0.0
    /// Where lines may end between two characters of the run, where it is not the text's rule.
    public var wrap: TextWrap?
    /// What becomes of the run's spaces at the ends of lines, where it is not the text's rule.
    public var spaces: LineEndSpaces?

    /// A part of its characters and look.
    package init(
      _ range: Range<Int>, _ look: TextLook, link: String? = nil, background: Color? = nil,
      rise: Double = 0
    ) {
      self.range = range
      self.look = look
      self.link = link
      self.background = background
      self.rise = rise
    }
  }

  /// Something in a line that is not text: an inline box, a picture, an indent, or the margin,
  /// border and padding at an end of a box that holds text.
  public struct Object: Hashable, Sendable {
    /// How lines may end beside the object.
    public enum Role: UInt8, Hashable, Sendable {
      /// A line may end before and after it, as beside an ideograph.
      case box
      /// The beginning of a box: it stays with what follows.
      case opening
      /// The end of a box: it stays with what precedes.
      case closing
    }

    /// Where the object stands in the height of its line.
    public enum Alignment: UInt8, Hashable, Sendable {
      /// Its baseline is the line's, but for the run's `rise`.
      case baseline
      /// Its top is the line's top.
      case top
      /// Its bottom is the line's bottom.
      case bottom
    }

    /// The width, in points; negative where what follows moves back.
    public var width: Double
    /// From the baseline up to its top, in points.
    public var ascent: Double
    /// From the baseline down to its bottom, in points.
    public var descent: Double
    /// How lines may end beside it.
    public var role: Role
    /// Where it stands in the height of its line.
    public var alignment: Alignment
    /// The picture that it shows, or `nil` where something else is drawn there.
    public var image: ImageContent?

    /// An object of its measures.
    package init(
      width: Double, ascent: Double = 0, descent: Double = 0, role: Role = .box,
      alignment: Alignment = .baseline, image: ImageContent? = nil
    ) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.role = role
      self.alignment = alignment
      self.image = image
    }
  }

  /// Whether texts are the same, byte for byte.
  public static func == (a: StyledText, b: StyledText) -> Bool {
    ExactString(a.string) == ExactString(b.string) && a.runs == b.runs && a.objects == b.objects
      && a.wrap == b.wrap && a.spaces == b.spaces && a.direction == b.direction
      && a.breakRules == b.breakRules && a.tabSize == b.tabSize && a.hasStrut == b.hasStrut
  }

  /// The hash looks at what differs between texts in practice; equality looks at everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactString(string))
    hasher.combine(runs.count)
    for run in runs {
      hasher.combine(run.range.upperBound)
      hasher.combine(run.look.font.size)
      hasher.combine(run.look.font.weight)
    }
    for object in objects { hasher.combine(object.width) }
  }
}
