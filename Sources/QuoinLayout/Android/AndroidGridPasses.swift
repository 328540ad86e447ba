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

  init(group: AndroidGrid, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
    let cells = AndroidGridFlow(group, run.slots.map(\.placement)).cells
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

  /// The maximum number of lines of a grid.
  private static let maximumLines = 1_000

  init(_ group: AndroidGrid, _ placements: [AndroidGrid.Placement]) {
    let isHorizontal = group.axis == .horizontal
    let count = min(
      AndroidGridFlow.maximumLines, (isHorizontal ? group.columnCount : group.rowCount) ?? 0)
    var (major, minor) = (0, 0)
    var reached = [Int](repeating: 0, count: count)
    func fits(_ span: Int) -> Bool {
      minor + span <= count && reached[minor..<minor + span].allSatisfy { $0 <= major }
    }
    for placement in placements {
      let (outer, inner) =
        isHorizontal
        ? (placement.row, placement.column) : (placement.column, placement.row)
      let outerSpan = min(max(1, outer.size), AndroidGridFlow.maximumLines)
      var innerSpan = min(max(1, inner.size), AndroidGridFlow.maximumLines)
      if let start = outer.start { major = min(max(0, start), AndroidGridFlow.maximumLines) }
      if count > 0 { innerSpan = min(innerSpan, count - min(max(0, inner.start ?? 0), count)) }
      if let start = inner.start { minor = min(max(0, start), AndroidGridFlow.maximumLines) }
      if count > 0 {
        if outer.start == nil || inner.start == nil {
          while minor < count ? !fits(innerSpan) : inner.start == nil {
            if inner.start != nil {
              major += 1
            } else if minor + innerSpan <= count {
              minor += 1
            } else {
              (minor, major) = (0, major + 1)
            }
          }
        }
        for index in min(minor, count)..<min(minor + innerSpan, count) {
          reached[index] = major + outerSpan
        }
      }
      let outerRange = major..<major + outerSpan
      let innerRange = minor..<minor + innerSpan
      cells.append(
        isHorizontal
          ? Cell(row: outerRange, column: innerRange) : Cell(row: innerRange, column: outerRange))
      minor += innerSpan
    }
  }
}
