extension BoxTree {
  /// Says what a table has to say that a ``PackedStyle`` has no room for: spacing, the model of
  /// borders, and the layout.
  ///
  /// ``PackedStyle/display`` makes the box a table. It holds until it is changed, whatever style the
  /// box gets.
  package mutating func setTable(_ style: TableStyle, of box: BoxID) {
    var style = style
    style.columnSpacing = style.columnSpacing.finiteLength
    style.rowSpacing = style.rowSpacing.finiteLength
    let index = place(box)
    withTables { $0.set(style, of: index) }
    noteTableChange(index)
  }

  /// Says what a part of a table has to say that a ``PackedStyle`` has no room for: spans, the side of
  /// a caption, and the borders that collapse.
  ///
  /// Borders of the sides where lines start and end follow the direction that the box has now. It holds
  /// until it is changed, whatever style the box gets.
  package mutating func setTablePart(_ part: TablePart, of box: BoxID) {
    let index = place(box)
    let packed = PackedTablePart(part, isRightToLeft: nodes[Int(index)].style.isRightToLeft)
    withTables { $0.set(packed, of: index) }
    noteTableChange(index)
  }

  private mutating func withTables(_ change: (inout TableRecords) -> Void) {
    let records: UnsafeMutablePointer<TableRecords>
    if let tables {
      records = tables
    } else {
      records = .allocate(capacity: 1)
      records.initialize(to: TableRecords())
      tables = records
    }
    change(&records.pointee)
  }

  private mutating func noteTableChange(_ index: Int32) {
    nodes[Int(index)].flags.remove(.isStack)
    markDirty(index)
  }

  /// Frees what is said about tables.
  static func free(_ tables: UnsafeMutablePointer<TableRecords>?) {
    tables?.deinitialize(count: 1)
    tables?.deallocate()
  }
}
