// A change of one item rarely changes a track: others are as large. The item is then sized and placed alone, by the same
// steps.

extension BoxEngine {
  /// Lays out the only item of a kept grid that has changed.
  ///
  /// - Returns: The size of the container, which is the former one, or `nil` if all items have to be laid out.
  mutating func layoutChangedGridItem(of box: Int32, _ request: Request) -> Answer? {
    let child = node(box).pointee.changedChild
    guard child >= 0, node(box).pointee.flags.contains(.isStack), let grids,
      // Taken out, since the layout of the item may keep other grids.
      var kept = grids.pointee.kept.removeValue(forKey: box)
    else { return nil }
    let mark = state.pointee.items.mark
    defer { state.pointee.items.release(mark) }
    guard kept.isLayout(for: request), let index = kept.index(of: child),
      let isComplete = layoutItem(at: index, of: &kept, request)
    else { return nil }
    grids.pointee.kept[box] = kept
    let answer = Answer(width: request.width, height: kept.height)
    finishWithChangedChild(box, answer, request, isComplete: isComplete)
    return answer
  }

  /// Sizes and places one item in the kept tracks.
  ///
  /// - Returns: Whether the boxes in the item are placed, too, or `nil` if a track gets another size or the item cannot be
  ///   placed alone.
  private mutating func layoutItem(
    at index: Int, of kept: inout KeptGrid, _ request: Request
  ) -> Bool? {
    let run = state.pointee.items.allocate(GridRun.self, 1)
    run.initialize(to: kept.run)
    run.pointee.columns = axis(kept.columns, kept.columnTracks)
    run.pointee.rows = axis(kept.rows, kept.rowTracks)
    run.pointee.items = state.pointee.items.allocate(GridBox.self, 1)
    (run.pointee.count, run.pointee.total) = (1, 1)
    let box = kept.items[index].box
    // A change of its style would have ended the kept layout.
    collectGridItem(box, styleOf(box), run, kept.templates, at: 0)
    // The item may be a subgrid by now.
    guard run.pointee.subgridCount == 0 else { return nil }
    let item = run.pointee.items
    (item.pointee.column, item.pointee.columnSpan) = (
      kept.items[index].column, kept.items[index].columnSpan
    )
    (item.pointee.row, item.pointee.rowSpan) = (kept.items[index].row, kept.items[index].rowSpan)
    estimateAreas(run)
    computeContributions(kept.items[index].across, of: item, run, run.pointee.columns)
    let across = item.pointee.contributions
    guard kept.keepsTracks(ofItem: index, contributing: across, true) else { return nil }
    sizeItemsAcross(run)
    if changesWithRows(run) { return nil }
    item.pointee.contributions = GridContributions()
    computeContributions(kept.items[index].down, of: item, run, run.pointee.rows)
    let down = item.pointee.contributions
    guard kept.keepsTracks(ofItem: index, contributing: down, false) else { return nil }
    sizeItems(run)
    let isPlaced = placeItems(run, isFinal: request.isFinal)
    if !isPlaced || run.pointee.hasOuterAbsolutes {
      node(box).pointee.flags.insert(.needsPlacing)
    }
    guard !run.pointee.hasOuterAbsolutes else { return nil }
    (kept.items[index].across, kept.items[index].down) = (across, down)
    return isPlaced
  }

  /// Returns an axis with copies of tracks.
  private func axis(_ axis: GridAxis, _ tracks: [GridTrack]) -> UnsafeMutablePointer<GridAxis> {
    let copy = state.pointee.items.allocate(GridAxis.self, 1)
    copy.initialize(to: axis)
    copy.pointee.tracks = state.pointee.items.allocate(GridTrack.self, tracks.count)
    tracks.withUnsafeBufferPointer { tracks in
      if let first = tracks.baseAddress {
        copy.pointee.tracks.initialize(from: first, count: tracks.count)
      }
    }
    return copy
  }

  /// Computes the contributions of an item to an axis.
  ///
  /// - Parameter former: The former contributions; those that are not known are not computed.
  private mutating func computeContributions(
    _ former: GridContributions, of item: UnsafeMutablePointer<GridBox>,
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    if former.minimum.isKnown { _ = contribution(item, .minimum, run, axis) }
    if former.minContent.isKnown { _ = contribution(item, .minContent, run, axis) }
    if former.maxContent.isKnown { _ = contribution(item, .maxContent, run, axis) }
  }

  /// Copies what the items contribute to the columns, before the rows are sized, if the layout may be kept.
  func noteColumnContributions(_ run: UnsafeMutablePointer<GridRun>) {
    guard run.pointee.mayBeKept else { return }
    let across = state.pointee.items.allocate(GridContributions.self, run.pointee.count)
    for index in 0..<run.pointee.count {
      (across + index).initialize(to: run.pointee.items[index].contributions)
    }
    run.pointee.across = across
  }

  /// Keeps the layout of a container, if its items depend on nothing but their areas.
  func keepGrid(
    _ run: UnsafeMutablePointer<GridRun>, _ request: Request, _ answer: Answer
  ) {
    let box = run.pointee.container
    let rows = run.pointee.rows
    // Open rows of these kinds are sized twice.
    let isSizedOnce = !(rows.pointee.hasPercentages || rows.pointee.hasFlexible)
    guard let across = run.pointee.across, let grids, node(box).pointee.flags.contains(.isComplete),
      !run.pointee.hasOuterAbsolutes, request.height.isKnown || isSizedOnce
    else {
      grids?.pointee.kept[box] = nil
      return
    }
    // A box is asked for its height, and then placed with it: both are the same layout.
    grids.pointee.kept[box] = KeptGrid(
      run.pointee, request, height: answer.height,
      isOfContentHeight: request.height.isKnown && isSizedOnce
        && isContentHeight(node(box), request), across: across,
      templates: grids.pointee.templates(of: box))
    node(box).pointee.changedChild = BoxNode.noChild
    node(box).pointee.flags.insert(.isStack)
  }
}
