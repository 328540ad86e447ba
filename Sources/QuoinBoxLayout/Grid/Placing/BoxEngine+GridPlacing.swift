extension BoxEngine {
  /// Places each item in its area, and returns whether all descendants are placed.
  mutating func placeItems(_ run: UnsafeMutablePointer<GridRun>, isFinal: Bool) -> Bool {
    if run.pointee.hasBaselines { findAscents(run) }
    var isComplete = true
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      var x = horizontalPlace(item, run)
      var y = verticalPlace(item, run)
      if item.pointee.bits.contains(.isRelative) {
        let shift = relativeShift(
          item.pointee.box, width: item.pointee.areaWidth, height: item.pointee.areaHeight,
          isRightToLeft: run.pointee.isRightToLeft)
        x += shift.x
        y += shift.y
      }
      let isReady = place(
        item.pointee.box, x: x.limited, y: y.limited, width: item.pointee.width,
        height: item.pointee.height, isHeightDefinite: hasDefiniteHeight(item),
        block: item.pointee.areaWidth, isFinal: isFinal, least: item.pointee.usedLeast)
      if !isReady { isComplete = false }
      let flags = node(item.pointee.box).pointee.flags
      if flags.contains(.hasOuterAbsolutes), hasOuterAbsolutes(item.pointee.box) {
        run.pointee.hasOuterAbsolutes = true
      }
    }
    return isComplete
  }

  private func horizontalPlace(
    _ item: UnsafeMutablePointer<GridBox>, _ run: UnsafeMutablePointer<GridRun>
  ) -> Float {
    let resolved = item.pointee.resolved
    let isReversed = run.pointee.isRightToLeft
    let offset = gridOffset(
      item.pointee.justify, isSafe: item.pointee.bits.contains(.isJustifiedSafely),
      free: item.pointee.areaWidth - item.pointee.width - resolved.marginWidth,
      before: isReversed ? resolved.marginRight : resolved.marginLeft,
      isAutoBefore: resolved.autoMargins.contains(isReversed ? .right : .left),
      isAutoAfter: resolved.autoMargins.contains(isReversed ? .left : .right))
    let start = run.pointee.columns.pointee.tracks[Int(item.pointee.column)].offset
    return run.pointee.left(start + offset, item.pointee.width)
  }

  @inline(__always) func verticalPlace(
    _ item: UnsafeMutablePointer<GridBox>, _ run: UnsafeMutablePointer<GridRun>
  ) -> Float {
    let resolved = item.pointee.resolved
    let row = run.pointee.rows.pointee.tracks + Int(item.pointee.row)
    let top = run.pointee.insets.top + row.pointee.offset
    if item.pointee.isAlignedByBaseline {
      return top + row.pointee.ascent - item.pointee.ascent + resolved.marginTop
    }
    if item.pointee.isAlignedByLastBaseline {
      let last = run.pointee.rows.pointee.tracks + Int(item.pointee.end(false)) - 1
      return top + item.pointee.areaHeight - last.pointee.descent + item.pointee.ascent
        - resolved.marginBottom - item.pointee.height
    }
    return top
      + gridOffset(
        item.pointee.align, isSafe: item.pointee.bits.contains(.isAlignedSafely),
        free: item.pointee.areaHeight - item.pointee.height - resolved.marginHeight,
        before: resolved.marginTop, isAutoBefore: resolved.autoMargins.contains(.top),
        isAutoAfter: resolved.autoMargins.contains(.bottom))
  }
}
