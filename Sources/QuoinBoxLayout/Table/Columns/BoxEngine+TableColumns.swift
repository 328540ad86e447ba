// CSS Tables §3.8.2: the contributions of column boxes and cells to columns.

extension BoxEngine {
  /// Computes the min-content, max-content and percentage widths of all columns.
  mutating func measureColumns(_ run: UnsafeMutablePointer<TableRun>) {
    run.pointee.columns = state.pointee.items.allocate(TableColumn.self, run.pointee.gridColumns)
    let columns = run.pointee.columns
    for index in 0..<run.pointee.gridColumns {
      var column = TableColumn()
      column.isMergeable = !run.pointee.isFixed
      columns[index] = column
    }
    writeColumns(run)
    let mark = state.pointee.items.mark
    let measures = state.pointee.items.allocate(TableColumn.self, run.pointee.gridColumns)
    measures.initialize(repeating: TableColumn(), count: run.pointee.gridColumns)
    let spanning = state.pointee.items.allocate(CellMeasure.self, run.pointee.cellCount)
    let (end, spanCount) = measureCells(run, measures, spanning)
    // Trailing columns in which no cell begins and for which nothing is specified are dropped.
    var count = run.pointee.writtenColumns
    while count > end, columns[count - 1].isMergeable { count -= 1 }
    run.pointee.columnCount = max(count, end)
    for index in 0..<run.pointee.columnCount where measures[index].minimum.isKnown {
      columns[index].encompass(measures[index], isFixed: run.pointee.isFixed)
    }
    // A column in which a spanning cell begins is kept, even without any other cell.
    for index in 0..<spanCount { columns[Int(spanning[index].column)].isMergeable = false }
    sortBySpan(spanning, spanCount)
    for index in 0..<spanCount {
      if run.pointee.isFixed {
        distributeFixed(spanning[index], run)
      } else {
        distributeAutomatic(spanning[index], run)
      }
    }
    limitPercentages(run)
    state.pointee.items.release(mark)
  }

  /// Sets the widths that column boxes specify; those of a group apply to columns without one: §3.8.2.1.
  private func writeColumns(_ run: UnsafeMutablePointer<TableRun>) {
    let (columns, isFixed) = (run.pointee.columns, run.pointee.isFixed)
    forEachColumn(of: run.pointee.table) { box, group, first, span in
      var column = TableColumn()
      let own = writtenWidths(box, outside: 0)
      column.minimum = own.least
      column.maximum = own.width
      if !own.width.isKnown, group >= 0, !isFixed {
        column.maximum = writtenWidths(group, outside: 0).width
      }
      column.isConstrained = column.maximum.isKnown
      column.percent = own.percent
      column.isMergeable =
        !isFixed && !(column.maximum.orZero > 0) && !column.percent.isKnown
      if column.maximum.isKnown {
        column.maximum = max(column.maximum, column.minimum.orZero)
        if !column.minimum.isKnown { column.minimum = 0 }
      }
      for index in first..<first + span { columns[Int(index)] = column }
    }
  }

  /// Measures all cells: those of one column by column, the others in a list.
  private mutating func measureCells(
    _ run: UnsafeMutablePointer<TableRun>, _ measures: UnsafeMutablePointer<TableColumn>,
    _ spanning: UnsafeMutablePointer<CellMeasure>
  ) -> (end: Int, spanCount: Int) {
    var end = 0
    var spanCount = 0
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells[index]
      end = max(end, Int(cell.column + (run.pointee.isFixed ? cell.columnSpan : 1)))
      if run.pointee.isFixed, cell.row > 0 { continue }
      let measure = measureCell(cell.box, isFixed: run.pointee.isFixed)
      if cell.columnSpan == 1 {
        measures[Int(cell.column)].encompassCell(measure)
      } else {
        spanning[spanCount] = CellMeasure(
          measure: measure, column: cell.column, span: cell.columnSpan)
        spanCount += 1
      }
    }
    return (end, spanCount)
  }

  /// Returns the measures of one cell: §3.8.2.2.
  private mutating func measureCell(_ box: Int32, isFixed: Bool) -> TableColumn {
    let outside = insets(box, block: .nan).horizontal
    let written = writtenWidths(box, outside: outside)
    var measure = TableColumn()
    let minimum = isFixed ? 0 : intrinsicWidth(box, isMax: false, block: .nan)
    measure.minimum = max(written.least.orZero, min(minimum, written.greatest))
    var maximum = written.width
    if !maximum.isKnown { maximum = intrinsicWidth(box, isMax: true, block: .nan) }
    measure.maximum = max(measure.minimum, min(maximum, written.greatest))
    measure.isConstrained = written.width.isKnown
    measure.percent = written.percent
    if isFixed, written.percent.isKnown, styleOf(box).pointee.boxSizing == .contentBox {
      measure.percentOutside = outside
    }
    return measure
  }

  /// Returns the specified lengths, of the border box, and the specified percentage; NaN for others.
  private func writtenWidths(
    _ box: Int32, outside: Float
  ) -> (width: Float, least: Float, greatest: Float, percent: Float) {
    let style = styleOf(box)
    let isContentBox = style.pointee.boxSizing == .contentBox
    func fixed(_ value: Float, _ slot: PackedSlot) -> Float {
      guard value.isKnown, style.pointee.percentages.isDisjoint(with: slot) else { return .nan }
      return isContentBox ? value + outside : max(value, outside)
    }
    func share(_ value: Float, _ slot: PackedSlot) -> Float {
      guard style.pointee.percentages.contains(slot),
        style.pointee.percentages.isDisjoint(with: .mixture)
      else { return .nan }
      return value
    }
    let least = fixed(style.pointee.minWidth_, .minWidth)
    var greatest = fixed(style.pointee.maxWidth_, .maxWidth)
    var width = fixed(style.pointee.width_, .width)
    if least.isKnown, width.isKnown { width = max(width, least) }
    if greatest.isKnown {
      greatest = max(greatest, least.orZero)
      if width.isKnown { width = min(width, greatest) }
    } else {
      greatest = .infinity
    }
    var percent = share(style.pointee.width_, .width)
    let most = share(style.pointee.maxWidth_, .maxWidth)
    // As in browsers, a percentage of the maximum counts only beside one of the width, and one of the minimum never.
    if percent.isKnown, most.isKnown { percent = min(percent, most) }
    if percent == 0 { percent = .nan }
    return (width, least, greatest, percent)
  }

  /// Limits the percentages to a total of 100: §3.8.2.2.
  ///
  /// In the fixed layout all of them shrink, otherwise the later ones.
  private func limitPercentages(_ run: UnsafeMutablePointer<TableRun>) {
    var total: Float = 0
    for index in 0..<run.pointee.columnCount {
      let column = run.pointee.columns + index
      if column.pointee.percent.isKnown {
        if !run.pointee.isFixed {
          column.pointee.percent = min(column.pointee.percent, 100 - total)
        }
        total += column.pointee.percent
      }
      column.pointee.minimum = column.pointee.minimum.orZero
      column.pointee.maximum = column.pointee.maximum.orZero
    }
    guard run.pointee.isFixed, total > 100 else { return }
    for index in 0..<run.pointee.columnCount where run.pointee.columns[index].percent.isKnown {
      run.pointee.columns[index].percent *= 100 / total
    }
  }

  /// Sorts cells by span, then by column, stably.
  private mutating func sortBySpan(_ cells: UnsafeMutablePointer<CellMeasure>, _ count: Int) {
    guard count > 1 else { return }
    let mark = state.pointee.items.mark
    let keys = state.pointee.items.allocate(UInt64.self, count)
    let copies = state.pointee.items.allocate(CellMeasure.self, count)
    for index in 0..<count {
      let key = UInt64(UInt16(truncatingIfNeeded: cells[index].span)) << 48
      keys[index] =
        key | UInt64(UInt16(truncatingIfNeeded: cells[index].column)) << 32 | UInt64(index)
      copies[index] = cells[index]
    }
    var sorted = UnsafeMutableBufferPointer(start: keys, count: count)
    sorted.sort()
    for index in 0..<count { cells[index] = copies[Int(keys[index] & 0xffff_ffff)] }
    state.pointee.items.release(mark)
  }
}

/// The contribution of a cell that spans columns.
struct CellMeasure: BitwiseCopyable {
  var measure: TableColumn
  var column: Int32
  var span: Int32
}

extension TableColumn {
  /// Includes another cell of the same column; a length sets the preferred width unless the content is wider.
  mutating func encompassCell(_ other: TableColumn) {
    guard minimum.isKnown else {
      self = other
      return
    }
    takePercentage(other)
    minimum = max(minimum, other.minimum)
    if isConstrained == other.isConstrained {
      maximum = max(maximum, other.maximum)
    } else if isConstrained {
      maximum = max(maximum, other.minimum)
    } else {
      maximum = max(minimum, other.maximum)
    }
    isConstrained = isConstrained || other.isConstrained
  }

  /// Includes the contribution of a column's cells.
  mutating func encompass(_ cells: TableColumn, isFixed: Bool) {
    if isConstrained, isFixed { return }
    if !isFixed { isMergeable = false }
    guard minimum.isKnown || maximum.isKnown else {
      minimum = cells.minimum
      maximum = cells.maximum
      takePercentage(cells)
      isConstrained = cells.isConstrained
      return
    }
    minimum = minimum.orZero
    maximum = max(maximum.orZero, minimum)
    encompassCell(cells)
  }

  private mutating func takePercentage(_ other: TableColumn) {
    guard other.percent.isKnown, !(percent >= other.percent) else { return }
    percent = other.percent
    percentOutside = other.percentOutside
  }
}
