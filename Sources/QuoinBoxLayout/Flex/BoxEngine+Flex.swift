extension BoxEngine {
  /// CSS Flexbox §9 Flex Layout Algorithm.
  mutating func layoutFlex(_ box: Int32, _ request: Request) -> Answer {
    let mark = items.mark
    var run = openRun(
      box, width: request.width, height: request.height, block: request.block,
      isHeightDefinite: request.isHeightDefinite, heightLimit: request.heightLimit, laysOut: true)
    collectItems(&run)
    if !run.innerWidth.isKnown {
      let refersToWidth = run.refersToWidth
      run.innerWidth = openWidth(&run, available: request.available)
      // Percentages refer to the width now that it is known; in a column the items are as wide as it.
      if refersToWidth || !run.isRow {
        collectItems(&run)
        if run.isRow { determineFlexBaseSizes(&run) }
      }
      if !run.isRow { determineFlexBaseSizes(&run) }
    } else {
      determineFlexBaseSizes(&run)
    }
    collectLines(&run)
    resolveFlexibleLengths(&run)
    determineHypotheticalCrossSizes(&run)
    calculateLineCrossSizes(&run)
    alignLines(&run)
    stretchItems(&run)
    alignMain(&run)
    alignCross(&run)
    var answer = Answer(
      width: request.width.isKnown ? request.width : run.innerWidth + run.insets.horizontal,
      height: request.height.isKnown ? request.height : run.innerHeight + run.insets.vertical)
    let isComplete = placeItems(&run, isFinal: request.isFinal)
    if request.needsBaseline { answer.baseline = containerBaseline(run) }
    noteSensitivity(run)
    items.release(mark)
    finish(
      box, answer, request, isComplete: isComplete, hasEscapees: run.hasEscapees)
    return answer
  }

  /// CSS Flexbox §9.9 Intrinsic Sizes: the width of the border box under min- or max-content.
  mutating func flexContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float, isHeightDefinite: Bool,
    heightLimit: Float
  ) -> Float {
    let mark = items.mark
    var run = openRun(
      box, width: .nan, height: height, block: block, isHeightDefinite: isHeightDefinite,
      heightLimit: heightLimit, laysOut: false)
    collectItems(&run)
    let width = intrinsicWidth(&run, isMax: isMax)
    items.release(mark)
    return width + run.insets.horizontal
  }

  /// §9.1 Initial Setup: room for all items.
  private mutating func openRun(
    _ box: Int32, width: Float, height: Float, block: Float, isHeightDefinite: Bool,
    heightLimit: Float, laysOut: Bool
  ) -> FlexRun {
    var count = 0
    var child = firstBox(in: box)
    while child >= 0 {
      count += 1
      child = self.box(after: child, in: box)
    }
    let style = styleOf(box)
    return FlexRun(
      box, style, insets: insets(box, block: block), items: items.take(FlexBox.self, count),
      lines: items.take(FlexLine.self, style.pointee.flexWrap == .nowrap ? 1 : max(1, count)),
      width: width, height: height, isHeightDefinite: isHeightDefinite, heightLimit: heightLimit,
      laysOut: laysOut)
  }

  /// CSS Sizing §4: the width of the content box for a question that leaves it open.
  private mutating func openWidth(_ run: inout FlexRun, available: Float) -> Float {
    let widest = intrinsicWidth(&run, isMax: true)
    let room = max(0, available - run.insets.horizontal)
    guard widest > room else { return widest }
    return max(room, intrinsicWidth(&run, isMax: false))
  }

  /// Whether the same height leads to another layout if it is definite: if a child's own height
  /// refers to it, or that of something in a child of which the height is definite with it.
  private func noteSensitivity(_ run: FlexRun) {
    var isSensitive =
      run.refersToHeight
      || !styleOf(run.container).pointee.percentages.isDisjoint(with: .rowGap)
    var index = 0
    while !isSensitive, index < run.count {
      let item = run.items + index
      isSensitive =
        node(item.pointee.box).pointee.flags.contains(.isHeightSensitive)
        || (item.pointee.ratio > 0 && run.isRow)
      index += 1
    }
    if isSensitive {
      node(run.container).pointee.flags.insert(.isHeightSensitive)
    } else {
      node(run.container).pointee.flags.remove(.isHeightSensitive)
    }
  }
}
