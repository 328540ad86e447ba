import QuoinModel
import QuoinStyle

extension NodeBuilder {
  /// Returns the look of an element's own box.
  mutating func ownLook(
    of index: Int, _ tag: String, _ computed: CSS.ComputedStyle, _ painted: CSS.ComputedStyle,
    _ box: ElementBox
  ) -> Style {
    var style = look(painted, index)
    // CSS Transforms 1 §2: inline boxes are not transformed.
    if box.level == .inline, style.transform != nil { style.transform = nil }
    if tag == "svg",
      viewBox(index) == nil || reader.tree.attribute("preserveAspectRatio", of: index) != nil
    {
      // The drawing itself determines how it fills its box; without a view box, it is not scaled.
      style[.contentMode] = .contentMode(.scaleToFill)
    }
    if tag == "rt", let height = lineHeight(ofAnnotation: index, computed) {
      style.text.lineHeight = .points(height)
    }
    if computed.hidesBackface { style[.alpha] = .number(0) }
    return style
  }

  /// Returns the style of an element's node: the computed values that affect its look.
  mutating func look(_ computed: CSS.ComputedStyle, _ index: Int?) -> Style {
    if let known = looks[computed.identity] { return known.value }
    // Elements at places of their own, one after the other, often look the same.
    if let last = lastLook, last.own.isEqual(to: computed, except: NodeBuilder.placing) {
      reportIneffective(computed, index)
      looks[computed.identity] = Shared(value: last.value, own: computed)
      return last.value
    }
    let isHidden = computed[.visibility] != .keyword(.visible)
    var refused: [(CSS.Property, CSS.Value)] = []
    var wanted = CSS.Property.every
      .subtracting(NodeBuilder.boxOnly)
      .subtracting(NodeBuilder.sameInitially.subtracting(computed.set))
    if isHidden { wanted = wanted.intersection(CSS.Property.inherited) }
    var style = computed.native(wanted) {
      refused.append(($0, $1))
    }
    transform(computed, &style)
    if case .color(let fill) = computed[.webkitTextFillColor], fill != .current {
      style[.color] = .color(fill.color(current: computed.color))
    }
    if case .commas(let families) = computed[.fontFamily],
      case .keyword(let first)? = families.first,
      CSS.absentFamilies.contains(first) || first == .emoji
    {
      // Native nodes do not support such a family, but browsers have one, or use the next in the list.
      (style[.fontFamily], style[.fontMonospaced]) = (.string(""), .flag(false))
      refused.removeAll { $0.0 == .fontFamily }
    }
    if style[.fontFamily] != nil { style[.fontFamily] = .string(computed.fontFamilies ?? "") }
    // Nodes do not inherit these, so that the initial values are those of a node without them. A style of inherited
    // properties alone is also that of the texts in the element.
    if style[.keepsPixels] == .flag(false) { style[.keepsPixels] = nil }
    if style[.textShadows] == .shadows([]) { style[.textShadows] = nil }
    let isClipped =
      computed[.overflowX] != .keyword(.visible) || reader.boxes.clips(computed)
    if isClipped, !isHidden { style.clips = true }
    for (property, value) in refused {
      let text = value.text
      reader.findings.report(
        "unsupported-value", about: property.name,
        "'\(text.prefix(60))' of '\(property.name)' is not supported; it is left out",
        index.map { reader.place($0) } ?? nil)
    }
    reportIneffective(computed, index)
    // Elements whose boxes differ, such as those at positions of their own, often look the same.
    style.trim()
    style = shared(style)
    looks[computed.identity] = Shared(value: style, own: computed)
    if refused.isEmpty { lastLook = Shared(value: style, own: computed) }
    return style
  }

  /// Adds the functions of `translate`, `rotate` and `scale` before those of `transform`: CSS
  /// Transforms 2 §5.
  private func transform(_ computed: CSS.ComputedStyle, _ style: inout Style) {
    var steps: [Transform.Function] = []
    func addStep(_ name: String, _ values: [CSS.Value]) {
      steps += CSS.transformSteps(.function(name, values)) ?? []
    }
    if case .list(let values) = computed[.translate] { addStep("translate", values) }
    let turn = computed[.rotate]
    if case .angle = turn { addStep("rotate", [turn]) }
    if case .list(let values) = computed[.scale] { addStep("scale", values) }
    guard !steps.isEmpty else { return }
    var transform = style.transform ?? .identity
    transform.functions = steps + transform.functions
    style.transform = transform
  }

  /// The inherited properties whose initial value is that of a text that no style specifies it for.
  private static let sameInitially = CSS.PropertySet(
    [
      .lineHeight, .letterSpacing, .wordSpacing, .textTransform, .textUnderlineOffset,
    ] as [CSS.Property])

  /// Properties of the size and place of a box, on which no look depends.
  private static let placing = CSS.PropertySet(
    [
      .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio, .paddingTop,
      .paddingRight, .paddingBottom, .paddingLeft, .marginTop, .marginRight, .marginBottom,
      .marginLeft, .top, .right, .bottom, .left, .flexGrow, .flexShrink, .flexBasis, .order,
      .textAlign,
    ] as [CSS.Property])

  /// The properties that apply to boxes and lines, but not to looks.
  private static let boxOnly = CSS.PropertySet(
    [
      .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio, .paddingTop,
      .paddingRight, .paddingBottom, .paddingLeft, .textWrapMode, .wordBreak, .textOverflow,
      .lineClamp,
      .overflowX, .overflowY, .textAlign, .listStyleType,
    ] as [CSS.Property])
}
