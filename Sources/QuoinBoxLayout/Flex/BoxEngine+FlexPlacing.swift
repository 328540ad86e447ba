extension BoxEngine {
  /// Gives each item its place; says whether all that is in them lies as it should.
  mutating func placeItems(_ run: inout FlexRun, isFinal: Bool) -> Bool {
    var isComplete = true
    for index in 0..<run.count {
      let item = run.items + index
      let main = item.pointee.main
      let cross = item.pointee.cross
      let mainStart = run.isRow ? run.insets.left : run.insets.top
      let crossStart = run.isRow ? run.insets.top : run.insets.left
      let along =
        mainStart
        + (run.isMainReversed
          ? run.innerMain - item.pointee.mainOffset - main : item.pointee.mainOffset)
      let across =
        crossStart
        + (run.isCrossReversed
          ? run.innerCross - item.pointee.crossOffset - cross : item.pointee.crossOffset)
      var x = run.isRow ? along : across
      var y = run.isRow ? across : along
      if item.pointee.bits.contains(.isRelative) {
        let shift = relativeShift(
          item.pointee.box, width: run.innerWidth, height: run.blockHeight,
          isRightToLeft: run.isRightToLeft)
        x += shift.x
        y += shift.y
      }
      let isReady = place(
        item.pointee.box, x: x.limited, y: y.limited, width: run.isRow ? main : cross,
        height: run.isRow ? cross : main, isHeightDefinite: hasDefiniteHeight(item, run),
        block: run.innerWidth, isFinal: isFinal)
      if !isReady { isComplete = false }
      if hasEscapees(item.pointee.box) { run.hasEscapees = true }
    }
    return isComplete
  }

  /// Whether a box holds absolutely positioned ones that refer to a box further up.
  @inline(__always) func hasEscapees(_ box: Int32) -> Bool {
    node(box).pointee.flags.contains(.hasEscapees)
      && styleOf(box).pointee.position == .static
  }

  /// CSS Positioned Layout §3.3: the way by which a relatively positioned box is moved.
  ///
  /// Of two opposite insets the one on the start side wins.
  func relativeShift(
    _ box: Int32, width: Float, height: Float, isRightToLeft: Bool
  ) -> (x: Float, y: Float) {
    let style = styleOf(box)
    let left = length(style.pointee.insetLeft_, .insetLeft, style, of: width)
    let right = length(style.pointee.insetRight_, .insetRight, style, of: width)
    let top = length(style.pointee.insetTop_, .insetTop, style, of: height)
    let bottom = length(style.pointee.insetBottom_, .insetBottom, style, of: height)
    let x: Float
    if left.isKnown, right.isKnown {
      x = isRightToLeft ? -right : left
    } else {
      x = left.isKnown ? left : -right.orZero
    }
    return (x, top.isKnown ? top : -bottom.orZero)
  }

  /// The baseline of an item at its used size, or the bottom of its border box.
  mutating func itemBaseline(_ item: UnsafeMutablePointer<FlexBox>, _ run: FlexRun) -> Float {
    let width = run.isRow ? item.pointee.main : item.pointee.cross
    let height = run.isRow ? item.pointee.cross : item.pointee.main
    let baseline = baseline(
      item.pointee.box, width: width, height: height,
      isHeightDefinite: hasDefiniteHeight(item, run), block: run.innerWidth)
    return baseline.isKnown ? baseline : height
  }

  /// The first baseline of a box of a given size from its top, or NaN if it has none.
  mutating func baseline(
    _ box: Int32, width: Float, height: Float, isHeightDefinite: Bool, block: Float,
    collapses: Bool = false, hasOwnHeight: Bool = false
  ) -> Float {
    let node = node(box)
    if isLeaf(node), !node.pointee.flags.contains(.isMeasured) { return .nan }
    var request = Request(width: width, block: block)
    request.height = height
    request.isHeightDefinite = isHeightDefinite
    request.needsBaseline = true
    request.collapses = collapses
    request.hasOwnHeight = hasOwnHeight
    let baseline = layout(box, request).baseline
    guard baseline.isKnown else { return .nan }
    // CSS Align §9.1: the baseline of a scroll container is kept within its border box.
    let style = styleOf(box)
    guard style.pointee.overflowY.isScrollContainer || style.pointee.overflowX.isScrollContainer
    else { return baseline }
    return max(0, min(baseline, height))
  }

  /// CSS Flexbox §8.5 Flex Container Baselines: the first baseline, from the border box's top.
  ///
  /// The first line and the first item are meant as they lie: of a reversed one it is the last.
  mutating func containerBaseline(_ run: FlexRun) -> Float {
    guard run.count > 0 else { return .nan }
    let isWrapReverse = run.isCrossReversed != (!run.isRow && run.isRightToLeft)
    let line = run.lines[isWrapReverse ? run.lineCount - 1 : 0]
    let isReverse = run.isMainReversed != (run.isRow && run.isRightToLeft)
    var chosen = isReverse ? line.first + line.count - 1 : line.first
    if run.isRow {
      for index in line.first..<line.first + line.count
      where run.items[index].isAlignedByBaseline {
        chosen = index
        break
      }
    }
    let item = run.items + chosen
    return node(item.pointee.box).pointee.y + itemBaseline(item, run)
  }
}
