import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Elements of which the content is not laid out with the document.
enum Replaced {
  static let tags: Set<String> = [
    "img", "svg", "math", "canvas", "video", "audio", "iframe", "object", "embed", "input",
    "textarea", "select", "progress", "meter",
  ]
  /// The size that a replaced element has where nothing says one: CSS 2 §10.3.2.
  static let standardSize = Size(300, 150)
}

extension NodeBuilder {
  private typealias P = BoxProperties

  /// The box of an element, or of generated content where there is no item.
  mutating func box(
    _ index: Int?, _ computed: CSS.ComputedStyle, parent: CSS.ComputedStyle?
  ) -> ElementBox {
    let tag = index.flatMap { reader.tree.items[$0].tag } ?? ""
    let isReplaced = Replaced.tags.contains(tag)
    let element = index.flatMap { reader.elementOf[$0] }
    var style = reader.boxes.style(computed, scrollbar: scrollbar(element))
    let display = computed[P.display].word ?? "inline"
    let isInFlex =
      parent.map { ["flex", "inline-flex", "grid", "inline-grid"].contains($0[P.display].word) }
      ?? false
    let isOut = style.position == .absolute
    var level = level(display, &style)
    let isInline = level == .inline || level == .atomic
    // CSS Display 3 §2.7: blockification.
    if isInFlex || isOut || tag == "html", isInline {
      if level == .inline, style.display == .block { style.display = .block }
      level = .block
    }
    if isReplaced, level == .inline { level = .atomic }
    if tag == "html" { if style.display == .block { style.display = .flowRoot } }
    if establishesContext(computed), style.display == .block { style.display = .flowRoot }
    if isReplaced, let index { replace(index, tag, computed, &style) }
    for (name, text) in computed.mixedGridProperties {
      reader.boxes.unsaid.append(BoxReader.Unsaid(property: name, value: text))
    }
    say(index, display, computed)
    return ElementBox(
      level: level, style: style, grid: computed.grid, gridItem: computed.gridItem,
      mixtures: reader.boxes.mixtures,
      inline: inline(computed, isInFlex: isInFlex),
      isReplaced: isReplaced, isInlineInFlow: isInline,
      isFixed: computed[P.position] == .keyword("fixed"),
      isLineBreak: tag == "br", marker: marker(index, display, computed),
      layer: layer(computed, isInFlex: isInFlex))
  }

  /// CSS 2 §9.9.1 and appendix E: what is positioned is in front of what is in flow.
  private func layer(_ computed: CSS.ComputedStyle, isInFlex: Bool) -> Int {
    let isPositioned = computed[P.position] != .keyword("static")
    guard isPositioned || isInFlex else { return 0 }
    guard case .number(let index) = computed[P.zIndex] else { return isPositioned ? 1 : 0 }
    let clamped = Int(min(max(index, -1e9), 1e9))
    return clamped < 0 ? clamped : clamped + 1
  }

  private func level(_ display: String, _ style: inout PackedStyle) -> ElementBox.Level {
    switch display {
    case "none": return .none
    case "contents": return .contents
    case "inline": return .inline
    case "inline-block", "inline-table":
      style.display = .flowRoot
      return .atomic
    case "inline-flex":
      style.display = .flex
      return .atomic
    case "flex":
      style.display = .flex
      return .block
    case "inline-grid":
      style.display = .grid
      return .atomic
    case "grid":
      style.display = .grid
      return .block
    case "flow-root", "table", "table-cell", "table-caption":
      style.display = .flowRoot
      return .block
    default: return .block
    }
  }

  /// CSS Containment 2 §3.3 and §3.4: what is in the box does not reach out of it.
  private func establishesContext(_ computed: CSS.ComputedStyle) -> Bool {
    switch computed[P.contain].word {
    case "strict", "content", "layout", "paint": true
    default: false
    }
  }

  /// The room of scroll bars; classic ones have 15 pixels where no rule says a size.
  private func scrollbar(_ element: Int?) -> Double {
    guard let element, let style = reader.pseudoStyles[element]?[.scrollbar] else { return 15 }
    if case .length(let points, .px) = style[P.width] { return points }
    return 15
  }

  /// CSS 2 §10.3.2 and §10.6.2: sizes of replaced elements.
  private mutating func replace(
    _ index: Int, _ tag: String, _ computed: CSS.ComputedStyle, _ style: inout PackedStyle
  ) {
    let natural = naturalSize(index, tag)
    if style.aspectRatio == nil, let natural, natural.width > 0, natural.height > 0 {
      style.aspectRatio = natural.width / natural.height
    }
    if style.width == .auto {
      style.width = style.height == .auto || style.aspectRatio == nil ? .maxContent : .auto
      if style.height != .auto, style.position == .static || style.position == .relative {
        style.width = .maxContent
      }
    }
    // The natural height is no least one.
    if style.minHeight == .auto { style.minHeight = .points(0) }
    if style.minWidth == .auto { style.minWidth = .points(0) }
  }

  /// The size of a replaced element's content.
  mutating func naturalSize(_ index: Int, _ tag: String) -> Size? {
    switch tag {
    case "img": return pictureSize(index)
    case "svg", "canvas", "video", "iframe", "object", "embed": return Replaced.standardSize
    default: return nil
    }
  }

  private mutating func inline(_ computed: CSS.ComputedStyle, isInFlex: Bool) -> InlineStyle {
    var style = InlineStyle()
    switch computed[P.whiteSpace].word {
    case "nowrap": style.whiteSpace = .nowrap
    case "pre": style.whiteSpace = .pre
    case "pre-wrap": style.whiteSpace = .preWrap
    case "pre-line": style.whiteSpace = .preLine
    case "break-spaces": style.whiteSpace = .breakSpaces
    default: break
    }
    switch computed[P.overflowWrap].word {
    case "break-word": style.overflowWrap = .breakWord
    case "anywhere": style.overflowWrap = .anywhere
    default: break
    }
    switch computed[P.wordBreak].word {
    case "break-all": style.wordBreak = .breakAll
    case "keep-all": style.wordBreak = .keepAll
    case "break-word": style.overflowWrap = .anywhere
    default: break
    }
    switch computed[P.textAlign].word {
    case "end": style.alignment = .end
    case "left", "-webkit-left": style.alignment = .left
    case "right", "-webkit-right": style.alignment = .right
    case "center", "-webkit-center": style.alignment = .center
    case "justify": style.alignment = .justify
    default: break
    }
    style.indent = reader.boxes.lengthPercentage(computed, P.textIndent)
    style.hasEllipsis =
      computed[P.textOverflow] == .keyword("ellipsis")
      && computed[P.overflowX] != .keyword("visible")
    if !isInFlex { style.verticalAlign = verticalAlign(computed[P.verticalAlign]) }
    return style
  }

  private func verticalAlign(_ value: CSS.Value) -> VerticalAlign {
    switch value {
    case .length(let points, .px): .points(points)
    case .percentage(let percent): .percent(percent)
    case .keyword("sub"): .sub
    case .keyword("super"): .super
    case .keyword("top"): .top
    case .keyword("bottom"): .bottom
    case .keyword("middle"): .middle
    case .keyword("text-top"): .textTop
    case .keyword("text-bottom"): .textBottom
    default: .baseline
    }
  }

  // MARK: What is not supported

  private mutating func say(_ index: Int?, _ display: String, _ computed: CSS.ComputedStyle) {
    let item = index.map { reader.tree.items[$0] }
    let place = index.flatMap { reader.place($0) }
    for unsaid in reader.boxes.unsaid {
      reader.findings.say(
        "unsupported-value", about: unsaid.property,
        "'\(unsaid.value.prefix(60))' of '\(unsaid.property)' mixes lengths and percentages, which "
          + "is not supported",
        place)
    }
    reader.boxes.unsaid = []
    if let tag = item?.tag, let message = NodeBuilder.unsupported(tag) {
      reader.findings.say("unsupported-element", about: tag, "<\(tag)> \(message)", place)
    }
    guard display != "none" else { return }
    if display.contains("table") {
      reader.findings.say(
        "unsupported-value", about: "display \(display)",
        "'display: \(display)' is not supported; it is laid out as a block", place)
    }
    if computed[P.float] != .keyword("none") {
      reader.findings.say(
        "unsupported-value", about: "float",
        "'float: \(computed[P.float].text)' is not supported; the element stays in the flow", place)
    }
    if computed[P.writingMode] != .keyword("horizontal-tb") {
      reader.findings.say(
        "unsupported-value", about: "writing-mode",
        "'writing-mode: \(computed[P.writingMode].text)' is not supported; lines stay horizontal",
        place)
    }
    if computed[P.hyphens] == .keyword("auto") {
      reader.findings.say(
        "unsupported-value", about: "hyphens",
        "'hyphens: auto' is not supported; words end at soft hyphens only", place)
    }
    if computed[P.position] == .keyword("sticky") {
      reader.findings.say(
        "unsupported-value", about: "position sticky",
        "'position: sticky' stays where it is, because nothing scrolls", place)
    }
  }

  private static func unsupported(_ tag: String) -> String? {
    switch tag {
    case "script": "is not supported: no script is run"
    case "svg", "math", "canvas", "video", "audio", "iframe", "object", "embed":
      "is not supported; it keeps its room and shows nothing"
    case "input", "textarea", "select", "progress", "meter":
      "is not supported: a form's controls keep their boxes and show nothing"
    default: nil
    }
  }
}
