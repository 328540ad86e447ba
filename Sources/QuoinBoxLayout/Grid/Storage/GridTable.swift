/// What the boxes of a tree say about grids, beside the boxes: a tree without grids has none of it.
struct GridTable {
  private struct Record {
    var container: GridTemplates?
    var item = PackedGridItem()
  }

  private var records = SparseRecords(initial: Record())
  var names = GridNames()

  /// What a container says, or the initial values.
  func templates(of box: Int32) -> GridTemplates { records[box]?.container ?? GridTemplates() }

  /// How a container's children are justified.
  func justifyItems(of box: Int32) -> SelfAlignment {
    records[box]?.container?.justifyItems ?? .normal
  }

  /// What an item says, or the initial values.
  func item(of box: Int32) -> PackedGridItem { records[box]?.item ?? PackedGridItem() }

  /// Whether a box has said something.
  func knows(_ box: Int32) -> Bool { records.knows(box) }

  mutating func set(_ style: GridStyle, of box: Int32) {
    var templates = GridTemplates()
    templates.columns = GridTemplate(
      style.templateColumns, automatic: style.autoColumns, names: &names)
    templates.rows = GridTemplate(style.templateRows, automatic: style.autoRows, names: &names)
    templates.columns.areaCount = min(style.templateAreas.columnCount, GridLimits.lines)
    templates.rows.areaCount = min(style.templateAreas.rowCount, GridLimits.lines)
    for area in style.templateAreas.areas {
      templates.columns.addArea(area.name, area.columns, &names)
      templates.rows.addArea(area.name, area.rows, &names)
    }
    templates.flow = style.autoFlow
    templates.justifyItems = style.justifyItems
    records.change(box) { $0.container = templates }
  }

  mutating func set(_ item: GridItem, of box: Int32) {
    let packed = PackedGridItem(item, &names)
    records.change(box) { $0.item = packed }
  }

  /// Forgets what a box says.
  mutating func remove(_ box: Int32) { records.remove(box) }
}
