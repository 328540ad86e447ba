import QuoinGeometry
import QuoinModel
public import QuoinResources

/// What is asked of an import beside the document itself.
public struct ImportOptions: Sendable {
  /// Where the natural size of a leaf comes from: a label, a button, a switch.
  public enum Intrinsic: String, CaseIterable, Sendable {
    /// From the size that Interface Builder recorded in the document, which is Apple's own measure.
    case recorded
    /// From measuring the content.
    case measured
  }

  /// Where natural sizes come from, or `nil` for recorded ones where they hold.
  ///
  /// The sizes were recorded in a root of a size, at the default text size. In one that `size` or
  /// `device` makes another, or at another text size, they say nothing, and contents are measured.
  public var intrinsic: Intrinsic?
  /// The size of every root, or `nil` for the document's or the device's.
  ///
  /// It holds for all roots, free-form ones too.
  public var size: Size?
  /// The device to lay out for, or `nil` for the document's.
  ///
  /// It resizes the roots that fill the document's own device; free-form roots, cells and cards
  /// smaller than a screen keep their size.
  public var device: Device?
  /// The direction of rows, or `nil` for left to right.
  public var direction: LayoutDirection?
  /// The safe area of every root, or `nil` for what document and device say.
  public var safeArea: EdgeInsets?
  /// The user's text size.
  public var textSize = TextSize.large
  /// Light or dark, or `nil` for the appearance that the document was designed in.
  public var colorScheme: ColorScheme?
  /// Pixels in a point, or `nil` for the device's.
  public var displayScale: Double?
  /// The values that fill the `{{mustache}}` fields of an HTML document, or `nil` for one without.
  public var templateData: TemplateData?
  /// Who measures text, for lengths in the units `ch` and `ex`; without one they are half of an em.
  public var text: (any TextMeasurer)?
  /// What a document is searched for beside what cannot be read.
  public struct Lints: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// A set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Declarations of HTML documents that do nothing on any element (`style-without-effect`).
    public static let ignoredProperties = Lints(rawValue: 1)
    /// Selectors of HTML documents' sheets that match no element (`unused-selector`).
    public static let unusedSelectors = Lints(rawValue: 2)
    /// Markup of HTML documents that a parser mends, and names that lead nowhere: stray and missing
    /// end tags, overlapping and misplaced elements, duplicate ids and attributes, unknown
    /// character references, links and labels without target, pictures without words.
    public static let markup = Lints(rawValue: 4)
    /// What the editor's own checks tell of layouts of Android.
    package static let layouts = Lints(rawValue: 8)
  }

  /// What whoever wants pages says of them; what is left out the document says with `@page`.
  public struct PageRequest: Hashable, Sendable {
    /// The size of the pages, in points, or `nil` for the document's, or A4.
    public var size: Size?
    /// Their margins, in points, or `nil` for the document's, or half an inch.
    public var margins: EdgeInsets?
    /// Whether there are pages only if the document says something of them.
    public var isOptional = false

    /// Pages as the document wants them.
    public init(size: Size? = nil, margins: EdgeInsets? = nil, isOptional: Bool = false) {
      self.size = size
      self.margins = margins
      self.isOptional = isOptional
    }
  }

  /// The pages onto which an HTML document is printed, or `nil` for none.
  ///
  /// It is read for print then, with the room on a page as its viewport; a scene that lays it out for a
  /// screen styles it for that.
  public var pages: PageRequest?

  /// What the document is searched for; nothing at first, because it takes time.
  public var lints: Lints = []
  /// A stage of reading an HTML document.
  public enum Stage: String, CaseIterable, Sendable {
    /// The template's fields are filled, and the text has become a tree.
    case parse
    /// The sheets are read, and all elements have their computed styles.
    case style
    /// The nodes are made.
    case nodes
  }

  /// Where the dictionaries for `hyphens: auto` are, `hyph_en_US.dic` and its like, in the order in
  /// which they are asked; without one for a text's language it is hyphenated at soft hyphens only.
  public var hyphenationFolders = [
    "/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen",
  ]
  /// Called when a stage of reading an HTML document ends, for those who measure.
  public var stageEnded: (@Sendable (Stage) -> Void)?
  /// Which files the document may read; those in its own folder at first, which `path` says.
  public var access = ResourceAccess.documentFolder
  /// What the document may cost.
  public var limits = Limits.standard
  /// When reading is given up, or `nil` for as many seconds from its beginning as the limits say.
  package var deadline: Deadline?
  /// What diagnostics call the document; the files that it names are from its folder.
  public var path = ""
  /// The language whose texts take the place of those of an Interface Builder document, or `nil` for its own.
  package var language: String?
  /// Whether colours and pictures of increased contrast are taken from catalogues.
  package var isHighContrast = false
  /// Whether layouts of Android show what their `tools:` attributes say, as the editor's preview does.
  package var usesDesignValues = false
  /// The projects that are known already, or `nil` to look for the one of this document.
  package var apps: AppStore?

  /// The document as it was designed.
  public init() {}

  /// The deadline of a reading that begins now.
  var deadlineFromNow: Deadline? { deadline ?? .after(seconds: limits.seconds) }

  /// What is said of a document that was not read in time.
  static let lateness =
    "reading the document takes longer than the deadline allows; what was not reached by then is left out"
}
