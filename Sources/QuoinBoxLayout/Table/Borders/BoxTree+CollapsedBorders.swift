import QuoinGeometry

/// A border between cells, collapsed from the borders of several boxes, ready to be painted.
package struct CollapsedBorder: Hashable, Sendable {
  /// The part of the table whose border won.
  package let box: BoxID
  /// The side of that part that the border belongs to.
  package let side: Edge
  /// Whether the line is vertical.
  package let isUpright: Bool
  /// The frame of the line, in points from the table's border box.
  package let frame: Rect
}

extension BoxTree {
  /// Returns the collapsed borders of a table, as the last layout placed its rows.
  ///
  /// They are ordered from the top, horizontal before vertical ones in each row of slots. Adjoining lines of the same
  /// border are joined. A table with separate borders has none.
  ///
  /// - Complexity: O(n) in the number of slots.
  package func collapsedBorders(of table: BoxID) -> [CollapsedBorder] {
    let index = place(table)
    guard nodes[Int(index)].style.display == .table, let tables,
      tables.pointee.style(of: index).collapsesBorders
    else { return [] }
    return withoutHost(index) { $0.collapsedLines(index) }
  }
}

extension BoxEngine {
  /// Returns the lines between the slots of a table that is laid out.
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

  /// Adds the vertical lines beside the slots of one row.
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
      // Horizontal lines extend over the ends of vertical lines that are no wider.
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

  /// Returns how far a horizontal line extends beyond a corner: over vertical lines that are no wider.
  private func joint(_ edges: TableEdges, _ line: Int, _ column: Int, _ width: Float) -> Double {
    let widest = uprightWidth(edges, line, column)
    return Double(widest <= width ? widest : -widest) / 2
  }

  /// Returns how far a vertical line ends before a corner with a horizontal line; negative if it extends over it.
  private func reach(_ edges: TableEdges, _ line: Int, _ column: Int, _ width: Float) -> Double {
    var widest: Float = 0
    if column > 0 { widest = max(widest, edges.level(line, column - 1).pointee.used) }
    if column < edges.columnCount {
      widest = max(widest, edges.level(line, column).pointee.used)
    }
    return Double(width > widest ? -widest : widest) / 2
  }

  private func uprightWidth(_ edges: TableEdges, _ line: Int, _ column: Int) -> Float {
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

  /// Returns the boundaries of the columns from their start side, according to the cells' frames.
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

  /// Returns the boundaries of the rows, from the top.
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
  /// Whether two edges form one line.
  fileprivate func isSame(as other: TableEdge) -> Bool {
    !isInside && !other.isInside && box == other.box && side == other.side
      && border.width == other.border.width && border.line == other.border.line
  }
}
