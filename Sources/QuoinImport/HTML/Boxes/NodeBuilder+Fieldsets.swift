import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// HTML §15.3.13: fieldsets, whose legends interrupt their borders.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// Returns whether a legend is rendered on the border of its fieldset.
  func isRendered(legend index: Int) -> Bool {
    let parent = Int(reader.tree.items[index].parent)
    guard parent >= 0, reader.tree.items[parent].tag == "fieldset" else { return false }
    return renderedLegend(of: parent) == index
  }

  /// Returns the first legend in a fieldset that is in flow and does not float.
  private func renderedLegend(of fieldset: Int) -> Int? {
    reader.tree.children(of: fieldset).first { child in
      guard reader.tree.items[child].tag == "legend" else { return false }
      let computed = reader.style(of: child)
      return computed[P.float] == .keyword(.none) && computed[P.display] != .keyword(.none)
        && computed[P.position] != .keyword(.absolute) && computed[P.position] != .keyword(.fixed)
    }
  }

  /// Whether the children of an element are flex or grid items.
  static func hasItems(_ computed: CSS.ComputedStyle) -> Bool {
    [.flex, .inlineFlex, .grid, .inlineGrid].contains(computed[P.display].keyword)
  }

  /// Makes a fieldset a formatting context; a flex or grid container with a legend has a box for its items.
  ///
  /// With a height of its own it is a column of the legend and its content, whose height percentages refer to.
  func fit(fieldset index: Int?, _ computed: CSS.ComputedStyle, _ style: inout PackedStyle) {
    guard index.flatMap({ renderedLegend(of: $0) }) != nil else {
      if style.display == .block { style.display = .flowRoot }
      return
    }
    let isContainer = NodeBuilder.hasItems(computed)
    if style.display == .block || isContainer { style.display = .flowRoot }
    guard NodeBuilder.hasOwnHeight(computed) else { return }
    style.display = .flex
    (style.flexDirection, style.flexWrap) = (.column, .nowrap)
    (style.justifyContent, style.alignContent, style.alignItems) = (.normal, .normal, .normal)
    style.rowGap = 0
  }

  /// Whether the height of a fieldset that is a block does not follow from its content.
  ///
  /// In a line it has the baseline of its content, which a column would take from the legend.
  private static func hasOwnHeight(_ computed: CSS.ComputedStyle) -> Bool {
    let isBlock = [.block, .flowRoot, .flex, .grid].contains(computed[P.display].keyword)
    return isBlock && computed[P.height] != .keyword(.auto)
  }

  /// Adds the anonymous content box of a fieldset after its legend, if it has items or a height of its own.
  mutating func addContent(ofFieldset fieldset: Int, to container: FlowContainer) -> FlowContainer?
  {
    let computed = reader.style(of: fieldset)
    let (isContainer, isHigh) = (
      NodeBuilder.hasItems(computed), NodeBuilder.hasOwnHeight(computed)
    )
    guard isContainer || isHigh else { return nil }
    var outer = computed
    outer[P.display] = .keyword(isHigh ? .flex : .block)
    var inner = partStyle(
      isHigh ? "display: flow-root; flex: 1 1 auto; min-height: 0" : "display: block", in: computed)
    if isContainer {
      let isGrid = [.grid, .inlineGrid].contains(computed[P.display].keyword)
      inner[P.display] = .keyword(isGrid ? .grid : .flex)
      for property in NodeBuilder.containerProperties { inner[property] = computed[property] }
      // Without lines there are no borders.
      inner.adjust(pixel: 1)
    }
    return addPart("items", inner, in: outer, to: container)
  }

  /// The properties of flex and grid containers that concern their items.
  private static let containerProperties: [P] = [
    .flexDirection, .flexWrap, .justifyContent, .alignContent, .alignItems, .justifyItems, .rowGap,
    .columnGap, .gridTemplateRows, .gridTemplateColumns, .gridTemplateAreas, .gridAutoRows,
    .gridAutoColumns, .gridAutoFlow,
  ]

  /// Moves a legend up over the padding and the border of its fieldset, and aligns it.
  func raise(
    legend index: Int, _ computed: CSS.ComputedStyle, over fieldset: CSS.ComputedStyle,
    _ style: inout PackedStyle
  ) {
    func points(_ style: CSS.ComputedStyle, _ property: CSS.Property) -> Double {
      if case .length(let points, .px) = style[property] { points } else { 0 }
    }
    let above = points(fieldset, P.paddings[0]) + points(fieldset, P.borderWidths[0])
    // Its border box is centred over the border if that is wider, and begins with it otherwise.
    let border = points(fieldset, P.borderWidths[0])
    let space = ownHeight(ofLegend: index, computed).map { max(0, border - $0) } ?? 0
    style.setMargin(.top, .points(space / 2 - above))
    if space / 2 > points(computed, P.margins[2]) { style.setMargin(.bottom, .points(space / 2)) }
    style.flexShrink = 0
    if style.width == .auto { style.width = .fitContent }
    if style.display == .block { style.display = .flowRoot }
    align(computed, &style)
  }

  /// Returns the height of a legend that does not follow from its lines, or `nil` if it does.
  private func ownHeight(ofLegend index: Int, _ computed: CSS.ComputedStyle) -> Double? {
    let edges = NodeBuilder.edges(computed)
    if case .length(let points, .px) = computed[P.height] {
      return computed[P.boxSizing] == .keyword(.borderBox) ? max(points, edges) : points + edges
    }
    return isEmpty(index) ? edges : nil
  }

  /// Aligns a legend by its text, as browsers do.
  private func align(_ computed: CSS.ComputedStyle, _ style: inout PackedStyle) {
    let isRightToLeft = computed.direction == .rightToLeft
    let (left, right) = (computed[P.margins[3]], computed[P.margins[1]])
    guard left != .keyword(.auto), right != .keyword(.auto) else { return }
    switch computed[P.textAlign].keyword {
    case .center:
      style.setMargin(.left, .auto)
      style.setMargin(.right, .auto)
    case .right: style.setMargin(.left, .auto)
    case .left: style.setMargin(.right, .auto)
    case .end: style.setMargin(isRightToLeft ? .right : .left, .auto)
    // Not if an ancestor with `text-align: -webkit-center` would move it.
    default: style.setMargin(isRightToLeft ? .left : .right, .auto)
    }
  }

  /// Adds the top padding of a fieldset after its legend.
  mutating func addPadding(of fieldset: Int, to container: FlowContainer) {
    let computed = reader.style(of: fieldset)
    guard case .length(let points, .px) = computed[P.paddings[0]], points > 0 else { return }
    addPart(
      "padding", partStyle("display: block; flex: none; height: \(points)px", in: computed),
      in: computed,
      to: container)
  }
}
