// CSS Tables §3.10.1: columns that are not shown.

extension BoxEngine {
  /// Takes the columns that are not shown out of a table, which becomes narrower by their widths and spacing: CSS Tables
  /// §3.10.1, CSS 2 §11.2.
  ///
  /// The heights of rows are those before.
  func collapseColumns(_ run: UnsafeMutablePointer<TableRun>) {
    guard hasCollapsedColumns(run) else { return }
    let before = run.pointee.width
    let spacing = Double(run.pointee.columnSpacing)
    let start = Double(run.pointee.insetBefore) + spacing
    var end = start
    var isFirst = true
    for index in 0..<run.pointee.columnCount {
      let column = run.pointee.columns + index
      if column.pointee.isCollapsed {
        column.pointee.width = 0
        column.pointee.isMergeable = true
      } else if !column.pointee.isMergeable {
        if !isFirst { end += spacing }
        isFirst = false
      }
      column.pointee.offset = Float(end)
      end += Double(column.pointee.width)
    }
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells + index
      let first = Int(cell.pointee.column)
      let last = min(first + Int(cell.pointee.columnSpan), run.pointee.columnCount) - 1
      guard first <= last else { continue }
      let (left, right) = (run.pointee.columns[first], run.pointee.columns[last])
      cell.pointee.width = right.offset + right.width - left.offset
    }
    run.pointee.width = Float(
      end + spacing + Double(run.pointee.insets.horizontal - run.pointee.insetBefore))
    tables?.pointee.set(
      TableRecords.Widths(before: before, after: run.pointee.width), of: run.pointee.table)
  }

  private func hasCollapsedColumns(_ run: UnsafeMutablePointer<TableRun>) -> Bool {
    (0..<min(run.pointee.writtenColumns, run.pointee.columnCount)).contains {
      run.pointee.columns[$0].isCollapsed
    }
  }

  /// Returns the width with which a table whose used width is known distributes its columns.
  func widthWithColumns(_ box: Int32, _ width: Float) -> Float {
    guard let tables, tables.pointee.hasCollapsedParts else { return width }
    let widths = tables.pointee.widths(of: box)
    return widths.after == width ? widths.before : width
  }

  /// Resolves the width of a table to that without the columns that are not shown.
  @inline(never)
  mutating func collapseWidth(_ box: Int32, block: Float, _ resolved: inout ResolvedBox) {
    let mark = state.pointee.items.mark
    defer { state.pointee.items.release(mark) }
    let run = openTable(box, block: block)
    measureColumns(run)
    guard hasCollapsedColumns(run) else { return }
    if resolved.width.isKnown {
      run.pointee.width = max(resolved.minWidth, min(resolved.width, resolved.maxWidth))
      sizeColumns(run)
      collapseColumns(run)
      resolved.width = run.pointee.width
    }
    // The columns that are shown may need less.
    resolved.minWidth = 0
  }
}
