extension BoxEngine {
  /// Where a box out of flow would be in its parent's layout, from the parent's border box.
  func staticPosition(
    _ box: Int32, _ resolved: ResolvedBox, width: Float, height: Float
  ) -> (x: Float, y: Float) {
    var parent = node(box).pointee.parent
    while styleOf(parent).pointee.display == .contents { parent = node(parent).pointee.parent }
    let style = styleOf(parent)
    let insets = insets(parent, block: node(parent).pointee.block)
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
    // CSS 2 §10.3.7 and §10.6.4: where the box would be as a block in flow, or in its line.
    let holdsLines = node(parent).pointee.flags.contains(.holdsLines)
    var x =
      holdsLines && !style.pointee.isRightToLeft
      ? node(box).pointee.x
      : style.pointee.isRightToLeft
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
    // CSS Positioned Layout §4.1: it is aligned to that line, which has no height.
    let alignment = styleOf(box).pointee.alignSelf
    let outer = height + resolved.marginHeight
    let before: Float =
      switch alignment.keyword {
      case .end, .flexEnd, .selfEnd: outer
      case .center: outer / 2
      case .auto, .normal, .stretch, .baseline, .start, .flexStart, .selfStart, .left, .right: 0
      }
    return (x, top - before + resolved.marginTop)
  }

  /// CSS Positioned Layout §4.1: the room for a width that the content decides; where the box keeps
  /// its static position, it reaches from there to the edge of the containing block.
  ///
  /// - Parameter x: leads from the containing block to the box's parent.
  func absoluteRoom(
    _ box: Int32, _ resolved: ResolvedBox, _ across: AbsoluteAxis, x: Float
  ) -> Float {
    guard !across.before.isKnown, !across.after.isKnown, !resolved.width.isKnown else {
      return across.room
    }
    // The side that stays where it is shows in how the position follows the width.
    let empty = staticPosition(box, resolved, width: 0, height: 0).x
    let moved = empty - staticPosition(box, resolved, width: 16, height: 0).x
    let left = empty + x - resolved.marginLeft - across.origin
    let right = empty + x + resolved.marginRight - across.origin
    let middle = (left + right) / 2
    let room =
      moved == 0
      ? across.length - left
      : (moved < 12 ? 2 * min(middle, across.length - middle) : right)
    return max(0, room - resolved.marginWidth)
  }

  /// CSS Flexbox §4.1: where the box would be if it were the only item of the container.
  ///
  /// As browsers have it, `safe` and the safe fallbacks of distributions do not count along the main
  /// axis.
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
    case _ where alignment.isSafe && freeCross < 0: cross = towardStart
    case .flexEnd: cross = freeCross
    case .center: cross = freeCross / 2
    case .baseline: cross = towardStart
    case .auto, .normal, .stretch, .flexStart, .start, .end, .selfStart, .selfEnd, .left, .right:
      cross = 0
    }
    // From the left or top side of the room that is free.
    let along = isMainReversed ? freeMain - main : main
    let across = isCrossReversed ? freeCross - cross : cross
    return (
      insets.left + resolved.marginLeft + (isRow ? along : across),
      insets.top + resolved.marginTop + (isRow ? across : along)
    )
  }
}
