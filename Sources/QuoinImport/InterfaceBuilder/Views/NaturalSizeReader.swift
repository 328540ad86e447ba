import QuoinGeometry
import QuoinModel

/// Reads natural sizes from documents: placeholders, designable classes, and recorded leaves.
struct NaturalSizeReader {
  let session: ImportSession

  /// Sets the natural size of a node's alignment rectangle.
  func apply(_ varied: VariedElement, to node: Node) {
    if let id = varied["id"], let size = session.index.designables[id] {
      applyDesignable(size, to: node)
    }
    if session.usesRecordedSizes { applyRecorded(varied, to: node) }
    placeholder(varied, "placeholderIntrinsicWidth", &node.sizing.naturalWidth)
    placeholder(varied, "placeholderIntrinsicHeight", &node.sizing.naturalHeight)
  }

  /// Sets the natural size that a designable class reports.
  ///
  /// That of a label is the size of its text without wrapping, so that only its font and its width are used.
  private func applyDesignable(_ size: XMLTreeElement, to node: Node) {
    let (width, height) = (size.number("width"), size.number("height"))
    guard let label = node as? TextNode, label.span == nil, !label.string.isEmpty else {
      set(width, &node.sizing.naturalWidth)
      set(height, &node.sizing.naturalHeight)
      return
    }
    let isDefaultTextSize = session.options.textSize == .large
    if isDefaultTextSize { set(width, &node.sizing.naturalWidth) }
    if let width, let height,
      let font = DesignableText(
        font: label.style.text.font ?? .system(17), width: width, height: height,
        scale: session.info.device?.scale ?? 2
      ).resolved(for: label.string)
    {
      label.style.text.font = font
    } else if isDefaultTextSize, label.style.text.lineLimit ?? 1 == 1 {
      set(height, &node.sizing.naturalHeight)
    }
  }

  private func applyRecorded(_ varied: VariedElement, to node: Node) {
    guard ViewKinds.hasRecordedContentSize(varied.name),
      // The size was recorded for the text in another language.
      !varied.element.tree.translated.contains(varied.element.index),
      !(varied.name == "textView" && varied.flag("scrollEnabled", default: true)),
      let size = varied.child("rect", key: "frame")?.size
    else { return }
    let insets = node.alignmentInsets
    // An extent of zero is that of a view that other views leave no space for.
    if size.width > 0 {
      node.sizing.naturalWidth = .fixed(max(0, size.width - insets.horizontal))
    }
    if size.height > 0 {
      node.sizing.naturalHeight = .fixed(max(0, size.height - insets.vertical))
    }
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
