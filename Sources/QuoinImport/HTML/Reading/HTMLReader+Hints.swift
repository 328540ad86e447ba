import Foundation
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension HTMLReader {
  /// Returns the presentational hints of an element: the attributes for sizes, colours, alignments
  /// and borders (HTML §15.3.8, §15.4.3 and others).
  mutating func hints(_ index: Int, _ attributes: CSS.Attributes) -> CSS.AttributeDeclarations {
    let tag = tree.items[index].tag ?? ""
    // Most elements have no presentational attributes.
    guard
      tree.mode == .quirks || !attributes.areAll(among: HTMLReader.ownedBySheets)
        || isHintedFromElsewhere(index, tag)
    else { return CSS.AttributeDeclarations() }
    var hints = HintWriter(attributes)
    addHints(of: tag, index, to: &hints)
    if tree.mode == .quirks { hints.text += quirkyMargins(index, tag) }
    if tag == "a", attributes["href"] != nil { hints.link(body: body) }
    if let color = attributes["bgcolor"].flatMap(LegacyColor.css) {
      hints.text += "background-color: \(color); "
    }
    let dir = attributes["dir"]?.lowercased()
    if dir == "auto" || (tag == "bdi" && dir != "ltr" && dir != "rtl") {
      hints.text += "direction: \(ownDirection(of: index) == .rightToLeft ? "rtl" : "ltr"); "
    }
    if tag == "html", options.direction == .rightToLeft { hints.text += "direction: rtl; " }
    guard !hints.text.isEmpty else { return CSS.AttributeDeclarations() }
    if let known = hintDeclarations[hints.text] { return known }
    // A hint has no location in a style sheet.
    let declarations = CSS.DocumentStyler.inline(hints.text).0.map { declaration in
      var hint = declaration
      hint.place = nil
      return hint
    }
    return hintDeclarations.share(declarations, of: hints.text)
  }

  /// Whether an element without presentational attributes may have hints.
  private mutating func isHintedFromElsewhere(_ index: Int, _ tag: String) -> Bool {
    guard tree.items[index].traits.contains(.hinted) else { return false }
    switch tag {
    case "img": return isInPicture(index)
    case "td", "th", "thead", "tbody", "tfoot", "colgroup":
      return table(around: index)?.areAll(among: HTMLReader.ownedBySheets) == false
    default: return true
    }
  }

  /// Returns the `source` element whose attributes give an image its width and height, if it is not the image: the one
  /// that gives it its address, where that has either attribute (HTML §4.8.4.3.2).
  private mutating func sizingSource(of image: Int) -> Int? {
    guard isInPicture(image) else { return nil }
    func isSized(_ source: Int) -> Bool {
      tree.attribute("width", of: source) != nil || tree.attribute("height", of: source) != nil
    }
    let hasSizes = tree.children(of: Int(tree.items[image].parent)).contains {
      tree.items[$0].tag == "source" && isSized($0)
    }
    guard hasSizes else { return nil }
    (dependsOnViewport, dependsOnSources) = (true, true)
    return source(of: image).flatMap { isSized($0) ? $0 : nil }
  }

  private mutating func addDrawingHints(_ index: Int, to hints: inout HintWriter) {
    for name in ["width", "height"] {
      hints.drawingLength(name)
      if let value = tree.attribute(name, of: index)?.value,
        HTMLReader.mentionsViewport(value.utf8)
      {
        dependsOnViewport = true
      }
    }
    hints.drawing()
  }

  /// Adds the hints that attributes give on elements of a type.
  private mutating func addHints(of tag: String, _ index: Int, to hints: inout HintWriter) {
    switch tag {
    case "svg": addDrawingHints(index, to: &hints)
    case "img", "iframe", "object", "embed":
      if tag == "img" {
        // A source with sizes replaces both of the image's own.
        if let source = sizingSource(of: index) {
          var sizes = HintWriter(attributes(of: source))
          sizes.sizes()
          hints.text += sizes.text
        } else {
          hints.sizes()
        }
      } else {
        hints.length("width")
        hints.length("height")
      }
      hints.picture(hasBorder: tag == "img" || tag == "object")
      if tag == "iframe" { hints.frameBorder() }
    case "video": hints.sizes()
    case "marquee":
      hints.length("width")
      hints.length("height")
      hints.margins()
    case "br": hints.clear()
    case "hr": hints.rule()
    case "body": hints.body()
    case "ul", "ol", "menu", "dir", "li": hints.list(tag)
    case "div", "p": hints.textAlignment(placesBlocks: true)
    case "font": hints.font()
    case "table": hints.table()
    case "td", "th":
      hints.cell()
      if let table = table(around: index) { hints.cell(in: table) }
    case "tr": hints.row()
    case "thead", "tbody", "tfoot":
      hints.row()
      if let table = table(around: index) { hints.group(isColumns: false, in: table) }
    case "col", "colgroup":
      hints.length("width")
      hints.row()
      if tag == "colgroup", let table = table(around: index) {
        hints.group(isColumns: true, in: table)
      }
    case "caption":
      if hints.attributes["align"]?.lowercased() == "bottom" {
        hints.text += "caption-side: bottom; "
      }
    case "input":
      if hints.attributes["type"]?.lowercased() == "image" {
        hints.sizes()
        hints.picture(hasBorder: true)
      }
    case "g", "text", "tspan", "textpath", "textPath": hints.drawing()
    case "legend":
      let sides = ["left", "center", "right"]
      if let side = hints.attributes["align"]?.lowercased(), sides.contains(side) {
        hints.text += "text-align: \(side); "
      }
    default: hints.textAlignment(placesBlocks: false)
    }
  }

  /// Returns the direction of an element with `dir=auto`: HTML §3.2.6.4.
  ///
  /// It is that of the first character with a strong direction, outside of descendants with a
  /// direction of their own.
  private func ownDirection(of element: Int) -> LayoutDirection? {
    var index = element + 1
    while index < Int(tree.items[element].end) {
      let item = tree.items[index]
      guard let tag = item.tag else {
        if let found = item.text.unicodeScalars.firstStrongDirection { return found }
        index += 1
        continue
      }
      let isApart =
        ["bdi", "script", "style", "textarea"].contains(tag)
        || tree.attribute("dir", of: index) != nil
      index = isApart ? Int(item.end) : index + 1
    }
    return nil
  }

  /// Returns the attributes of the table that contains a cell.
  private mutating func table(around index: Int) -> CSS.Attributes? {
    var step = Int(tree.items[index].parent)
    while step >= 0, tree.items[step].tag != "table" { step = Int(tree.items[step].parent) }
    guard step >= 0 else { return nil }
    // Most cells in succession are in one table.
    if let last = lastTable, last.item == step { return last.attributes }
    let attributes = attributes(of: step)
    lastTable = (step, attributes)
    return attributes
  }

  /// The attributes of the body, which define the colours of links.
  private var body: CSS.Attributes {
    tree.items.indices.first { tree.items[$0].tag == "body" }.map { attributes(of: $0) } ?? [:]
  }

  func attributes(of index: Int) -> CSS.Attributes {
    let given = tree.attributes(of: index)
    var found = CSS.Attributes()
    if given.isEmpty, tree.items[index].tag != "input" { return found }
    found.reserveCapacity(given.count)
    let isField = tree.items[index].tag == "input"
    for attribute in given where found[attribute.name] == nil {
      // The attribute for the state of a range is set below; a document cannot set it.
      if isField, attribute.name == HTMLReader.rangeAttribute { continue }
      found[attribute.name] = attribute.value
    }
    if isField { HTMLReader.noteRange(in: &found) }
    return found
  }

  /// The attributes that only affect an element through sheets.
  private static let ownedBySheets = ["class", "id", "style"]
}

/// Writes presentational attributes as CSS declarations.
private struct HintWriter {
  let attributes: CSS.Attributes
  var text = ""

  init(_ attributes: CSS.Attributes) { self.attributes = attributes }

  /// Writes a length in pixels or a percentage: HTML §2.3.4.4.
  mutating func length(_ name: String, isPositive: Bool = false) {
    guard let value = attributes[name]?.trimmingCharacters(in: .whitespaces) else { return }
    let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !number.isEmpty, let length = Double(number), length > 0 || !isPositive else { return }
    let isPercent = value.dropFirst(number.count).hasPrefix("%")
    text += "\(name): \(number)\(isPercent ? "%" : "px"); "
  }

  /// Writes the width and the height of an image, and the ratio that they define.
  mutating func sizes() {
    length("width")
    length("height")
    proportion()
  }

  /// Writes the aspect ratio defined by the width and the height, unless one is a percentage: HTML §15.4.3.
  private mutating func proportion() {
    for name in ["width", "height"] where attributes[name]?.contains("%") ?? true { return }
    guard let width = pixels("width", attributes), let height = pixels("height", attributes),
      width > 0, height > 0
    else { return }
    text += "aspect-ratio: auto \(width) / \(height); "
  }

  /// Writes the margins on both sides: HTML §15.4.3 and §15.5.18.
  mutating func margins() {
    if let space = pixels("hspace", attributes) {
      text += "margin-left: \(space)px; margin-right: \(space)px; "
    }
    if let space = pixels("vspace", attributes) {
      text += "margin-top: \(space)px; margin-bottom: \(space)px; "
    }
  }

  /// Writes the alignment, margins and border of an image: HTML §15.4.3.
  mutating func picture(hasBorder: Bool) {
    margins()
    if hasBorder, let width = pixels("border", attributes), width > 0 {
      text += "border: \(width)px solid; "
    }
    switch attributes["align"]?.lowercased() {
    case "left": text += "float: left; "
    case "right": text += "float: right; "
    case "top": text += "vertical-align: top; "
    case "texttop": text += "vertical-align: text-top; "
    case "middle", "center": text += "vertical-align: -webkit-baseline-middle; "
    case "absmiddle", "abscenter": text += "vertical-align: middle; "
    case "baseline", "bottom": text += "vertical-align: baseline; "
    case "absbottom": text += "vertical-align: bottom; "
    default: break
    }
  }

  /// Writes the border of a frame: HTML §15.4.2.
  mutating func frameBorder() {
    let value = attributes["frameborder"]?.trimmingCharacters(in: .whitespaces).lowercased()
    if value == "0" || value == "no" { text += "border: 0; " }
  }

  /// Writes a length of an SVG, which may have any unit of CSS: SVG 2 §7.8.
  mutating func drawingLength(_ name: String) {
    guard let value = attributes[name], let length = SVGLength(value), length.number >= 0 else {
      return
    }
    text += "\(name): \(length.css); "
  }

  /// Writes the font and the colour that parts of an SVG inherit, and its overflow: SVG 2 §6.6.
  mutating func drawing() {
    for name in ["font-size", "font-family", "font-weight", "font-style", "color", "overflow"] {
      guard let value = attributes[name], !value.contains(";") else { continue }
      let isPixels =
        name == "font-size" && Double(value.trimmingCharacters(in: .whitespaces)) != nil
      text += "\(name): \(value)\(isPixels ? "px" : ""); "
    }
  }

  private func pixels(_ name: String, _ attributes: CSS.Attributes) -> Int? {
    guard let value = attributes[name]?.trimmingCharacters(in: .whitespaces) else { return nil }
    let digits = value.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).map { min($0, 10_000) }
  }

  mutating func table() {
    length("width", isPositive: true)
    length("height")
    if let spacing = pixels("cellspacing", attributes) { text += "border-spacing: \(spacing)px; " }
    switch attributes["align"]?.lowercased() {
    case "center": text += "margin-left: auto; margin-right: auto; "
    case "left": text += "float: left; "
    case "right": text += "float: right; "
    default: break
    }
    tableBorder()
  }

  /// Writes the border of a table, and whether its cells share theirs: HTML §15.3.10.
  private mutating func tableBorder() {
    let rules = HintWriter.rules(attributes)
    if rules != nil { text += "border-collapse: collapse; " }
    let color = HintWriter.borderColor(attributes)
    // Without a number the border is a pixel wide.
    let width = attributes["border"] != nil ? pixels("border", attributes) ?? 1 : nil
    if let frame = attributes["frame"]?.lowercased(), let sides = HintWriter.frames[frame] {
      text += "border: \(width ?? 1)px solid \(color); "
      for (side, letter) in zip(["top", "right", "bottom", "left"], "trbl")
      where !sides.contains(letter) {
        text += "border-\(side)-style: hidden; "
      }
    } else if let width {
      if width > 0 {
        let style = HintWriter.hasColor(attributes) ? "solid" : "outset"
        text += "border: \(width)px \(style) \(color); "
      }
    } else if attributes["bordercolor"] != nil {
      text += "border-style: solid; border-color: \(color); border-width: 0; "
    } else if rules != nil {
      // It wins over the borders of cells.
      text += "border-style: hidden; "
    }
  }

  /// The sides of a table with a border, by the value of the attribute `frame`.
  private static let frames = [
    "void": "", "above": "t", "below": "b", "hsides": "tb", "vsides": "lr", "lhs": "l", "rhs": "r",
    "box": "trbl", "border": "trbl",
  ]

  /// Returns the value of the attribute `rules`, which tells between which cells of a table there are borders.
  private static func rules(_ table: CSS.Attributes) -> String? {
    guard let value = table["rules"]?.lowercased() else { return nil }
    return ["none", "groups", "rows", "cols", "all"].contains(value) ? value : nil
  }

  /// Writes the border that a table defines for its groups of rows or columns.
  mutating func group(isColumns: Bool, in table: CSS.Attributes) {
    guard HintWriter.rules(table) == "groups" else { return }
    text +=
      "border-\(isColumns ? "inline" : "block"): 1px solid \(HintWriter.borderColor(table)); "
  }

  /// Whether a table defines the colour of its borders.
  private static func hasColor(_ table: CSS.Attributes) -> Bool {
    table["bordercolor"].flatMap(LegacyColor.css) != nil
  }

  /// Returns the colour of the borders of a table and its cells.
  private static func borderColor(_ table: CSS.Attributes) -> String {
    guard let value = table["bordercolor"] else { return "currentcolor" }
    // As in browsers, a value that is no colour gives the border that of the text.
    return LegacyColor.css(value) ?? "currentcolor"
  }

  /// Writes the hints of the body: HTML §15.3.2.
  mutating func body() {
    // Browsers apply `topmargin` to the bottom and `leftmargin` to the right, too.
    if let points = pixels("marginheight", attributes) ?? pixels("topmargin", attributes) {
      text += "margin-top: \(points)px; margin-bottom: \(points)px; "
    }
    if let points = pixels("marginwidth", attributes) ?? pixels("leftmargin", attributes) {
      text += "margin-left: \(points)px; margin-right: \(points)px; "
    }
    if let color = attributes["text"].flatMap(LegacyColor.css) { text += "color: \(color); " }
  }

  /// Writes the colour of links that the body defines: HTML §15.3.2.
  mutating func link(body: CSS.Attributes) {
    if let color = body["link"].flatMap(LegacyColor.css) { text += "color: \(color); " }
  }

  /// Writes the hints of a `font` element: HTML §15.3.4.
  mutating func font() {
    if let color = attributes["color"].flatMap(LegacyColor.css) { text += "color: \(color); " }
    if let face = attributes["face"] { text += "font-family: \(face); " }
    if let size = attributes["size"].flatMap(HintWriter.fontSize) { text += "font-size: \(size); " }
  }

  /// Returns the font size of a legacy size, a number from 1 to 7 or an offset from 3: HTML
  /// §15.3.5.
  private static func fontSize(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let digits = text.drop { $0 == "+" || $0 == "-" }.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits.prefix(3)) else { return nil }
    let size = text.hasPrefix("+") ? 3 + number : text.hasPrefix("-") ? 3 - number : number
    let words = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
    return words[min(max(size, 1), 7) - 1]
  }

  /// Writes the marker type of a list: HTML §15.3.9.
  mutating func list(_ tag: String) {
    let words = [
      "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman",
      "I": "upper-roman",
    ]
    guard let type = attributes["type"]?.trimmingCharacters(in: .whitespaces) else { return }
    let bullets = ["disc", "circle", "square", "none"]
    if let word = words[type], tag == "ol" || tag == "li" {
      text += "list-style-type: \(word); "
    } else if bullets.contains(type.lowercased()), tag != "ol" {
      text += "list-style-type: \(type.lowercased()); "
    }
  }

  /// Writes the hints of an `hr` element: HTML §15.3.11.
  mutating func rule() {
    length("width")
    let color = attributes["color"].flatMap(LegacyColor.css)
    if let color { text += "color: \(color); " }
    if color != nil || attributes["noshade"] != nil {
      text += "border-style: solid; border-color: currentcolor; background-color: currentcolor; "
    }
    if let size = pixels("size", attributes), size > 0 {
      text += size == 1 ? "border-bottom-width: 0; " : "height: \(max(0, size - 2))px; "
    }
    switch attributes["align"]?.lowercased() {
    case "left": text += "margin-left: 0; margin-right: auto; "
    case "right": text += "margin-left: auto; margin-right: 0; "
    default: break
    }
  }

  mutating func cell() {
    length("width", isPositive: true)
    length("height", isPositive: true)
    if attributes["nowrap"] != nil { text += "white-space: nowrap; " }
    textAlignment(placesBlocks: true)
    verticalAlignment()
  }

  /// Writes the hints that a table defines for its cells.
  mutating func cell(in table: CSS.Attributes) {
    if let padding = pixels("cellpadding", table) { text += "padding: \(padding)px; " }
    let sides: String
    var line = "solid"
    switch HintWriter.rules(table) {
    case "none", "groups": return
    case "rows": sides = "border-block"
    case "cols": sides = "border-inline"
    case "all": sides = "border"
    default:
      guard table["border"] != nil, (pixels("border", table) ?? 1) > 0 else { return }
      sides = "border"
      if !HintWriter.hasColor(table) { line = "inset" }
    }
    // As in browsers, a colour that a sheet sets on the table is also that of the cells.
    let color = table["bordercolor"] == nil ? "inherit" : HintWriter.borderColor(table)
    text += "\(sides): 1px \(line); \(sides)-color: \(color); "
  }

  mutating func row() {
    length("height")
    textAlignment(placesBlocks: true)
    verticalAlignment()
  }

  /// - Parameter placesBlocks: Whether blocks in the element are aligned, too, and not only its
  ///   lines.
  mutating func textAlignment(placesBlocks: Bool) {
    let word: String
    switch attributes["align"]?.lowercased() {
    case "left": word = "left"
    case "right": word = "right"
    case "center", "middle": word = "center"
    case "justify":
      text += "text-align: justify; "
      return
    default: return
    }
    text += "text-align: \(placesBlocks ? "-webkit-" : "")\(word); "
  }

  /// Writes the `clear` attribute of a line break: HTML §15.3.3.
  mutating func clear() {
    switch attributes["clear"]?.lowercased() {
    case "left": text += "clear: left; "
    case "right": text += "clear: right; "
    case "all", "both": text += "clear: both; "
    default: break
    }
  }

  private mutating func verticalAlignment() {
    switch attributes["valign"]?.lowercased() {
    case "top": text += "vertical-align: top; "
    case "middle": text += "vertical-align: middle; "
    case "bottom": text += "vertical-align: bottom; "
    case "baseline": text += "vertical-align: baseline; "
    default: break
    }
  }
}
