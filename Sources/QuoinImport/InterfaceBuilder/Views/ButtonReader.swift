import QuoinGeometry
import QuoinModel

/// Creates the nodes of buttons, both plain and configured ones.
struct ButtonReader {
  let palette: Palette
  let info: DocumentInfo

  func node(_ varied: VariedElement) -> Node {
    let node = ButtonNode()
    node.style.text.font = LookReader(palette: palette).font(
      varied, "fontDescription", defaultSize: 15)
    node.style.text.lineBreak = varied.keyword("lineBreakMode", KeywordTables.lineBreak)
    node.button.isEnabled = varied.flag("enabled", default: true)
    if let configuration = varied.element.child("buttonConfiguration", key: "configuration") {
      configure(node, configuration)
    } else {
      applyStates(varied, to: node)
    }
    return node
  }

  /// Reads a button that is described by its states, as it is in the document's state.
  private func applyStates(_ varied: VariedElement, to node: ButtonNode) {
    let type =
      varied.keyword("buttonType", KeywordTables.buttonType, otherwise: "custom is used") ?? .custom
    node.button.isTinted = type != .custom
    // A custom button without a font uses the default of `UIButton`.
    if type == .custom, node.style.text.font == nil { node.style.text.font = .system(18) }
    if let insets = varied.element.child("inset", key: "contentEdgeInsets") {
      node.contentInsets = insets.insets
    }
    let images = ImageReader(palette: palette)
    let states = ButtonStates(varied)
    if type == .custom, node.contentInsets == nil {
      let ground = states.first { images.image($0, "backgroundImage") }
      node.contentInsets = EdgeInsets(horizontal: 0, vertical: ground?.size == nil ? 6 : 0)
    }
    guard !states.isEmpty else { return }
    node.button.image = states.first { images.image($0, "image", isTinted: type != .custom) }
    node.button.backgroundImage = states.first { images.image($0, "backgroundImage") }
    if let color = states.first({ $0.child("color", key: "titleColor") }) {
      node.style.text.color = palette.color(color)
    }
    if let state = states.ofTitle {
      title(state, of: node, defaultSize: type == .custom ? 18 : 15)
    }
    node.style.text.shadows = LookReader(palette: palette).textShadow(
      states.first { $0.child("color", key: "titleShadowColor") },
      offset: varied.child("size", key: "titleShadowOffset"), standard: 0)
    if node.button.title.isEmpty, node.button.image != nil, node.contentInsets?.vertical == 12 {
      node.contentInsets = .zero
    }
    guard node.button.image == nil, type == .info || type == .contactAdd else { return }
    node.button.image = ImageContent(
      name: type == .contactAdd ? "plus.circle" : "info.circle", size: Size(22), isSymbol: true)
    node.contentInsets = .zero
  }

  /// Returns the title of a state or a configuration, plain or attributed.
  private func title(_ element: XMLTreeElement, of node: ButtonNode, defaultSize: Double) {
    let attributed = element.child("attributedString", key: "attributedTitle")
    node.button.title =
      attributed.map(TextReader.joined) ?? TextReader.plain(element, "title") ?? ""
    LookReader(palette: palette).applyAttributed(attributed, to: node, defaultSize: defaultSize)
      .map { node.button.span = $0 }
    if let subtitle = TextReader.plain(element, "subtitle"), !subtitle.isEmpty {
      element.note("unsupported-attribute", "the subtitle of a button is not shown yet")
    }
  }

  /// Returns a button that is described by a configuration.
  private func configure(_ node: ButtonNode, _ configuration: XMLTreeElement) {
    node.hasWholeTitle = false
    if let style = configuration.keyword(
      "style", KeywordTables.buttonStyle, otherwise: "plain is used")
    {
      node.button.background = style
    }
    node.button.image = ImageReader(palette: palette).image(
      configuration, "image", isTinted: true)
    let insets = configuration.child(key: "contentInsets")
    // Before Xcode 14, a configured button with text of 17 points was 31 points high.
    let vertical = info.era < .current ? 5.25 : 7
    node.contentInsets = insets.map(\.insets) ?? EdgeInsets(horizontal: 12, vertical: vertical)
    if let font = configuration.child("fontDescription", key: "titleFontDescription") {
      node.style.text.font = FontReader.font(font, defaultSize: 17)
    } else {
      node.style.text.font = .style(.body)
    }
    if let color = configuration.child("color", key: "baseForegroundColor") {
      node.style.text.color = palette.color(color)
    }
    title(configuration, of: node, defaultSize: 17)
    let background = configuration.child("backgroundConfiguration", key: "background")
    if let color = configuration.child("color", key: "baseBackgroundColor")
      ?? background?.child("color", key: "backgroundColor")
    {
      node.style.tint = palette.color(color)
    }
    if let radius = background?.number("cornerRadius", in: Number.positive) {
      node.style.cornerRadius = radius
    }
    if configuration.keyword("cornerStyle", KeywordTables.cornerStyle) == true {
      node.style.cornerRadius = 1000
    }
  }
}
