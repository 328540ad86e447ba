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
    let node = pass.tree.nodes[index]
    if node.isContainer { set(node, pass.tree.looks[index].metrics, isRoot: isRoot, &style) }
    if isRoot { return style }
    set(pass.tree.sizings[index], &style)
    // CSS Flexbox 1 §4.5: a single-line text, which is truncated with "…", has no automatic minimum width.
    if !node.isContainer, node is TextNode, pass.tree.looks[index].text.lineLimit == 1 {
      style.overflowX = .hidden
    }
    let outer = pass.tree.roles[Int(pass.tree.parents[index])]
    if outer.contains(.flow), let relation = relation as? Relation<FlowContainer> {
      style.position = relation.placement.position
      style.float = relation.placement.float
      style.clear = relation.placement.clear
      style.setMargin(relation.placement.margin)
      style.setInset(relation.placement.inset)
    } else if outer.contains(.grid), let relation = relation as? Relation<GridContainer> {
      style.set(relation.placement)
    } else {
      if let item = (relation as? Relation<FlexContainer>)?.flexItem { style.set(item) }
    }
    // A node is the containing block of its absolutely positioned children, whether it is moved itself or not.
    if style.position == .static { style.position = .relative }
    return style
  }

  /// Sets the properties of a container.
  private static func set(
    _ container: Node, _ metrics: BoxMetrics, isRoot: Bool, _ style: inout PackedStyle
  ) {
    if let flex = container as? FlexContainer {
      style.display = .flex
      style.set(flex.usedFlexStyle)
      style.setPadding(metrics.padding(flex.usedPadding))
    } else if let grid = container as? GridContainer {
      style.display = .grid
      style.set(grid.grid)
      style.setPadding(metrics.padding(grid.padding))
    } else if let flow = container as? FlowContainer {
      // The lines and margins of a root are independent of its surroundings.
      if isRoot { style.display = .flowRoot }
      style.setPadding(metrics.padding(flow.padding))
    }
  }

  /// Sets the sizes of a style that has none yet.
  private static func set(_ sizing: Sizing, _ style: inout PackedStyle) {
    if let width = sizing.width { style.width = .points(width) }
    if let height = sizing.height { style.height = .points(height) }
    if let width = sizing.minWidth { style.minWidth = .points(width) }
    if let height = sizing.minHeight { style.minHeight = .points(height) }
    if let width = sizing.maxWidth { style.maxWidth = .points(width) }
    if let height = sizing.maxHeight { style.maxHeight = .points(height) }
    style.aspectRatio = sizing.aspectRatio
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
