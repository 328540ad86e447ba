extension BoxEngine {
  /// Adds shims above items that share a baseline, so that their rows are high enough once they are aligned (§10.6):
  /// CSS Grid §12.5, step 1.
  mutating func shimBaselines(_ run: UnsafeMutablePointer<GridRun>) {
    guard run.pointee.hasBaselines else { return }
    findAscents(run)
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      if item.pointee.isAlignedByLastBaseline {
        let row = Int(item.pointee.end(false)) - 1
        item.pointee.shim = run.pointee.rows.pointee.tracks[row].descent - item.pointee.ascent
        continue
      }
      guard item.pointee.isAlignedByBaseline else { continue }
      item.pointee.shim =
        run.pointee.rows.pointee.tracks[Int(item.pointee.row)].ascent - item.pointee.ascent
    }
  }

  /// Computes the distances of the baselines from the items' outer tops, and of the last ones from their outer bottoms,
  /// and the largest one in each row.
  mutating func findAscents(_ run: UnsafeMutablePointer<GridRun>) {
    let rows = run.pointee.rows
    for index in 0..<rows.pointee.count {
      rows.pointee.tracks[index].ascent = -.infinity
      rows.pointee.tracks[index].descent = -.infinity
    }
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      if item.pointee.isAlignedByLastBaseline {
        item.pointee.ascent =
          item.pointee.resolved.marginBottom + item.pointee.height - itemLastBaseline(item)
        // CSS Box Alignment §9.2: an item shares its last baseline in the last row that it spans.
        let row = rows.pointee.tracks + Int(item.pointee.end(false)) - 1
        row.pointee.descent = max(row.pointee.descent, item.pointee.ascent)
        continue
      }
      guard item.pointee.isAlignedByBaseline else { continue }
      item.pointee.ascent = item.pointee.resolved.marginTop + itemBaseline(item)
      let row = rows.pointee.tracks + Int(item.pointee.row)
      row.pointee.ascent = max(row.pointee.ascent, item.pointee.ascent)
    }
  }

  /// Returns the baseline of an item at its size from the border box's top, or its bottom.
  private mutating func itemBaseline(_ item: UnsafeMutablePointer<GridBox>) -> Float {
    let baseline = baseline(
      item.pointee.box, width: item.pointee.width, height: item.pointee.height,
      isHeightDefinite: hasDefiniteHeight(item), block: item.pointee.areaWidth)
    return baseline.isKnown ? baseline : item.pointee.height
  }

  /// Returns the last baseline of an item at its size from the border box's top, or its bottom.
  private mutating func itemLastBaseline(_ item: UnsafeMutablePointer<GridBox>) -> Float {
    var request = Request(width: item.pointee.width, block: item.pointee.areaWidth)
    request.height = item.pointee.height
    request.isHeightDefinite = hasDefiniteHeight(item)
    let baseline = lastBaseline(item.pointee.box, request)
    return baseline.isKnown ? baseline : item.pointee.height
  }

  /// Returns the first baseline from the border box's top: §10.6 Grid Container Baselines.
  ///
  /// It is the one shared by items of the first row, or that of its first item.
  mutating func gridBaseline(_ run: UnsafeMutablePointer<GridRun>) -> Float {
    var chosen: UnsafeMutablePointer<GridBox>?
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      guard let other = chosen else {
        chosen = item
        continue
      }
      if item.pointee.row != other.pointee.row {
        if item.pointee.row < other.pointee.row { chosen = item }
        continue
      }
      let (rank, otherRank) = (item.pointee.firstBaselineRank, other.pointee.firstBaselineRank)
      if rank > otherRank || rank == otherRank && item.pointee.column < other.pointee.column {
        chosen = item
      }
    }
    guard let chosen else { return .nan }
    if chosen.pointee.firstBaselineRank > 0 { return sharedBaseline(chosen, run) }
    return verticalPlace(chosen, run).limited + itemBaseline(chosen)
  }

  /// Notes where the last baseline is: the one shared by items that end in the last row, or that of its last item.
  func noteLastBaseline(_ run: UnsafeMutablePointer<GridRun>) {
    let container = node(run.pointee.container)
    (container.pointee.sharedLastBaseline, container.pointee.lastItem) = (.nan, -1)
    var row = Int32.min
    for index in 0..<run.pointee.count { row = max(row, run.pointee.items[index].end(false)) }
    var chosen: UnsafeMutablePointer<GridBox>?
    for index in 0..<run.pointee.count where run.pointee.items[index].end(false) == row {
      let item = run.pointee.items + index
      guard let other = chosen else {
        chosen = item
        continue
      }
      let (rank, otherRank) = (item.pointee.lastBaselineRank, other.pointee.lastBaselineRank)
      if rank > otherRank || rank == otherRank && item.pointee.column > other.pointee.column {
        chosen = item
      }
    }
    guard let chosen else { return }
    if chosen.pointee.lastBaselineRank > 0 {
      container.pointee.sharedLastBaseline = sharedBaseline(chosen, run)
    } else {
      container.pointee.lastItem = chosen.pointee.box
    }
  }

  /// Returns the first or last baseline that an item shares, from the border box's top.
  private func sharedBaseline(
    _ item: UnsafeMutablePointer<GridBox>, _ run: UnsafeMutablePointer<GridRun>
  ) -> Float {
    let (top, ascent) = (verticalPlace(item, run).limited, item.pointee.ascent)
    return item.pointee.isAlignedByBaseline
      ? top + ascent - item.pointee.resolved.marginTop
      : top + item.pointee.height + item.pointee.resolved.marginBottom - ascent
  }
}
