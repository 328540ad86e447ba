import Foundation
import QuoinGeometry
import QuoinModel
import QuoinStyle

// Inline SVG: HTML §4.8.17.
extension NodeBuilder {
  /// Returns the node of an inline SVG: an image that contains its text.
  mutating func drawing(_ index: Int) -> ImageNode {
    reportReferenceBoxes(of: index)
    let text = standaloneText(index)
    return ImageNode(
      "data:image/svg+xml;base64," + Data(text.utf8).base64EncodedString(),
      size: drawingSize(index))
  }

  /// Returns the size in an SVG's attributes, or that of its view box; unspecified lengths have the
  /// defaults of CSS.
  func drawingSize(_ index: Int) -> Size {
    let (width, height) = (length("width", of: index), length("height", of: index))
    if let width, let height { return Size(width, height) }
    guard let box = viewBox(index) else {
      return Size(
        width ?? Replaced.standardSize.width, height ?? Replaced.standardSize.height)
    }
    if let width { return Size(width, width * box.height / box.width) }
    if let height { return Size(height * box.width / box.height, height) }
    return box
  }

  /// Returns a length in an attribute without zoom, or `nil` for a percentage.
  private func length(_ name: String, of index: Int) -> Double? {
    guard let text = reader.tree.attribute(name, of: index)?.value, let length = SVGLength(text),
      let unit = length.unit, length.number > 0
    else { return nil }
    if let points = unit.points { return length.number * points }
    let (style, root) = (reader.style(of: index), reader.styles.first ?? CSS.ComputedStyle())
    var context = CSS.ComputeContext(
      fontSize: style.fontSize / style.zoom, parentFontSize: style.fontSize / style.zoom,
      rootFontSize: root.fontSize / root.zoom, viewport: reader.viewport)
    context.font = style.font
    return context.points(length.number, unit)
  }

  /// Returns how the page can size an SVG.
  func drawingFlexibility(_ index: Int) -> SVGHeader.Flexibility {
    let isSaid = ["width", "height"].map { length($0, of: index) != nil }
    if viewBox(index) != nil { return isSaid.contains(true) ? .none : .size }
    return isSaid.contains(false) ? .proportion : .none
  }

  func viewBox(_ index: Int) -> Size? {
    guard let text = reader.tree.attribute("viewBox", of: index)?.value else { return nil }
    let numbers = text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers[2].isFinite,
      numbers[3].isFinite
    else { return nil }
    return Size(numbers[2], numbers[3])
  }

  /// Returns an inline SVG as a standalone document, with the styles that the page's sheets set on
  /// its parts, and with the parts of other SVGs that it refers to.
  private mutating func standaloneText(_ root: Int) -> String {
    var references = DrawingReferences()
    let text = drawingText(of: root, in: root, isRoot: true, &references)
    let borrowed = borrowedText(for: root, &references)
    if borrowed.isEmpty { return text }
    return text.dropLast("</svg>".count) + "<defs>\(borrowed)</defs></svg>"
  }

  /// Returns an element of an SVG with its descendants as text.
  ///
  /// - Parameters:
  ///   - first: The element.
  ///   - root: The outermost SVG around it.
  ///   - isRoot: Whether the element is the root of the document that the text becomes.
  ///   - references: What the text refers to, and the ids in it.
  func drawingText(
    of first: Int, in root: Int, isRoot: Bool, _ references: inout DrawingReferences
  ) -> String {
    var text = ""
    var open: [Int] = []
    for index in first..<Int(reader.tree.items[first].end) {
      while let last = open.last, Int(reader.tree.items[last].end) <= index {
        text += "</\(name(last))>"
        open.removeLast()
      }
      let item = reader.tree.items[index]
      guard item.tag != nil else {
        text += NodeBuilder.escaped(item.text)
        continue
      }
      let isRoot = isRoot && index == first
      text += "<\(name(index))"
      if isRoot { text += " xmlns=\"http://www.w3.org/2000/svg\"" }
      for attribute in reader.tree.attributes(of: index) {
        if attribute.name == "style" || attribute.name.hasPrefix("xmlns") { continue }
        // The drawing fills the box that the page gives it.
        if isRoot, ["width", "height"].contains(attribute.name) { continue }
        guard attribute.name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.:".contains($0) }),
          !attribute.name.contains(":")
        else { continue }
        references.note(attribute, of: item)
        text += " \(attribute.name)=\"\(NodeBuilder.escaped(attribute.value))\""
      }
      let style = style(ofPart: index, of: root, isRoot: isRoot)
      if !style.isEmpty {
        references.note(style: style)
        text += " style=\"\(NodeBuilder.escaped(style))\""
      }
      text += ">"
      open.append(index)
    }
    for last in open.reversed() { text += "</\(name(last))>" }
    return text
  }

  /// Returns the styles that sheets set on a part of an SVG, in SVG syntax.
  private func style(ofPart index: Int, of root: Int, isRoot: Bool) -> String {
    let computed = reader.style(of: index)
    let around = isRoot ? reader.drawingStyles(around: index) : []
    var text = ""
    if isRoot { text += "color: \(css(computed.color, in: computed)); " }
    for property in CSS.Property.drawing where property != .transformBox {
      var owner = computed
      // An attribute is closer than what the SVG inherits.
      if !around.isEmpty, CSS.Property.inheritedDrawing.contains(property),
        owner[property] == CSS.Property.unspecified,
        reader.tree.attribute(property.name, of: index) == nil
      {
        owner = around.first { $0[property] != CSS.Property.unspecified } ?? computed
      }
      let value = owner[property]
      switch value {
      case CSS.Property.unspecified: continue
      case .string(let words): text += "\(property.name): \(words); "
      case .color(.current): text += "\(property.name): currentColor; "
      case .color(let color):
        text += "\(property.name): \(css(color.color(current: owner.color), in: owner)); "
      default: text += "\(property.name): \(value.text); "
      }
    }
    guard !isRoot else { return text }
    let parent = reader.style(of: Int(reader.tree.items[index].parent))
    if computed.color != parent.color { text += "color: \(css(computed.color, in: computed)); " }
    if let transform = partTransform(computed, referenceBox(index, of: root)) {
      text += "transform: \(transform); "
    }
    for name in NodeBuilder.partProperties {
      guard let property = CSS.Property.named(name) else { continue }
      let value = computed[property]
      if name == "display", value != .keyword(.none) { continue }
      if name == "visibility" {
        if value != property.initial { text += "visibility: \(value.text); " }
        continue
      }
      let isOwn =
        property.isInherited
        ? isText(index, value != parent[property]) : value != property.initial
      if isOwn {
        text += "\(name): \(value.text); "
      }
    }
    return text
  }

  /// The CSS properties that also apply to parts of an SVG.
  private static let partProperties = [
    "opacity", "font-family", "font-size", "font-style", "font-weight", "display", "visibility",
    "filter", "clip-path",
    "mix-blend-mode", "isolation",
  ]

  /// Returns the transform that a sheet sets on a part, by default about the origin of the SVG: CSS
  /// Transforms 1 §8.
  private func partTransform(_ computed: CSS.ComputedStyle, _ box: @autoclosure () -> Rect)
    -> String?
  {
    let transform = CSS.Property.transform
    guard case .list(let functions) = computed[transform] else { return nil }
    let steps = functions.map(\.text).joined(separator: " ")
    guard case .list(let origin) = computed[.transformOrigin], origin.count >= 2
    else { return steps }
    let box = box()
    func points(_ value: CSS.Value, _ extent: Double) -> Double {
      switch value {
      case .length(let points, .px): points
      case .percentage(let percent): percent * extent / 100
      case .mixed(let points, let percent): points + percent * extent / 100
      default: 0
      }
    }
    let x = box.minX + points(origin[0], box.width)
    let y = box.minY + points(origin[1], box.height)
    guard x != 0 || y != 0 else { return steps }
    return "translate(\(x)px, \(y)px) \(steps) translate(\(-x)px, \(-y)px)"
  }

  /// Whether an element is a text of an SVG, or a part of one with a value of its own.
  private func isText(_ index: Int, _ isOwn: Bool) -> Bool {
    switch reader.tree.items[index].tag {
    case "text": true
    case "tspan", "textpath", "textPath": isOwn
    default: false
    }
  }

  /// Returns a colour as CSS, in the colour scheme of an element.
  func css(_ color: Color, in computed: CSS.ComputedStyle) -> String {
    NodeBuilder.css(color.resolved(reader.colorScheme(of: computed)))
  }

  static func css(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(color.alpha))"
  }

  private func name(_ index: Int) -> String {
    let tag = reader.tree.items[index].tag ?? "g"
    return NodeBuilder.drawingNames[tag] ?? tag
  }

  /// The mixed-case names in SVG, by their lowercase forms, to which HTML parsers may convert them.
  private static let drawingNames: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "linearGradient", "radialGradient", "clipPath", "foreignObject", "textPath",
      "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix",
      "feDiffuseLighting", "feDisplacementMap", "feDropShadow", "feFlood", "feFuncA", "feFuncB",
      "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology",
      "feOffset", "feSpecularLighting", "feTile", "feTurbulence",
    ].map { ($0.lowercased(), $0) })

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
