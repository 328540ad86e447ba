import QuoinGeometry

/// A border between cells that have collapsed into one: what a painter draws.
package struct CollapsedBorder: Hashable, Sendable {
  /// The part of the table whose border won.
  package let box: BoxID
  /// The side of that part whose border it is.
  package let side: Edge
  /// Whether the line runs down; else it runs across.
  package let isUpright: Bool
  /// Where the line is drawn, in points from the table's border box.
  package let frame: Rect
}

extension BoxTree {
  /// The borders of a table whose borders collapse, as the last layout placed its rows: from the top,
  /// those across before those down in each row of slots.
  ///
  /// Lines that go on in the same border are one. Takes time that grows with the number of slots; a
  /// table whose borders are separate has none.
  package func collapsedBorders(of table: BoxID) -> [CollapsedBorder] {
    let index = place(table)
    guard nodes[Int(index)].style.display == .table, let tables,
      tables.pointee.style(of: index).collapsesBorders
    else { return [] }
    return withoutHost(index) { $0.collapsedLines(index) }
  }
}

extension BoxEngine {
  /// The lines between the slots of a table that is laid out.
  fileprivate mutating func collapsedLines(_ table: Int32) -> [CollapsedBorder] {
    let run = openTable(table, block: node(table).pointee.block)
    guard let edges = tableEdges(run) else { return [] }
    run.pointee.width = node(table).pointee.width
    let across = columnLines(run)
    let down = rowLines(run)
    guard across.count == edges.columnCount + 1, down.count == edges.rowCount + 1 else { return [] }
    var lines: [CollapsedBorder] = []
    for line in 0...edges.rowCount {
      var column = 0
      while column < edges.columnCount {
        let edge = edges.level(line, column).pointee
        var end = column + 1
        guard edge.used > 0, edge.box >= 0 else {
          column = end
          continue
        }
        while end < edges.columnCount, edges.level(line, end).pointee.isSame(as: edge) { end += 1 }
        let (before, after) = (
          joint(edges, line, column, edge.used), joint(edges, line, end, edge.used)
        )
        let first = across[column] - before
        let last = across[end] + after
        let x = run.pointee.isRightToLeft ? Double(run.pointee.width) - last : first
        add(
          edge, Rect(x, down[line] - Double(edge.used) / 2, last - first, Double(edge.used)),
          isUpright: false, &lines)
        column = end
      }
      if line < edges.rowCount { addUpright(run, edges, line, across, down, &lines) }
    }
    return lines
  }

  /// The lines down beside the slots of one row.
  private func addUpright(
    _ run: UnsafeMutablePointer<TableRun>, _ edges: TableEdges, _ row: Int, _ across: [Double],
    _ down: [Double], _ lines: inout [CollapsedBorder]
  ) {
    for line in 0...edges.columnCount {
      let edge = edges.upright(row, line).pointee
      guard edge.used > 0, edge.box >= 0 else { continue }
      if row > 0, edges.upright(row - 1, line).pointee.isSame(as: edge) { continue }
      var end = row + 1
      while end < edges.rowCount, edges.upright(end, line).pointee.isSame(as: edge) { end += 1 }
      // Lines across reach over the ends of lines down that are no wider.
      let top = down[row] + reach(edges, row, line, edge.used)
      let bottom = down[end] - reach(edges, end, line, edge.used)
      guard bottom > top else { continue }
      let middle =
        run.pointee.isRightToLeft ? Double(run.pointee.width) - across[line] : across[line]
      add(
        edge, Rect(middle - Double(edge.used) / 2, top, Double(edge.used), bottom - top),
        isUpright: true, &lines)
    }
  }

  /// How far a line across goes on beyond a corner: over the lines down there that are no wider.
  private func joint(_ edges: TableEdges, _ line: Int, _ column: Int, _ width: Float) -> Double {
    let widest = uprightAt(edges, line, column)
    return Double(widest <= width ? widest : -widest) / 2
  }

  /// How far a line down stays away from a corner because a line across is there; below zero where it
  /// goes on over it.
  private func reach(_ edges: TableEdges, _ line: Int, _ column: Int, _ width: Float) -> Double {
    var widest: Float = 0
    if column > 0 { widest = max(widest, edges.level(line, column - 1).pointee.used) }
    if column < edges.columnCount {
      widest = max(widest, edges.level(line, column).pointee.used)
    }
    return Double(width > widest ? -widest : widest) / 2
  }

  private func uprightAt(_ edges: TableEdges, _ line: Int, _ column: Int) -> Float {
    var widest: Float = 0
    if line > 0 { widest = max(widest, edges.upright(line - 1, column).pointee.used) }
    if line < edges.rowCount { widest = max(widest, edges.upright(line, column).pointee.used) }
    return widest
  }

  private func add(
    _ edge: TableEdge, _ frame: Rect, isUpright: Bool, _ lines: inout [CollapsedBorder]
  ) {
    let side: Edge =
      switch edge.side {
      case .left: .left
      case .top: .top
      case .right: .right
      case .bottom: .bottom
      }
    lines.append(
      CollapsedBorder(
        box: BoxID(index: edge.box, generation: node(edge.box).pointee.generation), side: side,
        isUpright: isUpright, frame: frame))
  }

  /// Where the columns begin and end, from the side where they begin, as their cells lie.
  private func columnLines(_ run: UnsafeMutablePointer<TableRun>) -> [Double] {
    let count = run.pointee.gridColumns
    let insets = run.pointee.insets
    var lines = [Double](repeating: -1, count: count + 1)
    lines[0] = Double(run.pointee.insetBefore)
    lines[count] = Double(
      run.pointee.width - (run.pointee.isRightToLeft ? insets.left : insets.right))
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells[index]
      let left = distance(of: cell.box, from: run.pointee.table).x
      let width = Double(node(cell.box).pointee.width)
      let first = run.pointee.isRightToLeft ? Double(run.pointee.width) - left - width : left
      let columns = cell.columns(of: count)
      lines[columns.lowerBound] = first
      if columns.upperBound < count || lines[count] < first + width {
        lines[columns.upperBound] = first + width
      }
    }
    // A column in which no cell begins or ends has no width.
    for index in 1...count where lines[index] < 0 { lines[index] = lines[index - 1] }
    return lines
  }

  /// Where the rows begin and end, from the top.
  private func rowLines(_ run: UnsafeMutablePointer<TableRun>) -> [Double] {
    var lines = [Double](repeating: 0, count: run.pointee.rowCount + 1)
    for index in 0..<run.pointee.rowCount {
      let row = run.pointee.rows[index]
      var box = row.box
      if box < 0, row.cellCount > 0 { box = run.pointee.cells[row.firstCell].box }
      guard box >= 0 else {
        lines[index + 1] = lines[index]
        continue
      }
      lines[index] = distance(of: box, from: run.pointee.table).y
      lines[index + 1] = lines[index] + Double(node(box).pointee.height)
    }
    return lines
  }

  private func distance(of box: Int32, from table: Int32) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    var step = box
    while step != table, step >= 0 {
      if styleOf(step).pointee.display != .contents {
        x += Double(node(step).pointee.x)
        y += Double(node(step).pointee.y)
      }
      step = node(step).pointee.parent
    }
    return (x, y)
  }
}

extension TableEdge {
  /// Whether two edges are one line.
  fileprivate func isSame(as other: TableEdge) -> Bool {
    !isInside && !other.isInside && box == other.box && side == other.side
      && border.width == other.border.width && border.line == other.border.line
  }
}
