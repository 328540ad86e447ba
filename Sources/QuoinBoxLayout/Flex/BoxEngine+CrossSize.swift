extension BoxEngine {
  /// Determines the hypothetical cross size of each item: CSS Flexbox §9.4, step 7.
  mutating func determineHypotheticalCrossSizes(_ run: UnsafeMutablePointer<FlexRun>) {
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      item.pointee.cross = hypotheticalCross(item, run)
    }
  }

  private mutating func hypotheticalCross(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    if run.pointee.isRow,
      !item.pointee.bits.isDisjoint(with: [.minHeightIsContent, .maxHeightIsContent])
    {
      let height =
        item.pointee.ratio > 0
        ? run.pointee.ratioCross(item.pointee, fromMain: item.pointee.main)
        : contentHeight(item, width: item.pointee.main, run)
      if item.pointee.bits.contains(.minHeightIsContent) {
        item.pointee.minCross = max(item.pointee.minCross, height)
      }
      if item.pointee.bits.contains(.maxHeightIsContent) { item.pointee.maxCross = height }
      run.pointee.determineDefiniteCross(item)
    }
    let definite = item.pointee.definiteCross
    if definite.isKnown, !item.pointee.bits.contains(.crossFollowsMain) { return definite }
    if item.pointee.ratio > 0 {
      let length = run.pointee.ratioCross(item.pointee, fromMain: item.pointee.main)
      return item.pointee.clampCross(max(length, contentMinimum(item, length, run)))
    }
    if run.pointee.isRow {
      return item.pointee.clampCross(contentHeight(item, width: item.pointee.main, run))
    }
    let isDefinite = hasDefiniteHeight(item, run)
    return fitContentWidth(
      item, height: isDefinite ? item.pointee.main : .nan, isHeightDefinite: isDefinite, run)
  }

  /// Returns the automatic minimum of a cross size by the aspect ratio: CSS Sizing 4 §4.1.
  mutating func contentMinimum(
    _ item: UnsafeMutablePointer<FlexBox>, _ length: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    guard item.pointee.bits.contains(.hasAutoMinCross),
      // An unresolved percentage is not the keyword `auto`.
      item.pointee.preferredCross.isKnown
        || !styleOf(item.pointee.box).pointee.percentages.contains(
          run.pointee.isRow ? .height : .width),
      item.pointee.bits.isDisjoint(with: .isFirmlyProportional)
    else { return 0 }
    if run.pointee.isRow {
      return leastHeight(item, width: item.pointee.main, item.pointee.clampCross(length), run)
    }
    return intrinsicWidth(item.pointee.box, isMax: false, block: run.pointee.innerWidth)
  }

  /// Calculates the cross size of each line: §9.4, step 8.
  ///
  /// It is the definite cross size of a single-line container, or the largest outer size, where items with a shared
  /// baseline count with the largest parts above and below it.
  mutating func calculateLineCrossSizes(_ run: UnsafeMutablePointer<FlexRun>) {
    if !run.pointee.isWrapping, run.pointee.innerCross.isKnown {
      run.pointee.lines[0].cross = run.pointee.innerCross
      if run.pointee.hasBaselines { _ = largestOuterCross(run, run.pointee.lines) }
      return
    }
    for index in 0..<run.pointee.lineCount {
      run.pointee.lines[index].cross = largestOuterCross(run, run.pointee.lines + index)
    }
  }

  private mutating func largestOuterCross(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: UnsafeMutablePointer<FlexLine>
  ) -> Float {
    var above = -Float.infinity
    var below = -Float.infinity
    // The same for last baselines.
    var lastAbove = -Float.infinity
    var lastBelow = -Float.infinity
    var largest: Float = 0
    for index in line.pointee.first..<line.pointee.first + line.pointee.count {
      let item = run.pointee.items + index
      let outer = item.pointee.cross + item.pointee.marginCross
      if item.pointee.isAlignedByBaseline {
        item.pointee.baseline = run.pointee.isRow ? itemBaseline(item, run) : 0
        let ascent = distanceToBaseline(item.pointee, run)
        above = max(above, ascent)
        below = max(below, outer - ascent)
      } else if item.pointee.isAlignedByLastBaseline {
        item.pointee.baseline = run.pointee.isRow ? itemLastBaseline(item, run) : 0
        let ascent = distanceToBaseline(item.pointee, run)
        lastAbove = max(lastAbove, ascent)
        lastBelow = max(lastBelow, outer - ascent)
      } else {
        largest = max(largest, outer)
      }
    }
    if lastAbove > -.infinity {
      line.pointee.lastBaseline = lastBelow
      largest = max(largest, lastAbove + lastBelow)
    }
    guard above > -.infinity else { return largest }
    line.pointee.baseline = above
    return max(largest, above + below)
  }

  /// Returns the distance from an item's outer cross start to its baseline across the main axis.
  ///
  /// Lines of text do not run along a column, so browsers use the border box's left side there (CSS Box Alignment
  /// §9.1).
  func distanceToBaseline(_ item: FlexBox, _ run: UnsafeMutablePointer<FlexRun>) -> Float {
    item.marginCrossStart
      + (run.pointee.isCrossReversed ? item.cross - item.baseline : item.baseline)
  }

  /// Computes the used cross size of the container, step 9 (`align-content: stretch`) and the positions of the lines
  /// (§9.6, steps 15 and 16).
  func alignLines(_ run: UnsafeMutablePointer<FlexRun>) {
    let isOpen = !run.pointee.innerCross.isKnown
    guard run.pointee.isWrapping else {
      if isOpen { run.pointee.innerCross = run.pointee.lines[0].cross }
      run.pointee.lines[0].cross = run.pointee.innerCross
      run.pointee.lines[0].offset = 0
      return
    }
    var sum: Double = 0
    for index in 0..<run.pointee.lineCount { sum += Double(run.pointee.lines[index].cross) }
    let gaps = Double(run.pointee.gapCross) * Double(run.pointee.lineCount - 1)
    if isOpen { run.pointee.innerCross = Float((sum + gaps).finiteLength) }
    var free = Float(Double(run.pointee.innerCross) - sum - gaps)
    let alignment = styleOf(run.pointee.container).pointee.alignContent
    if free > 0, alignment.keyword == .normal || alignment.keyword == .stretch {
      let share = free / Float(run.pointee.lineCount)
      for index in 0..<run.pointee.lineCount { run.pointee.lines[index].cross += share }
      free = 0
    }
    // The start of the layout direction is cross start, except on a reversed axis.
    let isStartReversed =
      run.pointee.isRow
      ? run.pointee.isCrossReversed : run.pointee.isCrossReversed != run.pointee.isRightToLeft
    let space = distribute(
      alignment, free, over: run.pointee.lineCount, towardStart: isStartReversed ? free : 0,
      left: nil)
    var offset = Double(space.before)
    for index in 0..<run.pointee.lineCount {
      run.pointee.lines[index].offset = Float(offset)
      offset += Double(run.pointee.lines[index].cross + space.between + run.pointee.gapCross)
    }
  }

  /// Determines the used cross size of each item: §9.4, step 11.
  mutating func stretchItems(_ run: UnsafeMutablePointer<FlexRun>) {
    // With a definite cross size, the items of a single line already have theirs.
    if !run.pointee.isWrapping, !run.pointee.isRow { return }
    for lineIndex in 0..<run.pointee.lineCount {
      let line = run.pointee.lines[lineIndex]
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        if item.pointee.bits.contains(.refersToLine) {
          if run.pointee.isRow {
            takeLineSize(item, line.cross)
          } else {
            takeLineWidth(item, run, line.cross)
          }
        }
        if item.pointee.bits.contains(.stretches) {
          item.pointee.cross = item.pointee.clampCross(line.cross - item.pointee.marginCross)
          // With the height keyword `stretch`, the item may be aligned by its baseline, too.
          if item.pointee.isAlignedByBaseline { item.pointee.baseline = itemBaseline(item, run) }
          if item.pointee.isAlignedByLastBaseline {
            item.pointee.baseline = itemLastBaseline(item, run)
          }
        } else if !run.pointee.isRow, run.pointee.isWrapping, !item.pointee.preferredCross.isKnown,
          item.pointee.ratio == 0
        {
          // As in browsers, the available width of the others is that of their line.
          let isDefinite = hasDefiniteHeight(item, run)
          item.pointee.cross = fitContentWidth(
            item, height: isDefinite ? item.pointee.main : .nan, isHeightDefinite: isDefinite,
            run, line: line.cross)
        }
      }
    }
  }

  /// Resolves the keyword `stretch` of the height of a row's item, or of its limits, to the size of the line, as in
  /// browsers.
  private func takeLineSize(_ item: UnsafeMutablePointer<FlexBox>, _ line: Float) {
    let style = styleOf(item.pointee.box)
    let size = max(item.pointee.outsideCross, line - item.pointee.marginCross)
    if style.pointee.keyword(.minHeight) == .stretch { item.pointee.minCross = size }
    if style.pointee.keyword(.maxHeight) == .stretch { item.pointee.maxCross = size }
    if style.pointee.keyword(.height) == .stretch { item.pointee.bits.insert(.stretches) }
    item.pointee.cross = item.pointee.clampCross(item.pointee.cross)
  }

  /// Resolves the keywords that refer to the available width, in wrapping columns.
  private mutating func takeLineWidth(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>, _ line: Float
  ) {
    let style = styleOf(item.pointee.box)
    let room = max(item.pointee.outsideCross, line - item.pointee.marginCross)
    if let size = widthInLine(item, style.pointee.keyword(.minWidth), room, run) {
      item.pointee.minCross = size
    }
    if let size = widthInLine(item, style.pointee.keyword(.maxWidth), room, run) {
      item.pointee.maxCross = size
    }
    if style.pointee.keyword(.width) == .stretch { item.pointee.preferredCross = room }
    if item.pointee.preferredCross.isKnown {
      item.pointee.cross = item.pointee.clampCross(item.pointee.preferredCross)
    }
  }

  /// Returns the width for a keyword in the available width of a line, if it refers to that.
  private mutating func widthInLine(
    _ item: UnsafeMutablePointer<FlexBox>, _ word: SizeKeyword, _ room: Float,
    _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float? {
    switch word {
    case .stretch: return room
    case .fitContent:
      let width = intrinsicWidth(item.pointee.box, isMax: true, block: run.pointee.innerWidth)
      if width <= room { return width }
      return max(
        room, intrinsicWidth(item.pointee.box, isMax: false, block: run.pointee.innerWidth))
    default: return nil
    }
  }

  /// Whether percentages of an item's children may refer to its height (CSS Flexbox §9.8).
  @inline(__always)
  func hasDefiniteHeight(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Bool {
    if item.pointee.ratio > 0 { return true }
    if run.pointee.isRow {
      return item.pointee.preferredCross.isKnown || item.pointee.bits.contains(.stretches)
    }
    return run.pointee.isHeightDefinite || item.pointee.bits.contains(.basisIsLength)
      || (item.pointee.preferredMain.isKnown
        // The lines of a column break again at its resulting height.
        && (!item.pointee.bits.contains(.basisIsContent) || breaksAtHeight(node(item.pointee.box))))
  }
}
