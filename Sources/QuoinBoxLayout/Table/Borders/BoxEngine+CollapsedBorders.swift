// CSS 2 §17.6.2 The collapsing border model.

extension BoxEngine {
  /// Sets the borders of the cells and the table to the halves of the winning borders.
  mutating func collapseBorders(_ run: UnsafeMutablePointer<TableRun>) {
    let mark = state.pointee.items.mark
    if let edges = tableEdges(run) {
      for index in 0..<run.pointee.cellCount {
        let cell = run.pointee.cells[index]
        let widths = edges.widths(rows: cell.rows, columns: cell.columns(of: edges.columnCount))
        setBorder(of: cell.box, widths, run)
      }
      let all = edges.widths(rows: 0..<edges.rowCount, columns: 0..<edges.columnCount)
      setBorder(of: run.pointee.table, all, run)
    } else {
      setBorder(of: run.pointee.table, (0, 0, 0, 0), run)
    }
    let style = styleOf(run.pointee.table)
    style.pointee.percentages.remove(.paddings)
    style.pointee.paddingLeft_ = 0
    style.pointee.paddingTop_ = 0
    style.pointee.paddingRight_ = 0
    style.pointee.paddingBottom_ = 0
    state.pointee.items.release(mark)
  }

  /// Returns the edges between all slots with the borders that won them; `nil` if there are none, or too many.
  mutating func tableEdges(_ run: UnsafeMutablePointer<TableRun>) -> TableEdges? {
    let (columns, rows) = (run.pointee.gridColumns, run.pointee.rowCount)
    guard columns > 0, rows > 0, TableEdges.count(columns, rows) <= TableLimits.edges else {
      return nil
    }
    let upright = state.pointee.items.allocate(TableEdge.self, (columns + 1) * rows)
    let level = state.pointee.items.allocate(TableEdge.self, columns * (rows + 1))
    upright.initialize(repeating: TableEdge(), count: (columns + 1) * rows)
    level.initialize(repeating: TableEdge(), count: columns * (rows + 1))
    let edges = TableEdges(columnCount: columns, rowCount: rows, upright: upright, level: level)
    let isReversed = run.pointee.isRightToLeft
    func merge(_ box: Int32, _ rows: Range<Int>, _ columns: Range<Int>) {
      guard box >= 0, let part = tables?.pointee.part(of: box) else { return }
      edges.merge(part, of: box, rows: rows, columns: columns, isRightToLeft: isReversed)
    }
    // Cells come before rows, row groups, columns, column groups and the table.
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells[index]
      edges.clearInside(rows: cell.rows, columns: cell.columns(of: columns))
    }
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells[index]
      merge(cell.box, cell.rows, cell.columns(of: columns))
    }
    for index in 0..<rows { merge(run.pointee.rows[index].box, index..<index + 1, 0..<columns) }
    for index in 0..<run.pointee.sectionCount {
      let section = run.pointee.sections[index]
      merge(section.box, section.firstRow..<section.firstRow + section.rowCount, 0..<columns)
    }
    forEachColumn(of: run.pointee.table) { box, group, first, span in
      if box != group { merge(box, 0..<rows, Int(first)..<Int(first + span)) }
    }
    var (last, start, end): (Int32, Int, Int) = (-1, 0, 0)
    forEachColumn(of: run.pointee.table) { _, group, first, span in
      if group != last {
        merge(last, 0..<rows, start..<end)
        (last, start) = (group, Int(first))
      }
      end = Int(first + span)
    }
    merge(last, 0..<rows, start..<end)
    merge(run.pointee.table, 0..<rows, 0..<columns)
    return edges
  }

  private func setBorder(
    of box: Int32, _ widths: (before: Float, top: Float, after: Float, bottom: Float),
    _ run: UnsafeMutablePointer<TableRun>
  ) {
    let isReversed = run.pointee.isRightToLeft
    let left = (isReversed ? widths.after : widths.before) / 2
    let right = (isReversed ? widths.before : widths.after) / 2
    let (top, bottom) = (widths.top / 2, widths.bottom / 2)
    let style = styleOf(box)
    guard
      style.pointee.borderLeft_ != left || style.pointee.borderRight_ != right
        || style.pointee.borderTop_ != top || style.pointee.borderBottom_ != bottom
    else { return }
    style.pointee.borderLeft_ = left
    style.pointee.borderRight_ = right
    style.pointee.borderTop_ = top
    style.pointee.borderBottom_ = bottom
    forgetLayouts(node(box))
    node(box).pointee.minContent = .nan
    node(box).pointee.maxContent = .nan
  }
}

extension TableCell {
  /// The slots that the cell spans.
  var rows: Range<Int> { Int(row)..<Int(row + max(1, rowSpan)) }
  func columns(of count: Int) -> Range<Int> {
    Int(column)..<min(count, Int(column + columnSpan))
  }
}
