import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// The styles of nodes for the box engine.
enum BoxStyles {
  /// Returns the box style of a node; the size of the root comes from the pass.
  static func style(of index: Int, isRoot: Bool, in pass: LayoutPass) -> PackedStyle {
    let relation = pass.tree.relations[index]
    if !isRoot, let element = pass.tree.elements[index] { return element.style }
    var style = PackedStyle()
    style.direction = pass.tree.directions[index]
    if let flex = pass.tree.nodes[index] as? FlexContainer {
      style.display = .flex
      style.set(flex.flexStyle)
      style.setPadding(pass.tree.looks[index].metrics.padding(flex.padding))
    } else if let grid = pass.tree.nodes[index] as? GridContainer {
      style.display = .grid
      style.set(grid.grid)
      style.setPadding(pass.tree.looks[index].metrics.padding(grid.padding))
    } else if let flow = pass.tree.nodes[index] as? FlowContainer {
      // The lines and margins of a root are independent of its surroundings.
      if isRoot { style.display = .flowRoot }
      style.setPadding(pass.tree.looks[index].metrics.padding(flow.padding))
    }
    if isRoot { return style }
    let sizing = pass.tree.sizings[index]
    func value(_ length: Double?) -> SizeValue { length.map { .points($0) } ?? .auto }
    style.width = value(sizing.width)
    style.height = value(sizing.height)
    style.minWidth = value(sizing.minWidth)
    style.minHeight = value(sizing.minHeight)
    style.maxWidth = value(sizing.maxWidth)
    style.maxHeight = value(sizing.maxHeight)
    style.aspectRatio = sizing.aspectRatio
    // CSS Flexbox 1 §4.5: a single-line text, which is truncated with "…", has no automatic minimum width.
    let text = pass.tree.looks[index].text
    if pass.tree.nodes[index] is TextNode, text.lineLimit == 1 { style.overflowX = .hidden }
    if let relation = relation as? Relation<FlowContainer> {
      style.position = relation.placement.position
      style.float = relation.placement.float
      style.clear = relation.placement.clear
      style.setMargin(relation.placement.margin)
      style.setInset(relation.placement.inset)
    } else if let relation = relation as? Relation<GridContainer> {
      style.set(relation.placement)
    } else {
      style.set((relation as? Relation<FlexContainer>)?.placement ?? FlexItem())
    }
    // A node is the containing block of its absolutely positioned children, whether it is moved itself or not.
    if style.position == .static { style.position = .relative }
    return style
  }

  /// Returns the grid style of a container, or `nil` if it is the initial one.
  static func grid(of index: Int, in pass: LayoutPass) -> GridStyle? {
    if let element = pass.tree.elements[index] { return element.grid }
    return (pass.tree.nodes[index] as? GridContainer)?.grid
  }

  /// Returns the grid placement of a node, or `nil` if it is the initial one.
  static func gridItem(of index: Int, in pass: LayoutPass) -> GridItem? {
    if let element = pass.tree.elements[index] { return element.gridItem }
    return (pass.tree.relations[index] as? Relation<GridContainer>)?.placement
  }
}
