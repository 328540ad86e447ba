extension BoxEngine {
  /// CSS Flexbox §9.4, step 7: the hypothetical cross size of each item.
  mutating func determineHypotheticalCrossSizes(_ run: inout FlexRun) {
    for index in 0..<run.count {
      let item = run.items + index
      item.pointee.cross = hypotheticalCross(item, run)
    }
  }

  private mutating func hypotheticalCross(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: FlexRun
  ) -> Float {
    if run.isRow,
      !item.pointee.bits.isDisjoint(with: [.minHeightIsContent, .maxHeightIsContent])
    {
      let height = contentHeight(item, width: item.pointee.main, run)
      if item.pointee.bits.contains(.minHeightIsContent) {
        item.pointee.minCross = max(item.pointee.minCross, height)
      }
      if item.pointee.bits.contains(.maxHeightIsContent) { item.pointee.maxCross = height }
    }
    let definite = run.definiteCross(item)
    if definite.isKnown { return definite }
    if item.pointee.ratio > 0 {
      let length = run.ratioCross(item.pointee, fromMain: item.pointee.main)
      return item.pointee.clampCross(max(length, contentMinimum(item, run)))
    }
    if run.isRow {
      return item.pointee.clampCross(contentHeight(item, width: item.pointee.main, run))
    }
    let isDefinite = hasDefiniteHeight(item, run)
    return fitContentWidth(
      item, height: isDefinite ? item.pointee.main : .nan, isHeightDefinite: isDefinite, run)
  }

  /// CSS Sizing 4 §4.1: the automatic minimum of a cross size that comes from the aspect ratio.
  mutating func contentMinimum(_ item: UnsafeMutablePointer<FlexBox>, _ run: FlexRun) -> Float {
    guard item.pointee.bits.contains(.hasAutoMinCross),
      !item.pointee.bits.contains(.isScrollContainer)
    else { return 0 }
    if run.isRow { return contentHeight(item, width: item.pointee.main, run) }
    return intrinsicWidth(item.pointee.box, isMax: false, block: run.innerWidth)
  }

  /// §9.4, step 8: the cross size of each line.
  ///
  /// The definite cross size of a container with a single line, or the largest outer size where
  /// items on the shared baseline count with the largest parts above and below it.
  mutating func calculateLineCrossSizes(_ run: inout FlexRun) {
    if !run.isWrapping, run.innerCross.isKnown {
      run.lines[0].cross = run.innerCross
      if hasBaselineItems(run, run.lines[0]) { _ = largestOuterCross(run, run.lines) }
      return
    }
    for index in 0..<run.lineCount {
      run.lines[index].cross = largestOuterCross(run, run.lines + index)
    }
  }

  private func hasBaselineItems(_ run: FlexRun, _ line: FlexLine) -> Bool {
    for index in line.first..<line.first + line.count
    where run.items[index].isAlignedByBaseline { return true }
    return false
  }

  private mutating func largestOuterCross(
    _ run: FlexRun, _ line: UnsafeMutablePointer<FlexLine>
  ) -> Float {
    var above = -Float.infinity
    var below = -Float.infinity
    var largest: Float = 0
    for index in line.pointee.first..<line.pointee.first + line.pointee.count {
      let item = run.items + index
      let outer = item.pointee.cross + item.pointee.marginCross
      if item.pointee.isAlignedByBaseline {
        item.pointee.baseline = run.isRow ? itemBaseline(item, run) : 0
        let ascent = distanceToBaseline(item.pointee, run)
        above = max(above, ascent)
        below = max(below, outer - ascent)
      } else {
        largest = max(largest, outer)
      }
    }
    guard above > -.infinity else { return largest }
    line.pointee.baseline = above
    return max(largest, above + below)
  }

  /// The distance from an item's outer cross start to its baseline across the main axis.
  ///
  /// Lines of text do not run along a column: there browsers take the border box's left side
  /// (CSS Box Alignment §9.1).
  func distanceToBaseline(_ item: FlexBox, _ run: FlexRun) -> Float {
    item.marginCrossStart + (run.isCrossReversed ? item.cross - item.baseline : item.baseline)
  }

  /// The used cross size of the container, step 9 (`align-content: stretch`) and the places of the
  /// lines (§9.6, steps 15 and 16).
  func alignLines(_ run: inout FlexRun) {
    let isOpen = !run.innerCross.isKnown
    guard run.isWrapping else {
      if isOpen { run.innerCross = run.lines[0].cross }
      run.lines[0].cross = run.innerCross
      run.lines[0].offset = 0
      return
    }
    var sum: Double = 0
    for index in 0..<run.lineCount { sum += Double(run.lines[index].cross) }
    let gaps = Double(run.gapCross) * Double(run.lineCount - 1)
    if isOpen { run.innerCross = Float((sum + gaps).finiteLength) }
    var free = Float(Double(run.innerCross) - sum - gaps)
    let alignment = styleOf(run.container).pointee.alignContent
    if free > 0, alignment.keyword == .normal || alignment.keyword == .stretch {
      let share = free / Float(run.lineCount)
      for index in 0..<run.lineCount { run.lines[index].cross += share }
      free = 0
    }
    // Where the layout direction starts is cross start, but for a reversed axis.
    let isStartReversed = run.isRow ? run.isCrossReversed : run.isCrossReversed != run.isRightToLeft
    let space = distribute(
      alignment, free, over: run.lineCount, towardStart: isStartReversed ? free : 0, left: nil)
    var offset = Double(space.before)
    for index in 0..<run.lineCount {
      run.lines[index].offset = Float(offset)
      offset += Double(run.lines[index].cross + space.between + run.gapCross)
    }
  }

  /// §9.4, step 11: the used cross size of each item.
  mutating func stretchItems(_ run: inout FlexRun) {
    for lineIndex in 0..<run.lineCount {
      let line = run.lines[lineIndex]
      for index in line.first..<line.first + line.count {
        let item = run.items + index
        if item.pointee.bits.contains(.stretches) {
          item.pointee.cross = item.pointee.clampCross(line.cross - item.pointee.marginCross)
        } else if !run.isRow, run.isWrapping, !item.pointee.preferredCross.isKnown,
          item.pointee.ratio == 0
        {
          // As browsers have it, the room of the others is the line they are in.
          let isDefinite = hasDefiniteHeight(item, run)
          item.pointee.cross = fitContentWidth(
            item, height: isDefinite ? item.pointee.main : .nan, isHeightDefinite: isDefinite,
            run, line: line.cross)
        }
      }
    }
  }

  /// Whether percentages of an item's children may refer to its height (CSS Flexbox §9.8).
  @inline(__always)
  func hasDefiniteHeight(_ item: UnsafeMutablePointer<FlexBox>, _ run: FlexRun) -> Bool {
    if item.pointee.ratio > 0 { return true }
    if run.isRow {
      return item.pointee.preferredCross.isKnown || item.pointee.bits.contains(.stretches)
    }
    return item.pointee.preferredMain.isKnown || run.isHeightDefinite
      || item.pointee.bits.contains(.basisIsLength)
  }
}
