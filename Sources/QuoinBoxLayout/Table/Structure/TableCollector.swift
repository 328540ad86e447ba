/// Counts the parts of a table, and records them if memory is allocated for them.
struct TableCollector {
  /// Whether memory is allocated.
  var fills = false
  private(set) var sections = 0
  private(set) var rows = 0
  private(set) var cells = 0
  private(set) var hasSection = false
  private(set) var hasRow = false
  private var firstRow = 0
  private var slots = TableSlots()

  mutating func openSection(_ box: Int32, isBody: Bool, _ run: UnsafeMutablePointer<TableRun>) {
    closeSection()
    hasSection = true
    firstRow = rows
    slots.openGroup()
    if fills {
      (run.pointee.sections + sections).initialize(
        to: TableSection(box: box, firstRow: rows, isBody: isBody))
    }
    sections += 1
  }

  mutating func closeSection() {
    closeRow()
    hasSection = false
  }

  mutating func openRow(_ box: Int32, isCollapsed: Bool, _ run: UnsafeMutablePointer<TableRun>) {
    hasRow = true
    slots.openRow()
    if fills {
      var row = TableRow(box: box, section: sections - 1, firstCell: cells)
      row.isCollapsed = isCollapsed
      (run.pointee.rows + rows).initialize(to: row)
      run.pointee.sections[sections - 1].rowCount += 1
    }
    rows += 1
  }

  mutating func closeRow() { hasRow = false }

  mutating func addCell(
    _ box: Int32, _ part: PackedTablePart, _ run: UnsafeMutablePointer<TableRun>
  ) {
    defer { cells += 1 }
    guard fills else { return }
    let row = rows - 1
    let column = slots.place(
      columnSpan: part.columnSpan, rowSpan: part.rowSpan == 0 ? Int32.max : part.rowSpan,
      row: Int32(row - firstRow))
    (run.pointee.cells + cells).initialize(
      to: TableCell(
        box: box, column: column,
        columnSpan: min(part.columnSpan, TableLimits.columns - column), row: Int32(row),
        rowSpan: part.rowSpan))
    run.pointee.rows[row].cellCount += 1
  }
}
