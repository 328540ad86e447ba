import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// Disclosure widgets: HTML §4.11.1 and §15.5.5.
extension NodeBuilder {
  /// Returns whether an element shows only its summary.
  func isClosed(_ index: Int) -> Bool {
    reader.tree.items[index].tag == "details" && reader.tree.attribute("open", of: index) == nil
  }

  /// Returns whether an element is a child of closed `details` other than the summary.
  func isHiddenInDetails(_ index: Int) -> Bool {
    let parent = Int(reader.tree.items[index].parent)
    return parent >= 0 && isClosed(parent) && !isSummary(index)
  }

  /// Returns whether an element is the first summary of its `details`.
  func isSummary(_ index: Int) -> Bool {
    let parent = Int(reader.tree.items[index].parent)
    guard parent >= 0, reader.tree.items[parent].tag == "details" else { return false }
    return reader.tree.children(of: parent).first { reader.tree.items[$0].tag == "summary" }
      == index
  }

  /// Adds the box around what follows the summary of `details` that are a flex or grid container, and so have two items, or
  /// whose summary is in a line: HTML §15.5.5.
  mutating func addContent(of details: Int, to container: FlowContainer) -> FlowContainer? {
    let computed = reader.style(of: details)
    guard !isClosed(details), NodeBuilder.hasItems(computed) || hasSummaryInLine(details) else {
      return nil
    }
    return addPart(
      "items", partStyle("display: block", in: computed), in: computed, to: container)
  }

  /// Whether the summary of `details` is at the level of text.
  private func hasSummaryInLine(_ details: Int) -> Bool {
    let summary = reader.tree.children(of: details).first { reader.tree.items[$0].tag == "summary" }
    guard let display = summary.flatMap({ reader.style(of: $0)[.display].keyword }) else {
      return false
    }
    return [.inline, .inlineBlock, .inlineFlex, .inlineGrid, .inlineTable].contains(display)
  }

  /// Adds the box whose content closed `details` hide: HTML §15.5.5.
  ///
  /// It is a formatting context without height, so that the margin below the summary stays in the element.
  mutating func addHiddenContent(of open: Open) {
    guard !open.isInline, isClosed(open.item) else { return }
    addBlank("::details-content", NodeBuilder.hiddenContent, to: open.node)
  }

  private static let hiddenContent: ElementBox = {
    var style = PackedStyle()
    style.display = .flowRoot
    return ElementBox(level: .block, style: style, inline: InlineStyle())
  }()

  /// Returns the style of the box around an element, which that of open `details` may not be.
  mutating func parentStyle(of index: Int, in outer: Int) -> CSS.ComputedStyle {
    let computed = reader.styles[element(outer)]
    guard reader.tree.items[outer].tag == "details", NodeBuilder.hasItems(computed),
      !isClosed(outer), !isSummary(index)
    else { return computed }
    return partStyle("display: block", in: computed)
  }

  /// The marker of a list item that shows whether something is open.
  struct DisclosureTriangle {
    var isOpen: Bool
    var color: Color
    /// Whether it is beside the item rather than in its first line.
    var isOutside = false
  }

  /// Keeps the disclosure triangle of a list item until its content is added: CSS Counter Styles 3 §6.2 leaves its shape
  /// to browsers.
  mutating func noteTriangle(
    of index: Int?, _ display: CSS.Keyword, _ computed: CSS.ComputedStyle
  ) {
    guard let index, display == .listItem else { return }
    let type = computed[.listStyleType].keyword
    guard type == .disclosureOpen || type == .disclosureClosed else { return }
    let marker = reader.pseudoStyles[reader.element(of: index) ?? 0]?[.marker]
    if marker?[CSS.Property.content] == .keyword(.none) { return }
    innerTriangle = DisclosureTriangle(
      isOpen: type == .disclosureOpen, color: (marker ?? computed).color,
      isOutside: computed[.listStylePosition] != .keyword(.inside))
  }

  /// Adds the summary of a `details` element without one, which browsers call "Details".
  ///
  /// - Returns: Whether it was missing.
  mutating func addDefaultSummary(
    _ index: Int, _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) -> Bool {
    let hasSummary = reader.tree.children(of: index).contains {
      reader.tree.items[$0].tag == "summary"
    }
    if hasSummary { return false }
    let style = partStyle("display: block", in: computed)
    let summary = addPart("summary", style, in: computed, to: container)
    addTriangle(
      DisclosureTriangle(isOpen: !isClosed(index), color: style.color), style, to: summary)
    addPlain("Details", to: summary, Style())
    return true
  }

  /// Adds a triangle to the first line of an item, or as a box out of flow beside it.
  mutating func addTriangle(
    _ triangle: DisclosureTriangle, _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) {
    let isRight = computed.direction == .rightToLeft
    let way = triangle.isOpen ? "M0 1.5h10L5 9z" : isRight ? "M8.5 0v10L1 5z" : "M1.5 0v10L9 5z"
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><path fill='"
      + css(triangle.color, in: computed) + "' d='\(way)'/></svg>"
    let (side, space) = (0.66 * computed.fontSize, 0.4 * computed.fontSize)
    var place = "display: inline-block; margin-\(isRight ? "left" : "right"): \(space)px; "
    if triangle.isOutside {
      let top = (lineHeights(computed)?.above ?? side) - side
      place = "display: block; position: absolute; margin-top: \(top)px; "
      place += "margin-\(isRight ? "right" : "left"): \(-side - space)px; "
    }
    addPart(
      "marker",
      partStyle(
        place + "width: \(side)px; height: \(side)px; "
          + "background: url(data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())) "
          + "center / contain no-repeat", in: computed), in: computed, to: container)
  }
}
