import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the nodes of bar items.
struct BarItemReader {
  let session: ImportSession
  let look: BarLook
  /// Called with each custom view and its placeholder in the bar.
  var place: (XMLTreeElement, Node) -> Void = { _, _ in }

  /// Returns the nodes of a row of items.
  func row(_ items: [XMLTreeElement]) -> [Relation<FlexContainer>] { items.compactMap { item($0) } }

  /// Returns the node of an item of a navigation bar or a toolbar.
  func item(_ element: XMLTreeElement) -> Relation<FlexContainer>? {
    switch element["systemItem"] {
    case "flexibleSpace": return Relation(RelativeContainer(), FlexItem(grow: 1, basis: .points(0)))
    case "fixedSpace":
      var space = FlexItem(shrink: 0)
      space.width = .points(element.number("width") ?? 0)
      return Relation(RelativeContainer(), space)
    default: break
    }
    let node: Node
    if let view = element.child(key: "customView") ?? element.child(key: "view") {
      node = custom(view)
    } else {
      node = button(element)
    }
    if !element.flag("enabled", default: true) { node.style.alpha = 0.35 }
    return Relation(node, FlexItem(shrink: 0))
  }

  /// Returns the title, the image or the system item's content.
  private func button(_ element: XMLTreeElement) -> Node {
    let system = element["systemItem"].flatMap { SystemItem(barButton: $0) }
    let tint = element.child("color", key: "tintColor").flatMap { session.palette.color($0) }
    if let image = ImageReader(palette: session.palette).image(element, "image", isTinted: true) {
      return picture(image, tint ?? look.tint)
    }
    if let symbol = system?.symbol {
      return picture(
        ImageContent(name: symbol, size: Size(22), isSymbol: true), tint ?? look.tint)
    }
    let title = TextReader.plain(element, "title") ?? system?.title ?? ""
    let isDone = system?.isDone ?? element.isValue("style", "done")
    let font = Font.system(17, weight: isDone ? .semibold : .regular)
    return text(title, font, tint ?? look.tint ?? .accent)
  }

  /// Returns an image in the tint colour.
  func picture(_ image: ImageContent, _ tint: Color?) -> ImageNode {
    let node = ImageNode()
    node.image = image
    node.style.tint = tint
    node.style.contentMode = .scaleAspectFit
    node.documentType = "#barPicture"
    return node
  }

  /// Returns a line of text.
  func text(_ title: String, _ font: Font, _ color: Color) -> TextNode {
    let node = TextNode(title)
    node.style.text.font = font
    node.style.text.color = color
    node.style.text.lineBreak = .truncateTail
    node.documentType = "#barText"
    return node
  }

  /// Returns the placeholder for a custom view in the bar.
  func custom(_ view: XMLTreeElement) -> Node {
    let node = RelativeContainer()
    let size = PlacementReader.recordedSize(VariedElement(view, session.classes)) ?? .zero
    (node.sizing.width, node.sizing.height) = (size.width, size.height)
    node.documentType = "#barView"
    place(view, node)
    return node
  }
}
