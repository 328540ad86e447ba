/// The grid properties of the boxes in a tree, stored apart from the boxes.
///
/// A tree without grids has no table.
struct GridTable {
  private struct Record {
    var container: GridTemplates?
    var item = PackedGridItem()
  }

  private var records = SparseRecords(initial: Record())
  var names = GridNames()
  /// Whether a container has been a subgrid.
  private(set) var hasSubgrids = false
  /// The kept layouts of containers; see ``BoxNode/Flags/isStack``.
  var kept: [Int32: KeptGrid] = [:]

  /// Returns the templates of a container, or the initial values.
  func templates(of box: Int32) -> GridTemplates { records[box]?.container ?? GridTemplates() }

  /// Returns the value of `justify-items` of a container.
  func justifyItems(of box: Int32) -> SelfAlignment {
    records[box]?.container?.justifyItems ?? .normal
  }

  /// Returns the grid properties of an item, or the initial values.
  func item(of box: Int32) -> PackedGridItem { records[box]?.item ?? PackedGridItem() }

  /// Whether a box has grid properties.
  func knows(_ box: Int32) -> Bool { records.knows(box) }

  mutating func set(_ style: GridStyle, of box: Int32) {
    var templates = GridTemplates()
    templates.columns = GridTemplate(
      style.templateColumns, automatic: style.autoColumns, names: &names)
    templates.rows = GridTemplate(style.templateRows, automatic: style.autoRows, names: &names)
    if templates.columns.subgrid != nil || templates.rows.subgrid != nil { hasSubgrids = true }
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

  /// Sets the properties of an item.
  ///
  /// - Returns: Whether they differ from before.
  mutating func set(_ item: GridItem, of box: Int32) -> Bool {
    let packed = PackedGridItem(item, &names)
    guard self.item(of: box) != packed else { return false }
    records.change(box) { $0.item = packed }
    return true
  }

  /// Removes the grid properties of a box.
  mutating func remove(_ box: Int32) {
    records.remove(box)
    if !kept.isEmpty { kept[box] = nil }
  }
}
