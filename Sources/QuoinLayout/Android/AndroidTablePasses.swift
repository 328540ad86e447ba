import QuoinGeometry
import QuoinModel

extension AndroidTable: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidTablePasses {
    AndroidTablePasses(group: self, run: run)
  }
}

extension AndroidTableRow: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidRowPasses {
    AndroidRowPasses(group: self, run: run, columns: run.columns(order))
  }
}

/// The passes of `TableLayout`: a column that passes the column widths to its rows.
struct AndroidTablePasses: AndroidPasses {
  typealias Placement = AndroidTable.Placement

  let group: AndroidTable
  let run: AndroidRun<Placement>
  private var linear: AndroidLinearPasses<Placement>

  init(group: AndroidTable, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
    var traits = group.linear
    traits.axis = .vertical
    linear = AndroidLinearPasses(run: run, traits: traits)
  }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    var widths = widestCells(width)
    fit(&widths, width)
    let columns = run.passedColumns(widths, collapsed: group.collapsed)
    for slot in run.slots {
      guard let row = slot.node as? AndroidTableRow else { continue }
      // A row with a size from a style has a slot whose state is another one than the row's own.
      slot.columns = columns
      let state = slot.pass.androidState(of: row, at: slot.index)
      state.columns = columns
      slot.lookInside = { state.run($0) }
    }
    return linear.measure(width, height)
  }

  mutating func layout(_ width: Int, _ height: Int) { linear.layout(width, height) }

  /// Returns the width of the widest cell in each column.
  private func widestCells(_ width: MeasureSpec) -> [Int] {
    var widths: [Int] = []
    for slot in run.shown {
      guard let row = slot.node as? AndroidTableRow else { continue }
      let cells = slot.pass.androidState(of: row, at: slot.index).freshRun()
      let columns = AndroidTableColumns(0, widths: [], collapsed: group.collapsed)
      let passes = AndroidRowPasses(group: row, run: cells, columns: columns)
      for (column, own) in passes.widths(width).enumerated() {
        if column < widths.count {
          widths[column] = max(widths[column], own)
        } else {
          widths.append(own)
        }
      }
    }
    return widths
  }

  /// Shrinks or stretches columns to the width of the table.
  private func fit(_ widths: inout [Int], _ width: MeasureSpec) {
    guard !widths.isEmpty else { return }
    let total = widths.reduce(0, +)
    let size = width.size - run.padding.horizontal
    if total > size, !group.shrunk.isEmpty {
      share(size - total, among: group.shrunk, &widths)
    } else if total < size, !group.stretched.isEmpty {
      share(size - total, among: group.stretched, &widths)
    }
  }

  /// Distributes an amount evenly among some columns; the remainder of the division is lost.
  private func share(_ extra: Int, among columns: AndroidTable.Columns, _ widths: inout [Int]) {
    switch columns {
    case .all:
      for column in widths.indices { widths[column] += extra / widths.count }
    case .some(let numbers):
      let part = extra / numbers.count
      let there = numbers.filter { $0 < widths.count }
      for column in there { widths[column] += part }
      let missing = numbers.count - there.count
      guard missing > 0, missing < numbers.count else { return }
      // The shares of nonexistent columns go to the others.
      let rest = missing * part / there.count
      for column in there { widths[column] = rest > widths[column] ? 0 : widths[column] + rest }
    }
  }
}

/// The passes of `TableRow`: a row whose cells have the widths of the table's columns.
struct AndroidRowPasses: AndroidPasses {
  typealias Placement = AndroidTableRow.Placement
  typealias Slot = AndroidSlot<Placement>
  typealias Linear = AndroidLinearPasses<Placement>

  /// The maximum number of columns of a row, except that each cell has one.
  private static let maximumColumns = 1_000

  private let run: AndroidRun<Placement>
  private var linear: Linear

  init(group: AndroidTableRow, run: AndroidRun<Placement>, columns: AndroidTableColumns?) {
    var traits = group.linear
    traits.axis = .horizontal
    self.run = run
    linear = Linear(run: run, traits: traits)
    linear.entries = entries(columns)
    guard let columns, !columns.widths.isEmpty else { return }
    linear.measureCell = { slot, column, _, height in
      AndroidRowPasses.measure(slot, at: column, columns.widths, height, run)
    }
  }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    linear.measure(width, height)
  }

  mutating func layout(_ width: Int, _ height: Int) { linear.layout(width, height) }

  /// Returns the columns of a row with their cells.
  private func entries(_ columns: AndroidTableColumns?) -> [Linear.Entry] {
    var entries: [Linear.Entry] = []
    let limit = AndroidRowPasses.maximumColumns
    var isCutShort = false
    func width(_ column: Int) -> Int {
      guard let widths = columns?.widths, column < widths.count else { return 0 }
      return widths[column]
    }
    for slot in run.slots {
      // A document may name any column and span any number of them.
      let column = slot.placement.column ?? 0
      while entries.count < min(column, limit) {
        entries.append(Linear.Entry(slot: nil, size: width(entries.count), begin: entries.count))
      }
      let begin = entries.count
      let span = min(slot.placement.span, max(1, limit - begin))
      if column > limit || span < slot.placement.span { isCutShort = true }
      for _ in 0..<span {
        entries.append(Linear.Entry(slot: slot, begin: begin, span: slot.placement.span))
      }
    }
    if isCutShort {
      run.report(
        .warning, rule: "limit-exceeded",
        "the cells of the row name or span more than \(limit) columns: those beyond have one column each"
      )
    }
    for column in columns?.collapsed ?? [] where column < entries.count {
      entries[column].slot?.isLeftOut = true
    }
    return entries
  }

  /// Returns the preferred width of each column of the row, with margins; cells that span columns
  /// count as zero.
  func widths(_ width: MeasureSpec) -> [Int] {
    linear.entries.map { entry in
      guard let slot = entry.slot, !slot.isGone, slot.placement.span == 1 else { return 0 }
      let spec: MeasureSpec =
        switch slot.widthLength {
        case .wrapContent: width.child(.wrapContent, beside: 0)
        case .matchParent: .unspecified
        case .pixels(let own): .exactly(own)
        }
      slot.measure(spec, spec)
      return slot.outerWidth
    }
  }

  /// Measures a cell in its columns; one with a horizontal gravity is no wider than its content.
  private static func measure(
    _ slot: Slot, at column: Int, _ widths: [Int], _ height: MeasureSpec,
    _ run: AndroidRun<Placement>
  ) {
    let end = min(widths.count, column + slot.placement.span)
    let width = column < end ? widths[column..<end].reduce(0, +) : 0
    let room = max(0, width - slot.margins.horizontal)
    let down = height.child(
      slot.heightLength, beside: run.padding.vertical + slot.margins.vertical)
    (slot.offset, slot.nextOffset) = (0, 0)
    guard let gravity = slot.placement.gravity, gravity.isHorizontal else {
      return slot.measure(.exactly(room), down)
    }
    slot.measure(.atMost(room), down)
    slot.nextOffset = width - slot.width
    switch gravity.absolute(run.direction).absoluteHorizontalPart {
    case .right: slot.offset = slot.nextOffset
    case .centerHorizontal: slot.offset = slot.nextOffset / 2
    default: break
    }
  }
}

extension AndroidTableRow.Placement: AndroidLinearPlacement {}
