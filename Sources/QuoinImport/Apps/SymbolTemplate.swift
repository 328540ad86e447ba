import Foundation
import QuoinGeometry

/// The template of a custom symbol: drawings in all weights and scales, with guides for capitals, baseline and margins.
///
/// Only the drawing of regular weight and medium scale is used, extracted as a separate SVG.
struct SymbolTemplate: Hashable, Sendable {
  /// The drawing, as SVG.
  let drawing: String
  /// The size at the text size of body text, in points.
  let size: Size

  /// The point sizes of templates and of body text.
  private static let sizes = (template: 100.0, body: 17.0)
  /// The space above the cap height and below the baseline, as a fraction of the cap height.
  private static let room = 0.25

  private static let maximumBytes = 4 << 20

  /// Reads a template, or returns `nil` if the drawing or the guides are missing.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= SymbolTemplate.maximumBytes else { return nil }
    let bytes = DocumentType.removed(bytes)
    guard let tree = try? XMLTreeReader.read(Data(bytes), path: "") else { return nil }
    var elements: [String: XMLTreeElement] = [:]
    for index in tree.records.indices {
      let element = XMLTreeElement(tree: tree, index: index)
      if let id = element["id"], elements[id] == nil { elements[id] = element }
    }
    guard let symbol = elements["Regular-M"], let text = SymbolTemplate.text(bytes),
      let cap = elements["Capline-M"].flatMap({ SymbolTemplate.place($0) })?.minY,
      let base = elements["Baseline-M"].flatMap({ SymbolTemplate.place($0) })?.minY,
      let left = (elements["left-margin-Regular-M"] ?? elements["left-margin"])
        .flatMap({ SymbolTemplate.place($0) })?.minX,
      let right = (elements["right-margin-Regular-M"] ?? elements["right-margin"])
        .flatMap({ SymbolTemplate.place($0) })?.maxX,
      base > cap, right > left
    else { return nil }
    let room = SymbolTemplate.room * (base - cap)
    let box = Rect(left: left, top: cap - room, right: right, bottom: base + room)
    guard box.isFinite, box.width < 10_000, box.height < 10_000 else { return nil }
    let factor = SymbolTemplate.sizes.body / SymbolTemplate.sizes.template
    size = Size((box.width * factor).rounded(.up), (box.height * factor).rounded(.up))
    var (start, end) = ("", "")
    var step = symbol.parent
    while let group = step {
      if let transform = group["transform"], !transform.contains("\""), !transform.contains("<") {
        start = "<g transform=\"\(transform)\">" + start
        end += "</g>"
      }
      step = group.parent
    }
    drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box.width)" height="\(box.height)" \
      viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(start)\(text)\(end)</svg>
      """
  }

  /// Returns the source text of the drawing's group.
  private static func text(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let mark = text.firstRange(of: "id=\"Regular-M\""),
      let start = text[..<mark.lowerBound].lastIndex(of: "<"), text[start...].hasPrefix("<g")
    else { return nil }
    var depth = 0
    var position = start
    while let open = text[position...].firstIndex(of: "<"),
      let close = text[open...].firstIndex(of: ">")
    {
      let tag = text[open...close]
      if tag.hasPrefix("</g>") {
        depth -= 1
      } else if tag.hasPrefix("<g ") || tag.hasPrefix("<g>") || tag.hasPrefix("<g\n") {
        if !tag.hasSuffix("/>") { depth += 1 }
      }
      position = text.index(after: close)
      if depth == 0 { return String(text[start..<position]) }
    }
    return nil
  }

  /// Returns the bounds of a guide, a line or a rectangle, including the translations of its groups.
  private static func place(_ element: XMLTreeElement) -> Rect? {
    func number(_ name: StaticString) -> Double? { element[name].flatMap { Number.parse($0) } }
    let x = number("x1") ?? number("x") ?? 0
    let y = number("y1") ?? number("y") ?? 0
    var rect = Rect(x, y, number("width") ?? 0, number("height") ?? 0)
    var step: XMLTreeElement? = element
    while let current = step {
      if let transform = current["transform"] {
        guard let move = move(transform) else { return nil }
        rect = rect.offset(by: move)
      }
      step = current.parent
    }
    return rect
  }

  /// Returns the offset of a transform that is only a translation.
  private static func move(_ transform: String) -> Point? {
    guard let open = transform.firstIndex(of: "("), let close = transform.firstIndex(of: ")"),
      close > open
    else { return nil }
    let numbers = transform[transform.index(after: open)..<close]
      .split { $0 == "," || $0.isWhitespace }.compactMap { Number.parse(String($0)) }
    switch transform[..<open].filter({ !$0.isWhitespace }) {
    case "translate" where !numbers.isEmpty:
      return Point(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case "matrix" where numbers.count == 6 && numbers[..<4].elementsEqual([1, 0, 0, 1]):
      return Point(numbers[4], numbers[5])
    default: return nil
    }
  }
}

/// Removal of document type declarations, which tools write but no reader needs.
enum DocumentType {
  /// Returns text without its document type, unless that has declarations, which the parser rejects.
  static func removed(_ text: [UInt8]) -> [UInt8] {
    let mark = Array("<!DOCTYPE".utf8)
    guard let start = text.prefix(2_048).indices.first(where: { text[$0...].starts(with: mark) }),
      let end = text[start...].firstIndex(of: UInt8(ascii: ">")),
      !text[start..<end].contains(UInt8(ascii: "["))
    else { return text }
    return Array(text[..<start]) + Array(text[(end + 1)...])
  }
}
