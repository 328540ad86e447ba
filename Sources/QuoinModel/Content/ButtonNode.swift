import QuoinGeometry

/// A button with a title or an image: a `UIButton`.
open class ButtonNode: ControlNode {
  /// The title, images and state.
  @exclusivity(unchecked) public final var button = ButtonContent() {
    didSet {
      noteStyleChange()
      noteChange()
    }
  }
  /// The insets around title and image, in points; `nil` for those of a system button.
  @exclusivity(unchecked) public final var contentInsets: EdgeInsets? { didSet { noteChange() } }

  /// Whether the title's size is rounded to whole points, as in buttons without a configuration.
  package final var hasWholeTitle = true { didSet { noteChange() } }

  /// Creates a button with a title.
  public init(_ title: String = "", file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
    button.title = title
  }

  /// Creates a button with a title that has several looks.
  public convenience init(_ title: TextSpan, file: String = #fileID, line: Int = #line) {
    self.init("", file: file, line: line)
    button.span = title
  }

  override package var controlKind: String { "button" }
  override package var control: Control { .button(button) }
  override package var controlStates: NodeState { button.isEnabled ? .normal : .disabled }
  override package var controlFont: Font { .system(15) }

  override package var controlTexts: [TextPart] {
    guard !button.title.isEmpty else { return [] }
    var part = TextPart(button.title)
    part.content = button.span
    part.alignment = .center
    part.insets.left = imageRoom
    switch button.background {
    case .filled: part.defaultColor = .white
    case .none where !button.isTinted: part.defaultColor = .white
    default: part.defaultColor = tintOrDefault
    }
    if !button.isEnabled { part.defaultColor = .placeholderText }
    return [part]
  }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    var measured =
      button.span.map { context.measure($0, width: nil) }
      ?? context.measure(button.title, width: nil)
    if hasWholeTitle {
      measured.size = Size(measured.size.width.rounded(.up), measured.size.height.rounded(.up))
    }
    let image = button.image?.resolved(context.traits).size ?? .zero
    let ground = button.backgroundImage?.resolved(context.traits).size
    // UIKit: a system button has 6 points above and below its title, and is at least 30 points
    // wide; a background image replaces the insets.
    let isBare = button.title.isEmpty || ground != nil
    let insets = contentInsets ?? EdgeInsets(horizontal: 0, vertical: isBare ? 0 : 6)
    measured.size = Size(
      max(measured.size.width + image.width, contentInsets == nil ? 30 : 0) + insets.horizontal,
      max(measured.size.height, image.height) + insets.vertical)
    if let ground {
      measured.size = Size(
        max(measured.size.width, ground.width), max(measured.size.height, ground.height))
    }
    measured.firstBaseline = measured.firstBaseline.map { $0 + insets.top }
    measured.lastBaseline = measured.lastBaseline.map { $0 + insets.top }
    return measured
  }

  private var imageRoom: Double { button.image.map { ($0.size?.width ?? 0) } ?? 0 }
  private var tintOrDefault: Color { style.tint ?? .accent }
}
