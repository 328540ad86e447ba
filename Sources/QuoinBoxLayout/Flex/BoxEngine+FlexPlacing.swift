extension BoxEngine {
  /// Places each item, and returns whether all descendants are placed.
  mutating func placeItems(_ run: UnsafeMutablePointer<FlexRun>, isFinal: Bool) -> Bool {
    var isComplete = true
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let main = item.pointee.main
      let cross = item.pointee.cross
      let mainStart = run.pointee.isRow ? run.pointee.insets.left : run.pointee.insets.top
      let crossStart = run.pointee.isRow ? run.pointee.insets.top : run.pointee.insets.left
      let along =
        mainStart
        + (run.pointee.isMainReversed
          ? run.pointee.innerMain - item.pointee.mainOffset - main : item.pointee.mainOffset)
      let across =
        crossStart
        + (run.pointee.isCrossReversed
          ? run.pointee.innerCross - item.pointee.crossOffset - cross : item.pointee.crossOffset)
      var x = run.pointee.isRow ? along : across
      var y = run.pointee.isRow ? across : along
      if item.pointee.bits.contains(.isRelative) {
        let shift = relativeShift(
          item.pointee.box, width: run.pointee.innerWidth, height: run.pointee.blockHeight,
          isRightToLeft: run.pointee.isRightToLeft)
        x += shift.x
        y += shift.y
      }
      let isReady = place(
        item.pointee.box, x: x.limited, y: y.limited, width: run.pointee.isRow ? main : cross,
        height: run.pointee.isRow ? cross : main, isHeightDefinite: hasDefiniteHeight(item, run),
        block: run.pointee.innerWidth, isFinal: isFinal, least: item.pointee.usedLeast)
      if !isReady { isComplete = false }
      let flags = node(item.pointee.box).pointee.flags
      if flags.contains(.hasOuterAbsolutes), hasOuterAbsolutes(item.pointee.box) {
        run.pointee.hasOuterAbsolutes = true
      }
      if flags.contains(.isHeightSensitive) || (item.pointee.ratio > 0 && run.pointee.isRow) {
        run.pointee.isSensitive = true
      }
    }
    return isComplete
  }

  /// Whether a box has absolutely positioned descendants whose containing block is a box around it.
  @inline(__always) func hasOuterAbsolutes(_ box: Int32) -> Bool {
    passesAbsolutesOn(box) && !node(box).pointee.flags.contains(.isHeldInLine)
  }

  /// Whether a box has absolutely positioned descendants for which it is not the containing block.
  @inline(__always) func passesAbsolutesOn(_ box: Int32) -> Bool {
    node(box).pointee.flags.contains(.hasOuterAbsolutes)
      && styleOf(box).pointee.position == .static
  }

  /// Returns the offset of a relatively positioned box: CSS Positioned Layout §3.3.
  ///
  /// Among two opposite insets, the one on the start side takes precedence.
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

  /// Returns the baseline of an item at its used size, or the bottom of its border box.
  mutating func itemBaseline(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    let width = run.pointee.isRow ? item.pointee.main : item.pointee.cross
    let height = run.pointee.isRow ? item.pointee.cross : item.pointee.main
    let baseline = baseline(
      item.pointee.box, width: width, height: height,
      isHeightDefinite: hasDefiniteHeight(item, run), block: run.pointee.innerWidth,
      least: item.pointee.usedLeast)
    return baseline.isKnown ? baseline : height
  }

  /// Returns the last baseline of an item at its used size, or the bottom of its border box.
  mutating func itemLastBaseline(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    var request = Request(width: item.pointee.main, block: run.pointee.innerWidth)
    request.height = item.pointee.cross
    request.isHeightDefinite = hasDefiniteHeight(item, run)
    request.setMinimumHeight(item.pointee.usedLeast)
    let baseline = lastBaseline(item.pointee.box, request)
    return baseline.isKnown ? baseline : item.pointee.cross
  }

  /// Returns the first baseline of a box of a given size from its top, or NaN if it has none.
  mutating func baseline(
    _ box: Int32, width: Float, height: Float, isHeightDefinite: Bool, block: Float,
    collapses: Bool = false, hasOwnHeight: Bool = false, least: Float = .nan
  ) -> Float {
    let node = node(box)
    if isLeaf(node), !node.pointee.flags.contains(.isMeasured) { return .nan }
    // CSS Containment 1 §3.3.
    if node.pointee.style.containment.contains(.layout) { return .nan }
    var request = Request(width: width, block: block)
    request.height = height
    request.isHeightDefinite = isHeightDefinite
    request.needsBaseline = true
    request.collapses = collapses
    request.hasOwnHeight = hasOwnHeight
    request.setMinimumHeight(least)
    return firstBaseline(of: box, layout(box, request).baseline, height: height)
  }

  /// Returns the baseline that a box has for its container, which may differ from that of its content.
  func firstBaseline(of box: Int32, _ baseline: Float, height: Float) -> Float {
    guard baseline.isKnown, !node(box).pointee.style.containment.contains(.layout) else {
      return .nan
    }
    // CSS Align §9.1: the baseline of a scroll container is clamped to its border box.
    let style = styleOf(box)
    guard style.pointee.overflowY.isScrollContainer || style.pointee.overflowX.isScrollContainer
    else { return baseline }
    return max(0, min(baseline, height))
  }

  /// Returns the first baseline from the border box's top: CSS Flexbox §8.5 Flex Container
  /// Baselines.
  ///
  /// The first line and item are determined visually: in reversed containers they are the last
  /// ones.
  mutating func containerBaseline(_ run: UnsafeMutablePointer<FlexRun>) -> Float {
    guard run.pointee.count > 0 else { return .nan }
    let line = run.pointee.lines[run.pointee.isWrapReverse ? run.pointee.lineCount - 1 : 0]
    let shared =
      sharingItem(line, run) { $0.isAlignedByBaseline }
      ?? sharingItem(line, run) { $0.isAlignedByLastBaseline }
    if let shared { return placedY(shared, run) + shared.pointee.baseline }
    let item =
      run.pointee.items + (run.pointee.isReverse ? line.first + line.count - 1 : line.first)
    return placedY(item, run) + itemBaseline(item, run)
  }

  /// Notes where the last baseline is, which is determined as the first one is, from the other end.
  mutating func noteLastBaseline(_ run: UnsafeMutablePointer<FlexRun>) {
    let container = node(run.pointee.container)
    (container.pointee.sharedLastBaseline, container.pointee.lastItem) = (.nan, -1)
    guard run.pointee.count > 0 else { return }
    let line = run.pointee.lines[run.pointee.isWrapReverse ? 0 : run.pointee.lineCount - 1]
    let shared =
      sharingItem(line, run) { $0.isAlignedByLastBaseline }
      ?? sharingItem(line, run) { $0.isAlignedByBaseline }
    if let shared {
      container.pointee.sharedLastBaseline = placedY(shared, run) + shared.pointee.baseline
    } else {
      let last = run.pointee.isReverse ? line.first : line.first + line.count - 1
      container.pointee.lastItem = run.pointee.items[last].box
    }
  }

  /// Returns the first item in a line of a row that shares a baseline according to a closure.
  @inline(__always)
  private func sharingItem(
    _ line: FlexLine, _ run: UnsafeMutablePointer<FlexRun>, _ shares: (FlexBox) -> Bool
  ) -> UnsafeMutablePointer<FlexBox>? {
    guard run.pointee.isRow, run.pointee.hasBaselines else { return nil }
    for index in line.first..<line.first + line.count where shares(run.pointee.items[index]) {
      return run.pointee.items + index
    }
    return nil
  }

  /// Returns the top of a placed item without relative positioning, which does not affect other boxes.
  private func placedY(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    let y = node(item.pointee.box).pointee.y
    guard item.pointee.bits.contains(.isRelative) else { return y }
    return y
      - relativeShift(
        item.pointee.box, width: run.pointee.innerWidth, height: run.pointee.blockHeight,
        isRightToLeft: run.pointee.isRightToLeft
      ).y
  }
}
