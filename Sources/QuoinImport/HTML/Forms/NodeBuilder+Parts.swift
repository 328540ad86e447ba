import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// The boxes of a control, which correspond to the shadow trees of browsers.
extension NodeBuilder {
  /// Returns the style of a part that sheets cannot select, which equal parts share.
  mutating func partStyle(_ text: String, in parent: CSS.ComputedStyle) -> CSS.ComputedStyle {
    let key = PartKey(text: text, parent: parent.identity)
    if let known = partStyles[key] { return known.value }
    var style = parent.inherited
    for declaration in CSS.DocumentStyler.inline(text).0 {
      if case .value(let property, let value) = declaration.declared { style[property] = value }
    }
    style.adjust(pixel: 1 / max(1, reader.environment.traits.displayScale))
    partStyles[key] = Shared(value: style, own: parent)
    return style
  }

  /// Returns the style of a part that sheets can select.
  mutating func partStyle(
    _ part: CSS.PseudoElement, of index: Int, in parent: CSS.ComputedStyle
  ) -> CSS.ComputedStyle {
    let element = reader.element(of: index) ?? 0
    return reader.pseudoStyles[element]?[part] ?? partStyle("display: block", in: parent)
  }

  /// Adds a box to a control.
  @discardableResult
  mutating func addPart(
    _ name: String, _ style: CSS.ComputedStyle, in parent: CSS.ComputedStyle,
    to container: FlowContainer, text: String? = nil
  ) -> FlowContainer {
    let box = self.box(nil, style, parent: parent)
    let node = FlowContainer()
    node.documentType = "::\(name)"
    node.documentStyle = look(style, nil)
    node.direction = style.direction
    node.isHidden = box.level == .none
    if let text {
      let inner = TextNode(text)
      inner.documentType = "#text"
      inner.documentStyle = textStyle(in: node, Style())
      inner.isHidden = style[.visibility] != .keyword(.visible)
      put(inner, into: node)
    }
    var placement = FlowItem()
    placement.element = box
    put(node, placement, into: container)
    return node
  }

  /// Adds an invisible node that gives a control its default size.
  ///
  /// A control with a percentage width has no minimum content size: CSS Sizing 3 §5.2.2. In Chromium a percentage
  /// maximum width does not matter, unlike for pictures.
  ///
  /// - Parameter isFirm: Whether the control keeps its size in any width, as dates and checkboxes do in Chromium.
  mutating func addRoom(
    _ extent: ControlStrut.Extent, _ computed: CSS.ComputedStyle, to container: FlowContainer,
    isFirm: Bool = false
  ) {
    let isFlexible =
      switch computed[.width] {
      case .percentage, .mixed: !isFirm
      default: false
      }
    var placement = FlowItem()
    placement.element = isFlexible ? NodeBuilder.flexibleRoom : NodeBuilder.firmRoom
    let node = ControlStrut(extent.scaled(by: computed.zoom))
    node.documentStyle = textStyle(in: container, Style())
    put(node, placement, into: container)
  }

  private static let firmRoom = ElementBox(
    level: .block, style: PackedStyle(), inline: InlineStyle(), isReplaced: true)

  private static let flexibleRoom: ElementBox = {
    var style = PackedStyle()
    style.maxWidth = .percent(100)
    return ElementBox(level: .block, style: style, inline: InlineStyle(), isReplaced: true)
  }()

  /// Adds a box as high as the control, with its content centred vertically.
  mutating func addInner(
    _ computed: CSS.ComputedStyle, to container: FlowContainer, _ declarations: String = ""
  ) -> FlowContainer {
    let style = partStyle(
      "display: flow-root; height: 100%; align-content: center" + declarations, in: computed)
    return addPart("inner", style, in: computed, to: container)
  }

  /// Adds an empty line, so that the baseline of a control is at the end of its content, or of its border box.
  mutating func addBaseline(
    _ computed: CSS.ComputedStyle, to container: FlowContainer, ofBorderBox: Bool = false
  ) {
    var style = partStyle("display: block; font-size: 1px; line-height: 0", in: computed)
    if ofBorderBox {
      let (points, percent) = NodeBuilder.bottomEdge(computed)
      if points != 0 || percent != 0 {
        style[.marginTop] = .mixed(points, percent)
        style[.marginBottom] = .mixed(-points, -percent)
      }
    }
    addPart("baseline", style, in: computed, to: container, text: NodeBuilder.emptyLine)
  }

  /// Returns the height of an element's padding and border below its content, in points and in percent.
  private static func bottomEdge(_ computed: CSS.ComputedStyle) -> (Double, Double) {
    var edge = (0.0, 0.0)
    if case .length(let points, .px) = computed[.borderBottomWidth] { edge.0 = points }
    switch computed[.paddingBottom] {
    case .length(let points, .px): edge.0 += points
    case .percentage(let percent): edge.1 = percent
    case .mixed(let points, let percent): edge = (edge.0 + points, percent)
    default: break
    }
    return edge
  }

  /// A zero-width character that gives a line its height.
  static let emptyLine = "\u{200B}"

  /// Applies the background and borders that browsers draw, overriding those of sheets.
  mutating func applyNativeAppearance(
    _ node: Node, _ text: String, _ computed: CSS.ComputedStyle
  ) {
    guard let style = node.documentStyle else { return }
    let key = AppearanceKey(style: style.storageAddress, text: text, computed: computed.identity)
    if let known = appearances[key] {
      node.documentStyle = known.value
      return
    }
    let own = partStyle(text, in: computed).native(NodeBuilder.grounds)
    let result = style.filtered { !NodeBuilder.drawn.contains($0) }.merging(own)
    appearances[key] = Appearance(value: result, style: style, computed: computed)
    node.documentStyle = result
  }

  /// The properties of backgrounds and borders.
  private static let grounds = CSS.PropertySet(
    CSS.Property.all.filter { $0.name.hasPrefix("background") || $0.name.hasPrefix("border") })

  /// The properties that the native appearance overrides.
  private static let drawn: [StyleProperty] = [
    .background, .backgroundImages, .backgroundFits, .backgroundPositions, .backgroundRepeats,
    .backgroundClips, .backgroundOrigins, .borderTopWidth, .borderRightWidth, .borderBottomWidth,
    .borderLeftWidth, .borderTopLine, .borderRightLine, .borderBottomLine, .borderLeftLine,
    .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor, .topLeftRadius,
    .topRightRadius, .bottomRightRadius, .bottomLeftRadius,
  ]
}
