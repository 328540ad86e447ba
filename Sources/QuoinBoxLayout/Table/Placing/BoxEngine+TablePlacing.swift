// CSS Tables §3.11: the positions of the parts of a table.

extension BoxEngine {
  /// Places row groups, rows and cells, and returns whether all descendants are placed.
  mutating func placeParts(_ run: UnsafeMutablePointer<TableRun>, isFinal: Bool) -> Bool {
    var isComplete = true
    let before = run.pointee.insetBefore + run.pointee.columnSpacing
    let columnsWidth = run.pointee.rowWidth
    let left = run.pointee.left(before, columnsWidth)
    for number in 0..<run.pointee.sectionCount {
      let section = run.pointee.sections[number]
      var isReady = true
      var escapes = false
      for index in section.firstRow..<section.firstRow + section.rowCount {
        if !placeRow(run, index, left: left, width: columnsWidth, isFinal: isFinal, &escapes) {
          isReady = false
        }
      }
      if section.box >= 0 {
        escapes =
          placeGroup(
            section.box, x: left, y: section.offset, width: columnsWidth, height: section.height,
            isFinal: isFinal, isReady: &isReady,
            escapes: escapes || holdsOuterAbsolutes(section.box))
      }
      if escapes { run.pointee.hasOuterAbsolutes = true }
      if !isReady { isComplete = false }
    }
    placeColumns(run)
    return isComplete
  }

  /// Places a row and its cells.
  private mutating func placeRow(
    _ run: UnsafeMutablePointer<TableRun>, _ index: Int, left: Float, width: Float, isFinal: Bool,
    _ escapes: inout Bool
  ) -> Bool {
    settleBaselines(run, index)
    let row = run.pointee.rows[index]
    let section = run.pointee.sections[row.section]
    // The origins of the boxes that exist.
    let sectionLeft = section.box >= 0 ? left : 0
    let sectionTop = section.box >= 0 ? section.offset : 0
    let rowLeft = row.box >= 0 ? left : sectionLeft
    let rowTop = row.box >= 0 ? row.offset : sectionTop
    var isReady = true
    var rowEscapes = row.box >= 0 && holdsOuterAbsolutes(row.box)
    for number in row.firstCell..<row.firstCell + row.cellCount {
      let cell = run.pointee.cells[number]
      let column = run.pointee.columns[min(Int(cell.column), max(0, run.pointee.columnCount - 1))]
      let x = run.pointee.left(column.offset, cell.width) - rowLeft
      if !placeCell(run, cell, row, x: x, y: row.offset - rowTop, isFinal: isFinal) {
        isReady = false
      }
      if hasOuterAbsolutes(cell.box) { rowEscapes = true }
    }
    if row.box >= 0 {
      rowEscapes = placeGroup(
        row.box, x: left - sectionLeft, y: row.offset - sectionTop, width: width,
        height: row.isCollapsed ? 0 : row.height, isFinal: isFinal, isReady: &isReady,
        escapes: rowEscapes)
    }
    if rowEscapes { escapes = true }
    return isReady
  }

  private mutating func placeCell(
    _ run: UnsafeMutablePointer<TableRun>, _ cell: TableCell, _ row: TableRow, x: Float, y: Float,
    isFinal: Bool
  ) -> Bool {
    let height = usedHeight(cell, row, run)
    // The cell's content moves down to the row's baseline.
    setShift(of: cell.box, cell.baseline.isKnown ? max(0, row.usedBaseline - cell.baseline) : 0)
    let isDefinite = hasDefiniteHeight(cell, height, run)
    var (x, y) = (x, y)
    if styleOf(cell.box).pointee.position == .relative {
      let moved = relativeShift(
        cell.box, width: run.pointee.rowWidth, height: .nan,
        isRightToLeft: run.pointee.isRightToLeft)
      x += moved.x
      y += moved.y.orZero
    }
    return place(
      cell.box, x: x.limited, y: y.limited, width: cell.width, height: height.limited,
      isHeightDefinite: isDefinite, block: run.pointee.rowWidth, isFinal: isFinal)
  }

  private func usedHeight(
    _ cell: TableCell, _ row: TableRow, _ run: UnsafeMutablePointer<TableRun>
  ) -> Float {
    if row.isCollapsed { return 0 }
    guard cell.rowSpan > 1 else { return row.height }
    let last = run.pointee.rows[Int(cell.row + cell.rowSpan) - 1]
    return last.offset + (last.isCollapsed ? 0 : last.height) - row.offset
  }

  /// Whether percentages in a cell may refer to its height.
  ///
  /// As in browsers, those in a table with a height apply if the cell is higher than without them.
  private func hasDefiniteHeight(
    _ cell: TableCell, _ height: Float, _ run: UnsafeMutablePointer<TableRun>
  ) -> Bool {
    cell.hasOwnHeight || (run.pointee.hasHeight && height > cell.height + 1e-3)
  }

  private func setShift(of box: Int32, _ shift: Float) {
    let node = node(box)
    guard node.pointee.staticY != shift else { return }
    node.pointee.staticY = shift
    forgetLayouts(node)
  }

  /// Recomputes the baselines of cells that depend on the used height: CSS Tables §3.11.
  private mutating func settleBaselines(_ run: UnsafeMutablePointer<TableRun>, _ index: Int) {
    let row = run.pointee.rows + index
    let cells = row.pointee.firstCell..<row.pointee.firstCell + row.pointee.cellCount
    var isMoved = false
    for number in cells {
      let cell = run.pointee.cells + number
      let height = usedHeight(cell.pointee, row.pointee, run)
      guard cell.pointee.baseline.isKnown,
        node(cell.pointee.box).pointee.flags.contains(.isHeightSensitive),
        hasDefiniteHeight(cell.pointee, height, run)
      else { continue }
      setShift(of: cell.pointee.box, 0)
      var request = Request(width: cell.pointee.width, block: run.pointee.rowWidth)
      request.height = height
      request.isHeightDefinite = true
      request.needsBaseline = true
      let baseline = layout(cell.pointee.box, request).baseline
      cell.pointee.baseline =
        baseline.isKnown ? baseline : contentBottom(of: cell.pointee.box, run)
      isMoved = true
    }
    guard isMoved else { return }
    var baseline: Float = 0
    for number in cells where run.pointee.cells[number].baseline.isKnown {
      baseline = max(baseline, run.pointee.cells[number].baseline)
    }
    row.pointee.baseline = baseline
  }

  /// Returns the bottom of a cell's placed content, from the top of the cell.
  private func contentBottom(of box: Int32, _ run: UnsafeMutablePointer<TableRun>) -> Float {
    var bottom = insets(box, block: run.pointee.rowWidth).top
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow {
        bottom = max(
          bottom,
          node(child).pointee.y + node(child).pointee.height + style.pointee.marginBottom_.orZero)
      }
      child = self.box(after: child, in: box)
    }
    return bottom
  }

  /// Discards the cached layouts of a box, but not its intrinsic sizes.
  func forgetLayouts(_ node: UnsafeMutablePointer<BoxNode>) {
    node.pointee.current.flags = []
    node.pointee.older.0.flags = []
    node.pointee.older.1.flags = []
    node.pointee.flags.remove([.isComplete, .isStack])
  }

  /// Sets the frame of a row or a row group.
  ///
  /// Returns whether it has out-of-flow descendants whose containing block is an ancestor. Those whose containing block is
  /// the part itself are placed by a final layout; until then, the table is not ready.
  private mutating func placeGroup(
    _ box: Int32, x: Float, y: Float, width: Float, height: Float, isFinal: Bool,
    isReady: inout Bool, escapes: Bool
  ) -> Bool {
    let node = node(box)
    node.pointee.x = x
    node.pointee.y = y
    if styleOf(box).pointee.position == .relative {
      let moved = relativeShift(box, width: width, height: .nan, isRightToLeft: false)
      node.pointee.x += moved.x
      node.pointee.y += moved.y.orZero
    }
    node.pointee.width = width
    node.pointee.height = height
    node.pointee.flags.remove(.needsPlacing)
    var request = Request(width: width, block: width)
    request.height = height
    request.isFinal = isFinal
    finish(
      box, Answer(width: width, height: height), request, isComplete: isReady,
      hasOuterAbsolutes: escapes)
    if !node.pointee.flags.contains(.isComplete) { isReady = false }
    return hasOuterAbsolutes(box)
  }

  /// Whether children of a row or a row group are out of flow.
  private func holdsOuterAbsolutes(_ box: Int32) -> Bool {
    var child = firstBox(in: box)
    while child >= 0 {
      if styleOf(child).pointee.position.isOutOfFlow { return true }
      child = self.box(after: child, in: box)
    }
    return false
  }

  /// Places the boxes of columns, which extend over all rows: CSS 2 §17.5.1.
  private func placeColumns(_ run: UnsafeMutablePointer<TableRun>) {
    guard run.pointee.writtenColumns > 0 else { return }
    var top: Float = 0
    var bottom: Float = 0
    if run.pointee.sectionCount > 0 {
      let last = run.pointee.sections[run.pointee.sectionCount - 1]
      top = run.pointee.sections[0].offset
      bottom = last.offset + last.height
    }
    var (group, groupFirst, groupEnd): (Int32, Int32, Int32) = (-1, 0, 0)
    let count = Int32(run.pointee.columnCount)
    forEachColumn(of: run.pointee.table) { box, owner, first, span in
      if owner != group { (group, groupFirst) = (owner, first) }
      groupEnd = first + span
      let (left, width) = columnsBox(run, min(first, count), min(first + span, count))
      if owner < 0 || owner == box { return setColumn(box, left, top, width, bottom - top) }
      let (groupLeft, groupWidth) = columnsBox(run, min(groupFirst, count), min(groupEnd, count))
      setColumn(owner, groupLeft, top, groupWidth, bottom - top)
      setColumn(box, left, 0, width, bottom - top)
    }
    // A group is as wide as all of its columns, whose positions are relative to it.
    var child = firstBox(in: run.pointee.table)
    while child >= 0 {
      let display = styleOf(child).pointee.display
      if display == .tableColumn || display == .tableColumnGroup {
        node(child).pointee.x = node(child).pointee.x.orZero
      }
      if display == .tableColumnGroup {
        var inner = firstBox(in: child)
        while inner >= 0 {
          node(inner).pointee.x = (node(inner).pointee.x - node(child).pointee.x).orZero
          inner = box(after: inner, in: child)
        }
      }
      child = box(after: child, in: run.pointee.table)
    }
  }

  private func columnsBox(
    _ run: UnsafeMutablePointer<TableRun>, _ first: Int32, _ end: Int32
  ) -> (left: Float, width: Float) {
    // A column without a frame is at the corner of its container.
    guard first < end else { return (.nan, 0) }
    let width = columnExtent(run, Int(first), Int(end - first))
    return (run.pointee.left(run.pointee.columns[Int(first)].offset, width), width)
  }

  private func setColumn(_ box: Int32, _ x: Float, _ y: Float, _ width: Float, _ height: Float) {
    let node = node(box)
    node.pointee.x = x
    node.pointee.y = width > 0 ? y : 0
    node.pointee.width = width
    node.pointee.height = width > 0 ? height : 0
    node.pointee.flags.remove([.needsPlacing, .isDirty])
  }
}
