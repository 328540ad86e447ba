extension BoxEngine {
  /// CSS Flexbox §9.1 Initial Setup: the items in order-modified document order (§5.4).
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
          run.pointee.hasEscapees = true
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
    if !isSorted {
      run.pointee.isUniform = false
      sortByOrder(run)
    }
  }

  /// What all items have in common: gaps and the alignment that they inherit.
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
    if own.pointee.position == .relative,
      own.pointee.insetLeft_.isKnown || own.pointee.insetRight_.isKnown
        || own.pointee.insetTop_.isKnown || own.pointee.insetBottom_.isKnown
    {
      bits.insert(.isRelative)
      run.pointee.isUniform = false
    }
    if own.pointee.boxSizing == .contentBox { bits.insert(.isContentBox) }
    if flags.contains(.isScrollContainer) { bits.insert(.isScrollContainer) }
    if flags.contains(.isPlain) {
      takePlainSizes(item, own, run, &bits)
    } else {
      run.pointee.isUniform = false
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
    } else if alignment.keyword == .baseline {
      run.pointee.hasBaselines = true
    }
    item.pointee.bits = bits
    run.pointee.determineDefiniteCross(item)
  }

  /// The sizes and margins of an item whose rules are lengths or `auto` sizes.
  @inline(__always)
  private func takePlainSizes(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    let width =
      own.pointee.paddingLeft_ + own.pointee.paddingRight_ + own.pointee.borderLeft_
      + own.pointee.borderRight_
    let height =
      own.pointee.paddingTop_ + own.pointee.paddingBottom_ + own.pointee.borderTop_
      + own.pointee.borderBottom_
    let isContentBox = own.pointee.boxSizing == .contentBox
    if run.pointee.isRow {
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

  /// The sizes and margins of an item with percentages, words or automatic margins.
  private mutating func takeResolvedSizes(
    _ item: UnsafeMutablePointer<FlexBox>, _ own: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>, _ bits: inout FlexBox.Bits
  ) {
    let resolved = resolve(
      item.pointee.box, width: run.pointee.innerWidth, height: run.pointee.blockHeight)
    if !own.pointee.percentages.isDisjoint(with: .ofHeight) { run.pointee.refersToHeight = true }
    if !own.pointee.percentages.isDisjoint(with: .ofWidth) { run.pointee.refersToWidth = true }
    if own.pointee.keywords != 0 {
      run.pointee.refersToWidth = true
      run.pointee.refersToHeight = true
    }
    if resolved.bits.contains(.minHeightIsContent) { bits.insert(.minHeightIsContent) }
    if resolved.bits.contains(.maxHeightIsContent) { bits.insert(.maxHeightIsContent) }
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
    // As browsers have it, `stretch` of an unknown size is the size of the line, whatever `align-self`
    // says.
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
    case .start, .selfStart, .left, .right: isEnd = false
    case .end, .selfEnd: isEnd = true
    }
    // Whether the side meant is the bottom or the right one.
    let isFar = isEnd != (!isRow && isRightToLeft)
    return SelfAlignment(
      isFar == isCrossReversed ? .flexStart : .flexEnd, isSafe: alignment.isSafe)
  }

  /// §5.4: a stable sort by ordinal group.
  private mutating func sortByOrder(_ run: UnsafeMutablePointer<FlexRun>) {
    let mark = items.mark
    let count = run.pointee.count
    var source = run.pointee.items
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
    if source != run.pointee.items { run.pointee.items.update(from: source, count: count) }
    items.release(mark)
  }
}
