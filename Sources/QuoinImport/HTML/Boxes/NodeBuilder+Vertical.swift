import QuoinBoxLayout
import QuoinModel
import QuoinStyle

// CSS Writing Modes 4: elements with vertical text, in which letters are rotated.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// Returns whether an element begins vertical text, and reports differences from browsers.
  mutating func isVertical(
    _ index: Int?, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?,
    _ style: inout PackedStyle, isReplaced: Bool, isInFlex: Bool
  ) -> Bool {
    let horizontal = CSS.Value.keyword(.horizontalTb)
    let (own, outer) = (computed[P.writingMode], parent?[P.writingMode] ?? horizontal)
    guard own != outer, computed[P.display] != .keyword(.none) else { return false }
    let isPlain = style.display == .block || style.display == .flowRoot
    let isControl = FormControl.tags.contains(tag)
    guard outer == horizontal, isPlain, !isReplaced, !isControl, tag != "html", tag != "body",
      let index
    else {
      reportUnsupported(own, "lines stay as they are around it", index)
      return false
    }
    if own == .keyword(.verticalLr) {
      reportUnsupported(own, "the first line is at the right", index)
    } else if hasIdeographs(index) {
      reportUnsupported(own, "ideographs lie on their side", index)
    } else if hasBoxes(index) {
      reportUnsupported(own, "edges of what is in it are turned with its lines", index)
    }
    style.display = .flowRoot
    // §7.3.1: its width is the sum of its lines.
    if !isInFlex, style.float == .none, style.position != .absolute, style.width == .auto {
      style.width = .maxContent
    }
    return true
  }

  /// Adds the box that is rotated.
  mutating func addTurned(
    _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) -> FlowContainer {
    let node = addPart(
      "vertical", partStyle("display: block", in: computed), in: computed, to: container)
    node.documentStyle?.transform = .rotation(.pi / 2)
    return node
  }

  private mutating func reportUnsupported(_ mode: CSS.Value, _ what: String, _ index: Int?) {
    reader.findings.report(
      "unsupported-value", about: "writing-mode",
      "'writing-mode: \(mode.text)' is not supported here; \(what)",
      index.flatMap { reader.place($0) })
  }

  /// Returns whether an element contains more than text and inline elements.
  private func hasBoxes(_ index: Int) -> Bool {
    (index + 1..<Int(reader.tree.items[index].end)).contains { item in
      guard reader.tree.items[item].tag != nil, let element = reader.element(of: item) else {
        return false
      }
      return reader.styles[element][P.display] != .keyword(.inline)
    }
  }

  /// Returns whether an element contains characters that would be upright in vertical text.
  private func hasIdeographs(_ index: Int) -> Bool {
    (index..<Int(reader.tree.items[index].end)).contains { item in
      reader.tree.items[item].text.unicodeScalars.contains {
        (0x2E80...0xD7FF).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
          || (0xFF01...0xFF60).contains($0.value) || (0x1F300...0x3FFFF).contains($0.value)
      }
    }
  }
}
