extension BoxTree {
  /// Sets the properties of a table that ``PackedStyle`` does not store: spacing, the border model, and the layout
  /// mode.
  ///
  /// ``PackedStyle/display`` makes the box a table. The values are kept when the style of the box changes.
  package mutating func setTable(_ style: TableStyle, of box: BoxID) {
    var style = style
    style.columnSpacing = style.columnSpacing.finiteLength
    style.rowSpacing = style.rowSpacing.finiteLength
    let index = place(box)
    withTables { $0.set(style, of: index) }
    noteTableChange(index)
  }

  /// Sets the properties of a table part that ``PackedStyle`` does not store: spans, the side of a caption, and the
  /// borders that collapse.
  ///
  /// The start and end borders are resolved by the current direction of the box. The values are kept when the style of
  /// the box changes.
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

  /// Frees the table properties.
  static func free(_ tables: UnsafeMutablePointer<TableRecords>?) {
    tables?.deinitialize(count: 1)
    tables?.deallocate()
  }
}
