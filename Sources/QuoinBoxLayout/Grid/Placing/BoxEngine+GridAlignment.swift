extension BoxEngine {
  /// Computes the positions of the tracks: CSS Grid §10.5 Aligning the Grid.
  ///
  /// Distributed free space counts as part of the gaps.
  func alignTracks(_ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>) {
    let style = styleOf(run.pointee.container)
    let isColumns = axis.pointee.isColumns
    let inner = isColumns ? run.pointee.innerWidth : run.pointee.innerHeight
    var free = Float(Double(inner) - axis.pointee.extent)
    // Rounding errors of single precision are not free space.
    if free.magnitude < inner * 1e-6 { free = 0 }
    let alignment = isColumns ? style.pointee.justifyContent : style.pointee.alignContent
    let left: Float? = isColumns ? (run.pointee.isRightToLeft ? free : 0) : nil
    let space = distribute(
      gridContent(alignment), free, over: axis.pointee.openCount, towardStart: 0, left: left)
    var offset = Double(space.before)
    let between = Double(space.between + axis.pointee.gap)
    var isFirst = true
    for index in 0..<axis.pointee.count {
      let track = axis.pointee.tracks + index
      if !track.pointee.bits.contains(.isCollapsed) {
        if !isFirst { offset += between }
        isFirst = false
      }
      track.pointee.offset = Float(offset)
      offset += Double(track.pointee.base)
    }
    axis.pointee.isAligned = true
  }

  /// Returns the alignment of the grid; `normal` acts as `stretch`, which at this point equals the start.
  private func gridContent(_ alignment: ContentAlignment) -> ContentAlignment {
    alignment.keyword == .normal || alignment.keyword == .stretch
      ? ContentAlignment(.start, isSafe: alignment.isSafe) : alignment
  }

  /// Returns the distance of an item's border box from the start of its area along one axis, by automatic margins or
  /// else by the alignment: §10.1 to §10.4.
  func gridOffset(
    _ keyword: SelfAlignment.Keyword, isSafe: Bool, free: Float, before: Float,
    isAutoBefore: Bool, isAutoAfter: Bool
  ) -> Float {
    if isAutoBefore || isAutoAfter {
      guard free > 0, isAutoBefore else { return before }
      return before + (isAutoAfter ? free / 2 : free)
    }
    if isSafe, free < 0 { return before }
    return switch keyword {
    case .center: before + free / 2
    // The fallback of last baselines, which boxes out of flow do not share, is the end.
    case .flexEnd, .lastBaseline: before + free
    case .auto, .normal, .stretch, .baseline, .flexStart, .start, .end, .selfStart, .selfEnd, .left,
      .right:
      before
    }
  }
}
