import QuoinBoxLayout
import QuoinModel
import QuoinStyle

// CSS Writing Modes 4: elements with vertical text, in which letters are rotated.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// Returns how the lines of an element follow each other if it begins vertical text, and reports differences from
  /// browsers.
  mutating func lines(
    _ index: Int?, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?,
    _ level: inout ElementBox.Level, _ style: inout PackedStyle, isReplaced: Bool, isInFlex: Bool
  ) -> ElementBox.LineProgression {
    let horizontal = CSS.Value.keyword(.horizontalTb)
    let (own, outer) = (computed[P.writingMode], parent?[P.writingMode] ?? horizontal)
    guard own != outer, computed[P.display] != .keyword(.none) else { return .downward }
    let isPlain = [.block, .flowRoot, .flex, .grid].contains(style.display)
    let isControl = FormControl.tags.contains(tag)
    guard outer == horizontal, isPlain, !isReplaced, !isControl, tag != "html", tag != "body",
      let index
    else {
      reportUnsupported(own, "lines stay as they are around it", index)
      return .downward
    }
    if hasIdeographs(index) {
      reportUnsupported(own, "ideographs lie on their side", index)
    } else if hasPictures(index) {
      reportUnsupported(own, "pictures and controls in it lie on their side", index)
    }
    reportUnturned(in: index)
    style.display = .flowRoot
    if level == .inline { level = .atomic }
    // CSS Sizing 4 §4.1: content is a minimum of the block size by the ratio, which the height is not here.
    if style.aspectRatio != nil, style.minHeight == .auto { style.minHeight = .points(0) }
    // §7.3.1: its width is the sum of its lines.
    if !isInFlex, style.float == .none, style.position != .absolute, style.width == .auto {
      style.width = .maxContent
    }
    return own == .keyword(.verticalLr) ? .rightward : .leftward
  }

  /// Adds the box that is rotated.
  mutating func addTurned(
    _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) -> FlowContainer {
    let plain = partStyle("display: block", in: computed)
    let node = addPart("vertical", plain, in: computed, to: container)
    node.documentStyle?.transform = .rotation(.pi / 2)
    guard NodeBuilder.hasItems(computed) else { return node }
    // A flex or grid container is a box in the one that is rotated, and as large.
    let display = computed[P.display].keyword
    let word = display == .flex || display == .inlineFlex ? "flex" : "grid"
    var style = partStyle("display: \(word); height: 100%", in: computed)
    for property in NodeBuilder.ofContainers { style[property] = computed[property] }
    return addPart("items", style, in: plain, to: node)
  }

  /// The properties by which a container lays out its items.
  private static let ofContainers: [CSS.Property] = [
    .flexDirection, .flexWrap, .flexLineCount, .justifyContent, .alignContent, .alignItems,
    .justifyItems, .rowGap, .columnGap, .gridTemplateColumns, .gridTemplateRows,
    .gridTemplateAreas, .gridAutoColumns, .gridAutoRows, .gridAutoFlow,
  ]

  private mutating func reportUnsupported(_ mode: CSS.Value, _ what: String, _ index: Int?) {
    reader.findings.report(
      "unsupported-value", about: "writing-mode",
      "'writing-mode: \(mode.text)' is not supported here; \(what)",
      index.flatMap { reader.place($0) })
  }

  /// Reports properties of elements in vertical text that are painted as in horizontal text, rotated.
  private mutating func reportUnturned(in index: Int) {
    for item in index + 1..<max(index + 1, Int(reader.tree.items[index].end))
    where reader.tree.items[item].tag != nil {
      let set = reader.styles[element(item)].set
      guard let property = NodeBuilder.unturned.first(where: set.contains) else { continue }
      reader.findings.report(
        "unsupported-value", about: "\(property.name) in vertical text",
        "'\(property.name)' in vertical text is not supported; it is rotated with its lines",
        reader.place(item))
    }
  }

  /// Properties with directions that are not turned.
  private static let unturned: [CSS.Property] = [
    .boxShadow, .backgroundImage, .transform, .translate, .rotate, .scale, .clipPath, .maskImage,
    .shapeOutside,
  ]

  /// Returns whether an element contains pictures or controls.
  private func hasPictures(_ index: Int) -> Bool {
    (index + 1..<Int(reader.tree.items[index].end)).contains { item in
      !reader.tree.items[item].traits.isDisjoint(with: [.control, .replaced])
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
