import QuoinGeometry
import QuoinModel

/// Makes the nodes of views that have content of their own.
struct LeafReader {
  let palette: Palette
  let info: DocumentInfo

  var looks: LookReader { LookReader(palette: palette) }

  /// The node of a view, with content and text but without what all views have.
  func node(_ varied: VariedElement) -> Node {
    switch varied.name {
    case "label": label(varied)
    case "button": ButtonReader(palette: palette, info: info).node(varied)
    case "imageView": imageView(varied)
    case "textField": textField(varied)
    case "textView": textView(varied)
    case "searchBar": SearchBarNode(placeholder: TextReader.text(varied, "placeholder"))
    case "switch", "slider", "stepper", "segmentedControl", "progressView",
      "activityIndicatorView", "pageControl", "datePicker", "pickerView":
      ControlReader(palette: palette, info: info).node(varied)
    case "navigationBar", "tabBar", "toolbar": BarReader(palette: palette).node(varied)
    default: ForeignNode(varied.name)
    }
  }

  private func label(_ varied: VariedElement) -> Node {
    let node = TextNode(TextReader.text(varied, "text"))
    looks.applyText(varied, to: node, defaultSize: 17)
    if let first = TextReader.firstStyle(
      varied, "attributedText", palette: palette, defaultSize: 17)
    {
      var style = Style()
      style.text = first
      node.style.merge(style)
    }
    if let lines = varied.number("numberOfLines") { node.style.text.lineLimit = lineLimit(lines) }
    if node.style.text.lineLimit ?? 1 != 1, node.style.text.lineBreak == nil {
      node.style.text.lineBreak = .truncateTail
    }
    if varied["enabled"] == "NO" { node.style.text.color = .placeholderText }
    return node
  }

  private func lineLimit(_ lines: Double) -> Int { Int(min(max(0, lines), 10_000)) }

  private func imageView(_ varied: VariedElement) -> Node {
    let node = ImageNode()
    if let image = ImageReader(palette: palette).image(varied.element, "image") {
      node.image = image
    }
    return node
  }

  private func textField(_ varied: VariedElement) -> Node {
    let node = TextFieldNode(
      TextReader.text(varied, "text"), placeholder: TextReader.text(varied, "placeholder"))
    looks.applyText(varied, to: node, defaultSize: 14)
    switch varied["borderStyle"] {
    case "roundedRect": node.field.border = .rounded
    case "line": node.field.border = .line
    case "bezel": node.field.border = .bezel
    default: node.field.border = .none
    }
    node.field.isSecure =
      varied.element.child("textInputTraits", key: "textInputTraits")?["secureTextEntry"] == "YES"
    return node
  }

  private func textView(_ varied: VariedElement) -> Node {
    let node = TextViewNode(TextReader.text(varied, "text"))
    looks.applyText(varied, to: node, defaultSize: 14)
    node.style.text.lineLimit = 0
    node.style.text.lineBreak = .wordWrap
    if let first = TextReader.firstStyle(
      varied, "attributedText", palette: palette, defaultSize: 14)
    {
      var style = Style()
      style.text = first
      node.style.merge(style)
    }
    node.scrolls = varied["scrollEnabled"] != "NO"
    return node
  }
}
