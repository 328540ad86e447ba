import Quoin

// DZLayoutMacros: the tasks that come back on each screen, and a grid of whole pixels.

let layoutTasks = Picture(
  name: "layout-tasks", title: "DZGeometryTools' tasks: bars, a row below another, a grid",
  size: Size(320, 300)
) {
  let bounds = Rect(0, 0, 320, 300)
  let top = bounds.bar(at: .top, thickness: 52, margin: Size(8, 8))
  let bottom = bounds.bar(at: .bottom, thickness: 52, margin: Size(8, 8))
  let row = bounds.row(below: top, gap: 8, height: 36, margin: 8)
  let rest = bounds.row(below: row, gap: 8, margin: 8).stretched(.bottom, to: bottom.minY - 8)
  let badge = row.adjacent(Size(24, 24), at: .right, gap: -32)

  func place(_ node: Node, _ rect: Rect) -> Relation<AbsoluteContainer> {
    node.frame(rect.minX, rect.minY, rect.width, rect.height)
  }
  return AbsoluteContainer {
    place(tile("bar(at: .top)", .blue), top)
    place(tile("row(below:)", .indigo), row)
    place(tile("5", .red).cornerRadius(12), badge)
    for (index, cell) in rest.grid(columns: 4, rows: 2, spacing: Size(8, 8)).enumerated() {
      place(tile("\(index + 1)", .teal), cell)
    }
    place(tile("bar(at: .bottom)", .blue), bottom)
  }.background(.systemGroupedBackground)
}
