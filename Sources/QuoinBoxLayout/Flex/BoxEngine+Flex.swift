extension BoxEngine {
  /// Lays out a flex container: CSS Flexbox §9 Flex Layout Algorithm.
  mutating func layoutFlex(_ box: Int32, _ request: Request) -> Answer {
    if let answer = layoutStack(box, request) { return answer }
    let mark = state.pointee.items.mark
    let run = openRun(box, request)
    sizeLines(run, request)
    let answer = placeLines(run, request)
    state.pointee.items.release(mark)
    return answer
  }

  /// Lays out a flex container whose height is a minimum.
  ///
  /// If the items need more, everything is laid out in that height, while percentages still refer
  /// to the minimum.
  @inline(never)
  mutating func layoutLeastFlex(_ box: Int32, _ request: Request) -> Answer {
    let mark = state.pointee.items.mark
    defer { state.pointee.items.release(mark) }
    var run = openRun(box, request)
    sizeLines(run, request)
    guard let height = naturalHeight(run) else { return placeLines(run, request) }
    let basis = run.pointee.innerHeight
    state.pointee.items.release(mark)
    var higher = request
    higher.height = height
    higher.isLeast = false
    run = openRun(box, higher)
    run.pointee.blockHeight = basis
    sizeLines(run, higher)
    return placeLines(run, higher)
  }

  @inline(__always)
  private mutating func openRun(
    _ box: Int32, _ request: Request
  ) -> UnsafeMutablePointer<FlexRun> {
    openRun(
      box, width: request.width, height: request.height, block: request.block,
      isHeightDefinite: request.isHeightDefinite, heightLimit: request.heightLimit, laysOut: true)
  }

  /// Performs §9.2 to §9.4, up to the sizes of the lines.
  @inline(__always)
  private mutating func sizeLines(_ run: UnsafeMutablePointer<FlexRun>, _ request: Request) {
    collectItems(run)
    if !run.pointee.innerWidth.isKnown {
      run.pointee.innerWidth = openWidth(run, available: request.available)
      if !run.pointee.isRow || run.pointee.refersToWidth { collectReferringItems(run) }
    } else {
      determineFlexBaseSizes(run)
    }
    collectLines(run)
    resolveFlexibleLengths(run)
    determineHypotheticalCrossSizes(run)
    calculateLineCrossSizes(run)
  }

  /// Performs §9.4 to §9.6 after the sizes of the lines, and places the items.
  @inline(__always)
  private mutating func placeLines(
    _ run: UnsafeMutablePointer<FlexRun>, _ request: Request
  ) -> Answer {
    let box = run.pointee.container
    alignLines(run)
    stretchItems(run)
    alignMain(run)
    alignCross(run)
    var answer = Answer(
      width: request.width.isKnown
        ? request.width : run.pointee.innerWidth + run.pointee.insets.horizontal,
      height: request.height.isKnown
        ? request.height : run.pointee.innerHeight + run.pointee.insets.vertical)
    let isComplete = placeItems(run, isFinal: request.isFinal)
    if request.needsBaseline { answer.baseline = containerBaseline(run) }
    noteLastBaseline(run)
    noteSensitivity(run)
    node(box).pointee.flags.remove(.isStack)
    finish(
      box, answer, request, isComplete: isComplete, hasOuterAbsolutes: run.pointee.hasOuterAbsolutes
    )
    return answer
  }

  /// Returns the height of a border box for its items, if that exceeds the minimum.
  @inline(never)
  private mutating func naturalHeight(_ run: UnsafeMutablePointer<FlexRun>) -> Float? {
    var sum: Double = 0
    for lineIndex in 0..<run.pointee.lineCount {
      let line = run.pointee.lines[lineIndex]
      if !run.pointee.isRow {
        sum = max(sum, line.needed)
        continue
      }
      var largest: Float = 0
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        var cross = item.pointee.cross
        // A stretched item in a single line has the line's size, and needs no more.
        let isStretched = item.pointee.bits.contains(.stretches) && !run.pointee.isWrapping
        if !item.pointee.preferredCross.isKnown, item.pointee.ratio == 0, !isStretched {
          cross = item.pointee.clampCross(contentHeight(item, width: item.pointee.main, run))
        }
        largest = max(largest, cross + item.pointee.marginCross)
      }
      sum += Double(largest) + (lineIndex > 0 ? Double(run.pointee.gapCross) : 0)
    }
    let height = Float(sum.finiteLength)
    return height > run.pointee.innerHeight ? height + run.pointee.insets.vertical : nil
  }

  /// Returns the min-content or max-content width of the border box: CSS Flexbox §9.9 Intrinsic
  /// Sizes.
  mutating func flexContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float, isHeightDefinite: Bool,
    heightLimit: Float
  ) -> Float {
    if let width = stackContentWidth(box, isMax: isMax, block: block) { return width }
    let mark = state.pointee.items.mark
    let run = openRun(
      box, width: .nan, height: height, block: block, isHeightDefinite: isHeightDefinite,
      heightLimit: heightLimit, laysOut: false)
    collectItems(run)
    let width = intrinsicWidth(run, isMax: isMax) + run.pointee.insets.horizontal
    state.pointee.items.release(mark)
    return width
  }

  /// Allocates a run with memory for all items: §9.1 Initial Setup.
  mutating func openRun(
    _ box: Int32, width: Float, height: Float, block: Float, isHeightDefinite: Bool,
    heightLimit: Float, laysOut: Bool
  ) -> UnsafeMutablePointer<FlexRun> {
    let style = styleOf(box)
    let count = boxCount(in: box)
    let run = state.pointee.items.allocate(FlexRun.self, 1)
    run.initialize(
      to: FlexRun(
        box, style, insets: insets(box, block: block, width: width),
        items: state.pointee.items.allocate(FlexBox.self, count),
        lines: state.pointee.items.allocate(
          FlexLine.self, style.pointee.flexWrap == .nowrap ? 1 : max(1, count)),
        width: width, height: height, isHeightDefinite: isHeightDefinite, heightLimit: heightLimit,
        laysOut: laysOut))
    return run
  }

  /// Returns the width of the content box for a request that leaves it open: CSS Sizing §4.
  private mutating func openWidth(_ run: UnsafeMutablePointer<FlexRun>, available: Float) -> Float {
    let widest = intrinsicWidth(run, isMax: true)
    let room = max(0, available - run.pointee.insets.horizontal)
    guard widest > room else { return widest }
    return max(room, intrinsicWidth(run, isMax: false))
  }

  /// Records whether the layout depends on the height being definite.
  ///
  /// It does if a child's own height refers to it, or that of a descendant whose containing height
  /// is definite with it.
  private func noteSensitivity(_ run: UnsafeMutablePointer<FlexRun>) {
    if run.pointee.isSensitive || run.pointee.refersToHeight
      // Browsers break the lines of a column again at a definite height.
      || (!run.pointee.isRow && run.pointee.isWrapping)
      || !styleOf(run.pointee.container).pointee.percentages.isDisjoint(with: .rowGap)
    {
      node(run.pointee.container).pointee.flags.insert(.isHeightSensitive)
    } else {
      node(run.pointee.container).pointee.flags.remove(.isHeightSensitive)
    }
  }
}
