// CSS Tables §3.10 and CSS 2 §17.5.3: the heights of rows.

extension BoxEngine {
  /// Computes the heights of all rows and groups from their cells.
  mutating func measureRows(_ run: UnsafeMutablePointer<TableRun>) {
    for index in 0..<run.pointee.rowCount { measureRow(run, index) }
    for index in 0..<run.pointee.sectionCount {
      let section = run.pointee.sections + index
      shareSpans(run, section.pointee)
      measureSection(run, section)
    }
  }

  /// Computes the height of one row: that of its highest non-spanning cell, or of the parts above and below the shared
  /// baseline.
  private mutating func measureRow(_ run: UnsafeMutablePointer<TableRun>, _ index: Int) {
    let row = run.pointee.rows + index
    var height: Float = 0
    var ascent = -Float.infinity
    var descent = -Float.infinity
    var fallback = Float.infinity
    for number in row.pointee.firstCell..<row.pointee.firstCell + row.pointee.cellCount {
      let cell = run.pointee.cells + number
      measureCellHeight(cell, run)
      let isSpanning = cell.pointee.rowSpan > 1
      if cell.pointee.baseline.isKnown {
        ascent = max(ascent, cell.pointee.baseline)
        descent = max(
          descent, isSpanning ? 0 : cell.pointee.height - cell.pointee.baseline)
      }
      fallback = min(fallback, insets(cell.pointee.box, block: run.pointee.innerWidth).bottom)
      if isSpanning {
        row.pointee.hasSpanStart = true
        continue
      }
      height = max(height, cell.pointee.height, cell.pointee.ownHeight)
      let (percent, isFixed) = writtenHeight(cell.pointee.box)
      if percent.isKnown { row.pointee.percent = max(row.pointee.percent.orZero, percent) }
      if isFixed { row.pointee.isConstrained = true }
    }
    if row.pointee.box >= 0 {
      let (percent, isFixed) = writtenHeight(row.pointee.box)
      if percent.isKnown { row.pointee.percent = max(row.pointee.percent.orZero, percent) }
      if isFixed {
        row.pointee.isConstrained = true
        height = max(height, styleOf(row.pointee.box).pointee.height_)
      }
    }
    if ascent > -.infinity {
      row.pointee.height = max(height, ascent + descent)
      row.pointee.baseline = ascent
    } else {
      row.pointee.height = height
      // CSS Tables §3.10.1: if no cell has a baseline, it is the bottom of the content.
      row.pointee.baseline = .nan
      if fallback < .infinity { row.pointee.baseline = -1 - fallback }
    }
  }

  /// Computes the height of a cell's content in its columns, and the cell's required height.
  private mutating func measureCellHeight(
    _ cell: UnsafeMutablePointer<TableCell>, _ run: UnsafeMutablePointer<TableRun>
  ) {
    let style = styleOf(cell.pointee.box)
    let sharesBaseline = style.pointee.alignContent.isBaselineOfCell
    var request = Request(width: cell.pointee.width, block: run.pointee.innerWidth)
    request.needsBaseline = sharesBaseline
    let answer = layout(cell.pointee.box, request)
    cell.pointee.height = answer.height
    cell.pointee.baseline = .nan
    if sharesBaseline, !isLeaf(node(cell.pointee.box)) || answer.baseline.isKnown {
      // CSS Tables §3.10.1: without a line it is the bottom of the content.
      cell.pointee.baseline =
        answer.baseline.isKnown
        ? answer.baseline
        : answer.height - insets(cell.pointee.box, block: run.pointee.innerWidth).bottom
    }
    if node(cell.pointee.box).pointee.flags.contains(.isHeightSensitive) {
      run.pointee.isSensitive = true
    }
    let (_, isFixed) = writtenHeight(cell.pointee.box)
    guard isFixed else { return }
    let outside = insets(cell.pointee.box, block: run.pointee.innerWidth).vertical
    cell.pointee.hasOwnHeight = true
    cell.pointee.ownHeight =
      style.pointee.boxSizing == .contentBox
      ? style.pointee.height_ + outside : max(style.pointee.height_, outside)
  }

  /// Returns the percentage of a part's height, or NaN, and whether the height is a length.
  private func writtenHeight(_ box: Int32) -> (percent: Float, isFixed: Bool) {
    let style = styleOf(box)
    guard style.pointee.height_.isKnown else { return (.nan, false) }
    guard style.pointee.percentages.contains(.height) else { return (.nan, true) }
    return (style.pointee.percentages.contains(.mixture) ? .nan : style.pointee.height_, false)
  }

  /// Distributes the missing height of cells that span rows, those with smaller spans first: CSS Tables §3.10.2.
  private mutating func shareSpans(_ run: UnsafeMutablePointer<TableRun>, _ section: TableSection) {
    guard section.rowCount > 0 else { return }
    let mark = state.pointee.items.mark
    let first = run.pointee.rows[section.firstRow].firstCell
    let last = run.pointee.rows[section.firstRow + section.rowCount - 1]
    let end = last.firstCell + last.cellCount
    let keys = state.pointee.items.allocate(UInt64.self, end - first)
    var count = 0
    for index in first..<end where run.pointee.cells[index].rowSpan > 1 {
      keys[count] = UInt64(run.pointee.cells[index].rowSpan) << 32 | UInt64(index)
      count += 1
    }
    if count > 0 {
      var sorted = UnsafeMutableBufferPointer(start: keys, count: count)
      sorted.sort()
      for index in 0..<count {
        let cell = run.pointee.cells[Int(keys[index] & 0xffff_ffff)]
        growRows(
          run, first: Int(cell.row), count: Int(cell.rowSpan),
          to: max(cell.height, cell.ownHeight), ofSpan: true, percentagesOf: .nan)
      }
    }
    state.pointee.items.release(mark)
  }

  /// Computes the height of a row group: that of its rows, or a larger specified length.
  private func measureSection(
    _ run: UnsafeMutablePointer<TableRun>, _ section: UnsafeMutablePointer<TableSection>
  ) {
    section.pointee.height = rowsExtent(run, section.pointee)
    guard section.pointee.box >= 0 else { return }
    let (percent, isFixed) = writtenHeight(section.pointee.box)
    section.pointee.percent = percent
    section.pointee.isConstrained = isFixed
    let own = styleOf(section.pointee.box).pointee.height_
    guard isFixed, own > section.pointee.height else { return }
    growRows(
      run, first: section.pointee.firstRow, count: section.pointee.rowCount, to: own, ofSpan: false,
      percentagesOf: own)
    section.pointee.height = own
  }

  /// Returns the height of the rows of a group including the spacing between them.
  func rowsExtent(_ run: UnsafeMutablePointer<TableRun>, _ section: TableSection) -> Float {
    var height = 0.0
    var count = 0
    for index in section.firstRow..<section.firstRow + section.rowCount
    where !run.pointee.rows[index].isCollapsed {
      height += Double(run.pointee.rows[index].height)
      count += 1
    }
    return Float(height) + run.pointee.rowSpacing * Float(max(0, count - 1))
  }
}

extension TableRow {
  /// The distance of the baseline from the top, after the height is known.
  var usedBaseline: Float {
    // A negative value is measured from the bottom.
    baseline.isKnown ? (baseline < 0 ? max(0, height + 1 + baseline) : baseline) : 0
  }
}

extension ContentAlignment {
  /// Whether a cell is aligned by the baseline of its row: `vertical-align: baseline`.
  var isBaselineOfCell: Bool { keyword == .normal }
}
