extension BoxEngine {
  /// Lays out a grid container: CSS Grid §12 Grid Layout Algorithm.
  mutating func layoutGrid(_ box: Int32, _ request: Request) -> Answer {
    if let answer = layoutChangedGridItem(of: box, request) { return answer }
    node(box).pointee.flags.remove(.isStack)
    let mark = state.pointee.items.mark
    let width =
      request.width.isKnown ? request.width : fitGridWidth(box, request)
    let run = openGrid(
      box, width: width, height: request.height, block: request.block,
      isHeightDefinite: request.isHeightDefinite)
    let outer = enterSubgrids(run)
    run.pointee.mayBeKept =
      run.pointee.count >= KeptGrid.leastCount && request.width.isKnown && !request.needsBaseline
      && run.pointee.subgridCount == 0 && run.pointee.place == nil && !run.pointee.hasBaselines
    sizeGrid(run)
    let answer = closeGrid(run, request, width: width)
    leaveSubgrids(outer)
    keepGrid(run, request, answer)
    state.pointee.items.release(mark)
    return answer
  }

  /// Lays out a grid container whose height is a minimum, which percentages refer to.
  ///
  /// Rows that need more make it higher, and percentages then refer to the resulting height.
  @inline(never)
  mutating func layoutLeastGrid(_ box: Int32, _ request: Request) -> Answer {
    node(box).pointee.flags.remove(.isStack)
    let mark = state.pointee.items.mark
    let run = openGrid(
      box, width: request.width, height: request.height, block: request.block,
      isHeightDefinite: true)
    let outer = enterSubgrids(run)
    defer { leaveSubgrids(outer) }
    sizeGrid(run)
    var higher = request
    higher.isLeast = false
    let height = Float(run.pointee.rows.pointee.extent.finiteLength)
    guard height > run.pointee.innerHeight else {
      let answer = closeGrid(run, higher, width: request.width)
      state.pointee.items.release(mark)
      return answer
    }
    higher.height = height + run.pointee.insets.vertical
    leaveSubgrids(outer)
    state.pointee.items.release(mark)
    return layoutGrid(box, higher)
  }

  /// Sizes the columns, then the rows: §12.1 Grid Sizing Algorithm.
  private mutating func sizeGrid(_ run: UnsafeMutablePointer<GridRun>) {
    initializeTracks(run.pointee.rows)
    estimateAreas(run)
    sizeColumns(run)
    noteColumnContributions(run)
    sizeRows(run)
    if changesWithRows(run) {
      run.pointee.across = nil
      // Steps 3 and 4: once more, with the rows' sizes; as in browsers, the height of the container is fixed by now.
      run.pointee.rows.pointee.space = run.pointee.innerHeight
      sizeColumns(run)
      sizeRows(run)
    }
  }

  mutating func sizeColumns(_ run: UnsafeMutablePointer<GridRun>) {
    sizeTracks(run, run.pointee.columns)
    alignTracks(run, run.pointee.columns)
    sizeItemsAcross(run)
  }

  mutating func sizeRows(_ run: UnsafeMutablePointer<GridRun>) {
    let rows = run.pointee.rows
    let isOpen = !rows.pointee.space.isKnown
    resolveGap(run, rows)
    shimBaselines(run)
    sizeTracks(run, rows)
    if isOpen {
      run.pointee.innerHeight = Float(rows.pointee.extent.finiteLength)
      // Percentages refer to the height of the content (CSS Grid §7.2.1); as in browsers, so do flexible rows.
      let isIntrinsic = run.pointee.columns.pointee.constraint != .layout
      if rows.pointee.hasPercentages || rows.pointee.hasFlexible, !isIntrinsic {
        rows.pointee.space = run.pointee.innerHeight
        resolveGap(run, rows)
        initializeTracks(rows)
        sizeTracks(run, rows)
        rows.pointee.space = .nan
      }
    }
    alignTracks(run, rows)
  }

  /// Sizes and places the items in the final tracks, and returns the container's answer.
  private mutating func closeGrid(
    _ run: UnsafeMutablePointer<GridRun>, _ request: Request, width: Float
  ) -> Answer {
    let box = run.pointee.container
    var answer = Answer(
      width: width,
      height: request.height.isKnown
        ? request.height : run.pointee.innerHeight + run.pointee.insets.vertical)
    if run.pointee.subgridCount > 0 { forgetSubgrids(run) }
    sizeItems(run)
    let isComplete = placeItems(run, isFinal: request.isFinal)
    if request.needsBaseline { answer.baseline = gridBaseline(run) }
    noteLastBaseline(run)
    let rows = run.pointee.rows
    if rows.pointee.hasPercentages || rows.pointee.hasFlexible || run.pointee.isSensitive {
      node(box).pointee.flags.insert(.isHeightSensitive)
    } else {
      node(box).pointee.flags.remove(.isHeightSensitive)
    }
    let outer = grid
    grid = run
    finish(
      box, answer, request, isComplete: isComplete, hasOuterAbsolutes: run.pointee.hasOuterAbsolutes
    )
    grid = outer
    return answer
  }

  /// Returns a container with its items placed in tracks without sizes.
  mutating func openGrid(
    _ box: Int32, width: Float, height: Float, block: Float, isHeightDefinite: Bool,
    inside place: SubgridPlace? = nil
  ) -> UnsafeMutablePointer<GridRun> {
    let insets = insets(box, block: block, width: width)
    let run = state.pointee.items.allocate(GridRun.self, 1)
    let columns = state.pointee.items.allocate(GridAxis.self, 1)
    let rows = state.pointee.items.allocate(GridAxis.self, 1)
    let none = state.pointee.items.allocate(GridTrack.self, 0)
    columns.initialize(to: GridAxis(isColumns: true, tracks: none))
    rows.initialize(to: GridAxis(isColumns: false, tracks: none))
    run.initialize(
      to: GridRun(
        container: box, isRightToLeft: styleOf(box).pointee.isRightToLeft, insets: insets,
        innerWidth: width.isKnown ? max(0, width - insets.horizontal) : .nan,
        innerHeight: height.isKnown ? max(0, height - insets.vertical) : .nan,
        isHeightDefinite: isHeightDefinite && height.isKnown,
        items: state.pointee.items.allocate(GridBox.self, boxCount(in: box)), columns: columns,
        rows: rows))
    columns.pointee.space = run.pointee.innerWidth
    rows.pointee.space = run.pointee.innerHeight
    rows.pointee.isClamped = !run.pointee.isHeightDefinite
    let templates = grids?.pointee.templates(of: box) ?? GridTemplates()
    openSubgrid(run, place ?? subgridPlace(of: box), templates)
    resolveGap(run, columns)
    resolveGap(run, rows)
    collectGridItems(run, templates)
    placeGridItems(run, templates)
    openSubgrids(run)
    return run
  }

  /// Resolves the gap; percentages of an unknown size are zero: CSS Align §8.3.
  func resolveGap(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    if axis.pointee.keepsGap, let place = run.pointee.place {
      axis.pointee.gap = place.axis(axis.pointee.isColumns).pointee.usedGap
      return
    }
    let style = styleOf(run.pointee.container)
    let space = axis.pointee.space
    if axis.pointee.isColumns {
      axis.pointee.gap = length(style.pointee.columnGap_, .columnGap, style, of: space).orZero
    } else {
      axis.pointee.gap = length(style.pointee.rowGap_, .rowGap, style, of: space).orZero
      if style.pointee.percentages.contains(.rowGap) { axis.pointee.hasPercentages = true }
    }
  }
}
