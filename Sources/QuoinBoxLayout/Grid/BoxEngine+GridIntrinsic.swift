extension BoxEngine {
  /// CSS Grid §5.2 Sizing Grid Containers: the width of the border box under min- or max-content.
  mutating func gridContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float, isHeightDefinite: Bool
  ) -> Float {
    let mark = state.pointee.items.mark
    let run = openGrid(
      box, width: .nan, height: height, block: block, isHeightDefinite: isHeightDefinite)
    initializeTracks(run, run.pointee.rows)
    estimateAreas(run)
    let columns = run.pointee.columns
    columns.pointee.constraint = isMax ? .maxContent : .minContent
    sizeTracks(run, columns)
    if refersToOpenRows(run) {
      // What the rows come to says how wide items with an aspect ratio are.
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

  /// Whether an item's aspect ratio may make its width of the height of rows that is not known yet.
  private func refersToOpenRows(_ run: UnsafeMutablePointer<GridRun>) -> Bool {
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      if item.pointee.resolved.ratio > 0, !item.pointee.areaHeight.isKnown { return true }
    }
    return false
  }

  /// CSS Sizing §4: the width for a question that leaves it open.
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
