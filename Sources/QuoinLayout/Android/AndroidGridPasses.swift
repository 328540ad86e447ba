import QuoinGeometry
import QuoinModel

extension AndroidGrid: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidGridPasses {
    AndroidGridPasses(group: self, run: run)
  }
}

/// The passes of `GridLayout`.
struct AndroidGridPasses: AndroidPasses {
  typealias Placement = AndroidGrid.Placement
  typealias Slot = AndroidSlot<Placement>

  let group: AndroidGrid
  let run: AndroidRun<Placement>
  private let columns: AndroidGridAxis
  private let rows: AndroidGridAxis
  private let margins: [AndroidInsets]
  private let isCutShort: Bool

  init(group: AndroidGrid, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
    let flow = AndroidGridFlow(group, run.slots.map(\.placement))
    let cells = flow.cells
    isCutShort = flow.isCutShort
    let isRightToLeft = run.isRightToLeft
    func axis(_ axis: Axis) -> AndroidGridAxis {
      let isHorizontal = axis == .horizontal
      return AndroidGridAxis(
        zip(run.slots, cells).map { slot, cell in
          let span = isHorizontal ? slot.placement.column : slot.placement.row
          let range = isHorizontal ? cell.column : cell.row
          let plain: AndroidGrid.Alignment =
            span.weight != 0 ? .fill : isHorizontal ? .leading : .baseline
          return AndroidGridAxis.Cell(
            begin: range.lowerBound, end: range.upperBound, weight: span.weight,
            wanted: span.alignment,
            alignment: (span.alignment ?? plain).resolved(isRightToLeft: isRightToLeft),
            isGone: slot.isGone)
        }, defined: isHorizontal ? group.columnCount : group.rowCount,
        keepsOrder: isHorizontal ? group.preservesColumnOrder : group.preservesRowOrder)
    }
    columns = axis(.horizontal)
    rows = axis(.vertical)
    margins = AndroidGridPasses.margins(group, run, columns, rows)
    let (slots, sides) = (run.slots, margins)
    columns.extent = { child in
      slots[child].isGone ? (0, nil) : (slots[child].width + sides[child].horizontal, nil)
    }
    rows.extent = { child in
      let slot = slots[child]
      return slot.isGone ? (0, nil) : (slot.height + sides[child].vertical, slot.baseline)
    }
  }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    let across = width.less(run.padding.horizontal)
    let down = height.less(run.padding.vertical)
    columns.forgetSizes()
    rows.forgetSizes()
    for (index, slot) in run.slots.enumerated() where !slot.isGone {
      measure(index, slot, across, down, slot.widthLength, slot.heightLength)
    }
    var size = AndroidMeasure(0, 0)
    if group.axis == .horizontal {
      size.width = columns.measure(across)
      fillCells(columns, across, down)
      size.height = rows.measure(down)
    } else {
      size.height = rows.measure(down)
      fillCells(rows, across, down)
      size.width = columns.measure(across)
    }
    if isCutShort {
      run.report(
        .warning, rule: "limit-exceeded",
        "the children of the grid name or span more than \(AndroidGridFlow.maximumLines) rows or columns: those beyond "
          + "have one each")
    }
    if columns.isCutShort || rows.isCutShort {
      run.report(
        .warning, rule: "limit-exceeded",
        "the spans of the grid contradict each other in so many ways that the limit of "
          + "\(AndroidGridAxis.maximumComparisons / 1_000_000) million comparisons does not find all of them: its lines may be "
          + "too far apart; use smaller grids")
    }
    return AndroidMeasure(
      width.resolve(max(size.width + run.padding.horizontal, run.minimumWidth)),
      height.resolve(max(size.height + run.padding.vertical, run.minimumHeight)))
  }

  private func measure(
    _ index: Int, _ slot: Slot, _ across: MeasureSpec, _ down: MeasureSpec, _ width: AndroidLength,
    _ height: AndroidLength
  ) {
    slot.measure(
      across.child(width, beside: margins[index].horizontal),
      down.child(height, beside: margins[index].vertical))
  }

  /// Measures children again that fill their cells.
  private func fillCells(_ axis: AndroidGridAxis, _ across: MeasureSpec, _ down: MeasureSpec) {
    let isHorizontal = axis === columns
    for (index, slot) in run.slots.enumerated() where !slot.isGone {
      let cell = axis.cells[index]
      guard cell.alignment == .fill else { continue }
      let room = Int(axis.lines[cell.end] &- axis.lines[cell.begin])
      let used = isHorizontal ? margins[index].horizontal : margins[index].vertical
      let length = AndroidLength.pixels(max(0, room - used))
      if isHorizontal {
        measure(index, slot, across, down, length, slot.heightLength)
      } else {
        measure(index, slot, across, down, slot.widthLength, length)
      }
    }
  }

  mutating func layout(_ width: Int, _ height: Int) {
    let across = Int32(clamping: width - run.padding.horizontal)
    let down = Int32(clamping: height - run.padding.vertical)
    columns.setRoom(across, across)
    rows.setRoom(down, down)
    for (index, slot) in run.slots.enumerated() where !slot.isGone {
      let margins = margins[index]
      let (x, wide) = place(
        columns, index, slot.width, margins.horizontal, baseline: nil)
      let (y, high) = place(
        rows, index, slot.height, margins.vertical, baseline: slot.baseline)
      slot.left =
        run.isRightToLeft
        ? width - wide - run.padding.right - margins.right - x
        : run.padding.left + margins.left + x
      slot.top = run.padding.top + margins.top + y
      if wide != slot.width || high != slot.height {
        slot.measure(.exactly(max(0, wide)), .exactly(max(0, high)))
      }
    }
  }

  /// Returns the start and the size of a child along an axis.
  private func place(
    _ axis: AndroidGridAxis, _ index: Int, _ size: Int, _ margins: Int, baseline: Int?
  ) -> (Int, Int) {
    let cell = axis.cells[index]
    let room = axis.lines[cell.end] &- axis.lines[cell.begin]
    let bounds = axis.bounds(of: index)
    let shift = cell.alignment.shift(room &- bounds.size(isMinimum: true))
    let line = cell.alignment.line(
      Int32(clamping: size + margins), baseline: baseline, isGone: false)
    let start = axis.lines[cell.begin] &+ shift &+ bounds.offset(line: line)
    return (Int(start), cell.alignment == .fill ? Int(room) - margins : size)
  }

  /// Returns the margins of the children: their own, the grid's defaults, or the largest of their
  /// column.
  private static func margins(
    _ group: AndroidGrid, _ run: AndroidRun<Placement>, _ columns: AndroidGridAxis,
    _ rows: AndroidGridAxis
  ) -> [AndroidInsets] {
    let gap = Int(8 * run.density) / 2
    let own = run.slots.map { slot in
      let sides = slot.box.margins.absolute(run.direction)
      var plain = group.usesDefaultMargins ? gap : 0
      if let leaf = slot.node as? AndroidLeaf, leaf.extent == .space { plain = 0 }
      return AndroidInsets(
        left: sides.left ?? plain, top: sides.top ?? plain, right: sides.right ?? plain,
        bottom: sides.bottom ?? plain)
    }
    guard group.alignsBounds else { return own }
    var before = [AndroidInsets](
      repeating: AndroidInsets(), count: max(columns.count, rows.count) + 1)
    var behind = before
    for (index, slot) in run.slots.enumerated() where !slot.isGone {
      let (column, row) = (columns.cells[index], rows.cells[index])
      before[column.begin].left = max(before[column.begin].left, own[index].left)
      behind[column.end].right = max(behind[column.end].right, own[index].right)
      before[row.begin].top = max(before[row.begin].top, own[index].top)
      behind[row.end].bottom = max(behind[row.end].bottom, own[index].bottom)
    }
    return run.slots.indices.map { index in
      AndroidInsets(
        left: before[columns.cells[index].begin].left, top: before[rows.cells[index].begin].top,
        right: behind[columns.cells[index].end].right,
        bottom: behind[rows.cells[index].end].bottom)
    }
  }
}

/// Assigns cells to the children of a grid that name none: each follows the previous one.
struct AndroidGridFlow {
  struct Cell {
    var row: Range<Int>
    var column: Range<Int>
  }

  private(set) var cells: [Cell] = []
  /// Whether children name or span more lines than there may be.
  private(set) var isCutShort = false

  /// The maximum number of lines of a grid, except that each child has a cell.
  static let maximumLines = 1_000

  /// The number of cells along the axis that the grid fills first, or 0 without a limit.
  private let count: Int
  /// For each of these cells the line after its last child.
  private var reached: [Int]
  /// The next cell.
  private var (major, minor) = (0, 0)

  init(_ group: AndroidGrid, _ placements: [AndroidGrid.Placement]) {
    let isHorizontal = group.axis == .horizontal
    count = min(
      AndroidGridFlow.maximumLines, (isHorizontal ? group.columnCount : group.rowCount) ?? 0)
    reached = [Int](repeating: 0, count: count)
    for placement in placements {
      let (outer, inner) =
        isHorizontal
        ? (placement.row, placement.column) : (placement.column, placement.row)
      if let start = outer.start { major = line(start) }
      if let start = inner.start { minor = line(start) }
      var innerSpan = max(1, inner.size)
      if count > 0 {
        innerSpan = min(innerSpan, count - min(max(0, inner.start ?? 0), count))
        if outer.start == nil || inner.start == nil {
          advance(span: innerSpan, isAtStart: inner.start != nil)
        }
      } else {
        innerSpan = span(innerSpan, from: minor)
      }
      let outerSpan = span(max(1, outer.size), from: major)
      for index in min(minor, count)..<min(minor + innerSpan, count) {
        reached[index] = major + outerSpan
      }
      let outerRange = major..<major + outerSpan
      let innerRange = minor..<minor + innerSpan
      cells.append(
        isHorizontal
          ? Cell(row: outerRange, column: innerRange) : Cell(row: innerRange, column: outerRange))
      minor += innerSpan
    }
  }

  /// Returns the line that a child names, at most the last one.
  private mutating func line(_ start: Int) -> Int {
    if start > AndroidGridFlow.maximumLines { isCutShort = true }
    return min(max(0, start), AndroidGridFlow.maximumLines)
  }

  /// Returns the number of lines that a child spans, at most to the last one.
  private mutating func span(_ wanted: Int, from line: Int) -> Int {
    let span = min(wanted, max(1, AndroidGridFlow.maximumLines - line))
    if span < wanted { isCutShort = true }
    return span
  }

  /// Moves to the next cell from which a number of cells is free.
  ///
  /// - Parameter isAtStart: Whether the child names its place along the axis that is filled first.
  /// - Complexity: O(*count*).
  private mutating func advance(span: Int, isAtStart: Bool) {
    if isAtStart {
      guard minor < count else { return }
      return major = max(major, reached[minor..<minor + span].max() ?? 0)
    }
    if let next = firstFree(span, from: minor) { return minor = next }
    // Other cells of the same line may be free, but are before the previous child.
    major = max(major + 1, lineOfFirstFree(span))
    minor = firstFree(span, from: 0) ?? 0
  }

  /// Returns the first of some adjacent cells that are free from the current line on.
  private func firstFree(_ span: Int, from start: Int) -> Int? {
    var first = start
    for index in min(start, count)..<count {
      if reached[index] > major {
        first = index + 1
      } else if index + 1 - first == span {
        return first
      }
    }
    return nil
  }

  /// Returns the first line from which some adjacent cells are free.
  private func lineOfFirstFree(_ span: Int) -> Int {
    var least = Int.max
    // The cells of the window that are higher than all cells after them, as in a sliding maximum.
    var peaks: [Int] = []
    var first = 0
    for index in 0..<count {
      while peaks.count > first, reached[peaks[peaks.count - 1]] <= reached[index] {
        peaks.removeLast()
      }
      peaks.append(index)
      if peaks[first] <= index - span { first += 1 }
      if index + 1 >= span { least = min(least, reached[peaks[first]]) }
    }
    return least
  }
}
