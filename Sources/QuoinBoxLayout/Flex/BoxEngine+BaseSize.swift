extension BoxEngine {
  /// CSS Flexbox §9.2, step 3: the flex base size and hypothetical main size of each item.
  mutating func determineFlexBaseSizes(_ run: UnsafeMutablePointer<FlexRun>) {
    var needed: Double = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      determineFlexBaseSize(item, run)
      needed += Double(item.pointee.hypothetical + item.pointee.marginMain)
    }
    run.pointee.needed = needed
  }

  /// The flex base size and hypothetical main size of one item.
  @inline(__always)
  mutating func determineFlexBaseSize(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) {
    let width = determineBase(item, run)
    if !run.pointee.isRow { applyContentLimits(item, run, width: width) }
    if item.pointee.bits.contains(.hasAutoMinMain), !item.pointee.bits.contains(.isScrollContainer)
    {
      // A base size that is the content's is no smaller than the automatic minimum, which is
      // then needed only if the item shrinks; so is one that is the specified size.
      if item.pointee.bits.contains(.baseIsContent), item.pointee.ratio == 0 {
        item.pointee.bits.insert(.minimumIsPending)
      } else {
        determineAutomaticMinimum(item, run)
      }
    }
    item.pointee.hypothetical = item.pointee.clampMain(item.pointee.base)
  }

  /// Gives the width at which a column's content was laid out, or NaN.
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

  /// Step 3A: the flex basis if it is a definite length, else NaN.
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

  /// Step 3E: the width of a row's item under max-content, or what a word of `flex-basis` says.
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

  /// The width of a row's item's content, with the item's height if that is definite.
  ///
  /// Where the item will most likely get the width that it likes, it is laid out at once, and its
  /// height will be known, too.
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

  /// Whether a box should be laid out where only its width is needed: not if the width is remembered,
  /// or paddings refer to a width that will be known only then.
  ///
  /// Each such layout may be in vain, and so may those in it: in boxes in boxes they would double with
  /// every level if they were not remembered.
  private func isWorthLayingOut(
    _ item: UnsafeMutablePointer<FlexBox>, _ key: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Bool {
    let node = node(item.pointee.box)
    if node.pointee.maxContent.isKnown, node.pointee.hasContentKey(key) { return false }
    return run.pointee.innerWidth.isKnown
      || node.pointee.style.percentages.isDisjoint(with: .paddings)
  }

  /// The greatest height of an item, at which it breaks its lines if it is a column that wraps.
  @inline(__always)
  func heightLimit(_ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>)
    -> Float
  {
    if run.pointee.isRow { return item.pointee.maxCross }
    // As browsers have it, a height breaks lines even where the flex basis is the content.
    return item.pointee.preferredMain.isKnown
      ? min(item.pointee.preferredMain, item.pointee.maxMain) : item.pointee.maxMain
  }

  /// The height of a column's item's content at a width, or what the aspect ratio makes of that
  /// width, but no smaller than the content.
  mutating func columnContentHeight(
    _ item: UnsafeMutablePointer<FlexBox>, width: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    guard item.pointee.ratio > 0 else { return contentHeight(item, width: width, run) }
    let height = run.pointee.ratioMain(item.pointee, fromCross: width)
    guard item.pointee.bits.contains(.hasAutoMinMain),
      // A percentage of nothing is not the word `auto`.
      item.pointee.bits.contains(.hasAutoMain) || item.pointee.preferredMain.isKnown,
      item.pointee.bits.isDisjoint(with: .isFirmlyProportional)
    else { return height }
    // As browsers have it, percentages in it refer to nothing yet.
    return max(height, contentHeight(item, width: width, run))
  }

  /// The height of a row's item of which the aspect ratio makes a least one.
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

  /// The height of an item's content at a width.
  @inline(__always)
  mutating func contentHeight(
    _ item: UnsafeMutablePointer<FlexBox>, width: Float, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    var request = Request(width: width, block: run.pointee.innerWidth)
    request.heightLimit = heightLimit(item, run)
    request.needsBaseline = run.pointee.isRow && item.pointee.isAlignedByBaseline
    return layout(item.pointee.box, request).height
  }

  /// The width of an item of a column before its height is known.
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

  /// The width that the aspect ratio makes of a column's item's definite height, but no smaller than
  /// the content; NaN if there is none.
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

  /// The width of an item of a column as fit-content into the container's, or into a line's.
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

  /// The width of a box as fit-content into a room.
  ///
  /// It is laid out there where it is sure to have that width; otherwise limits would have it laid
  /// out twice on every level of boxes in boxes.
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

  /// The least and the greatest height of a column's item where they are words for its content.
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
