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
    let width = Float(columns.pointee.extent.finiteLength) + run.pointee.insets.horizontal
    state.pointee.items.release(mark)
    return width
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
