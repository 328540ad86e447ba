extension BoxEngine {
  /// Places the absolutely positioned descendants of which a box is the containing block.
  ///
  /// CSS Positioned Layout §2.1: they are found below boxes that are not positioned themselves.
  mutating func placeEscapees(_ container: Int32) {
    var box = node(container).pointee.firstChild
    var (x, y) = (0.0, 0.0)
    while box >= 0 {
      let node = node(box)
      var goesIn = false
      switch node.pointee.style.display {
      case .none: break
      case .contents: goesIn = true
      case .block, .flowRoot, .flex, .grid, .table, .tableCaption, .tableColumn, .tableColumnGroup,
        .tableHeaderGroup, .tableRowGroup, .tableFooterGroup, .tableRow, .tableCell:
        if node.pointee.style.position.isOutOfFlow {
          placeAbsolute(box, in: container, x: Float(x), y: Float(y))
        } else {
          goesIn = hasEscapees(box)
        }
      }
      if goesIn, node.pointee.firstChild >= 0 {
        x += Double(node.pointee.x)
        y += Double(node.pointee.y)
        box = node.pointee.firstChild
        continue
      }
      while self.node(box).pointee.next < 0 {
        box = self.node(box).pointee.parent
        if box == container { return }
        x -= Double(self.node(box).pointee.x)
        y -= Double(self.node(box).pointee.y)
      }
      box = self.node(box).pointee.next
    }
  }

  /// Places a box against its containing block; `x` and `y` lead from there to its parent.
  private mutating func placeAbsolute(_ box: Int32, in container: Int32, x: Float, y: Float) {
    var padding = paddingBox(container)
    if styleOf(container).pointee.display == .grid {
      padding = gridContainingBlock(box, padding)
    }
    let width = max(0, node(container).pointee.width - padding.horizontal)
    let height = max(0, node(container).pointee.height - padding.vertical)
    var resolved = resolve(box, width: width, height: height)
    let style = styleOf(box)
    let isRightToLeft = styleOf(container).pointee.isRightToLeft
    let across = AbsoluteAxis(
      origin: padding.left, length: width,
      before: length(style.pointee.insetLeft_, .insetLeft, style, of: width),
      after: length(style.pointee.insetRight_, .insetRight, style, of: width),
      marginBefore: resolved.marginLeft, marginAfter: resolved.marginRight,
      isAutoBefore: resolved.autoMargins.contains(.left),
      isAutoAfter: resolved.autoMargins.contains(.right), isReversed: isRightToLeft)
    let down = AbsoluteAxis(
      origin: padding.top, length: height,
      before: length(style.pointee.insetTop_, .insetTop, style, of: height),
      after: length(style.pointee.insetBottom_, .insetBottom, style, of: height),
      marginBefore: resolved.marginTop, marginAfter: resolved.marginBottom,
      isAutoBefore: resolved.autoMargins.contains(.top),
      isAutoAfter: resolved.autoMargins.contains(.bottom), isReversed: false,
      centersOverflow: true)
    // `stretch` is the room between the insets.
    if style.pointee.keyword(0) == .stretch {
      resolved.width = max(resolved.outsideWidth, across.room)
    }
    if style.pointee.keyword(1) == .stretch {
      resolved.height = max(resolved.outsideHeight, down.room)
    }
    var alignment: SelfAlignment?
    switch style.pointee.alignSelf.keyword {
    case .auto, .normal: break
    case .stretch:
      if !resolved.bits.contains(.hasAutoHeight) { alignment = style.pointee.alignSelf }
    case .baseline, .center, .flexStart, .flexEnd, .start, .end, .selfStart, .selfEnd, .left,
      .right:
      alignment = style.pointee.alignSelf
    }
    let justify = absoluteJustification(box, resolved)
    let held = down.isHeld && resolved.bits.contains(.hasAutoHeight) && alignment == nil
    let room = absoluteRoom(box, resolved, across, x: x)
    let usedWidth = absoluteWidth(
      box, resolved, across, down, fills: across.isHeld && justify == nil, isHeld: held,
      block: width, room: room)
    let usedHeight = absoluteHeight(
      box, resolved, down, isHeld: held, width: usedWidth, block: width)
    var left = across.position(usedWidth, alignment: justify) - x
    var top = down.position(usedHeight, alignment: alignment) - y
    if !left.isKnown || !top.isKnown {
      let position = staticPosition(box, resolved, width: usedWidth, height: usedHeight)
      if !left.isKnown { left = position.x }
      if !top.isKnown {
        top = position.y
        // As browsers have it, what is aligned safely to a line in a block stays in its containing
        // block.
        if style.pointee.alignSelf.isSafe, !hasFlexParent(box) {
          top = max(top, padding.top + resolved.marginTop - y)
        }
      }
    }
    _ = place(
      box, x: left.limited, y: top.limited, width: usedWidth, height: usedHeight,
      isHeightDefinite: resolved.height.isKnown || resolved.ratio > 0 || held, block: width,
      isFinal: true)
  }

  /// Whether the static position of a box is that of a flex item.
  private func hasFlexParent(_ box: Int32) -> Bool {
    var parent = node(box).pointee.parent
    while styleOf(parent).pointee.display == .contents { parent = node(parent).pointee.parent }
    return styleOf(parent).pointee.display == .flex
      && !node(parent).pointee.flags.contains(.isMeasured)
  }

  /// What lies around the padding box: border and scroll bars.
  func paddingBox(_ box: Int32) -> BoxInsets {
    let style = styleOf(box)
    var insets = BoxInsets(
      left: style.pointee.borderLeft_, top: style.pointee.borderTop_,
      right: style.pointee.borderRight_, bottom: style.pointee.borderBottom_)
    if style.pointee.scrollbar_ > 0 { addScrollBars(style, &insets) }
    return insets
  }

  /// CSS Positioned Layout §4.1, CSS 2 §10.3.7: the width of the border box.
  private mutating func absoluteWidth(
    _ box: Int32, _ resolved: ResolvedBox, _ across: AbsoluteAxis, _ down: AbsoluteAxis,
    fills: Bool, isHeld: Bool, block: Float, room: Float
  ) -> Float {
    if resolved.width.isKnown { return resolved.clampWidth(resolved.width) }
    let isAuto = resolved.bits.contains(.hasAutoWidth)
    let ownHeight =
      resolved.height.isKnown
      ? resolved.clampHeight(resolved.height)
      : (isHeld ? resolved.clampHeight(down.room) : .nan)
    if resolved.ratio > 0, ownHeight.isKnown,
      resolved.height.isKnown || !(fills && isAuto)
    {
      return resolved.clampWidth(
        ratioWidth(box, resolved, fromHeight: ownHeight, block: block))
    }
    if fills, isAuto { return resolved.clampWidth(across.room) }
    // Shrink to fit.
    var request = Request(available: min(room, resolved.maxWidth), block: block)
    request.height = ownHeight
    request.isHeightDefinite = ownHeight.isKnown
    request.heightLimit = resolved.maxHeight
    return resolved.clampWidth(resolved.clampTransferred(layout(box, request).width))
  }

  /// CSS Positioned Layout §4.1, CSS 2 §10.6.4: the height of the border box.
  private mutating func absoluteHeight(
    _ box: Int32, _ resolved: ResolvedBox, _ down: AbsoluteAxis, isHeld: Bool, width: Float,
    block: Float
  ) -> Float {
    var resolved = resolved
    var content = Float.nan
    let limits: ResolvedBox.Bits = [.minHeightIsContent, .maxHeightIsContent]
    if !resolved.bits.isDisjoint(with: limits) {
      var request = Request(width: width, block: block)
      // Lines of a column break at the height that it is to have.
      request.heightLimit = resolved.height.isKnown ? resolved.height : resolved.maxHeight
      content = layout(box, request).height
      if resolved.bits.contains(.minHeightIsContent) {
        resolved.minHeight = max(resolved.minHeight, content)
      }
      if resolved.bits.contains(.maxHeightIsContent) { resolved.maxHeight = content }
    }
    if resolved.height.isKnown { return resolved.clampHeight(resolved.height) }
    if resolved.ratio > 0 {
      var height = resolved.height(fromWidth: width)
      if resolved.bits.contains([.hasAutoHeight, .hasAutoMinHeight]),
        !resolved.bits.contains(.isScrollContainer)
      {
        height = max(height, layout(box, Request(width: width, block: block)).height)
      }
      return resolved.clampHeight(height)
    }
    if isHeld { return resolved.clampHeight(down.room) }
    if !content.isKnown {
      var request = Request(width: width, block: block)
      request.heightLimit = resolved.maxHeight
      content = layout(box, request).height
    }
    return resolved.clampHeight(content)
  }
}
