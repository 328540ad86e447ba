import QuoinGeometry
import QuoinModel

extension AndroidInflater {
  /// Draws the dividers between the children of a linear or table layout.
  func divide(_ node: Node, _ attributes: AndroidAttributes, _ direction: LayoutDirection) {
    switch node {
    case let row as AndroidLinear:
      divide(
        row, row.linear, row.children.map { ($0.node.id, $0.placement.box) }, attributes, direction)
    case let table as AndroidTable:
      divide(
        table, table.linear, table.children.map { ($0.node.id, $0.placement.box) }, attributes,
        direction)
    case let row as AndroidTableRow:
      divide(
        row, row.linear, row.children.map { ($0.node.id, $0.placement.box) }, attributes, direction)
    default: return
    }
  }

  private func divide(
    _ group: AndroidGroup, _ traits: AndroidLinearTraits, _ children: [(NodeID, AndroidBox)],
    _ attributes: AndroidAttributes, _ direction: LayoutDirection
  ) {
    let shown = children.filter { !$0.1.isGone }
    guard !traits.dividers.isEmpty, traits.dividerSize > 0, !shown.isEmpty,
      let raw = attributes.raw(attributes.either("divider")),
      let drawable = AndroidDrawableReader(
        resolver, attributes.themes, AndroidStates(attributes)
      ).drawable(raw)
    else { return }
    func points(_ pixels: Int) -> Double { Double(pixels) / density }
    var sides: [NodeID: DrawingDividers.Side] = [:]
    for (number, (id, box)) in shown.enumerated() {
      let margins = box.margins.insets(direction)
      let isAcross = traits.axis == .horizontal
      sides[id] = DrawingDividers.Side(
        before: points(isAcross ? margins.left : margins.top),
        after: points(isAcross ? margins.right : margins.bottom),
        isBefore: traits.dividers.contains(number == 0 ? .beginning : .middle),
        isAfter: number == shown.count - 1 && traits.dividers.contains(.end))
    }
    let padding = group.padding.insets(direction)
    let ends = points(attributes.size(attributes.either("dividerPadding")) ?? 0)
    let insets = EdgeInsets(
      top: points(padding.top) + ends, left: points(padding.left) + ends,
      bottom: points(padding.bottom) + ends, right: points(padding.right) + ends)
    let own = group.ownDrawings
    group.ownDrawings = NodeDrawings(
      background: own?.background, content: own?.content, foreground: own?.foreground,
      dividers: DrawingDividers(
        drawable.drawing, axis: traits.axis, thickness: points(traits.dividerSize), insets: insets,
        sides: sides))
  }
}
