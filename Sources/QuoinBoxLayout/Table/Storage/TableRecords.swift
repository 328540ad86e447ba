/// The table properties of the boxes in a tree, stored apart from the boxes.
///
/// A tree without tables has no records.
struct TableRecords {
  private struct Record {
    var style = TableStyle()
    var part = PackedTablePart()
  }

  private var records = SparseRecords(initial: Record())

  /// Returns the style of a table, or the initial values.
  func style(of box: Int32) -> TableStyle { records[box]?.style ?? TableStyle() }

  /// Returns the properties of a table part, or the initial values.
  func part(of box: Int32) -> PackedTablePart { records[box]?.part ?? PackedTablePart() }

  mutating func set(_ style: TableStyle, of box: Int32) {
    records.change(box) { $0.style = style }
  }

  mutating func set(_ part: PackedTablePart, of box: Int32) {
    records.change(box) { $0.part = part }
  }

  /// Removes the table properties of a box.
  mutating func remove(_ box: Int32) { records.remove(box) }
}
