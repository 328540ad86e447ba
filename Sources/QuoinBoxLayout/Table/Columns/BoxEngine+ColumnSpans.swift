// CSS Tables §3.8.2.2 and the recursion over spans of §3.8.2: the contributions of cells that span columns.

extension BoxEngine {
  /// Distributes the width of a cell in a fixed layout, where only the first row counts: evenly, and only to columns
  /// without a width.
  func distributeFixed(_ cell: CellMeasure, _ run: UnsafeMutablePointer<TableRun>) {
    let first = Int(cell.column)
    let end = min(first + Int(cell.span), run.pointee.columnCount)
    guard first < end else { return }
    let count = Float(end - first)
    let spacing = run.pointee.columnSpacing * (count - 1)
    let least =
      cell.measure.isConstrained ? max(0, cell.measure.minimum - spacing) / count : 0
    let widest = max(0, cell.measure.maximum - spacing) / count
    for index in first..<end {
      let column = run.pointee.columns + index
      if !column.pointee.minimum.isKnown {
        column.pointee.isConstrained = column.pointee.isConstrained || cell.measure.isConstrained
        column.pointee.minimum = least
      }
      if !column.pointee.maximum.isKnown {
        column.pointee.isConstrained = column.pointee.isConstrained || cell.measure.isConstrained
        column.pointee.maximum = widest
      }
      if !column.pointee.percent.isKnown, !column.pointee.isConstrained,
        cell.measure.percent.isKnown
      {
        column.pointee.percent = cell.measure.percent / count
      }
    }
  }

  /// Distributes the width of a cell as the width of a table is distributed.
  mutating func distributeAutomatic(_ cell: CellMeasure, _ run: UnsafeMutablePointer<TableRun>) {
    let first = Int(cell.column)
    let end = min(first + Int(cell.span), run.pointee.columnCount)
    guard first < end else { return }
    var spacing: Float = 0
    var isFirst = true
    for index in first..<end {
      let column = run.pointee.columns + index
      column.pointee.minimum = column.pointee.minimum.orZero
      column.pointee.maximum = column.pointee.maximum.orZero
      if column.pointee.isMergeable { continue }
      if !isFirst { spacing += run.pointee.columnSpacing }
      isFirst = false
    }
    if cell.measure.percent.isKnown { sharePercentage(cell.measure.percent, run, first..<end) }
    let least = max(0, cell.measure.minimum - spacing)
    let widest = max(0, cell.measure.maximum - spacing)
    let columns = run.pointee.columns
    distributeWidth(least, run, first..<end, growsFixed: true)
    for index in first..<end {
      columns[index].minimum = max(columns[index].minimum, columns[index].width)
    }
    distributeWidth(widest, run, first..<end, growsFixed: cell.measure.isConstrained)
    for index in first..<end {
      columns[index].maximum = max(
        columns[index].minimum, columns[index].maximum, columns[index].width)
    }
  }

  /// Distributes the remaining percentage to the columns without one, by their widths.
  private func sharePercentage(
    _ percent: Float, _ run: UnsafeMutablePointer<TableRun>, _ range: Range<Int>
  ) {
    var surplus = percent
    var open = 0
    var widths: Float = 0
    for index in range where !run.pointee.columns[index].isMergeable {
      let column = run.pointee.columns[index]
      if column.percent.isKnown {
        surplus -= column.percent
      } else {
        open += 1
        widths += column.maximum
      }
    }
    guard surplus > 0, open > 0 else { return }
    for index in range {
      let column = run.pointee.columns + index
      guard !column.pointee.isMergeable, !column.pointee.percent.isKnown else { continue }
      column.pointee.percent =
        widths > 0 ? surplus * column.pointee.maximum / widths : surplus / Float(open)
    }
  }
}
