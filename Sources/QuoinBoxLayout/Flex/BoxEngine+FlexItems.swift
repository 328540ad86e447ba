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
    let inherited = style.pointee.alignItems.keyword
    run.alignsByItem = inherited == .selfStart || inherited == .selfEnd
    run.alignment = resolved(
      style.pointee.alignItems, isRightToLeft: run.isRightToLeft, isRow: run.isRow,
      isCrossReversed: run.isCrossReversed)
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
    let item = run.items + index
    item.pointee.box = child
    item.pointee.order = own.pointee.order
    item.pointee.grow = own.pointee.grow_
    item.pointee.shrink = own.pointee.shrink_
    item.pointee.ratio = own.pointee.ratio_
    item.pointee.baseline = .nan
    var bits: FlexBox.Bits = []
    let flags = node(child).pointee.flags
    if own.pointee.position == .relative { bits.insert(.isRelative) }
    if own.pointee.boxSizing == .contentBox { bits.insert(.isContentBox) }
    if flags.contains(.isScrollContainer) { bits.insert(.isScrollContainer) }
    if flags.contains(.isPlain) {
      takePlainSizes(item, own, run, &bits)
    } else {
      takeResolvedSizes(item, own, &run, &bits)
    }
    let alignment =
      own.pointee.alignSelf.keyword == .auto && !run.alignsByItem
      ? run.alignment
      : selfAlignment(
        child, run.container, isRow: run.isRow, isCrossReversed: run.isCrossReversed)
    item.pointee.alignment = alignment.keyword
    if alignment.isSafe { bits.insert(.isSafe) }
    if alignment.keyword == .stretch {
      if bits.contains(.hasAutoCross), bits.isDisjoint(with: .autoMarginsCross) {
        bits.insert(.stretches)
      }
    } else if alignment.keyword == .baseline {
      run.hasBaselines = true
    }
    item.pointee.bits = bits
    run.determineDefiniteCross(item)
  }

  /// The sizes and margins of an item whose rules are lengths or `auto` sizes.
  @inline(__always)
  private func takePlainSizes(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: FlexRun, _ bits: inout FlexBox.Bits
  ) {
    let width =
      own.pointee.paddingLeft_ + own.pointee.paddingRight_ + own.pointee.borderLeft_
      + own.pointee.borderRight_
    let height =
      own.pointee.paddingTop_ + own.pointee.paddingBottom_ + own.pointee.borderTop_
      + own.pointee.borderBottom_
    let isContentBox = own.pointee.boxSizing == .contentBox
    if run.isRow {
      takeMain(
        item, own.pointee.width_, own.pointee.minWidth_, own.pointee.maxWidth_, width,
        isContentBox, &bits)
      takeCross(
        item, own.pointee.height_, own.pointee.minHeight_, own.pointee.maxHeight_, height,
        isContentBox, &bits)
    } else {
      takeMain(
        item, own.pointee.height_, own.pointee.minHeight_, own.pointee.maxHeight_, height,
        isContentBox, &bits)
      takeCross(
        item, own.pointee.width_, own.pointee.minWidth_, own.pointee.maxWidth_, width,
        isContentBox, &bits)
    }
    takeMargins(
      item, run, left: own.pointee.marginLeft_, top: own.pointee.marginTop_,
      right: own.pointee.marginRight_, bottom: own.pointee.marginBottom_)
  }

  @inline(__always)
  private func takeMain(
    _ item: UnsafeMutablePointer<FlexBox>, _ size: Float, _ least: Float, _ greatest: Float,
    _ outside: Float, _ isContentBox: Bool, _ bits: inout FlexBox.Bits
  ) {
    item.pointee.outsideMain = outside
    item.pointee.preferredMain = borderLength(size, outside, isContentBox)
    item.pointee.minMain = least.isKnown ? borderLength(least, outside, isContentBox) : outside
    item.pointee.maxMain =
      greatest.isKnown ? borderLength(greatest, outside, isContentBox) : .infinity
    if !size.isKnown { bits.insert(.hasAutoMain) }
    if !least.isKnown { bits.insert(.hasAutoMinMain) }
  }

  @inline(__always)
  private func takeCross(
    _ item: UnsafeMutablePointer<FlexBox>, _ size: Float, _ least: Float, _ greatest: Float,
    _ outside: Float, _ isContentBox: Bool, _ bits: inout FlexBox.Bits
  ) {
    item.pointee.outsideCross = outside
    item.pointee.preferredCross = borderLength(size, outside, isContentBox)
    item.pointee.minCross = least.isKnown ? borderLength(least, outside, isContentBox) : outside
    item.pointee.maxCross =
      greatest.isKnown ? borderLength(greatest, outside, isContentBox) : .infinity
    if !size.isKnown { bits.insert(.hasAutoCross) }
    if !least.isKnown { bits.insert(.hasAutoMinCross) }
  }

  /// The length of the border box; what is not known stays so.
  @inline(__always)
  private func borderLength(_ length: Float, _ outside: Float, _ isContentBox: Bool) -> Float {
    isContentBox ? length + outside : (length < outside ? outside : length)
  }

  @inline(__always)
  private func takeMargins(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: FlexRun, left: Float, top: Float, right: Float,
    bottom: Float
  ) {
    let (mainBefore, mainAfter) = run.isRow ? (left, right) : (top, bottom)
    let (crossBefore, crossAfter) = run.isRow ? (top, bottom) : (left, right)
    item.pointee.marginMainStart = run.isMainReversed ? mainAfter : mainBefore
    item.pointee.marginMainEnd = run.isMainReversed ? mainBefore : mainAfter
    item.pointee.marginCrossStart = run.isCrossReversed ? crossAfter : crossBefore
    item.pointee.marginCrossEnd = run.isCrossReversed ? crossBefore : crossAfter
  }

  /// The sizes and margins of an item with percentages, words or automatic margins.
  private mutating func takeResolvedSizes(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: inout FlexRun, _ bits: inout FlexBox.Bits
  ) {
    let resolved = resolve(
      item.pointee.box, width: run.innerWidth, height: run.blockHeight)
    if !own.pointee.percentages.isDisjoint(with: .ofHeight) { run.refersToHeight = true }
    if !own.pointee.percentages.isDisjoint(with: .ofWidth) { run.refersToWidth = true }
    if own.pointee.keywords != 0 {
      run.refersToWidth = true
      run.refersToHeight = true
    }
    if resolved.bits.contains(.minHeightIsContent) { bits.insert(.minHeightIsContent) }
    if resolved.bits.contains(.maxHeightIsContent) { bits.insert(.maxHeightIsContent) }
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
    bits.formUnion(autoMarginBits(resolved.autoMargins, run))
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
    let isItemsOwn = alignment.keyword == .selfStart || alignment.keyword == .selfEnd
    return resolved(
      alignment, isRightToLeft: styleOf(isItemsOwn ? box : container).pointee.isRightToLeft,
      isRow: isRow, isCrossReversed: isCrossReversed)
  }

  /// An alignment by which way lines run; `isRightToLeft` is said of the box whose direction counts.
  private func resolved(
    _ alignment: SelfAlignment, isRightToLeft: Bool, isRow: Bool, isCrossReversed: Bool
  ) -> SelfAlignment {
    let isEnd: Bool
    switch alignment.keyword {
    case .auto, .normal: return SelfAlignment(.stretch, isSafe: alignment.isSafe)
    case .stretch, .baseline, .center, .flexStart, .flexEnd: return alignment
    case .start, .selfStart: isEnd = false
    case .end, .selfEnd: isEnd = true
    }
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
