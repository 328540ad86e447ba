/// What the boxes of a tree say about grids, beside the boxes: a tree without grids has none of it.
struct GridTable {
  /// For each box the place of its record, or -1; boxes beyond the end have none.
  private var links: [Int32] = []
  private var records: [Record] = []
  /// The first record that is free; ``Record/next`` leads on.
  private var firstFree: Int32 = -1
  var names = GridNames()

  private struct Record {
    var container: GridTemplates?
    var item = PackedGridItem()
    var next: Int32 = -1
  }

  /// What a container says, or the initial values.
  func templates(of box: Int32) -> GridTemplates {
    let link = link(of: box)
    return (link < 0 ? nil : records[Int(link)].container) ?? GridTemplates()
  }

  /// How a container's children are justified.
  func justifyItems(of box: Int32) -> SelfAlignment {
    let link = link(of: box)
    return link < 0 ? .normal : records[Int(link)].container?.justifyItems ?? .normal
  }

  /// What an item says, or the initial values.
  func item(of box: Int32) -> PackedGridItem {
    let link = link(of: box)
    return link < 0 ? PackedGridItem() : records[Int(link)].item
  }

  /// Whether a box has said something.
  func knows(_ box: Int32) -> Bool { link(of: box) >= 0 }

  private func link(of box: Int32) -> Int32 {
    Int(box) < links.count ? links[Int(box)] : -1
  }

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
    let record = record(of: box)
    records[record].container = templates
  }

  mutating func set(_ item: GridItem, of box: Int32) {
    let packed = PackedGridItem(item, &names)
    let record = record(of: box)
    records[record].item = packed
  }

  /// The place of the record of a box, which is made if there is none.
  private mutating func record(of box: Int32) -> Int {
    while links.count <= Int(box) { links.append(-1) }
    if links[Int(box)] < 0 {
      if firstFree >= 0 {
        links[Int(box)] = firstFree
        firstFree = records[Int(firstFree)].next
        records[Int(links[Int(box)])] = Record()
      } else {
        links[Int(box)] = Int32(records.count)
        records.append(Record())
      }
    }
    return Int(links[Int(box)])
  }

  /// Forgets what a box says.
  mutating func remove(_ box: Int32) {
    let link = link(of: box)
    guard link >= 0 else { return }
    links[Int(box)] = -1
    records[Int(link)] = Record(next: firstFree)
    firstFree = link
  }
}
