import QuoinGeometry

/// A bar: a `UINavigationBar`, `UITabBar` or `UIToolbar`.
open class BarNode: ControlNode {
  /// The kind of bar.
  @exclusivity(unchecked) public final var bar: BarContent.Kind { didSet { noteChange() } }
  /// The title of a navigation bar.
  @exclusivity(unchecked) public final var title: String { didSet { noteChange() } }
  /// The titles of tabs, or of buttons from the leading side.
  @exclusivity(unchecked) public final var items: [String] { didSet { noteChange() } }

  /// Creates a bar.
  public init(
    _ bar: BarContent.Kind, title: String = "", items: [String] = [], file: String = #fileID,
    line: Int = #line
  ) {
    self.bar = bar
    self.title = title
    self.items = items
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String {
    switch bar {
    case .navigation: "navigationBar"
    case .tabs: "tabBar"
    case .tools: "toolbar"
    }
  }
  override package var control: Control { .bar(BarContent(kind: bar, count: items.count)) }

  override package var controlTexts: [TextPart] {
    switch bar {
    case .navigation:
      var part = TextPart(title)
      part.alignment = .center
      if style.text.fontSize == nil { part.font = .system(17, weight: .semibold) }
      return title.isEmpty ? [] : [part]
    case .tabs, .tools:
      return items.enumerated().map { index, name in
        var part = TextPart(name)
        let count = Double(max(1, items.count))
        part.span = Double(index) / count...Double(index + 1) / count
        part.alignment = .center
        part.lineLimit = 1
        part.font = bar == .tabs ? .system(10, weight: .medium) : .system(17)
        part.insets.top = bar == .tabs ? 30 : 0
        part.defaultColor = bar == .tools || index == 0 ? .accent : .gray
        return part
      }
    }
  }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(width: nil, height: bar == .tabs ? 49 : 44)
  }
}
