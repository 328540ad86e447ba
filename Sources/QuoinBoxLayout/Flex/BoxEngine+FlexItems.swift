extension BoxEngine {
  /// Collects the items in order-modified document order (§5.4): CSS Flexbox §9.1 Initial Setup.
  ///
  /// Boxes that are not displayed are left out, and so are absolutely positioned children (§4.1).
  mutating func collectItems(_ run: UnsafeMutablePointer<FlexRun>) {
    prepareItems(run)
    var count = 0
    var isSorted = true
    var lastOrder = Int32.min
    var child = firstBox(in: run.pointee.container)
    while child >= 0 {
      let own = styleOf(child)
      if own.pointee.display != .none {
        if own.pointee.position.isOutOfFlow {
          run.pointee.hasOuterAbsolutes = true
        } else {
          collectItem(child, own, run, at: count)
          if lastOrder > own.pointee.order { isSorted = false }
          lastOrder = own.pointee.order
          count += 1
        }
      }
      child = box(after: child, in: run.pointee.container)
    }
    run.pointee.count = count
    if !isSorted { sortByOrder(run) }
  }

  /// Resolves the values that refer to the container's width again, now that it is known, and determines the flex base
  /// sizes that depend on it.
  mutating func collectReferringItems(_ run: UnsafeMutablePointer<FlexRun>) {
    if run.pointee.refersToWidth { prepareItems(run) }
    var needed: Double = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let own = styleOf(item.pointee.box)
      if own.pointee.keywords != 0 || !own.pointee.percentages.isDisjoint(with: .ofWidth) {
        collectItem(item.pointee.box, own, run, at: index)
        determineFlexBaseSize(item, run)
      } else if !run.pointee.isRow {
        // The items of a column are as wide as the column.
        run.pointee.determineDefiniteCross(item)
        determineFlexBaseSize(item, run)
      }
      needed += Double(item.pointee.hypothetical + item.pointee.marginMain)
    }
    run.pointee.needed = needed
  }

  /// Prepares the values that all items share: gaps and the inherited alignment.
  func prepareItems(_ run: UnsafeMutablePointer<FlexRun>) {
    let style = styleOf(run.pointee.container)
    let gapMain = run.pointee.isRow ? style.pointee.columnGap_ : style.pointee.rowGap_
    let gapCross = run.pointee.isRow ? style.pointee.rowGap_ : style.pointee.columnGap_
    if style.pointee.percentages.isDisjoint(with: [.rowGap, .columnGap]) {
      run.pointee.gapMain = gapMain
      run.pointee.gapCross = gapCross
    } else {
      // Percentages of an unknown size are zero (CSS Align §8.3).
      let width = length(style.pointee.columnGap_, .columnGap, style, of: run.pointee.innerWidth)
        .orZero
      let height = length(style.pointee.rowGap_, .rowGap, style, of: run.pointee.blockHeight).orZero
      run.pointee.gapMain = run.pointee.isRow ? width : height
      run.pointee.gapCross = run.pointee.isRow ? height : width
      if style.pointee.percentages.contains(.columnGap) { run.pointee.refersToWidth = true }
    }
    let inherited = style.pointee.alignItems.keyword
    run.pointee.alignsByItem = inherited == .selfStart || inherited == .selfEnd
    run.pointee.alignment = resolved(
      style.pointee.alignItems, isRightToLeft: run.pointee.isRightToLeft, isRow: run.pointee.isRow,
      isCrossReversed: run.pointee.isCrossReversed)
  }

  @inline(__always)
  mutating func collectItem(
    _ child: Int32, _ own: UnsafeMutablePointer<PackedStyle>, _ run: UnsafeMutablePointer<FlexRun>,
    at index: Int
  ) {
    let item = run.pointee.items + index
    item.pointee.box = child
    item.pointee.order = own.pointee.order
    item.pointee.grow = own.pointee.grow_
    item.pointee.shrink = own.pointee.shrink_
    item.pointee.ratio = own.pointee.ratio_
    item.pointee.baseline = .nan
    var bits: FlexBox.Bits = []
    let flags = node(child).pointee.flags
    if own.pointee.position == .relative, own.pointee.isShifted { bits.insert(.isRelative) }
    if own.pointee.boxSizing == .contentBox { bits.insert(.isContentBox) }
    if flags.contains(.isScrollContainer) { bits.insert(.isScrollContainer) }
    if flags.contains(.isPlain) {
      takeLengths(item, own, run, &bits)
    } else if own.pointee.keywords == 0, own.pointee.display != .table,
      own.pointee.percentages.isDisjoint(with: [.margins, .paddings, .replaced]),
      (own.pointee.marginLeft_ + own.pointee.marginTop_ + own.pointee.marginRight_
        + own.pointee.marginBottom_).isKnown
    {
      noteReferences(own, run)
      takePercentages(item, own, run, &bits)
    } else {
      takeResolvedSizes(item, own, run, &bits)
    }
    let alignment =
      own.pointee.alignSelf.keyword == .auto && !run.pointee.alignsByItem
      ? run.pointee.alignment
      : selfAlignment(
        child, run.pointee.container, isRow: run.pointee.isRow,
        isCrossReversed: run.pointee.isCrossReversed)
    item.pointee.alignment = alignment.keyword
    if alignment.isSafe { bits.insert(.isSafe) }
    if alignment.keyword == .stretch {
      if bits.contains(.hasAutoCross), bits.isDisjoint(with: .autoMarginsCross) {
        bits.insert(.stretches)
      }
    } else if alignment.isOfBaselines {
      run.pointee.hasBaselines = true
    }
    item.pointee.bits = bits
    run.pointee.determineDefiniteCross(item)
    if own.pointee.keywords != 0, run.pointee.isRow { takeWidthWordInRow(item, own, run) }
  }

  /// Resolves the width of a row's item that is a content keyword.
  ///
  /// With an aspect ratio it follows from a definite height, which the content may refer to, too.
  private mutating func takeWidthWordInRow(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>
  ) {
    let height = item.pointee.definiteCross
    guard own.pointee.keyword(.width).isContent, height.isKnown else { return }
    if item.pointee.ratio > 0 {
      item.pointee.preferredMain = run.pointee.ratioMain(item.pointee, fromCross: height)
      return
    }
    let block = run.pointee.innerWidth
    if own.pointee.keyword(.width) == .fitContent, !block.isKnown { return }
    let isMin = own.pointee.keyword(.width) == .minContent
    var width = intrinsicWidth(
      item.pointee.box, isMax: !isMin, block: block, height: height, isHeightDefinite: true)
    if own.pointee.keyword(.width) == .fitContent, block.isKnown {
      let room = max(0, block - item.pointee.marginMain)
      if width > room {
        width = max(
          room,
          intrinsicWidth(
            item.pointee.box, isMax: false, block: block, height: height, isHeightDefinite: true))
      }
    }
    item.pointee.preferredMain = width
  }

  /// Resolves the sizes and margins of an item whose rules are lengths or `auto` sizes.
  @inline(__always)
  private func takeLengths(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    let isContentBox = own.pointee.boxSizing == .contentBox
    let across = SizeRules(
      own.pointee.width_, own.pointee.minWidth_, own.pointee.maxWidth_,
      outside: own.pointee.outsideWidth, isContentBox)
    let down = SizeRules(
      own.pointee.height_, own.pointee.minHeight_, own.pointee.maxHeight_,
      outside: own.pointee.outsideHeight, isContentBox)
    setSizes(item, own, run, &bits, across, down)
  }

  /// Resolves the sizes and margins of an item whose sizes may be percentages.
  private func takePercentages(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    // Limits are percentages much less often than sizes.
    guard own.pointee.percentages.isDisjoint(with: .limits) else {
      return takeLimitPercentages(item, own, run, &bits)
    }
    let isContentBox = own.pointee.boxSizing == .contentBox
    let across = SizeRules(
      length(own.pointee.width_, .width, own, of: run.pointee.innerWidth),
      own.pointee.minWidth_, own.pointee.maxWidth_,
      outside: own.pointee.outsideWidth, isContentBox)
    let down = SizeRules(
      length(own.pointee.height_, .height, own, of: run.pointee.blockHeight),
      own.pointee.minHeight_, own.pointee.maxHeight_,
      outside: own.pointee.outsideHeight, isContentBox)
    setSizes(item, own, run, &bits, across, down)
  }

  /// Resolves the sizes and margins of an item whose minimum and maximum sizes may be percentages, too.
  @inline(never)
  private func takeLimitPercentages(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    let isContentBox = own.pointee.boxSizing == .contentBox
    let (width, height) = (run.pointee.innerWidth, run.pointee.blockHeight)
    let across = SizeRules(
      length(own.pointee.width_, .width, own, of: width),
      length(own.pointee.minWidth_, .minWidth, own, of: width),
      length(own.pointee.maxWidth_, .maxWidth, own, of: width),
      outside: own.pointee.outsideWidth, isContentBox)
    let down = SizeRules(
      length(own.pointee.height_, .height, own, of: height),
      length(own.pointee.minHeight_, .minHeight, own, of: height),
      length(own.pointee.maxHeight_, .maxHeight, own, of: height),
      outside: own.pointee.outsideHeight, isContentBox)
    setSizes(item, own, run, &bits, across, down)
  }

  @inline(__always)
  private func setSizes(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits, _ across: SizeRules,
    _ down: SizeRules
  ) {
    // An unresolved percentage is not `auto`.
    if run.pointee.isRow {
      item.pointee.setSizes(across, down)
      if !own.pointee.width_.isKnown { bits.insert(.hasAutoMain) }
      if !own.pointee.minWidth_.isKnown { bits.insert(.hasAutoMinMain) }
      if !own.pointee.height_.isKnown { bits.insert(.hasAutoCross) }
      if !own.pointee.minHeight_.isKnown { bits.insert(.hasAutoMinCross) }
    } else {
      item.pointee.setSizes(down, across)
      if !own.pointee.width_.isKnown { bits.insert(.hasAutoCross) }
      if !own.pointee.minWidth_.isKnown { bits.insert(.hasAutoMinCross) }
      if !own.pointee.height_.isKnown { bits.insert(.hasAutoMain) }
      if !own.pointee.minHeight_.isKnown { bits.insert(.hasAutoMinMain) }
    }
    takeMargins(
      item, run, left: own.pointee.marginLeft_, top: own.pointee.marginTop_,
      right: own.pointee.marginRight_, bottom: own.pointee.marginBottom_)
  }

  /// Records what the percentages and keywords of an item refer to.
  @inline(__always)
  private func noteReferences(
    _ own: UnsafeMutablePointer<PackedStyle>, _ run: UnsafeMutablePointer<FlexRun>
  ) {
    let hasWords = own.pointee.keywords != 0
    if !own.pointee.percentages.isDisjoint(with: .ofHeight)
      || (hasWords && own.pointee.stretchesToHeight)
    {
      run.pointee.refersToHeight = true
    }
    if hasWords || !own.pointee.percentages.isDisjoint(with: .ofWidth) {
      run.pointee.refersToWidth = true
    }
  }

  @inline(__always)
  private func takeMargins(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>, left: Float,
    top: Float, right: Float,
    bottom: Float
  ) {
    let (mainBefore, mainAfter) = run.pointee.isRow ? (left, right) : (top, bottom)
    let (crossBefore, crossAfter) = run.pointee.isRow ? (top, bottom) : (left, right)
    item.pointee.marginMainStart = run.pointee.isMainReversed ? mainAfter : mainBefore
    item.pointee.marginMainEnd = run.pointee.isMainReversed ? mainBefore : mainAfter
    item.pointee.marginCrossStart = run.pointee.isCrossReversed ? crossAfter : crossBefore
    item.pointee.marginCrossEnd = run.pointee.isCrossReversed ? crossBefore : crossAfter
  }

  /// Resolves the sizes and margins of an item with percentages, keywords or automatic margins.
  private mutating func takeResolvedSizes(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    let resolved = resolve(
      item.pointee.box, width: run.pointee.innerWidth, height: run.pointee.blockHeight)
    noteReferences(own, run)
    if resolved.bits.contains(.minHeightIsContent) { bits.insert(.minHeightIsContent) }
    if resolved.bits.contains(.maxHeightIsContent) { bits.insert(.maxHeightIsContent) }
    if resolved.bits.contains(.isReplaced) { bits.insert(.isReplaced) }
    if resolved.bits.contains(.hasNaturalRatio) { bits.insert(.hasNaturalRatio) }
    let isRow = run.pointee.isRow
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
    bits.formUnion(autoMarginBits(resolved.autoMargins, run))
    // As in browsers, `stretch` of an unknown size is the size of the line, regardless of `align-self`.
    if resolved.bits.contains(.stretchesHeight), isRow { bits.insert(.stretches) }
    item.pointee.outsideMain = isRow ? resolved.outsideWidth : resolved.outsideHeight
    item.pointee.outsideCross = isRow ? resolved.outsideHeight : resolved.outsideWidth
    item.pointee.preferredMain = isRow ? resolved.width : resolved.height
    item.pointee.preferredCross = isRow ? resolved.height : resolved.width
    item.pointee.minMain = isRow ? resolved.minWidth : resolved.minHeight
    item.pointee.maxMain = isRow ? resolved.maxWidth : resolved.maxHeight
    item.pointee.minCross = isRow ? resolved.minHeight : resolved.minWidth
    item.pointee.maxCross = isRow ? resolved.maxHeight : resolved.maxWidth
    takeMargins(
      item, run, left: resolved.marginLeft, top: resolved.marginTop,
      right: resolved.marginRight, bottom: resolved.marginBottom)
    if own.pointee.keywords != 0 {
      if isRow, own.pointee.stretchesToHeight { bits.insert(.refersToLine) }
      if !isRow {
        takeWidthWord(item, own, run, &bits)
        if run.pointee.isWrapping, item.pointee.ratio == 0, own.pointee.refersToRoom {
          bits.insert(.refersToLine)
        }
      }
    }
  }

  /// Resolves the width of a column's item that is a content keyword.
  ///
  /// `fit-content` acts as an automatic width without stretching. With an aspect ratio the keyword applies only until
  /// the height is flexed.
  private mutating func takeWidthWord(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    switch own.pointee.keyword(.width) {
    case .none, .content, .stretch: return
    case .fitContent: item.pointee.preferredCross = .nan
    case .minContent, .maxContent:
      guard item.pointee.ratio > 0 else { return }
      item.pointee.preferredCross = intrinsicWidth(
        item.pointee.box, isMax: own.pointee.keyword(.width) == .maxContent,
        block: run.pointee.innerWidth)
    }
    if item.pointee.ratio > 0 { bits.insert(.crossFollowsMain) }
  }

  private func autoMarginBits(_ edges: EdgeBits, _ run: UnsafeMutablePointer<FlexRun>)
    -> FlexBox.Bits
  {
    var bits: FlexBox.Bits = []
    let before: EdgeBits = run.pointee.isRow ? .left : .top
    let after: EdgeBits = run.pointee.isRow ? .right : .bottom
    let crossBefore: EdgeBits = run.pointee.isRow ? .top : .left
    let crossAfter: EdgeBits = run.pointee.isRow ? .bottom : .right
    if edges.contains(before) {
      bits.insert(run.pointee.isMainReversed ? .autoMarginMainEnd : .autoMarginMainStart)
    }
    if edges.contains(after) {
      bits.insert(run.pointee.isMainReversed ? .autoMarginMainStart : .autoMarginMainEnd)
    }
    if edges.contains(crossBefore) {
      bits.insert(run.pointee.isCrossReversed ? .autoMarginCrossEnd : .autoMarginCrossStart)
    }
    if edges.contains(crossAfter) {
      bits.insert(run.pointee.isCrossReversed ? .autoMarginCrossStart : .autoMarginCrossEnd)
    }
    return bits
  }

  /// Returns the alignment across the line as one of `stretch`, `baseline`, `lastBaseline`, `center`, `flexStart` and
  /// `flexEnd` (CSS Box Alignment §6.1).
  @inline(__always)
  func selfAlignment(
    _ box: Int32, _ container: Int32, isRow: Bool, isCrossReversed: Bool
  ) -> SelfAlignment {
    let own = styleOf(box).pointee.alignSelf
    let alignment = own.keyword == .auto ? styleOf(container).pointee.alignItems : own
    let isItemsOwn = alignment.keyword == .selfStart || alignment.keyword == .selfEnd
    return resolved(
      alignment, isRightToLeft: styleOf(isItemsOwn ? box : container).pointee.isRightToLeft,
      isRow: isRow, isCrossReversed: isCrossReversed)
  }

  /// Returns an alignment relative to the flex lines; `isRightToLeft` belongs to the box whose direction applies.
  func resolved(
    _ alignment: SelfAlignment, isRightToLeft: Bool, isRow: Bool, isCrossReversed: Bool
  ) -> SelfAlignment {
    let isEnd: Bool
    switch alignment.keyword {
    case .auto, .normal: return SelfAlignment(.stretch, isSafe: alignment.isSafe)
    case .stretch, .baseline, .lastBaseline, .center, .flexStart, .flexEnd: return alignment
    case .start, .selfStart, .left, .right: isEnd = false
    case .end, .selfEnd: isEnd = true
    }
    // Whether the resulting side is the bottom or the right one.
    let isFar = isEnd != (!isRow && isRightToLeft)
    return SelfAlignment(
      isFar == isCrossReversed ? .flexStart : .flexEnd, isSafe: alignment.isSafe)
  }

  /// Sorts the items by ordinal group, stably: §5.4.
  private mutating func sortByOrder(_ run: UnsafeMutablePointer<FlexRun>) {
    let mark = state.pointee.items.mark
    let count = run.pointee.count
    var source = run.pointee.items
    var target = state.pointee.items.allocate(FlexBox.self, count)
    var width = 1
    // Bottom-up merge sort.
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
    if source != run.pointee.items { run.pointee.items.update(from: source, count: count) }
    state.pointee.items.release(mark)
  }
}
