extension BoxEngine {
  /// CSS Flexbox §9.1 Initial Setup: the items in order-modified document order (§5.4).
  ///
  /// Boxes that are not displayed are left out, and so are absolutely positioned children (§4.1).
  mutating func collectItems(_ run: inout FlexRun) {
    let style = styleOf(run.container)
    let gapMain = run.isRow ? style.pointee.columnGap_ : style.pointee.rowGap_
    let gapCross = run.isRow ? style.pointee.rowGap_ : style.pointee.columnGap_
    if style.pointee.percentages.isDisjoint(with: [.rowGap, .columnGap]) {
      run.gapMain = gapMain
      run.gapCross = gapCross
    } else {
      // Percentages of an unknown size are zero (CSS Align §8.3).
      let width = length(style.pointee.columnGap_, .columnGap, style, of: run.innerWidth).orZero
      let height = length(style.pointee.rowGap_, .rowGap, style, of: run.blockHeight).orZero
      run.gapMain = run.isRow ? width : height
      run.gapCross = run.isRow ? height : width
      if style.pointee.percentages.contains(.columnGap) { run.refersToWidth = true }
    }
    var count = 0
    var isSorted = true
    var child = firstBox(in: run.container)
    while child >= 0 {
      let own = styleOf(child)
      if own.pointee.display != .none {
        if own.pointee.position.isOutOfFlow {
          run.hasEscapees = true
        } else {
          collectItem(child, own, &run, at: count)
          if count > 0, run.items[count - 1].order > own.pointee.order { isSorted = false }
          count += 1
        }
      }
      child = box(after: child, in: run.container)
    }
    run.count = count
    if !isSorted { sortByOrder(&run) }
  }

  @inline(__always)
  private mutating func collectItem(
    _ child: Int32, _ own: UnsafeMutablePointer<PackedStyle>, _ run: inout FlexRun,
    at index: Int
  ) {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    var bits: FlexBox.Bits = []
    if !own.pointee.percentages.isEmpty || own.pointee.keywords != 0 {
      if !own.pointee.percentages.isDisjoint(with: .ofHeight) { run.refersToHeight = true }
      if !own.pointee.percentages.isDisjoint(with: .ofWidth) { run.refersToWidth = true }
      if own.pointee.keywords != 0 {
        run.refersToWidth = true
        run.refersToHeight = true
      }
      if resolved.bits.contains(.minHeightIsContent) { bits.insert(.minHeightIsContent) }
      if resolved.bits.contains(.maxHeightIsContent) { bits.insert(.maxHeightIsContent) }
    }
    if own.pointee.position == .relative { bits.insert(.isRelative) }
    if resolved.bits.contains(.isContentBox) { bits.insert(.isContentBox) }
    if resolved.bits.contains(.isScrollContainer) { bits.insert(.isScrollContainer) }
    let isRow = run.isRow
    if resolved.bits.contains(isRow ? .hasAutoWidth : .hasAutoHeight) { bits.insert(.hasAutoMain) }
    if resolved.bits.contains(isRow ? .hasAutoHeight : .hasAutoWidth) {
      bits.insert(.hasAutoCross)
    }
    if resolved.bits.contains(isRow ? .hasAutoMinWidth : .hasAutoMinHeight) {
      bits.insert(.hasAutoMinMain)
    }
    if resolved.bits.contains(isRow ? .hasAutoMinHeight : .hasAutoMinWidth) {
      bits.insert(.hasAutoMinCross)
    }
    let mainStart: Float
    let mainEnd: Float
    let crossStart: Float
    let crossEnd: Float
    if isRow {
      (mainStart, mainEnd) =
        run.isMainReversed
        ? (resolved.marginRight, resolved.marginLeft)
        : (resolved.marginLeft, resolved.marginRight)
      (crossStart, crossEnd) =
        run.isCrossReversed
        ? (resolved.marginBottom, resolved.marginTop)
        : (resolved.marginTop, resolved.marginBottom)
    } else {
      (mainStart, mainEnd) =
        run.isMainReversed
        ? (resolved.marginBottom, resolved.marginTop)
        : (resolved.marginTop, resolved.marginBottom)
      (crossStart, crossEnd) =
        run.isCrossReversed
        ? (resolved.marginRight, resolved.marginLeft)
        : (resolved.marginLeft, resolved.marginRight)
    }
    if !resolved.autoMargins.isEmpty { bits.formUnion(autoMarginBits(resolved.autoMargins, run)) }
    let alignment = selfAlignment(
      child, run.container, isRow: isRow, isCrossReversed: run.isCrossReversed)
    if alignment.isSafe { bits.insert(.isSafe) }
    if alignment.keyword == .stretch, bits.contains(.hasAutoCross),
      bits.isDisjoint(with: .autoMarginsCross)
    {
      bits.insert(.stretches)
    }
    (run.items + index).initialize(
      to: FlexBox(
        box: child, order: own.pointee.order, bits: bits, alignment: alignment.keyword,
        grow: own.pointee.grow_, shrink: own.pointee.shrink_, marginMainStart: mainStart,
        marginMainEnd: mainEnd, marginCrossStart: crossStart, marginCrossEnd: crossEnd,
        outsideMain: isRow ? resolved.outsideWidth : resolved.outsideHeight,
        outsideCross: isRow ? resolved.outsideHeight : resolved.outsideWidth,
        preferredMain: isRow ? resolved.width : resolved.height,
        preferredCross: isRow ? resolved.height : resolved.width,
        minMain: isRow ? resolved.minWidth : resolved.minHeight,
        maxMain: isRow ? resolved.maxWidth : resolved.maxHeight,
        minCross: isRow ? resolved.minHeight : resolved.minWidth,
        maxCross: isRow ? resolved.maxHeight : resolved.maxWidth, ratio: resolved.ratio))
  }

  private func autoMarginBits(_ edges: EdgeBits, _ run: FlexRun) -> FlexBox.Bits {
    var bits: FlexBox.Bits = []
    let before: EdgeBits = run.isRow ? .left : .top
    let after: EdgeBits = run.isRow ? .right : .bottom
    let crossBefore: EdgeBits = run.isRow ? .top : .left
    let crossAfter: EdgeBits = run.isRow ? .bottom : .right
    if edges.contains(before) {
      bits.insert(run.isMainReversed ? .autoMarginMainEnd : .autoMarginMainStart)
    }
    if edges.contains(after) {
      bits.insert(run.isMainReversed ? .autoMarginMainStart : .autoMarginMainEnd)
    }
    if edges.contains(crossBefore) {
      bits.insert(run.isCrossReversed ? .autoMarginCrossEnd : .autoMarginCrossStart)
    }
    if edges.contains(crossAfter) {
      bits.insert(run.isCrossReversed ? .autoMarginCrossStart : .autoMarginCrossEnd)
    }
    return bits
  }

  /// The alignment across the line as one of `stretch`, `baseline`, `center`, `flexStart` and
  /// `flexEnd` (CSS Box Alignment §6.1).
  @inline(__always)
  func selfAlignment(
    _ box: Int32, _ container: Int32, isRow: Bool, isCrossReversed: Bool
  ) -> SelfAlignment {
    let own = styleOf(box).pointee.alignSelf
    let alignment = own.keyword == .auto ? styleOf(container).pointee.alignItems : own
    let isEnd: Bool
    let isItemsOwn: Bool
    switch alignment.keyword {
    case .auto, .normal: return SelfAlignment(.stretch, isSafe: alignment.isSafe)
    case .stretch, .baseline, .center, .flexStart, .flexEnd: return alignment
    case .start: (isEnd, isItemsOwn) = (false, false)
    case .end: (isEnd, isItemsOwn) = (true, false)
    case .selfStart: (isEnd, isItemsOwn) = (false, true)
    case .selfEnd: (isEnd, isItemsOwn) = (true, true)
    }
    let isRightToLeft = styleOf(isItemsOwn ? box : container).pointee.isRightToLeft
    // Whether the side meant is the bottom or the right one.
    let isFar = isEnd != (!isRow && isRightToLeft)
    return SelfAlignment(
      isFar == isCrossReversed ? .flexStart : .flexEnd, isSafe: alignment.isSafe)
  }

  /// §5.4: a stable sort by ordinal group.
  private mutating func sortByOrder(_ run: inout FlexRun) {
    let mark = items.mark
    let count = run.count
    var source = run.items
    var target = items.take(FlexBox.self, count)
    var width = 1
    // Merge sort from the bottom up.
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(start + 2 * width, count)
        var (left, right) = (start, middle)
        for place in start..<end {
          if left < middle, right >= end || source[left].order <= source[right].order {
            target[place] = source[left]
            left += 1
          } else {
            target[place] = source[right]
            right += 1
          }
        }
        start += 2 * width
      }
      swap(&source, &target)
      width *= 2
    }
    if source != run.items { run.items.update(from: source, count: count) }
    items.release(mark)
  }
}
