/// The table properties of the boxes in a tree, stored apart from the boxes.
///
/// A tree without tables has no records.
struct TableRecords {
  private struct Record {
    var style = TableStyle()
    var part = PackedTablePart()
    var widths = Widths()
  }

  /// The width of a table with columns that are not shown, before and after they are taken out of it.
  struct Widths {
    var before = Float.nan
    var after = Float.nan
  }

  /// Whether there may be rows or columns that are not shown.
  private(set) var hasCollapsedParts = false

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
    if part.isCollapsed { hasCollapsedParts = true }
  }

  /// Returns the widths of a table when its columns were last taken out of it.
  func widths(of box: Int32) -> Widths { records[box]?.widths ?? Widths() }

  mutating func set(_ widths: Widths, of box: Int32) {
    records.change(box) { $0.widths = widths }
  }

  /// Removes the table properties of a box.
  mutating func remove(_ box: Int32) { records.remove(box) }
}
