// CSS Tables §3.2 and §3.3: the rows, columns and cells of a table. Cells without a row, and rows
// without a group, are collected in one without a box.

extension BoxEngine {
  /// Returns a table with all of its parts, which have no sizes yet.
  mutating func openTable(_ box: Int32, block: Float) -> UnsafeMutablePointer<TableRun> {
    let style = tables?.pointee.style(of: box) ?? TableStyle()
    let run = state.pointee.items.allocate(TableRun.self, 1)
    run.initialize(
      to: TableRun(
        table: box, isRightToLeft: styleOf(box).pointee.isRightToLeft,
        isFixed: style.isFixed && hasTableWidth(box), collapses: style.collapsesBorders,
        insets: insets(box, block: block),
        columnSpacing: style.collapsesBorders ? 0 : Float(style.columnSpacing),
        rowSpacing: style.collapsesBorders ? 0 : Float(style.rowSpacing),
        columns: state.pointee.items.allocate(TableColumn.self, 0),
        sections: state.pointee.items.allocate(TableSection.self, 0),
        rows: state.pointee.items.allocate(TableRow.self, 0),
        cells: state.pointee.items.allocate(TableCell.self, 0)))
    var counts = TableCollector()
    collectParts(box, run, &counts)
    run.pointee.sections = state.pointee.items.allocate(TableSection.self, counts.sections)
    run.pointee.rows = state.pointee.items.allocate(TableRow.self, counts.rows)
    run.pointee.cells = state.pointee.items.allocate(TableCell.self, counts.cells)
    var collector = TableCollector()
    collector.fills = true
    collectParts(box, run, &collector)
    run.pointee.sectionCount = collector.sections
    run.pointee.rowCount = collector.rows
    run.pointee.cellCount = collector.cells
    endSpans(run)
    countColumns(run)
    if style.collapsesBorders, node(box).pointee.flags.contains(.isDirty) {
      collapseBorders(run)
      run.pointee.insets = insets(box, block: block)
    }
    return run
  }

  /// Whether the table has a width for which `table-layout: fixed` applies: CSS Tables §3.8.1.
  private func hasTableWidth(_ box: Int32) -> Bool {
    let style = styleOf(box)
    switch style.pointee.keyword(.width) {
    case .none: return style.pointee.width_.isKnown
    case .minContent, .fitContent, .stretch: return true
    case .maxContent, .content: return false
    }
  }

  private func collectParts(
    _ table: Int32, _ run: UnsafeMutablePointer<TableRun>, _ collector: inout TableCollector
  ) {
    var header: Int32 = -1
    var footer: Int32 = -1
    var child = firstBox(in: table)
    while child >= 0 {
      switch styleOf(child).pointee.display {
      case .tableHeaderGroup where header < 0 && isInTable(child): header = child
      case .tableFooterGroup where footer < 0 && isInTable(child): footer = child
      default: break
      }
      child = box(after: child, in: table)
    }
    if header >= 0 { collectSection(header, run, &collector, isBody: false) }
    child = firstBox(in: table)
    while child >= 0 {
      let isElsewhere = child == header || child == footer
      if !isElsewhere { collectTableChild(child, run, &collector) }
      child = box(after: child, in: table)
    }
    collector.closeSection()
    if footer >= 0 { collectSection(footer, run, &collector, isBody: false) }
  }

  private func collectTableChild(
    _ child: Int32, _ run: UnsafeMutablePointer<TableRun>, _ collector: inout TableCollector
  ) {
    switch styleOf(child).pointee.display {
    case .none: return
    case .tableCaption, .tableColumn, .tableColumnGroup:
      if !isInTable(child) {
        noteEscapee(child, run)
      } else {
        node(child).pointee.flags.remove(.isDirty)
      }
    case .tableHeaderGroup, .tableRowGroup, .tableFooterGroup:
      guard isInTable(child) else { return noteEscapee(child, run) }
      collector.closeSection()
      collectSection(child, run, &collector, isBody: true)
    case .block, .flowRoot, .flex, .grid, .table, .contents, .tableRow, .tableCell:
      guard isInTable(child) else { return noteEscapee(child, run) }
      if !collector.hasSection { collector.openSection(-1, isBody: true, run) }
      collectRow(child, run, &collector)
    }
  }

  private func collectSection(
    _ section: Int32, _ run: UnsafeMutablePointer<TableRun>, _ collector: inout TableCollector,
    isBody: Bool
  ) {
    node(section).pointee.flags.remove(.isDirty)
    collector.openSection(section, isBody: isBody, run)
    var child = firstBox(in: section)
    while child >= 0 {
      if styleOf(child).pointee.display != .none {
        if isInTable(child) {
          collectRow(child, run, &collector)
        } else {
          noteEscapee(child, run)
        }
      }
      child = box(after: child, in: section)
    }
    collector.closeSection()
  }

  private func collectRow(
    _ box: Int32, _ run: UnsafeMutablePointer<TableRun>, _ collector: inout TableCollector
  ) {
    guard styleOf(box).pointee.display == .tableRow else {
      if !collector.hasRow { collector.openRow(-1, isCollapsed: false, run) }
      return collectCell(box, run, &collector)
    }
    collector.closeRow()
    let isCollapsed = tables?.pointee.part(of: box).isCollapsed ?? false
    node(box).pointee.flags.remove(.isDirty)
    collector.openRow(box, isCollapsed: isCollapsed, run)
    var child = firstBox(in: box)
    while child >= 0 {
      if styleOf(child).pointee.display != .none {
        if isInTable(child) {
          collectCell(child, run, &collector)
        } else {
          noteEscapee(child, run)
        }
      }
      child = self.box(after: child, in: box)
    }
    collector.closeRow()
  }

  private func collectCell(
    _ box: Int32, _ run: UnsafeMutablePointer<TableRun>, _ collector: inout TableCollector
  ) {
    collector.addCell(box, tables?.pointee.part(of: box) ?? PackedTablePart(), run)
  }

  private func isInTable(_ box: Int32) -> Bool { !styleOf(box).pointee.position.isOutOfFlow }

  private func noteEscapee(_ box: Int32, _ run: UnsafeMutablePointer<TableRun>) {
    run.pointee.hasOuterAbsolutes = true
    node(box).pointee.staticY = 0
  }

  /// Ends the row spans of cells with their row group: HTML §4.9.12.1.
  private func endSpans(_ run: UnsafeMutablePointer<TableRun>) {
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells + index
      let section = run.pointee.rows[Int(cell.pointee.row)].section
      let group = run.pointee.sections[section]
      let left = group.firstRow + group.rowCount - Int(cell.pointee.row)
      cell.pointee.rowSpan =
        cell.pointee.rowSpan == 0
        ? Int32(left) : min(cell.pointee.rowSpan, Int32(truncatingIfNeeded: left))
    }
  }

  /// Counts the columns from column boxes, and those that cells extend over.
  private func countColumns(_ run: UnsafeMutablePointer<TableRun>) {
    var written: Int32 = 0
    forEachColumn(of: run.pointee.table) { _, _, _, span in
      written = min(written + span, TableLimits.columns)
    }
    // CSS Tables §3.2: columns after the last one in which a cell begins do not exist.
    var end = written
    for index in 0..<run.pointee.cellCount {
      let cell = run.pointee.cells[index]
      end = max(end, cell.column + (run.pointee.isFixed ? cell.columnSpan : 1))
    }
    run.pointee.writtenColumns = Int(written)
    run.pointee.gridColumns = Int(end)
  }

  /// Calls a closure with each column box, its group or -1, its first column and its span; a group
  /// without columns represents itself.
  func forEachColumn(of table: Int32, _ body: (Int32, Int32, Int32, Int32) -> Void) {
    var first: Int32 = 0
    func visit(_ box: Int32, _ group: Int32) {
      let span = min(
        tables?.pointee.part(of: box).columnSpan ?? 1, TableLimits.columns - first)
      if span > 0 { body(box, group, first, span) }
      first += span
    }
    var child = firstBox(in: table)
    while child >= 0 {
      if styleOf(child).pointee.display == .tableColumn, isInTable(child) { visit(child, -1) }
      if styleOf(child).pointee.display == .tableColumnGroup, isInTable(child) {
        var hasColumns = false
        var inner = firstBox(in: child)
        while inner >= 0 {
          if styleOf(inner).pointee.display == .tableColumn {
            hasColumns = true
            visit(inner, child)
          }
          inner = box(after: inner, in: child)
        }
        if !hasColumns { visit(child, child) }
      }
      child = box(after: child, in: table)
    }
  }
}
