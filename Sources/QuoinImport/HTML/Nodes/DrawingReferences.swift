import Foundation

/// What the text of an SVG refers to by ids, and the ids in it: SVG 2 §3.3.
struct DrawingReferences {
  /// A reference to an element.
  struct Reference: Hashable {
    let id: String
    /// Whether it is a `url()`: a gradient, a pattern, a clip, a mask, a filter or a marker.
    let isResource: Bool
  }

  /// The references in their order.
  private(set) var references: [Reference] = []
  /// The ids in the text.
  private(set) var ids: Set<String> = []

  /// The attributes whose values may contain a `url()`.
  private static let resources: Set<String> = [
    "fill", "stroke", "filter", "mask", "clip-path", "marker", "marker-start", "marker-mid",
    "marker-end",
  ]

  /// Notes an id, or the references in an attribute.
  mutating func note(_ attribute: HTMLTree.Attribute, of item: HTMLTree.Item) {
    switch attribute.name {
    case "id": ids.insert(attribute.value)
    case "href" where item.tag != "a" && attribute.value.hasPrefix("#"):
      let id = String(attribute.value.dropFirst())
      references.append(Reference(id: id.removingPercentEncoding ?? id, isResource: false))
    case let name where DrawingReferences.resources.contains(name): note(style: attribute.value)
    default: break
    }
  }

  /// Notes the references in values of CSS: `url(#id)`, with or without quotation marks.
  mutating func note(style: String) {
    var rest = style[...]
    while let start = rest.firstRange(of: "url(") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: ")") else { return }
      let address = rest[..<end].trimmingCharacters(in: DrawingReferences.aroundAddress)
      if address.hasPrefix("#") {
        references.append(Reference(id: String(address.dropFirst()), isResource: true))
      }
      rest = rest[end...]
    }
  }

  private static let aroundAddress = CharacterSet(charactersIn: " \t\n\r\"'")
}
