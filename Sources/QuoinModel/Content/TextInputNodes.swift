import QuoinGeometry

/// A text field for a single line: a `UITextField`.
open class TextFieldNode: ControlNode {
  /// The text; setting it removes the looks of its parts.
  @exclusivity(unchecked) public final var string: String { didSet { styled = nil } }
  /// The text with the looks of its parts, or `nil` if they are all the same.
  public final var span: TextSpan? {
    get { styled }
    set {
      string = newValue?.string ?? ""
      styled = newValue
    }
  }
  /// The text shown while the field is empty; setting it removes the looks of its parts.
  @exclusivity(unchecked) public final var placeholder: String {
    didSet { styledPlaceholder = nil }
  }
  /// The placeholder with the looks of its parts, or `nil` if they are all the same.
  public final var placeholderSpan: TextSpan? {
    get { styledPlaceholder }
    set {
      placeholder = newValue?.string ?? ""
      styledPlaceholder = newValue
    }
  }
  @exclusivity(unchecked) private final var styled: TextSpan? { didSet { noteChange() } }
  @exclusivity(unchecked) private final var styledPlaceholder: TextSpan? { didSet { noteChange() } }
  /// The border style, and whether the text is obscured.
  @exclusivity(unchecked) public final var field = TextFieldContent() { didSet { noteChange() } }
  /// The heights of fields in the intended version of UIKit.
  package final var heights = FieldHeights.current { didSet { noteChange() } }

  /// Creates a field with a text or a placeholder.
  public init(
    _ string: String = "", placeholder: String = "", file: String = #fileID, line: Int = #line
  ) {
    self.string = string
    self.placeholder = placeholder
    super.init()
    place = SourcePlace(file: file, line: line)
    field.border = .rounded
  }

  override package var controlKind: String { "textField" }
  override package var control: Control { .textField(field) }
  override package var controlFont: Font { .system(14) }

  override package var controlTexts: [TextPart] {
    let shown = string.isEmpty ? placeholder : string
    guard !shown.isEmpty else { return [] }
    var part = TextPart(
      field.isSecure && !string.isEmpty ? String(repeating: "•", count: string.count) : shown)
    part.content = field.isSecure && !string.isEmpty ? nil : shownSpan
    part.insets = EdgeInsets(horizontal: field.border == .none ? 0 : 7, vertical: 0)
    if string.isEmpty { part.defaultColor = .placeholderText }
    part.lineLimit = 1
    return [part]
  }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    let shown = string.isEmpty ? placeholder : string
    var measured =
      shownSpan.map { context.measure($0, width: nil) }
      ?? context.measure(shown.isEmpty ? " " : shown, width: nil)
    let isBare = field.border == .none
    let side = isBare ? 0.0 : 7.0
    let above = heights.room(around: measured.size.height, isBare: isBare) / 2
    // UIKit: an empty field is 97 points wide.
    let width = shown.isEmpty ? 97 : measured.size.width + 2 * side
    measured.size = Size(width, measured.size.height + 2 * above)
    measured.firstBaseline = measured.firstBaseline.map { $0 + above }
    measured.lastBaseline = measured.lastBaseline.map { $0 + above }
    return measured
  }

  private var shownSpan: TextSpan? { string.isEmpty ? styledPlaceholder : styled }
}

/// A text view for several lines: a `UITextView`.
open class TextViewNode: ControlNode {
  /// The text; setting it removes the looks of its parts.
  @exclusivity(unchecked) public final var string: String { didSet { styled = nil } }
  /// The text with the looks of its parts, or `nil` if they are all the same.
  public final var span: TextSpan? {
    get { styled }
    set {
      string = newValue?.string ?? ""
      styled = newValue
    }
  }
  @exclusivity(unchecked) private final var styled: TextSpan? { didSet { noteChange() } }
  /// Whether the text scrolls, so that the view has no height of its own.
  @exclusivity(unchecked) public final var scrolls = true { didSet { noteChange() } }

  /// Creates a text view.
  public init(_ string: String = "", file: String = #fileID, line: Int = #line) {
    self.string = string
    super.init()
    place = SourcePlace(file: file, line: line)
    style.text.lineLimit = 0
    style.text.lineBreak = .wordWrap
  }

  override package var controlKind: String { "textView" }
  override package var control: Control { .textView }
  override package var controlFont: Font { .system(14) }

  override package var controlTexts: [TextPart] {
    var part = TextPart(string)
    part.content = styled
    part.insets = TextViewNode.textInsets
    part.vertical = .top
    return string.isEmpty ? [] : [part]
  }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    guard !scrolls else { return nil }
    let insets = TextViewNode.textInsets
    let width = proposal.width.map { max(0, $0 - insets.horizontal) }
    var measured =
      styled.map { context.measure($0, width: width) }
      ?? context.measure(string.isEmpty ? " " : string, width: width)
    measured.size = measured.size.outset(by: insets)
    measured.firstBaseline = measured.firstBaseline.map { $0 + insets.top }
    measured.lastBaseline = measured.lastBaseline.map { $0 + insets.top }
    return measured
  }

  /// UIKit's `textContainerInset` and `lineFragmentPadding`.
  private static let textInsets = EdgeInsets(horizontal: 5, vertical: 8)
}

/// A search bar: a `UISearchBar`.
open class SearchBarNode: ControlNode {
  /// The text shown while the field is empty.
  @exclusivity(unchecked) public final var placeholder: String { didSet { noteChange() } }
  /// The text in the field.
  @exclusivity(unchecked) package final var text = "" { didSet { noteChange() } }

  /// Creates a search bar.
  public init(placeholder: String = "", file: String = #fileID, line: Int = #line) {
    self.placeholder = placeholder
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "searchBar" }
  override package var control: Control { .searchField }

  override package var controlTexts: [TextPart] {
    var part = TextPart(text.isEmpty ? placeholder.isEmpty ? "Search" : placeholder : text)
    part.insets = EdgeInsets(top: 0, left: 38, bottom: 0, right: 16)
    part.alignment = .natural
    if text.isEmpty { part.defaultColor = .placeholderText }
    return [part]
  }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(width: nil, height: 56)
  }
}
