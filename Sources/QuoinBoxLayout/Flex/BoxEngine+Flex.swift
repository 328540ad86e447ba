extension BoxEngine {
  /// CSS Flexbox §9 Flex Layout Algorithm.
  mutating func layoutFlex(_ box: Int32, _ request: Request) -> Answer {
    if let answer = layoutStack(box, request) { return answer }
    let mark = state.pointee.items.mark
    let run = openRun(box, request)
    sizeLines(run, request)
    let answer = placeLines(run, request)
    state.pointee.items.release(mark)
    return answer
  }

  /// The same of a box whose height is the least one: where the items need more, all is laid out in
  /// that, and percentages refer to the least height still.
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

  /// §9.2 to §9.4, as far as the sizes of the lines.
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

  /// §9.4 to §9.6 from the sizes of the lines on, and the places of the items.
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
    noteSensitivity(run)
    node(box).pointee.flags.remove(.isStack)
    finish(
      box, answer, request, isComplete: isComplete, hasEscapees: run.pointee.hasEscapees)
    return answer
  }

  /// The height of a border box that its items make, if that is more than the least one.
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
        // What is stretched in a single line has the line's size, and needs no more.
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

  /// CSS Flexbox §9.9 Intrinsic Sizes: the width of the border box under min- or max-content.
  mutating func flexContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float, isHeightDefinite: Bool,
    heightLimit: Float
  ) -> Float {
    let mark = state.pointee.items.mark
    let run = openRun(
      box, width: .nan, height: height, block: block, isHeightDefinite: isHeightDefinite,
      heightLimit: heightLimit, laysOut: false)
    collectItems(run)
    let width = intrinsicWidth(run, isMax: isMax) + run.pointee.insets.horizontal
    state.pointee.items.release(mark)
    return width
  }

  /// §9.1 Initial Setup: room for all items.
  mutating func openRun(
    _ box: Int32, width: Float, height: Float, block: Float, isHeightDefinite: Bool,
    heightLimit: Float, laysOut: Bool
  ) -> UnsafeMutablePointer<FlexRun> {
    let style = styleOf(box)
    let count = boxCount(in: box)
    let run = state.pointee.items.take(FlexRun.self, 1)
    run.initialize(
      to: FlexRun(
        box, style, insets: insets(box, block: block, width: width),
        items: state.pointee.items.take(FlexBox.self, count),
        lines: state.pointee.items.take(
          FlexLine.self, style.pointee.flexWrap == .nowrap ? 1 : max(1, count)),
        width: width, height: height, isHeightDefinite: isHeightDefinite, heightLimit: heightLimit,
        laysOut: laysOut))
    return run
  }

  /// CSS Sizing §4: the width of the content box for a question that leaves it open.
  private mutating func openWidth(_ run: UnsafeMutablePointer<FlexRun>, available: Float) -> Float {
    let widest = intrinsicWidth(run, isMax: true)
    let room = max(0, available - run.pointee.insets.horizontal)
    guard widest > room else { return widest }
    return max(room, intrinsicWidth(run, isMax: false))
  }

  /// Whether the same height leads to another layout if it is definite: if a child's own height
  /// refers to it, or that of something in a child of which the height is definite with it.
  private func noteSensitivity(_ run: UnsafeMutablePointer<FlexRun>) {
    if run.pointee.isSensitive || run.pointee.refersToHeight
      // Browsers break the lines of a column anew where its height is definite.
      || (!run.pointee.isRow && run.pointee.isWrapping)
      || !styleOf(run.pointee.container).pointee.percentages.isDisjoint(with: .rowGap)
    {
      node(run.pointee.container).pointee.flags.insert(.isHeightSensitive)
    } else {
      node(run.pointee.container).pointee.flags.remove(.isHeightSensitive)
    }
  }
}
