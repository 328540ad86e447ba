extension BoxEngine {
  /// Returns the min-content or max-content width of the border box: CSS Grid §5.2 Sizing Grid
  /// Containers.
  mutating func gridContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float, isHeightDefinite: Bool
  ) -> Float {
    let mark = state.pointee.items.mark
    let run = openGrid(
      box, width: .nan, height: height, block: block, isHeightDefinite: isHeightDefinite)
    let outer = enterSubgrids(run)
    defer { leaveSubgrids(outer) }
    initializeTracks(run.pointee.rows)
    estimateAreas(run)
    let columns = run.pointee.columns
    columns.pointee.constraint = isMax ? .maxContent : .minContent
    sizeTracks(run, columns)
    if refersToOpenRows(run) {
      // The heights of the rows determine the widths of items with an aspect ratio.
      run.pointee.innerWidth = Float(columns.pointee.extent.finiteLength)
      alignTracks(run, columns)
      sizeItemsAcross(run)
      sizeRows(run)
      if changesWithRows(run) { sizeTracks(run, columns) }
    }
    let width = Float(columns.pointee.extent.finiteLength) + run.pointee.insets.horizontal
    state.pointee.items.release(mark)
    return width
  }

  /// Whether an item's width may depend, through its aspect ratio or that of its content, on the height of rows that
  /// is not known yet.
  private func refersToOpenRows(_ run: UnsafeMutablePointer<GridRun>) -> Bool {
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      guard !item.pointee.areaHeight.isKnown else { continue }
      if followsHeight(item.pointee.box, item.pointee.resolved) { return true }
    }
    return false
  }

  /// Returns the width for a request that leaves it open: CSS Sizing §4.
  mutating func fitGridWidth(_ box: Int32, _ request: Request) -> Float {
    let widest = intrinsicWidth(
      box, isMax: true, block: request.block, height: request.height,
      isHeightDefinite: request.isHeightDefinite)
    guard widest > request.available else { return widest }
    return max(
      request.available,
      intrinsicWidth(
        box, isMax: false, block: request.block, height: request.height,
        isHeightDefinite: request.isHeightDefinite))
  }
}
