import QuoinGeometry
import QuoinModel

/// Creates the nodes of views with content of their own.
struct LeafReader {
  let palette: Palette
  let info: DocumentInfo

  var looks: LookReader { LookReader(palette: palette) }

  /// Returns the node of a view with its content and text, without the properties that all views have.
  func node(_ varied: VariedElement) -> Node {
    switch varied.name {
    case "label": label(varied)
    case "button": ButtonReader(palette: palette, info: info).node(varied)
    case "imageView": imageView(varied)
    case "textField": textField(varied)
    case "textView": textView(varied)
    case "searchBar": SearchBarReader(info: info).node(varied)
    case "switch", "slider", "stepper", "segmentedControl", "progressView",
      "activityIndicatorView", "pageControl", "datePicker", "pickerView":
      ControlReader(palette: palette, info: info).node(varied)
    case "navigationBar", "tabBar", "toolbar":
      BarReader(palette: palette, info: info).node(varied)
    default: ForeignNode(varied.name)
    }
  }

  private func label(_ varied: VariedElement) -> Node {
    let node = TextNode(TextReader.text(varied, "text", attributed: "attributedText"))
    looks.applyText(varied, to: node, defaultSize: 17)
    looks.applyAttributed(attributed(varied), to: node, defaultSize: 17).map { node.span = $0 }
    node.style.text.shadows = looks.textShadow(
      varied.child("color", key: "shadowColor"), offset: varied.child("size", key: "shadowOffset"),
      // UIKit's default offset is one point up.
      standard: -1)
    if let lines = varied.number("numberOfLines", in: 0...10_000, otherwise: "1 is used") {
      node.style.text.lineLimit = Int(lines)
    }
    if node.style.text.lineLimit ?? 1 != 1, node.style.text.lineBreak == nil {
      node.style.text.lineBreak = .truncateTail
    }
    if !varied.flag("enabled", default: true) { node.style.text.color = .placeholderText }
    return node
  }

  private func attributed(_ varied: VariedElement) -> XMLTreeElement? {
    varied.element.child("attributedString", key: "attributedText")
  }

  private func imageView(_ varied: VariedElement) -> Node {
    let node = ImageNode()
    if let image = ImageReader(palette: palette).image(varied.element, "image") {
      node.image = image
    }
    return node
  }

  private func textField(_ varied: VariedElement) -> Node {
    let node = TextFieldNode(
      TextReader.text(varied, "text", attributed: "attributedText"),
      placeholder: TextReader.text(varied, "placeholder", attributed: "attributedPlaceholder"))
    looks.applyText(varied, to: node, defaultSize: 14)
    looks.applyAttributed(attributed(varied), to: node, defaultSize: 14).map { node.span = $0 }
    if let element = varied.element.child("attributedString", key: "attributedPlaceholder") {
      let reader = AttributedReader(palette: palette, defaultSize: 14)
      var base = node.style.text
      base.color = .placeholderText
      // The look of the placeholder must not apply to the typed text.
      let first = TextReader.firstStyle(element, palette: palette, defaultSize: 14)
      var whole = TextSpan(TextReader.joined(element))
      if let first { whole.style.text = first }
      node.placeholderSpan =
        reader.span(element, base: base) ?? (first == nil ? nil : whole)
    }
    node.field.border =
      varied.keyword("borderStyle", KeywordTables.fieldBorder, otherwise: "none is used") ?? .none
    if info.era < .cards { node.heights = .old }
    node.field.isSecure =
      varied.element.child("textInputTraits", key: "textInputTraits")?.flag("secureTextEntry")
      ?? false
    return node
  }

  private func textView(_ varied: VariedElement) -> Node {
    let node = TextViewNode(TextReader.text(varied, "text", attributed: "attributedText"))
    looks.applyText(varied, to: node, defaultSize: 14)
    node.style.text.lineLimit = 0
    node.style.text.lineBreak = .wordWrap
    looks.applyAttributed(attributed(varied), to: node, defaultSize: 14).map { node.span = $0 }
    node.scrolls = varied.flag("scrollEnabled", default: true)
    return node
  }
}
