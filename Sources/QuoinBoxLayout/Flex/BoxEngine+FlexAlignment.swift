extension BoxEngine {
  /// Aligns the items of each line: CSS Flexbox §9.5 Main-Axis Alignment.
  func alignMain(_ run: UnsafeMutablePointer<FlexRun>) {
    let alignment = styleOf(run.pointee.container).pointee.justifyContent
    for lineIndex in 0..<run.pointee.lineCount {
      let line = run.pointee.lines[lineIndex]
      var free = Double(run.pointee.innerMain - run.pointee.gaps(line.count))
      var automatic = 0
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        free -= Double(item.pointee.main + item.pointee.marginMain)
        if !item.pointee.bits.isDisjoint(with: .autoMarginsMain) {
          automatic += item.pointee.bits.contains(.autoMarginMainStart) ? 1 : 0
          automatic += item.pointee.bits.contains(.autoMarginMainEnd) ? 1 : 0
        }
      }
      // Rounding errors of single precision are not free space.
      if free.magnitude < Double(run.pointee.innerMain) * 1e-7 { free = 0 }
      var position: Double = 0
      var between = run.pointee.gapMain
      var share: Float = 0
      if automatic > 0, free > 0 {
        share = Float(free / Double(automatic))
      } else if free != 0 {
        let space = justify(alignment, Float(free), over: line.count, run)
        position = Double(space.before)
        between += space.between
      }
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        position += Double(item.pointee.marginMainStart)
        if share > 0, item.pointee.bits.contains(.autoMarginMainStart) { position += Double(share) }
        item.pointee.mainOffset = Float(position)
        position += Double(item.pointee.main + item.pointee.marginMainEnd + between)
        if share > 0, item.pointee.bits.contains(.autoMarginMainEnd) { position += Double(share) }
      }
    }
  }

  /// Returns the free space before the first item and between any two of a line.
  func justify(
    _ alignment: ContentAlignment, _ free: Float, over count: Int,
    _ run: UnsafeMutablePointer<FlexRun>
  ) -> (before: Float, between: Float) {
    // Whether the layout direction starts at main end.
    let isReverse = run.pointee.isMainReversed != (run.pointee.isRow && run.pointee.isRightToLeft)
    return distribute(
      alignment, free, over: count, towardStart: isReverse ? free : 0,
      left: run.pointee.isRow ? (run.pointee.isMainReversed ? free : 0) : nil)
  }

  /// Returns the free space before the first subject and between any two: CSS Box Alignment §5.
  ///
  /// A distribution of negative space falls back to a safe alignment (§5.3). `towardStart` is the offset of content at
  /// the start of the layout direction, `left` the one of content at the left side, if the axis has one.
  func distribute(
    _ alignment: ContentAlignment, _ free: Float, over count: Int, towardStart: Float,
    left: Float?
  ) -> (before: Float, between: Float) {
    let isOverflowing = free < 0
    switch alignment.keyword {
    case .spaceBetween where count > 1 && !isOverflowing:
      return (0, free / Float(count - 1))
    case .spaceAround where count > 0 && !isOverflowing:
      return (free / Float(count) / 2, free / Float(count))
    case .spaceEvenly where count > 0 && !isOverflowing:
      return (free / Float(count + 1), free / Float(count + 1))
    case .spaceAround, .spaceEvenly, .center, .start, .end, .left, .right, .flexEnd, .normal,
      .flexStart, .stretch, .spaceBetween:
      return (
        offset(of: alignment, free, towardStart: towardStart, left: left, isDefaultSafe: true), 0
      )
    }
  }

  /// Returns the offset of content that is aligned as a unit.
  func offset(
    of alignment: ContentAlignment, _ free: Float, towardStart: Float, left: Float?,
    isDefaultSafe: Bool
  ) -> Float {
    let keyword = alignment.keyword
    let isSafe =
      alignment.isSafe || (isDefaultSafe && (keyword == .spaceAround || keyword == .spaceEvenly))
    if isSafe, free < 0 { return towardStart }
    return switch keyword {
    case .normal, .flexStart, .stretch, .spaceBetween: 0
    case .flexEnd: free
    case .center, .spaceAround, .spaceEvenly: free / 2
    case .start: towardStart
    case .end: free - towardStart
    case .left: left ?? towardStart
    case .right: left.map { free - $0 } ?? towardStart
    }
  }

  /// Aligns the items across their lines: CSS Flexbox §9.6 Cross-Axis Alignment, steps 13 and 14.
  func alignCross(_ run: UnsafeMutablePointer<FlexRun>) {
    for lineIndex in 0..<run.pointee.lineCount {
      let line = run.pointee.lines[lineIndex]
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        item.pointee.crossOffset = line.offset + crossOffset(item.pointee, line, run)
      }
    }
  }

  private func crossOffset(_ item: FlexBox, _ line: FlexLine, _ run: UnsafeMutablePointer<FlexRun>)
    -> Float
  {
    let start = item.marginCrossStart
    let free = line.cross - item.cross - item.marginCross
    if !item.bits.isDisjoint(with: .autoMarginsCross) {
      // Step 13: an overflowing item is aligned to the start of the layout direction.
      guard free > 0 else { return start + crossTowardStart(free, run) }
      guard item.bits.contains(.autoMarginCrossStart) else { return start }
      return start + (item.bits.contains(.autoMarginCrossEnd) ? free / 2 : free)
    }
    if item.alignment == .baseline {
      return start + line.baseline - distanceToBaseline(item, run)
    }
    // CSS Box Alignment §9.3: the items are as near to the end as their shared baseline permits.
    if item.alignment == .lastBaseline {
      return start + line.cross - line.lastBaseline - distanceToBaseline(item, run)
    }
    return start
      + crossOffset(of: item.alignment, isSafe: item.bits.contains(.isSafe), free, run)
  }

  /// Returns the distance from cross start of an item with free space in its line: step 14.
  func crossOffset(
    of alignment: SelfAlignment.Keyword, isSafe: Bool, _ free: Float,
    _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    if isSafe, free < 0 { return crossTowardStart(free, run) }
    return switch alignment {
    case .flexEnd: free
    case .center: free / 2
    case .auto, .normal, .stretch, .baseline, .lastBaseline, .flexStart, .start, .end, .selfStart,
      .selfEnd, .left, .right:
      0
    }
  }

  /// Returns the distance from cross start of the position at the start of the layout direction.
  private func crossTowardStart(_ free: Float, _ run: UnsafeMutablePointer<FlexRun>) -> Float {
    let startsReversed = !run.pointee.isRow && run.pointee.isRightToLeft
    return startsReversed == run.pointee.isCrossReversed ? 0 : free
  }
}
