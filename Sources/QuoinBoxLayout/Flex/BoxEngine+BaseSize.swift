extension BoxEngine {
  /// Determines the flex base size and hypothetical main size of each item: CSS Flexbox §9.2, step 3.
  mutating func determineFlexBaseSizes(_ run: UnsafeMutablePointer<FlexRun>) {
    var needed: Double = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      determineFlexBaseSize(item, run)
      needed += Double(item.pointee.hypothetical + item.pointee.marginMain)
    }
    run.pointee.needed = needed
  }

  /// Determines the flex base size and hypothetical main size of one item.
  @inline(__always)
  mutating func determineFlexBaseSize(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) {
    let width = determineBase(item, run)
    if !run.pointee.isRow { applyContentLimits(item, run, width: width) }
    if item.pointee.bits.contains(.hasAutoMinMain), !item.pointee.bits.contains(.isScrollContainer)
    {
      // A base size from the content is at least the automatic minimum, which is then needed only if the item shrinks;
      // so is one that is the specified size.
      if item.pointee.bits.contains(.baseIsContent), item.pointee.ratio == 0 {
        item.pointee.bits.insert(.minimumIsPending)
      } else {
        determineAutomaticMinimum(item, run)
      }
    }
    item.pointee.hypothetical = item.pointee.clampMain(item.pointee.base)
  }

  /// Determines the base size, and returns the width at which a column's content was laid out, or NaN.
  private mutating func determineBase(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    var width = Float.nan
    let style = styleOf(item.pointee.box)
    var base = definiteBasis(item, style, run)
    if !base.isKnown, item.pointee.ratio > 0 {
      let cross = item.pointee.definiteCross
      if cross.isKnown { base = run.pointee.ratioMain(item.pointee, fromCross: cross) }
    }
    if !base.isKnown {
      if run.pointee.isRow {
        if style.pointee.keyword(.flexBasis) == .none, item.pointee.ratio == 0 {
          base = contentWidth(item, isMax: true, run)
          item.pointee.bits.insert(.baseIsMaxContent)
        } else {
          base = rowContentBase(item, style, run)
        }
      } else {
        width = item.pointee.definiteCross
        if !width.isKnown { width = columnWidth(item, run) }
        base =
          item.pointee.ratio == 0
          ? contentHeight(item, width: width, run)
          : run.pointee.clampTransferredMain(
            item.pointee, columnContentHeight(item, width: width, run))
      }
      item.pointee.bits.insert(.baseIsContent)
    }
    item.pointee.base = max(base, item.pointee.outsideMain)
    return width
  }

  /// Returns the flex basis if it is a definite length, otherwise NaN: step 3A.
  @inline(__always)
  private mutating func definiteBasis(
    _ item: UnsafeMutablePointer<FlexBox>, _ style: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    switch style.pointee.keyword(.flexBasis) {
    case .none: break
    case .stretch:
      let block = run.pointee.isRow ? run.pointee.innerWidth : run.pointee.blockHeight
      guard block.isKnown else {
        item.pointee.bits.insert(.basisIsContent)
        return .nan
      }
      item.pointee.bits.insert(.basisIsLength)
      return max(item.pointee.outsideMain, block - item.pointee.marginMain)
    case .minContent, .maxContent, .fitContent, .content:
      item.pointee.bits.insert(.basisIsContent)
      return .nan
    }
    guard style.pointee.basis_.isKnown else {
      if followsCross(item, run) { return .nan }
      if item.pointee.preferredMain.isKnown { item.pointee.bits.insert(.baseIsContent) }
      return item.pointee.preferredMain
    }
    let basis = length(
      style.pointee.basis_, .basis, style,
      of: run.pointee.isRow ? run.pointee.innerWidth : run.pointee.blockHeight)
    guard basis.isKnown else {
      item.pointee.bits.insert(.basisIsContent)
      return .nan
    }
    item.pointee.bits.insert(.basisIsLength)
    return item.pointee.bits.contains(.isContentBox)
      ? basis + item.pointee.outsideMain : max(basis, item.pointee.outsideMain)
  }

  /// Whether a row's item is a picture that has an aspect ratio but no size, and gets its width from a definite height.
  ///
  /// It fills its container only if nothing else determines its width: CSS 2 §10.3.2.
  func followsCross(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Bool {
    guard item.pointee.ratio > 0, run.pointee.isRow, item.pointee.definiteCross.isKnown else {
      return false
    }
    let style = styleOf(item.pointee.box)
    return style.pointee.isReplaced && style.pointee.hasNaturalRatio
      && style.pointee.keyword(.width) == .stretch
  }

  /// Returns the max-content width of a row's item, or the width for a `flex-basis` keyword: step 3E.
  @inline(never)
  private mutating func rowContentBase(
    _ item: UnsafeMutablePointer<FlexBox>, _ style: UnsafeMutablePointer<PackedStyle>,
    _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    let keyword = style.pointee.keyword(.flexBasis)
    if keyword == .minContent {
      return run.pointee.clampTransferredMain(item.pointee, contentWidth(item, isMax: false, run))
    }
    let widest = run.pointee.clampTransferredMain(
      item.pointee, contentWidth(item, isMax: true, run))
    guard keyword == .fitContent, run.pointee.innerWidth.isKnown else {
      item.pointee.bits.insert(.baseIsMaxContent)
      return widest
    }
    let room = max(0, run.pointee.innerWidth - item.pointee.marginMain)
    if widest <= room { return widest }
    return max(
      room, run.pointee.clampTransferredMain(item.pointee, contentWidth(item, isMax: false, run)))
  }

  /// Returns the width of the content of a row's item, with the item's height if that is definite.
  ///
  /// If the item will most likely get its preferred width, it is laid out at once, so that its height is known, too.
  @inline(never)
  mutating func contentWidth(
    _ item: UnsafeMutablePointer<FlexBox>, isMax: Bool, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    let height = item.pointee.definiteCross
    let limit = heightLimit(item, run)
    if isMax, run.pointee.laysOut, !run.pointee.innerWidth.isKnown || item.pointee.grow == 0,
      isWorthLayingOut(item, contentKey(height, limit), run)
    {
      var request = Request(available: .infinity, block: run.pointee.innerWidth)
      request.height = height
      request.isHeightDefinite = height.isKnown
      request.heightLimit = limit
      request.needsBaseline = item.pointee.isAlignedByBaseline
      let width = layout(item.pointee.box, request).width
      let node = node(item.pointee.box)
      if !node.pointee.contentHeight.isKnown, !height.isKnown, limit == .infinity,
        node.pointee.style.percentages.isDisjoint(with: .paddings)
      {
        node.pointee.maxContent = width
      }
      return width
    }
    return intrinsicWidth(
      item.pointee.box, isMax: isMax, block: run.pointee.innerWidth, height: height,
      isHeightDefinite: true, heightLimit: limit)
  }

  /// Whether a box should be laid out if only its width is needed.
  ///
  /// It should not if the width is cached, or if paddings refer to a width that is known only later. Each such layout
  /// may be wasted, and so may those in it: in nested boxes they would double with every level if they were not cached.
  private func isWorthLayingOut(
    _ item: UnsafeMutablePointer<FlexBox>, _ key: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Bool {
    let node = node(item.pointee.box)
    if node.pointee.maxContent.isKnown, node.pointee.hasContentKey(key) { return false }
    return run.pointee.innerWidth.isKnown
      || node.pointee.style.percentages.isDisjoint(with: .paddings)
  }

  /// Returns the maximum height of an item, at which a wrapping column breaks its lines.
  @inline(__always)
  func heightLimit(_ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>)
    -> Float
  {
    if run.pointee.isRow { return item.pointee.maxCross }
    // As in browsers, a height breaks lines even if the flex basis is the content.
    return item.pointee.preferredMain.isKnown
      ? min(item.pointee.preferredMain, item.pointee.maxMain) : item.pointee.maxMain
  }

  /// Returns the content height of a column's item at a width, or the height by the aspect ratio if that is larger.
  mutating func columnContentHeight(
    _ item: UnsafeMutablePointer<FlexBox>, width: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    guard item.pointee.ratio > 0 else { return contentHeight(item, width: width, run) }
    let height = run.pointee.ratioMain(item.pointee, fromCross: width)
    guard item.pointee.bits.contains(.hasAutoMinMain),
      // An unresolved percentage is not the keyword `auto`.
      item.pointee.bits.contains(.hasAutoMain) || item.pointee.preferredMain.isKnown,
      item.pointee.bits.isDisjoint(with: .isFirmlyProportional)
    else { return height }
    // As in browsers, percentages in it are unresolved at this point.
    return max(height, contentHeight(item, width: width, run))
  }

  /// Returns the height of a row's item whose height by the aspect ratio is a minimum.
  mutating func leastHeight(
    _ item: UnsafeMutablePointer<FlexBox>, width: Float, _ height: Float,
    _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    var request = Request(width: width, block: run.pointee.innerWidth)
    request.height = height
    request.isHeightDefinite = true
    request.isLeast = true
    request.needsBaseline = run.pointee.isRow && item.pointee.isAlignedByBaseline
    let answer = layout(item.pointee.box, request).height
    if knowsLeastHeights(node(item.pointee.box)) {
      item.pointee.bits.insert(.hasLeast)
      item.pointee.least = height
      item.pointee.leastCross = answer
    }
    return answer
  }

  /// Returns the height of an item's content at a width.
  @inline(__always)
  mutating func contentHeight(
    _ item: UnsafeMutablePointer<FlexBox>, width: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    var request = Request(width: width, block: run.pointee.innerWidth)
    request.heightLimit = heightLimit(item, run)
    request.needsBaseline = run.pointee.isRow && item.pointee.isAlignedByBaseline
    return layout(item.pointee.box, request).height
  }

  /// Returns the width of a column's item before its height is known.
  mutating func columnWidth(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    let definite = item.pointee.definiteCross
    if definite.isKnown { return definite }
    if item.pointee.ratio > 0, !item.pointee.bits.contains(.basisIsContent) {
      let width = ratioWidth(item, run)
      if width.isKnown { return width }
    }
    return fitContentWidth(item, height: .nan, isHeightDefinite: false, run)
  }

  /// Returns the width by the aspect ratio of a column's item with a definite height, at least that of the content; NaN
  /// if there is none.
  mutating func ratioWidth(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    guard item.pointee.ratio > 0, item.pointee.preferredMain.isKnown else { return .nan }
    let height = item.pointee.preferredMain.clamped(
      item.pointee.bits.contains(.minimumIsPending)
        ? item.pointee.outsideMain : item.pointee.minMain, item.pointee.maxMain)
    let width = run.pointee.ratioCross(item.pointee, fromMain: height)
    return item.pointee.clampCross(max(width, contentMinimum(item, width, run)))
  }

  /// Returns the fit-content width of a column's item in the container's width, or in a line's.
  mutating func fitContentWidth(
    _ item: UnsafeMutablePointer<FlexBox>, height: Float, isHeightDefinite: Bool,
    _ run: UnsafeMutablePointer<FlexRun>,
    line: Float? = nil
  ) -> Float {
    let block = line ?? (run.pointee.isBalanced ? lineWidth(run) : run.pointee.innerWidth)
    let room =
      block.isKnown
      ? max(0, min(block - item.pointee.marginCross, item.pointee.maxCross)) : .infinity
    let width = fitContentWidth(
      item.pointee.box, room: room, block: run.pointee.innerWidth, height: height,
      isHeightDefinite: isHeightDefinite, heightLimit: heightLimit(item, run),
      isLimited: item.pointee.maxCross < .infinity
        || item.pointee.minCross > item.pointee.outsideCross || item.pointee.ratio > 0)
    return item.pointee.clampCross(run.pointee.clampTransferredCross(item.pointee, width))
  }

  /// Returns the fit-content width of a box in an available width.
  ///
  /// The box is laid out at that width if it is certain; otherwise limits would cause two layouts on every level of
  /// nested boxes.
  @inline(never)
  mutating func fitContentWidth(
    _ box: Int32, room: Float, block: Float, height: Float, isHeightDefinite: Bool,
    heightLimit: Float, isLimited: Bool
  ) -> Float {
    if isLimited {
      let widest = intrinsicWidth(
        box, isMax: true, block: block, height: height, isHeightDefinite: isHeightDefinite,
        heightLimit: heightLimit)
      if widest <= room { return widest }
      return max(
        room,
        intrinsicWidth(
          box, isMax: false, block: block, height: height, isHeightDefinite: isHeightDefinite,
          heightLimit: heightLimit))
    }
    var request = Request(available: room, block: block)
    request.height = height
    request.isHeightDefinite = isHeightDefinite
    request.heightLimit = heightLimit
    return layout(box, request).width
  }

  /// Applies the minimum and maximum height of a column's item that are keywords for its content.
  private mutating func applyContentLimits(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>, width: Float
  ) {
    guard !item.pointee.bits.isDisjoint(with: [.minHeightIsContent, .maxHeightIsContent]) else {
      return
    }
    let width = width.isKnown ? width : columnWidth(item, run)
    let height =
      item.pointee.ratio > 0
      ? run.pointee.ratioMain(item.pointee, fromCross: width)
      : contentHeight(item, width: width, run)
    if item.pointee.bits.contains(.minHeightIsContent) {
      item.pointee.minMain = max(item.pointee.minMain, height)
    }
    if item.pointee.bits.contains(.maxHeightIsContent) { item.pointee.maxMain = height }
  }
}
