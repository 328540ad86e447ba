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
    if tag == "svg", reader.tree.attribute("preserveAspectRatio", of: index) != nil {
      // The drawing itself determines how it fills its box.
      style[.contentMode] = .contentMode(.scaleToFill)
    }
    if computed.hidesBackface { style[.alpha] = .number(0) }
    return style
  }

  /// Returns the style of an element's node: the computed values that affect its look.
  mutating func look(_ computed: CSS.ComputedStyle, _ index: Int?) -> Style {
    if let known = looks[computed.identity] { return known.value }
    let isHidden = computed[.visibility] != .keyword(.visible)
    var refused: [(CSS.Property, CSS.Value)] = []
    var style = computed.native {
      !NodeBuilder.boxOnly.contains($0) && (!isHidden || $0.isInherited)
    } refuse: {
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
    style = limited(style, of: index)
    looks[computed.identity] = Shared(value: style, own: computed)
    return style
  }

  /// Returns a look, or that of the texts around an element if there are too many different ones.
  ///
  /// What is derived from a look takes several times as much memory as an element without a look of its own.
  private mutating func limited(_ style: Style, of index: Int?) -> Style {
    let limit = reader.options.limits.looks
    if usedLooks.count < limit {
      let style = shared(style)
      usedLooks.insert(style.storageAddress)
      return style
    }
    // The styles of an earlier state of the document are known as well.
    if let place = knownStyles.firstIndex(of: style),
      usedLooks.contains(knownStyles[place].storageAddress)
    {
      return knownStyles[place]
    }
    reader.findings.report(
      "limit-exceeded", about: "looks",
      "the elements have more than the limit of \(limit) different looks; the others look like "
        + "the texts around them", index.map { reader.place($0) } ?? nil)
    let parent = index.map { Int(reader.tree.items[$0].parent) } ?? -1
    let outer = parent >= 0 ? reader.element(of: parent) ?? 0 : 0
    guard reader.styles.indices.contains(outer),
      let around = looks[reader.styles[outer].identity]?.value
    else { return Style() }
    return shared(around.filtered(\.isInherited))
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

  /// The properties that apply to boxes and lines, but not to looks.
  private static let boxOnly = CSS.PropertySet(
    [
      .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio, .paddingTop,
      .paddingRight, .paddingBottom, .paddingLeft, .whiteSpace, .wordBreak, .textOverflow,
      .lineClamp,
      .overflowX, .overflowY, .textAlign, .listStyleType,
    ] as [CSS.Property])
}
