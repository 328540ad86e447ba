/// What the boxes of a tree say about tables, beside the boxes: a tree without tables has none of it.
struct TableRecords {
  private struct Record {
    var style = TableStyle()
    var part = PackedTablePart()
  }

  private var records = SparseRecords(initial: Record())

  /// What a table says, or the initial values.
  func style(of box: Int32) -> TableStyle { records[box]?.style ?? TableStyle() }

  /// What a part says, or the initial values.
  func part(of box: Int32) -> PackedTablePart { records[box]?.part ?? PackedTablePart() }

  mutating func set(_ style: TableStyle, of box: Int32) {
    records.change(box) { $0.style = style }
  }

  mutating func set(_ part: PackedTablePart, of box: Int32) {
    records.change(box) { $0.part = part }
  }

  /// Forgets what a box says.
  mutating func remove(_ box: Int32) { records.remove(box) }
}
