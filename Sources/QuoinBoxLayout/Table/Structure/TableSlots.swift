/// The slots of a row group that cells from rows above occupy: HTML §4.9.12.1.
struct TableSlots {
  /// The first row in which each column is free again.
  private var free: [Int32] = []
  private var column: Int32 = 0

  /// Starts a row group.
  mutating func openGroup() { free.removeAll(keepingCapacity: true) }

  /// Starts a row.
  mutating func openRow() { column = 0 }

  /// Returns the column of the next cell of a row.
  mutating func place(columnSpan: Int32, rowSpan: Int32, row: Int32) -> Int32 {
    while column < free.count, free[Int(column)] > row { column += 1 }
    let first = min(column, TableLimits.columns - 1)
    let end = min(first + columnSpan, TableLimits.columns)
    while free.count < end { free.append(0) }
    let (bottom, overflows) = row.addingReportingOverflow(rowSpan)
    for index in first..<end {
      free[Int(index)] = max(free[Int(index)], overflows ? Int32.max : bottom)
    }
    column = end
    return first
  }
}
