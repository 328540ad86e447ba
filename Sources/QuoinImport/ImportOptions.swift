import QuoinGeometry
import QuoinModel
public import QuoinResources
import QuoinStyle

/// Options for importing a document.
public struct ImportOptions: Sendable {
  /// The source of the natural size of a leaf: a label, a button, a switch.
  public enum Intrinsic: String, CaseIterable, Sendable {
    /// The size that Interface Builder recorded in the document, which is Apple's own measurement.
    ///
    /// Without a device, the safe area is the recorded one, too: Xcode 26 doubles that of phones with a cut-out.
    case recorded
    /// The measured size of the content.
    case measured
  }

  /// The source of natural sizes, or `nil` for the recorded ones wherever they are valid.
  ///
  /// Sizes are recorded for a root of a certain size, at the default text size. They are invalid if
  /// `size` or `device` changes the size of that root, or at another text size; contents are
  /// measured then.
  public var intrinsic: Intrinsic?
  /// The size of every root, or `nil` to use the document's or the device's.
  ///
  /// It applies to all roots, including free-form ones.
  public var size: Size?
  /// The device to lay out for, or `nil` to use the document's.
  ///
  /// It resizes the roots that fill the document's own device; free-form roots, cells and cards
  /// smaller than a screen keep their size.
  public var device: Device?
  /// The direction of rows, or `nil` for left to right.
  public var direction: LayoutDirection?
  /// The safe area of every root, or `nil` to derive it from the document and the device.
  public var safeArea: EdgeInsets?
  /// The user's text size.
  public var textSize = TextSize.large
  /// The colour scheme, or `nil` for the appearance that the document was designed in.
  public var colorScheme: ColorScheme?
  /// The number of pixels per point, or `nil` for the device's.
  public var displayScale: Double?
  /// The values for the `{{mustache}}` fields of an HTML template, or `nil` if the document is not a template.
  public var templateData: TemplateData?
  /// The text measurer for lengths in the units `ch` and `ex`; without one they are half an em.
  public var text: (any TextMeasurer)?
  /// Optional checks, in addition to those for unreadable content.
  public struct Lints: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int

    /// Creates a set from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Declarations of HTML documents that do nothing on any element (`style-without-effect`).
    public static let ignoredProperties = Lints(rawValue: 1)
    /// Selectors of HTML documents' sheets that match no element (`unused-selector`).
    public static let unusedSelectors = Lints(rawValue: 2)
    /// Markup of HTML documents that a parser repairs, and references without a target: stray and
    /// missing end tags, overlapping and misplaced elements, duplicate ids and attributes, unknown
    /// character references, links and labels without a target, images without a text alternative.
    public static let markup = Lints(rawValue: 4)
    /// Lint checks of Android Studio for layouts.
    package static let layouts = Lints(rawValue: 8)
  }

  /// The caller's page settings.
  ///
  /// Values that are `nil` come from the document's `@page` rules.
  public struct PageRequest: Hashable, Sendable {
    /// The size of the pages, in points, or `nil` for the document's, or A4 if it has none.
    public var size: Size?
    /// The page margins, in points, or `nil` for the document's, or half an inch if it has none.
    public var margins: EdgeInsets?
    /// Whether the document is paginated only if it has page settings of its own.
    public var isOptional = false

    /// Creates a page request; by default, everything comes from the document.
    public init(size: Size? = nil, margins: EdgeInsets? = nil, isOptional: Bool = false) {
      self.size = size
      self.margins = margins
      self.isOptional = isOptional
    }
  }

  /// The pages onto which an HTML document is printed, or `nil` for no pagination.
  ///
  /// With pages, the document is read for the `print` media type, with a page's content area as its
  /// viewport. A scene that lays it out for a screen restyles it for the screen.
  public var pages: PageRequest?

  /// The optional checks to perform; none by default, because they take time.
  public var lints: Lints = []
  /// A stage of reading an HTML document.
  public enum Stage: String, CaseIterable, Sendable {
    /// The template fields are filled in and the text is parsed into a tree.
    case parse
    /// The style sheets are parsed and the computed styles of all elements are resolved.
    case style
    /// The nodes are created.
    case nodes
  }

  /// The folders of the dictionaries for `hyphens: auto` (`hyph_en_US.dic` etc.), in search order.
  ///
  /// A text whose language has no dictionary is hyphenated at soft hyphens only.
  public var hyphenationFolders = [
    "/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen",
  ]
  /// A closure called when a stage of reading an HTML document ends, for performance measurements.
  public var stageEnded: (@Sendable (Stage) -> Void)?

  /// The counter styles of the document that this one is a part of, if any.
  var counterStyles: CSS.CounterStyles?

  /// A closure called with the fonts of a document that returns a measurer with them, or `nil` if
  /// `text` measures in the fonts of the machine only.
  ///
  /// Lengths in `ex`, `ch` and `lh` depend on a document's own fonts.
  package var addFonts: (@Sendable ([ImportedFont]) -> any TextMeasurer)?
  /// The files that the document may read; by default those in its own folder, given by `path`.
  public var access = ResourceAccess.documentFolder
  /// The limits on the resources that reading the document may use.
  public var limits = Limits.standard
  /// The time when reading stops, or `nil` to compute it from `limits` when reading begins.
  package var deadline: Deadline?
  /// The document's path, used in diagnostics and to resolve relative references to files.
  public var path = ""
  /// The language of the localized strings to apply to an Interface Builder document, or `nil` for its own texts.
  package var language: String?
  /// Whether high-contrast colours and images are taken from asset catalogues.
  package var isHighContrast = false
  /// Whether Android layouts apply their `tools:` attributes, as Android Studio's preview does.
  package var usesDesignValues = false
  /// The projects that are already known, or `nil` to look for this document's project.
  package var apps: AppStore?

  /// Creates options that import the document as it was designed.
  public init() {}

  /// The deadline for a read that begins now.
  var deadlineFromNow: Deadline? { deadline ?? .after(seconds: limits.seconds) }

  /// The diagnostic message for a document that was not read before the deadline.
  static let timeoutMessage =
    "reading the document takes longer than the deadline allows; what was not reached by then is left out"
}
