// CSS Tables §3.9.1: the width of a table as required by its columns and captions.

extension BoxEngine {
  /// The width of a grid of columns that takes all the space there is.
  private static var widestGrid: Float { 1_000_000 }

  /// Returns the min-content or max-content width of a table's border box.
  mutating func tableContentWidth(_ box: Int32, isMax: Bool, block: Float) -> Float {
    let mark = state.pointee.items.mark
    let run = openTable(box, block: block)
    measureColumns(run)
    var width = gridWidth(run, isMax: isMax, countsPercentages: !isInSizedContent(box))
    if isMax, run.pointee.isFixed, styleOf(box).pointee.percentages.contains(.width) {
      // As in browsers, a fixed layout with a percentage takes all the width there is.
      width = max(width, BoxEngine.widestGrid)
    }
    state.pointee.items.release(mark)
    return max(width, captionWidth(box))
  }

  /// Returns the width for a request that leaves it open: CSS Sizing §4.
  mutating func fitTableWidth(_ box: Int32, _ request: Request) -> Float {
    let widest = intrinsicWidth(box, isMax: true, block: request.block)
    guard widest > request.available else {
      guard isInSizedContent(box), !isInRow(box) else { return widest }
      // As in browsers, percentages widen the table itself, but not its ancestors.
      let mark = state.pointee.items.mark
      let run = openTable(box, block: request.block)
      measureColumns(run)
      let width = gridWidth(run, isMax: true, countsPercentages: true)
      state.pointee.items.release(mark)
      return max(widest, min(width, request.available))
    }
    return max(request.available, intrinsicWidth(box, isMax: false, block: request.block))
  }

  /// Returns GRIDMIN or GRIDMAX, including borders, paddings and spacing.
  private func gridWidth(
    _ run: UnsafeMutablePointer<TableRun>, isMax: Bool, countsPercentages: Bool
  ) -> Float {
    var least = 0.0
    var widest = 0.0
    var percent = 0.0
    var others = 0.0
    var estimate = 0.0
    for index in 0..<run.pointee.columnCount {
      let column = run.pointee.columns[index]
      let isFixed = run.pointee.isFixed && column.isConstrained && !column.percent.isKnown
      least += Double(isFixed ? column.maximum : column.minimum)
      widest += Double(column.maximum)
      if column.percent > 0 {
        percent += Double(column.percent)
        // A column with a percentage requires a total width in which its own content fits.
        estimate = max(
          estimate,
          Double(100 / column.percent * max(0, column.maximum - column.percentOutside)))
      } else {
        others += Double(column.maximum)
      }
    }
    percent = min(percent, 100)
    if percent > 0, countsPercentages {
      if others > 0 {
        // As in browsers: a width that fits nowhere.
        let all = percent < 100 ? 100 / (100 - percent) * others : Double(BoxEngine.widestGrid)
        estimate = max(estimate, all)
      }
      widest = max(widest, min(estimate, Double(BoxEngine.widestGrid)))
    }
    let around = around(run)
    return Float((isMax ? max(least, widest) : least).finiteLength) + around
  }

  /// Returns the part of a table's width that is not available to columns: border, padding and spacing.
  func around(_ run: UnsafeMutablePointer<TableRun>) -> Float {
    guard run.pointee.columnCount > 0 else { return run.pointee.insets.horizontal }
    var spaces: Float = 1
    for index in 0..<run.pointee.columnCount where !run.pointee.columns[index].isMergeable {
      spaces += 1
    }
    return run.pointee.insets.horizontal + max(2, spaces) * run.pointee.columnSpacing
  }

  /// Whether percentages are ignored, as in browsers inside the content of a cell, a flex or a grid container.
  private func isInSizedContent(_ table: Int32) -> Bool {
    var box = node(table).pointee.parent
    while box >= 0 {
      switch styleOf(box).pointee.display {
      case .tableCell, .flex, .grid: return true
      default: box = node(box).pointee.parent
      }
    }
    return false
  }

  /// Whether a table is an item of a row, which has the width of its content.
  private func isInRow(_ table: Int32) -> Bool {
    let parent = node(table).pointee.parent
    guard parent >= 0 else { return false }
    let style = styleOf(parent)
    return style.pointee.display == .flex && !style.pointee.flexDirection.isColumn
  }

  /// Returns the minimum width of the captions.
  private mutating func captionWidth(_ table: Int32) -> Float {
    var widest: Float = 0
    var child = firstBox(in: table)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display == .tableCaption, !style.pointee.position.isOutOfFlow {
        let resolved = resolve(child, width: .nan, height: .nan)
        widest = max(
          widest, blockContribution(child, resolved, isMax: false) + resolved.marginWidth)
      }
      child = box(after: child, in: table)
    }
    return widest
  }

  /// Computes the used widths and positions of the columns and cells: CSS Tables §3.9.3.
  mutating func sizeColumns(_ run: UnsafeMutablePointer<TableRun>) {
    let assignable = max(0, run.pointee.width - around(run))
    if run.pointee.isFixed {
      distributeFixedWidth(assignable, run)
    } else {
      distributeWidth(assignable, run, 0..<run.pointee.columnCount, growsFixed: true)
    }
    var offset = Double(run.pointee.insetBefore + run.pointee.columnSpacing)
    for index in 0..<run.pointee.columnCount {
      let column = run.pointee.columns + index
      column.pointee.offset = Float(offset)
      offset += Double(column.pointee.width)
      if !column.pointee.isMergeable { offset += Double(run.pointee.columnSpacing) }
    }
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells + index
      cell.pointee.width = columnExtent(
        run, Int(cell.pointee.column), Int(cell.pointee.columnSpan))
    }
  }

  /// Returns the width of some columns including the spacing between them.
  func columnExtent(_ run: UnsafeMutablePointer<TableRun>, _ first: Int, _ span: Int) -> Float {
    let end = min(first + span, run.pointee.columnCount)
    guard first < end else { return 0 }
    var width = 0.0
    var isFirst = true
    for index in first..<end {
      let column = run.pointee.columns[index]
      width += Double(column.width)
      if column.isMergeable { continue }
      if !isFirst { width += Double(run.pointee.columnSpacing) }
      isFirst = false
    }
    return Float(width)
  }
}
