// The items of subgrids take part in sizing the parent's tracks as if they were its own: CSS Grid 2 §9.

extension BoxEngine {
  /// Places the items of subgrids, and adds them to those that the tracks are sized for.
  mutating func openSubgrids(_ run: UnsafeMutablePointer<GridRun>) {
    guard run.pointee.subgridCount > 0 else { return }
    guard depth < depthLimit else {
      if tooDeep < 0 { tooDeep = run.pointee.container }
      run.pointee.subgridCount = 0
      return
    }
    depth += 1
    let subgrids = state.pointee.items.allocate(GridSubgrid.self, run.pointee.subgridCount)
    var total = run.pointee.count
    var next = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      guard item.pointee.isSubgrid else { continue }
      let inner = openGrid(
        item.pointee.box, width: .nan, height: .nan, block: .nan, isHeightDefinite: false,
        inside: subgridPlace(run, index))
      initializeTracks(inner.pointee.rows)
      estimateAreas(inner)
      (subgrids + next).initialize(to: GridSubgrid(index: index, run: inner, first: total))
      next += 1
      total += inner.pointee.total
    }
    depth -= 1
    let items = state.pointee.items.allocate(GridBox.self, total)
    items.update(from: run.pointee.items, count: run.pointee.count)
    run.pointee.items = items
    run.pointee.total = total
    run.pointee.subgrids = subgrids
    for index in 0..<next { addItems(of: subgrids[index], run) }
  }

  /// Copies the items of a subgrid into those of its parent, in the parent's tracks.
  private func addItems(of subgrid: GridSubgrid, _ run: UnsafeMutablePointer<GridRun>) {
    let inner = subgrid.run
    guard let place = inner.pointee.place else { return }
    let own = place.item.pointee
    let columns = subgridEdges(inner, true)
    let rows = subgridEdges(inner, false)
    let across = lack(inner, isColumns: true)
    let down = lack(inner, isColumns: false)
    for index in 0..<inner.pointee.total {
      var item = inner.pointee.items[index]
      let isAcross = own.bits.contains(.isSubgridAcross) && item.contributes(true)
      let isDown = own.bits.contains(.isSubgridDown) && item.contributes(false)
      item.bits.subtract([.isSubgridAcross, .isSubgridDown])
      item.bits.formUnion(isAcross ? [] : .isApartAcross)
      item.bits.formUnion(isDown ? [] : .isApartDown)
      if isAcross {
        item.outerWidth += item.column == 0 ? columns.before : across
        item.outerWidth += item.end(true) == own.columnSpan ? columns.after : across
        item.column =
          own.column + (place.isOpposed ? own.columnSpan - item.end(true) : item.column)
      } else {
        (item.column, item.columnSpan) = (own.column, own.columnSpan)
      }
      if isDown {
        item.outerHeight += item.row == 0 ? rows.before : down
        item.outerHeight += item.end(false) == own.rowSpan ? rows.after : down
        item.row += own.row
      } else {
        (item.row, item.rowSpan) = (own.row, own.rowSpan)
      }
      (run.pointee.items + subgrid.first + index).initialize(to: item)
    }
  }

  /// Returns half of what a gap of the parent lacks for one of a subgrid.
  private func lack(_ inner: UnsafeMutablePointer<GridRun>, isColumns: Bool) -> Float {
    guard let place = inner.pointee.place else { return 0 }
    let axis = isColumns ? inner.pointee.columns : inner.pointee.rows
    return (axis.pointee.gap - place.axis(isColumns).pointee.gap) / 2
  }

  /// Sizes the items of subgrids with rows of the parent across their columns, so that these are known where the rows
  /// are sized.
  mutating func sizeSubgridsAcross(_ run: UnsafeMutablePointer<GridRun>) {
    for index in 0..<run.pointee.subgridCount {
      guard let subgrid = run.pointee.subgrids?[index] else { return }
      let item = run.pointee.items[subgrid.index]
      guard item.bits.contains(.isSubgridDown) else { continue }
      let inner = subgrid.run
      inner.pointee.insets = insets(item.box, block: item.areaWidth, width: item.width)
      inner.pointee.innerWidth = max(0, item.width - inner.pointee.insets.horizontal)
      inner.pointee.columns.pointee.space = inner.pointee.innerWidth
      resolveGap(inner, inner.pointee.columns)
      if inner.pointee.columns.pointee.isSubgrid { adoptTracks(inner, inner.pointee.columns) }
      let outer = enterSubgrids(inner)
      sizeColumns(inner)
      leaveSubgrids(outer)
      addItems(of: subgrid, run)
    }
  }

  /// Makes a container the parent of the subgrids that are laid out next, and returns the one before.
  func enterSubgrids(
    _ run: UnsafeMutablePointer<GridRun>
  ) -> UnsafeMutablePointer<GridRun>? {
    let outer = state.pointee.subgridParent
    if run.pointee.subgridCount > 0 { state.pointee.subgridParent = run }
    return outer
  }

  func leaveSubgrids(_ outer: UnsafeMutablePointer<GridRun>?) {
    state.pointee.subgridParent = outer
  }

  /// Discards the cached layouts of subgrids, which depend on the parent's tracks besides what their requests hold.
  func forgetSubgrids(_ run: UnsafeMutablePointer<GridRun>) {
    for index in 0..<run.pointee.subgridCount {
      guard let subgrid = run.pointee.subgrids?[index] else { return }
      let node = node(run.pointee.items[subgrid.index].box)
      node.pointee.current.flags = []
      node.pointee.older.0.flags = []
      node.pointee.older.1.flags = []
      node.pointee.flags.remove([.isComplete, .isStack])
      state.pointee.countVisit()
    }
  }
}
