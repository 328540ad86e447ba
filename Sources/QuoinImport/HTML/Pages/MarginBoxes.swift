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

  init(_ style: CSS.PageStyle, _ format: PageFormat, _ options: ImportOptions) {
    self.style = style
    self.format = format.scaled(by: 1 / HTMLReader.pointsInPixel)
    var options = options
    options.pages = nil
    options.templateData = nil
    options.lints = []
    options.stageEnded = nil
    self.options = options
  }

  /// Returns the margin boxes of a page, given its number from 1 and the page count, or `nil` if
  /// there are none.
  func node(page: Int, of count: Int) -> Node? {
    var sides: Set<CSS.PageRule.Side> = [page % 2 == 1 ? .right : .left]
    if page == 1 { sides.insert(.first) }
    let boxes = style.marginBoxes(of: sides)
    let look = style.look(of: sides)
    guard !boxes.isEmpty || !look.ground.isEmpty else { return nil }
    let margins = format.margins(ofPage: page - 1)
    let content = format.content(ofPage: page - 1)
    var css = "html { \(look.ground)} body { margin: 0; \(look.inherited)"
    css += "counter-reset: page \(page) pages \(count) } "
    css += "body > div { position: absolute; display: grid } "
    css += "div > div { display: flex; flex-direction: column; min-width: 0 } "
    var body = ""
    for (edge, area) in MarginBoxes.areas(margins, content) {
      let here = boxes.filter { MarginBoxes.edge(of: $0.name) == edge }
      // A page without a margin has no room for its boxes.
      if here.isEmpty || area.isEmpty { continue }
      let isRow = edge == "top" || edge == "bottom"
      let hasMiddle = here.contains { $0.name.hasSuffix("-center") || $0.name.hasSuffix("-middle") }
      let tracks = here.count == 1 ? "1fr" : hasMiddle ? "1fr auto 1fr" : "1fr 0 1fr"
      css += "#at-\(edge) { left: \(area.minX)px; top: \(area.minY)px; width: \(area.width)px; "
      css += "height: \(area.height)px; grid-template-\(isRow ? "columns" : "rows"): \(tracks); "
      css += "grid-template-\(isRow ? "rows" : "columns"): 100% } "
      body += "<div id=\"at-\(edge)\">"
      for box in here {
        let track = here.count == 1 ? 1 : MarginBoxes.track(of: box.name)
        let vertical = box.verticalAlign ?? MarginBoxes.vertical(of: box.name)
        let justify =
          vertical == "top" ? "flex-start" : vertical == "bottom" ? "flex-end" : "center"
        css += "#\(box.name) { grid-\(isRow ? "column" : "row"): \(track); "
        css += "grid-\(isRow ? "row" : "column"): 1; "
        css += "text-align: \(MarginBoxes.horizontal(of: box.name)); justify-content: \(justify); "
        css += "\(box.text) } #\(box.name)::before { content: \(box.content) } "
        body += "<div id=\"\(box.name)\"></div>"
      }
      body += "</div>"
    }
    let html = "<!doctype html><style>\(css)</style><body>\(body)"
    var options = options
    options.size = format.size
    // Problems in it are already reported for its style sheet.
    let document = try? HTMLDocument.read(Data(html.utf8), options: options)
    return document?.scenes.first?.root
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
