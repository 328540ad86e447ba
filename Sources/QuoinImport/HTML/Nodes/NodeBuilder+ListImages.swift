import QuoinGeometry
import QuoinModel
import QuoinStyle

// Pictures as the markers of list items: CSS Lists 3 §2.1.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// A picture that is the marker of a list item.
  struct MarkerImage {
    var address: String
    var size: Size
    var isInside: Bool
  }

  /// Returns the picture that is the marker of an element, or `nil` if it has none or one of another type.
  mutating func markerImage(
    _ index: Int?, _ display: CSS.Keyword, _ computed: CSS.ComputedStyle
  ) -> MarkerImage? {
    guard let index, display == .listItem, case .url(let address) = computed[P.listStyleImage],
      // The content of `::marker` takes precedence: CSS Lists 3 §3.2.
      reader.pseudoStyles[element(index)]?[.marker]?[P.content] ?? .keyword(.normal)
        == .keyword(.normal)
    else { return nil }
    let isInside = computed[P.listStylePosition] == .keyword(.inside)
    let size = pictureSize(at: address)
    guard let size, isInside || beginsWithLine(index) else {
      let reason =
        size == nil
        ? "the picture cannot be read" : "the item begins with a block, beside which it would be"
      reader.findings.report(
        "unsupported-value", about: "list-style-image",
        "'list-style-image: \(computed[P.listStyleImage].text.prefix(60))' has no effect: \(reason)",
        reader.place(index))
      return nil
    }
    let zoom = computed.zoom
    return MarkerImage(
      address: address, size: Size(size.width * zoom, size.height * zoom), isInside: isInside)
  }

  /// Adds a picture to the first line of its item.
  ///
  /// As in browsers, it stands on the baseline at a distance of seven pixels, and outside of the item it takes up no room
  /// along the line.
  mutating func addMarkerImage(
    _ image: MarkerImage, _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) {
    let isRight = computed.direction == .rightToLeft
    let distance = 7 * computed.zoom
    let before = image.isInside ? 0 : -(image.size.width + distance)
    var style = partStyle(
      "display: inline-block; width: \(image.size.width)px; height: \(image.size.height)px; "
        + "margin-\(isRight ? "right" : "left"): \(before)px; "
        + "margin-\(isRight ? "left" : "right"): \(distance)px; background-size: 100% 100%",
      in: computed)
    style[P.backgroundImage] = .commas([.url(image.address)])
    addPart("marker", style, in: computed, to: container)
  }

  /// Whether the content of an element begins with a line of its own, or is empty.
  private func beginsWithLine(_ index: Int) -> Bool {
    for child in reader.tree.children(of: index) {
      guard reader.tree.items[child].tag != nil else {
        if reader.tree.items[child].text.allSatisfy(\.isWhitespace) { continue }
        return true
      }
      let style = reader.styles[element(child)]
      if style[P.display] == .keyword(.none) || style[P.float] != .keyword(.none)
        || style[P.position] == .keyword(.absolute) || style[P.position] == .keyword(.fixed)
      {
        continue
      }
      switch style[P.display].keyword {
      case .inline, .inlineBlock, .inlineFlex, .inlineGrid, .inlineTable, .webkitInlineBox:
        return true
      default: return false
      }
    }
    return true
  }
}
