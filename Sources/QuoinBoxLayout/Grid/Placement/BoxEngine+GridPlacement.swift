extension BoxEngine {
  /// Places the items and creates the resulting tracks: CSS Grid §8.5 Grid Item Placement
  /// Algorithm.
  mutating func placeGridItems(_ run: UnsafeMutablePointer<GridRun>, _ templates: GridTemplates) {
    resolveExplicitGrid(run, run.pointee.columns, templates.columns)
    resolveExplicitGrid(run, run.pointee.rows, templates.rows)
    resolvePlacements(run, templates)
    if templates.flow.isColumn {
      fill(run, isDense: templates.flow.isDense, majorIsColumns: true)
    } else {
      fill(run, isDense: templates.flow.isDense, majorIsColumns: false)
    }
    makeTracks(run, run.pointee.columns, templates.columns)
    makeTracks(run, run.pointee.rows, templates.rows)
  }

  /// Resolves the lines that items specify, and the implicit tracks before the explicit grid: §8.3.
  private func resolvePlacements(
    _ run: UnsafeMutablePointer<GridRun>, _ templates: GridTemplates
  ) {
    let (columns, rows) = (run.pointee.columns, run.pointee.rows)
    guard let grids else { return }
    let hasNames =
      !templates.columns.names.isEmpty || !templates.rows.names.isEmpty
      || columns.pointee.isSubgrid || rows.pointee.isSubgrid
    let columnLines = gridLines(run, isColumns: true, templates.columns, hasNames: hasNames)
    let rowLines = gridLines(run, isColumns: false, templates.rows, hasNames: hasNames)
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let own = grids.pointee.item(of: item.pointee.box)
      (item.pointee.column, item.pointee.columnSpan) = columnLines.place(
        own.columnStart, own.columnEnd)
      (item.pointee.row, item.pointee.rowSpan) = rowLines.place(own.rowStart, own.rowEnd)
      if columns.pointee.isSubgrid {
        item.pointee.clampToSubgrid(isColumns: true, columns.pointee.explicitCount)
      }
      if rows.pointee.isSubgrid {
        item.pointee.clampToSubgrid(isColumns: false, rows.pointee.explicitCount)
      }
      if item.pointee.column != GridBox.unplaced {
        columns.pointee.leading = max(columns.pointee.leading, -Int(item.pointee.column))
      }
      if item.pointee.row != GridBox.unplaced {
        rows.pointee.leading = max(rows.pointee.leading, -Int(item.pointee.row))
      }
    }
    // From here on tracks are counted from the first one of the implicit grid.
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      if item.pointee.column != GridBox.unplaced {
        item.pointee.column += Int32(columns.pointee.leading)
      }
      if item.pointee.row != GridBox.unplaced { item.pointee.row += Int32(rows.pointee.leading) }
    }
  }

  /// Fills the grid.
  ///
  /// The major axis is the one along which lines follow each other: the rows, unless
  /// `grid-auto-flow` is `column`.
  private mutating func fill(
    _ run: UnsafeMutablePointer<GridRun>, isDense: Bool, majorIsColumns: Bool
  ) {
    let major = majorIsColumns ? run.pointee.columns : run.pointee.rows
    let minor = majorIsColumns ? run.pointee.rows : run.pointee.columns
    var flow = GridFlow(
      run.pointee.items, run.pointee.count, majorIsColumns: majorIsColumns, isDense: isDense,
      major: major.pointee.leading + major.pointee.explicitCount,
      minor: minor.pointee.leading + minor.pointee.explicitCount,
      limit: major.pointee.isSubgrid
        ? major.pointee.explicitCount : 2 * GridLimits.lines + run.pointee.count)
    let mark = state.pointee.items.mark
    flow.place(&state.pointee.items)
    state.pointee.items.release(mark)
    major.pointee.count = flow.major
    minor.pointee.count = flow.minor
  }
}
