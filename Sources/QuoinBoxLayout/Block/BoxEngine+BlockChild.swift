extension BoxEngine {
  /// Sizes and places one in-flow block.
  mutating func placeBlock(_ child: Int32, _ run: inout BlockRun, needsBaseline: Bool) {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    let style = styleOf(child)
    if !style.pointee.percentages.isDisjoint(with: .ofHeight)
      || (style.pointee.keywords != 0 && style.pointee.stretchesToHeight)
    {
      run.isSensitive = true
    }
    lendHeight(child, run.blockHeight)
    let justify = grids == nil ? SelfAlignment.normal : justification(child, in: run.container)
    let width = blockWidth(
      child, resolved, run,
      isFilling: justify.keyword == .normal && style.pointee.display != .table)
    let collapses = collapsesMargins(child)
    let asksForBaseline =
      run.markerAscent.isKnown || needsBaseline && !run.firstBaseline.isKnown
    let (height, isContent, least, answered) = blockHeight(
      child, resolved, run, width: width, collapses: collapses, needsBaseline: asksForBaseline)

    var y = run.pass(
      height,
      margins(
        of: child, height: height, isContent: isContent, outside: resolved.outsideHeight,
        top: resolved.marginTop, bottom: resolved.marginBottom, collapses: collapses))
    let isDefinite = resolved.height.isKnown || resolved.ratio > 0
    let childBaseline =
      asksForBaseline ? firstBaseline(of: child, answered, height: height) : .nan
    y += Double(run.makeRoomForMarker(above: childBaseline))

    var x = blockPosition(child, resolved, run, justify, width: width)
    var top_ = Float(y)
    if style.pointee.position == .relative {
      let shift = relativeShift(
        child, width: run.innerWidth, height: run.blockHeight, isRightToLeft: run.isRightToLeft)
      x += shift.x
      top_ += shift.y.orZero
    }
    let isReady = place(
      child, x: x.limited, y: top_.limited, width: width, height: height,
      isHeightDefinite: isDefinite, block: run.innerWidth, isFinal: run.isFinal,
      collapses: collapses, hasOwnHeight: resolved.height.isKnown, least: least)
    if !isReady { run.isComplete = false }
    if hasOuterAbsolutes(child) { run.hasOuterAbsolutes = true }
    if node(child).pointee.flags.contains(.followsLentHeight) {
      run.isSensitive = true
    }
    if childBaseline.isKnown, !run.firstBaseline.isKnown {
      run.firstBaseline = Float(y) + childBaseline
    }
  }

  /// Returns the margins of a block of a final height: CSS 2 §8.3.1 Collapsing margins.
  ///
  /// - Parameters:
  ///   - isContent: Whether the height is that of the content.
  ///   - outside: The vertical padding and borders.
  ///   - top: The margin of the block itself at the top.
  ///   - bottom: The margin of the block itself at the bottom.
  ///   - collapses: Whether margins of its children may collapse with its own.
  @inline(__always) func margins(
    of child: Int32, height: Float, isContent: Bool, outside: Float, top: Float, bottom: Float,
    collapses: Bool
  ) -> BlockMargins {
    let node = node(child)
    var margins = BlockMargins(top: CollapsingMargin(top), bottom: CollapsingMargin(bottom))
    guard collapses else { return margins }
    if isLeaf(node) || node.pointee.flags.contains(.isMeasured) {
      // A line keeps margins apart even where it has no height (CSS 2 §8.3.1).
      margins.collapsesThrough =
        height == 0 && outside == 0 && !node.pointee.style.isReplaced
        && !(node.pointee.flags.contains(.holdsLines)
          && node.pointee.bottomMargin.positive.isKnown)
    } else {
      margins.top.add(node.pointee.topMargin)
      // As in browsers, margins do not collapse through a height that is not the content's.
      if isContent { margins.bottom.add(node.pointee.bottomMargin) }
      margins.collapsesThrough = node.pointee.flags.contains(.collapsesThrough) && height == 0
    }
    return margins
  }

  /// Returns the horizontal position of a block in its container, by its margins or by `justify-self`.
  @inline(__always) mutating func blockPosition(
    _ child: Int32, _ resolved: ResolvedBox, _ run: BlockRun, _ justify: SelfAlignment,
    width: Float
  ) -> Float {
    guard justify.keyword != .normal else {
      return horizontalPosition(resolved, run, width: width)
    }
    return run.insets.left
      + justifiedOffset(
        resolved, justify, run.innerWidth, width: width, isReversed: run.isRightToLeft)
  }

  /// Returns the width of a block: CSS 2 §10.3.3 Block-level, non-replaced elements in normal flow.
  mutating func blockWidth(
    _ child: Int32, _ resolved: ResolvedBox, _ run: BlockRun, isFilling: Bool
  ) -> Float {
    if resolved.width.isKnown { return resolved.clampWidth(resolved.width) }
    if resolved.ratio > 0, resolved.height.isKnown {
      let height = resolved.clampHeight(resolved.height)
      return resolved.clampWidth(
        ratioWidth(child, resolved, fromHeight: height, block: run.innerWidth))
    }
    var width = max(resolved.outsideWidth, run.innerWidth - resolved.marginWidth)
    if !isFilling {
      let request = Request(available: room(run.innerWidth, resolved), block: run.innerWidth)
      width = layout(child, request).width
    }
    return resolved.clampWidth(resolved.clampTransferred(width))
  }

  /// Returns the height of a block, and whether it is that of the content: CSS 2 §10.6.3.
  ///
  /// If the content exceeds the height by the aspect ratio, that height is returned as well.
  mutating func blockHeight(
    _ child: Int32, _ resolved: ResolvedBox, _ run: BlockRun, width: Float, collapses: Bool,
    needsBaseline: Bool = false
  ) -> (height: Float, isContent: Bool, least: Float, baseline: Float) {
    var resolved = resolved
    var request = Request(width: width, block: run.innerWidth)
    request.collapses = collapses
    // Asked for at once: a second layout for the baseline alone would double the work at each level of nested lists.
    request.needsBaseline = needsBaseline
    var baseline = Float.nan
    if !resolved.bits.isDisjoint(with: .hasContentLimits) {
      // The lines of a column break at its final height.
      request.heightLimit = resolved.height.isKnown ? resolved.height : resolved.maxHeight
      let content =
        resolved.ratio > 0
        ? resolved.height(fromWidth: width) : measuredHeight(child, request, &baseline)
      request.heightLimit = .infinity
      if resolved.bits.contains(.minHeightIsContent) {
        resolved.minHeight = max(resolved.minHeight, content)
      }
      if resolved.bits.contains(.maxHeightIsContent) { resolved.maxHeight = content }
    }
    if resolved.height.isKnown {
      request.height = resolved.clampHeight(resolved.height)
      request.isHeightDefinite = true
      request.hasOwnHeight = true
    } else if resolved.ratio > 0 {
      request.height = resolved.clampHeight(resolved.height(fromWidth: width))
      request.isHeightDefinite = true
      // An unresolved percentage is not the keyword `auto`.
      if resolved.bits.contains(.hasAutoMinHeight),
        resolved.bits.isDisjoint(with: .isFirmlyProportional),
        !styleOf(child).pointee.percentages.contains(.height)
      {
        request.isLeast = true
        let content = measuredHeight(child, request, &baseline)
        let height = resolved.clampHeight(content)
        if height == content, knowsLeastHeights(node(child)) {
          request.isFinal = run.isFinal
          return (measuredHeight(child, request, &baseline), false, request.height, baseline)
        }
        request.height = height
        request.isLeast = false
      }
    } else {
      request.heightLimit = resolved.maxHeight
      let content = measuredHeight(child, request, &baseline)
      let room = markerHeight(child, block: run.innerWidth)
      if room > content {
        request.height = resolved.clampHeight(room)
        return (measuredHeight(child, request, &baseline), true, .nan, baseline)
      }
      let height = resolved.clampHeight(content)
      if height == content { return (height, true, .nan, baseline) }
      request.height = height
    }
    request.isFinal = run.isFinal
    return (measuredHeight(child, request, &baseline), false, .nan, baseline)
  }

  private mutating func measuredHeight(
    _ child: Int32, _ request: Request, _ baseline: inout Float
  ) -> Float {
    let answer = layout(child, request)
    baseline = answer.baseline
    return answer.height
  }

  /// Returns the horizontal position relative to the container's border box: CSS 2 §10.3.3.
  ///
  /// Automatic margins share the free space. Without automatic margins, or if the box overflows, the margin on the end
  /// side is ignored.
  func horizontalPosition(_ resolved: ResolvedBox, _ run: BlockRun, width: Float) -> Float {
    let free = run.innerWidth - width - resolved.marginWidth
    var left = resolved.marginLeft
    if run.isRightToLeft { left += free }
    if !resolved.autoMargins.isDisjoint(with: [.left, .right]), free > 0 {
      left = resolved.marginLeft
      if resolved.autoMargins.contains([.left, .right]) {
        left += free / 2
      } else if resolved.autoMargins.contains(.left) {
        left += free
      }
    }
    if styleOf(run.container).pointee.overflow_.alignsBlocks, free > 0,
      resolved.autoMargins.isDisjoint(with: [.left, .right])
    {
      left = resolved.marginLeft + alignedBlock(in: run.container, free: free)
    }
    return run.insets.left + left
  }

  /// Returns how far a block with free space is moved from the left side.
  func alignedBlock(in container: Int32, free: Float) -> Float {
    switch styleOf(container).pointee.blockAlignment {
    case .center: free / 2
    case .right: free
    case .left, nil: 0
    }
  }
}
