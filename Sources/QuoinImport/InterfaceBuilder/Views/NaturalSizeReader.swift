import QuoinGeometry
import QuoinModel

/// Reads natural sizes from documents: placeholders, designable classes, and recorded leaves.
struct NaturalSizeReader {
  let session: ImportSession

  /// Sets the natural size of a node's alignment rectangle.
  func apply(_ varied: VariedElement, to node: Node) {
    if let id = varied["id"], let size = session.index.designables[id] {
      set(size.number("width"), &node.sizing.naturalWidth)
      set(size.number("height"), &node.sizing.naturalHeight)
    }
    if session.usesRecordedSizes { applyRecorded(varied, to: node) }
    placeholder(varied, "placeholderIntrinsicWidth", &node.sizing.naturalWidth)
    placeholder(varied, "placeholderIntrinsicHeight", &node.sizing.naturalHeight)
  }

  private func applyRecorded(_ varied: VariedElement, to node: Node) {
    guard ViewKinds.hasRecordedContentSize(varied.name),
      // The size was recorded for the text in another language.
      !varied.element.tree.translated.contains(varied.element.index),
      !(varied.name == "textView" && varied.flag("scrollEnabled", default: true)),
      let size = PlacementReader.recordedSize(varied)
    else { return }
    let insets = node.alignmentInsets
    node.sizing.naturalWidth = .fixed(max(0, size.width - insets.horizontal))
    node.sizing.naturalHeight = .fixed(max(0, size.height - insets.vertical))
  }

  private func set(_ length: Double?, _ natural: inout NaturalLength) {
    // Classes report -1 for an axis without intrinsic size.
    guard let length else { return }
    natural = length >= 0 ? .fixed(length) : .none
  }

  private func placeholder(
    _ varied: VariedElement, _ name: StaticString, _ natural: inout NaturalLength
  ) {
    if varied.isValue(name, "infinite") {
      natural = .none
    } else if let length = varied.number(name, in: Number.positive) {
      natural = .fixed(length)
    }
  }
}
