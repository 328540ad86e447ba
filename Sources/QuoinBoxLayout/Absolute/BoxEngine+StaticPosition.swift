extension BoxEngine {
  /// Returns the static position of an out-of-flow box, relative to its parent's border box.
  func staticPosition(
    _ box: Int32, _ resolved: ResolvedBox, width: Float, height: Float
  ) -> (x: Float, y: Float) {
    let parent = parentBox(of: box)
    let style = styleOf(parent)
    let insets = insets(
      parent, block: node(parent).pointee.block, width: node(parent).pointee.width)
    let inner = (
      width: max(0, node(parent).pointee.width - insets.horizontal),
      height: max(0, node(parent).pointee.height - insets.vertical)
    )
    let isMeasured = node(parent).pointee.flags.contains(.isMeasured)
    if style.pointee.display == .flex, !isMeasured {
      return flexStaticPosition(
        box, resolved, parent, insets, inner, width: width, height: height)
    }
    if style.pointee.display == .grid, !isMeasured {
      return gridStaticPosition(
        box, resolved, parent, insets, inner, width: width, height: height)
    }
    // CSS 2 §10.3.7 and §10.6.4: the position that the box would have as a block in flow, or in its line.
    let holdsLines = node(parent).pointee.flags.contains(.holdsLines)
    let isReversed = style.pointee.isRightToLeft
    var x =
      holdsLines
      ? node(box).pointee.x + (isReversed ? node(box).pointee.width - width : 0)
      : isReversed
        ? insets.left + inner.width - resolved.marginRight - width
        : insets.left + resolved.marginLeft
    if grids != nil, !holdsLines {
      let justify = justification(box, in: parent)
      if justify.keyword != .normal {
        x =
          insets.left
          + justifiedOffset(
            resolved, justify, inner.width, width: width, isReversed: style.pointee.isRightToLeft)
      }
    }
    let top = node(box).pointee.staticY
    // CSS Positioned Layout §4.1: the box is aligned with that line, which has no height.
    let alignment = styleOf(box).pointee.alignSelf
    let outer = height + resolved.marginHeight
    let before: Float =
      switch alignment.keyword {
      case .end, .flexEnd, .selfEnd, .lastBaseline: outer
      case .center: outer / 2
      case .auto, .normal, .stretch, .baseline, .start, .flexStart, .selfStart, .left, .right: 0
      }
    return (x, top - before + resolved.marginTop)
  }

  /// Returns the available space for a size that depends on the content, or is a keyword: CSS Positioned Layout §4.1.
  ///
  /// If the box keeps its static position, it is that of the inset-modified containing block.
  ///
  /// - Parameter offset: The offset from the containing block to the box's parent.
  func absoluteRoom(
    _ box: Int32, _ resolved: ResolvedBox, _ axis: AbsoluteAxis, isHorizontal: Bool, offset: Float
  ) -> Float {
    guard !axis.before.isKnown, !axis.after.isKnown else { return axis.room }
    let span = staticSpan(box, resolved, axis, isHorizontal: isHorizontal, offset: offset)
    return max(0, span.high - span.low - axis.marginBefore - axis.marginAfter)
  }

  /// Returns the inset-modified containing block if both insets are `auto`, relative to the padding edge: CSS
  /// Positioned Layout §3.5.1.
  ///
  /// It extends from the static position to the edges of the containing block; if the box would be centred, equally far
  /// on both sides.
  private func staticSpan(
    _ box: Int32, _ resolved: ResolvedBox, _ axis: AbsoluteAxis, isHorizontal: Bool, offset: Float
  ) -> (low: Float, high: Float) {
    // The change of the position with the size shows which side is fixed.
    let empty = staticPosition(box, resolved, width: 0, height: 0)
    let large = staticPosition(box, resolved, width: 16, height: 16)
    let start = isHorizontal ? empty.x : empty.y
    let moved = start - (isHorizontal ? large.x : large.y)
    let low = start + offset - axis.marginBefore - axis.origin
    let high = start + offset + axis.marginAfter - axis.origin
    if moved == 0 { return (low, axis.length) }
    guard moved < 12 else { return (0, high) }
    let middle = (low + high) / 2
    let half = max(0, min(middle, axis.length - middle))
    return (middle - half, middle + half)
  }

  /// Returns the static position of a box with safe alignment: CSS Positioned Layout §4.3.
  ///
  /// If it is larger than its inset-modified containing block, it begins where that does.
  func safePosition(
    _ position: Float, _ size: Float, _ box: Int32, _ resolved: ResolvedBox, _ axis: AbsoluteAxis,
    isHorizontal: Bool, offset: Float
  ) -> Float {
    let span = staticSpan(box, resolved, axis, isHorizontal: isHorizontal, offset: offset)
    let outer = size + axis.marginBefore + axis.marginAfter
    guard outer > span.high - span.low else { return position }
    let start = isHorizontal && axis.isReversed ? span.high - outer : span.low
    return axis.origin + start + axis.marginBefore - offset
  }

  /// Returns the static position of a child of a flex container: that of its only item (CSS Flexbox §4.1).
  ///
  /// As in browsers, `safe` and the safe fallbacks of distributions are ignored.
  private func flexStaticPosition(
    _ box: Int32, _ resolved: ResolvedBox, _ parent: Int32, _ insets: BoxInsets,
    _ inner: (width: Float, height: Float), width: Float, height: Float
  ) -> (x: Float, y: Float) {
    let style = styleOf(parent)
    let direction = style.pointee.flexDirection
    let isRow = direction == .row || direction == .rowReverse
    let isRightToLeft = style.pointee.isRightToLeft
    let isMainReversed = direction.isReverse != (isRow && isRightToLeft)
    let isCrossReversed =
      style.pointee.flexWrap.isReverse != (!isRow && isRightToLeft)
    let free = (
      width: inner.width - width - resolved.marginWidth,
      height: inner.height - height - resolved.marginHeight
    )
    let freeMain = isRow ? free.width : free.height
    let freeCross = isRow ? free.height : free.width
    let main = offset(
      of: ContentAlignment(style.pointee.justifyContent.keyword), freeMain,
      towardStart: direction.isReverse ? freeMain : 0,
      left: isRow ? (isMainReversed ? freeMain : 0) : nil, isDefaultSafe: false)
    let cross: Float
    let alignment = selfAlignment(box, parent, isRow: isRow, isCrossReversed: isCrossReversed)
    let towardStart = isCrossReversed == (!isRow && isRightToLeft) ? 0 : freeCross
    switch alignment.keyword {
    case .flexEnd: cross = freeCross
    case .center: cross = freeCross / 2
    case .baseline: cross = towardStart
    case .lastBaseline: cross = freeCross - towardStart
    case .auto, .normal, .stretch, .flexStart, .start, .end, .selfStart, .selfEnd, .left, .right:
      cross = 0
    }
    // From the left or top side of the free space.
    let along = isMainReversed ? freeMain - main : main
    let across = isCrossReversed ? freeCross - cross : cross
    return (
      insets.left + resolved.marginLeft + (isRow ? along : across),
      insets.top + resolved.marginTop + (isRow ? across : along)
    )
  }
}
