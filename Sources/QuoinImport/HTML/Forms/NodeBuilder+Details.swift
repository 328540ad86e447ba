import Foundation
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

  /// Adds the box around what follows the summary of `details` that are a flex or grid container, and so have two items:
  /// HTML §15.5.5.
  mutating func addContent(of details: Int, to container: FlowContainer) -> FlowContainer? {
    let computed = reader.style(of: details)
    guard !isClosed(details), NodeBuilder.hasItems(computed) else { return nil }
    return addPart(
      "items", partStyle("display: block", in: computed), in: computed, to: container)
  }

  /// Returns the style of the box around an element, which that of open `details` may not be.
  mutating func parentStyle(of index: Int, in outer: Int) -> CSS.ComputedStyle {
    let computed = reader.styles[element(outer)]
    guard reader.tree.items[outer].tag == "details", NodeBuilder.hasItems(computed),
      !isClosed(outer), !isSummary(index)
    else { return computed }
    return partStyle("display: block", in: computed)
  }

  /// Adds the disclosure triangle of a summary: CSS Counter Styles 3 §6.2 leaves its shape to
  /// browsers.
  mutating func addDisclosure(
    _ index: Int, _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) {
    let type = computed[.listStyleType].keyword
    guard isSummary(index), computed[.display] == .keyword(.listItem),
      type == .disclosureOpen || type == .disclosureClosed
    else { return }
    let marker = reader.pseudoStyles[reader.element(of: index) ?? 0]?[.marker]
    if marker?[CSS.Property.content] == .keyword(.none) { return }
    addTriangle(
      isOpen: type == .disclosureOpen, (marker ?? computed).color, computed, to: container)
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
    addTriangle(isOpen: !isClosed(index), style.color, style, to: summary)
    addPlain("Details", to: summary, Style())
    return true
  }

  private mutating func addTriangle(
    isOpen: Bool, _ color: Color, _ computed: CSS.ComputedStyle,
    to container: FlowContainer
  ) {
    let isRight = computed.direction == .rightToLeft
    let way = isOpen ? "M0 1.5h10L5 9z" : isRight ? "M8.5 0v10L1 5z" : "M1.5 0v10L9 5z"
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><path fill='"
      + css(color, in: computed) + "' d='\(way)'/></svg>"
    let size = computed.fontSize
    addPart(
      "marker",
      partStyle(
        "display: inline-block; width: \(0.66 * size)px; height: \(0.66 * size)px; "
          + "margin-\(isRight ? "left" : "right"): \(0.4 * size)px; "
          + "background: url(data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())) "
          + "center / contain no-repeat", in: computed), in: computed, to: container)
  }
}
