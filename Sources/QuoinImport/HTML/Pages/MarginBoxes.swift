import Foundation
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The margin boxes of pages: CSS Paged Media 3 §5.
///
/// They are laid out as a document of their own in the size of the page, with the counters `page`
/// and `pages`. Boxes share their edge: the centre box is as wide as its content, and takes the
/// whole edge if it is alone. §5.3.2 distributes the remaining space differently, which is visible
/// for backgrounds and borders only.
struct MarginBoxes {
  private let style: CSS.PageStyle
  private let format: PageFormat
  private let options: ImportOptions
  /// Whether the margins come from page rules; the page's borders and padding are then inside of them.
  private let hasMargins: Bool
  /// What pages inherit from the root element, and from the document.
  ///
  /// CSS Paged Media 3 §3 leaves open what a page inherits; it is the root's values in Chromium.
  struct Inheritance {
    /// The declarations of the root's inherited properties, and of its custom properties.
    var declarations = ""
    var variables = ""
    var counterStyles = CSS.CounterStyles()
  }

  var inherited = Inheritance()

  init(_ style: CSS.PageStyle, _ format: PageFormat, _ options: ImportOptions, hasMargins: Bool) {
    self.style = style
    shownTargets = style.shownTargets
    self.format = format.scaled(by: 1 / HTMLReader.pointsInPixel)
    self.hasMargins = hasMargins
    var options = options
    options.pages = nil
    options.templateData = nil
    options.lints = []
    options.stageEnded = nil
    self.options = options
  }

  /// The named strings and running elements that the boxes show.
  let shownTargets: Set<PageAssignment.Target>

  /// The document of a page's margin boxes.
  private struct Markup {
    var css = ""
    var body = ""
    /// The factor by which lengths are multiplied: that of the root, which the areas of the page do not have.
    var zoom: Double

    /// Returns the declarations that give a box its place on the page.
    func place(_ area: Rect) -> String {
      "left: \(area.minX / zoom)px; top: \(area.minY / zoom)px; width: \(area.width / zoom)px; "
        + "height: \(area.height / zoom)px;"
    }
  }

  /// Returns the tree of a page's margin boxes, or `nil` if the page has none.
  ///
  /// - Parameter element: Returns a new node of a running element, given its item.
  func node(_ printed: PrintedPage, element: (Int) -> FlowContainer?) -> Node? {
    let page = CSS.PageStyle.Page(printed.kind)
    let boxes = style.marginBoxes(of: page)
    let look = style.look(of: page)
    guard !boxes.isEmpty || !look.ground.isEmpty || !look.box.isEmpty else { return nil }
    let sheet = format.sheet(of: printed.kind)
    let (margins, frame) = insets(of: page, on: sheet)
    let content = Size(
      max(0, sheet.size.width - margins.horizontal), max(0, sheet.size.height - margins.vertical))
    // The background is printed beyond the edges of the page: §7.3.
    let corner = Point(sheet.bleed, sheet.bleed)
    var markup = Markup(zoom: style.root.zoom)
    markup.css = rules(look, of: page, printed)
    if !look.box.isEmpty,
      frame != .zero || look.box.contains("shadow") || look.box.contains("outline")
    {
      let area = Rect(origin: Point(margins.left, margins.top), size: content).offset(by: corner)
      markup.css += "#page-box { \(markup.place(area)) box-sizing: border-box; \(look.box)} "
      markup.body += "<div id=\"page-box\"></div>"
    }
    for (edge, place) in MarginBoxes.areas(margins, content) {
      let here = boxes.filter { MarginBoxes.edge(of: $0.name) == edge }
      // A page without a margin has no room for its boxes.
      if here.isEmpty || place.isEmpty { continue }
      MarginBoxes.add(here, at: edge, in: place.offset(by: corner), on: printed, to: &markup)
    }
    let root = root(
      markup, Size(sheet.size.width + 2 * sheet.bleed, sheet.size.height + 2 * sheet.bleed))
    for box in boxes {
      guard case .element(let name, let choice)? = box.content.parts.first,
        let item = printed.elements[name]?.value(choice).flatMap({ Int($0) }),
        let container = MarginBoxes.container(named: box.name, in: root), let node = element(item)
      else { continue }
      var placement = FlowItem()
      placement.element = RunningElements.box
      container.add(Relation<FlowContainer>(node, placement))
    }
    return root
  }

  /// Returns the margins of a page, and the borders and paddings inside of them.
  private func insets(
    of page: CSS.PageStyle.Page, on sheet: PageSheet
  ) -> (margins: EdgeInsets, frame: EdgeInsets) {
    guard hasMargins else { return (sheet.margins, .zero) }
    let insets = HTMLReader.insets(of: page, size: sheet.size, in: style)
    // Margins that leave no room were replaced.
    let sum = insets.margins.top + insets.frame.top
    return (sum - sheet.margins.top).magnitude < 0.01 ? insets : (sheet.margins, .zero)
  }

  /// Returns the rules for what all boxes of a page have in common.
  private func rules(
    _ look: CSS.PageStyle.Look, of page: CSS.PageStyle.Page, _ printed: PrintedPage
  ) -> String {
    // The font size of the page is also what `rem` refers to. If it refers to a variable or the viewport, it is computed
    // with the boxes.
    let size = style.fontSize(of: page)
    let own = size.map { "font-size: \($0)px; " } ?? ""
    var css =
      "html { zoom: \(style.root.zoom); font-size: \(size ?? style.root.fontSize)px; \(look.ground)} "
    css += "body { margin: 0; \(inherited.declarations)\(look.inherited)\(own)"
    css += "counter-reset: page \(printed.shownNumber) pages \(printed.count) } "
    css += "body > div { position: absolute; display: grid } "
    css += "div > div { display: flex; flex-direction: column; min-width: 0 } "
    return css
  }

  /// Adds the boxes at an edge or a corner of a page.
  private static func add(
    _ boxes: [CSS.PageStyle.MarginBox], at edge: String, in area: Rect, on printed: PrintedPage,
    to markup: inout Markup
  ) {
    let isRow = edge == "top" || edge == "bottom"
    let hasMiddle = boxes.contains { $0.name.hasSuffix("-center") || $0.name.hasSuffix("-middle") }
    let tracks = boxes.count == 1 ? "1fr" : hasMiddle ? "1fr auto 1fr" : "1fr 0 1fr"
    var css = "#at-\(edge) { \(markup.place(area)) "
    css += "grid-template-\(isRow ? "columns" : "rows"): \(tracks); "
    css += "grid-template-\(isRow ? "rows" : "columns"): 100% } "
    markup.body += "<div id=\"at-\(edge)\">"
    for box in boxes {
      let track = boxes.count == 1 ? 1 : track(of: box.name)
      let vertical = box.verticalAlign ?? vertical(of: box.name)
      let justify = vertical == "top" ? "flex-start" : vertical == "bottom" ? "flex-end" : "center"
      css += "#\(box.name) { grid-\(isRow ? "column" : "row"): \(track); "
      css += "grid-\(isRow ? "row" : "column"): 1; "
      css += "text-align: \(horizontal(of: box.name)); justify-content: \(justify); "
      css +=
        "\(box.text) } #\(box.name)::before { content: \(text(of: box.content, on: printed)) } "
      markup.body += "<div id=\"\(box.name)\"></div>"
    }
    markup.css += css
    markup.body += "</div>"
  }

  /// Reads the document of a page's margin boxes.
  private func root(_ markup: Markup, _ size: Size) -> Node? {
    var css = markup.css
    if css.contains("var(") { css = "html { \(inherited.variables)} " + css }
    let html = "<!doctype html><style>\(css)</style><body>\(markup.body)"
    var options = options
    options.counterStyles = inherited.counterStyles
    options.size = size
    // Problems in it are already reported for its style sheet.
    let document = try? HTMLDocument.read(Data(html.utf8), options: options)
    return document?.scenes.first?.root
  }

  /// Returns the node of a margin box.
  private static func container(named name: String, in root: Node?) -> FlowContainer? {
    var pending = [root]
    while let node = pending.popLast() {
      guard let container = node as? FlowContainer else { continue }
      if container.identifier == name { return container }
      pending += container.relations.map(\.node)
    }
    return nil
  }

  /// Returns the content of a margin box on a page, as CSS.
  private static func text(of content: CSS.MarginContent, on page: PrintedPage) -> String {
    content.parts.map { part in
      switch part {
      case .text(let text): text
      case .string(let name, let choice): literal(page.strings[name]?.value(choice) ?? "")
      case .element: "none"
      }
    }.joined(separator: " ")
  }

  /// Returns a string as CSS: CSS Syntax 3 §4.3.5.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\u{0}"..."\u{1F}", "\u{7F}":
        result += "\\" + String(scalar.value, radix: 16) + " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns the edges and corners with their areas of the page.
  private static func areas(_ margins: EdgeInsets, _ content: Size) -> [(String, Rect)] {
    let (right, bottom) = (margins.left + content.width, margins.top + content.height)
    return [
      ("top", Rect(margins.left, 0, content.width, margins.top)),
      ("bottom", Rect(margins.left, bottom, content.width, margins.bottom)),
      ("left", Rect(0, margins.top, margins.left, content.height)),
      ("right", Rect(right, margins.top, margins.right, content.height)),
      ("top-left-corner", Rect(0, 0, margins.left, margins.top)),
      ("top-right-corner", Rect(right, 0, margins.right, margins.top)),
      ("bottom-left-corner", Rect(0, bottom, margins.left, margins.bottom)),
      ("bottom-right-corner", Rect(right, bottom, margins.right, margins.bottom)),
    ]
  }

  private static func edge(of name: String) -> String {
    name.hasSuffix("-corner") ? name : String(name.prefix { $0 != "-" })
  }

  private static func track(of name: String) -> Int {
    if name.hasSuffix("-center") || name.hasSuffix("-middle") { return 2 }
    let isFirst = ["top-left", "bottom-left", "left-top", "right-top"].contains(name)
    return isFirst || name.hasSuffix("-corner") ? 1 : 3
  }

  /// Returns the initial text alignment of a margin box: §5.3.
  private static func horizontal(of name: String) -> String {
    switch name {
    case "top-left", "bottom-left", "top-right-corner", "bottom-right-corner": "left"
    case "top-right", "bottom-right", "top-left-corner", "bottom-left-corner": "right"
    default: "center"
    }
  }

  private static func vertical(of name: String) -> String {
    switch name {
    case "left-top", "right-top": "top"
    case "left-bottom", "right-bottom": "bottom"
    default: "middle"
    }
  }
}
