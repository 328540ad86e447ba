extension BoxEngine {
  /// Places the absolutely positioned descendants whose containing block is a box.
  ///
  /// CSS Positioned Layout §2.1: they are descendants of boxes that are not positioned themselves.
  mutating func placeOuterAbsolutes(_ container: Int32) {
    placeOuterAbsolutes(below: container, in: containingBlock(container), x: 0, y: 0)
  }

  /// Places the absolutely positioned descendants of a box whose containing block is that box or one around it.
  ///
  /// - Parameters:
  ///   - top: The box.
  ///   - x: The horizontal offset of the box in the containing block's box.
  ///   - y: The vertical offset.
  mutating func placeOuterAbsolutes(
    below top: Int32, in block: ContainingBlock, x: Double, y: Double
  ) {
    var box = node(top).pointee.firstChild
    guard box >= 0 else { return }
    var (x, y) = (x, y)
    while true {
      let node = node(box)
      var goesIn = false
      switch node.pointee.style.display {
      case .none: break
      case .contents: goesIn = true
      case .block, .flowRoot, .flex, .grid, .table, .tableCaption, .tableColumn, .tableColumnGroup,
        .tableHeaderGroup, .tableRowGroup, .tableFooterGroup, .tableRow, .tableCell:
        if !node.pointee.style.position.isOutOfFlow {
          goesIn = hasOuterAbsolutes(box)
        } else if !node.pointee.flags.contains(.isHeldInLine) {
          placeAbsolute(box, in: block, x: Float(x), y: Float(y))
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
        if box == top { return }
        x -= Double(self.node(box).pointee.x)
        y -= Double(self.node(box).pointee.y)
      }
      box = self.node(box).pointee.next
    }
  }

  /// Returns the containing block that a box is for absolutely positioned descendants: its padding box.
  private func containingBlock(_ box: Int32) -> ContainingBlock {
    ContainingBlock(
      of: box, paddingBox(box), width: node(box).pointee.width, height: node(box).pointee.height,
      isRightToLeft: styleOf(box).pointee.isRightToLeft)
  }

  /// Returns the containing block of a box in that of its container, which is smaller in a grid.
  private func gridArea(of box: Int32, in block: ContainingBlock) -> ContainingBlock {
    let container = block.box
    guard styleOf(container).pointee.display == .grid else { return block }
    return ContainingBlock(
      of: container, gridContainingBlock(box, paddingBox(container)),
      width: node(container).pointee.width, height: node(container).pointee.height,
      isRightToLeft: block.isRightToLeft)
  }

  /// Places a box in its containing block; `x` and `y` are the offset from the containing block's box to the parent.
  mutating func placeAbsolute(_ box: Int32, in block: ContainingBlock, x: Float, y: Float) {
    let container = block.box
    let block = gridArea(of: box, in: block)
    let (width, height) = (block.width, block.height)
    var resolved = resolve(box, width: width, height: height)
    let style = styleOf(box)
    let (across, down) = absoluteAxes(style, resolved, in: block)
    let alignment = absoluteAlignment(style, resolved, in: container)
    let justify = absoluteJustification(box, resolved)
    let held =
      down.isHeld && resolved.bits.contains(.hasAutoHeight)
      && (alignment == nil || alignment?.keyword == .stretch)
    if held, alignment != nil {
      // Unlike `normal`, the keyword `stretch` takes precedence over an aspect ratio.
      resolved.height = max(resolved.outsideHeight, down.room)
    }
    let room =
      resolved.width.isKnown && style.pointee.keywords == 0
      ? across.room : absoluteRoom(box, resolved, across, isHorizontal: true, offset: x)
    if style.pointee.keywords != 0 {
      let roomDown = absoluteRoom(box, resolved, down, isHorizontal: false, offset: y)
      resolveAbsoluteWords(
        box, &resolved, block: width, width: room, height: roomDown, isHeld: held)
    }
    let usedWidth = absoluteWidth(
      box, resolved, across, down, fills: across.isHeld && justify == nil, isHeld: held,
      block: width, room: room)
    let (usedHeight, least) = absoluteHeight(
      box, resolved, down, isHeld: held, width: usedWidth, block: width)
    var left = across.position(usedWidth, alignment: justify) - x
    var top = down.position(usedHeight, alignment: alignment) - y
    if !left.isKnown || !top.isKnown {
      let position = staticPosition(box, resolved, width: usedWidth, height: usedHeight)
      // `align-self` applies across the parent if that is a flex container, otherwise vertically.
      let isColumn = isColumn(parentBox(of: box))
      let isSafe = style.pointee.alignSelf.isSafe
      if !left.isKnown {
        left =
          isSafe && isColumn
          ? safePosition(
            position.x, usedWidth, box, resolved, across, isHorizontal: true, offset: x)
          : position.x
      }
      if !top.isKnown {
        top =
          isSafe && !isColumn
          ? safePosition(
            position.y, usedHeight, box, resolved, down, isHorizontal: false, offset: y)
          : position.y
      }
    }
    markAncestorsMoved(box, upTo: container)
    _ = place(
      box, x: left.limited, y: top.limited, width: usedWidth, height: usedHeight,
      isHeightDefinite: resolved.height.isKnown || resolved.ratio > 0 || held, block: width,
      isFinal: true, least: least)
  }

  /// Marks the boxes between a box and its containing block, which have not moved themselves.
  private func markAncestorsMoved(_ box: Int32, upTo container: Int32) {
    var outer = node(box).pointee.parent
    while outer != container {
      node(outer).pointee.flags.insert(.isMoved)
      outer = node(outer).pointee.parent
    }
  }

  /// Returns the alignment of a box, or `nil` if it fills its containing block or is at its start.
  @inline(__always) private func absoluteAlignment(
    _ style: UnsafeMutablePointer<PackedStyle>, _ resolved: ResolvedBox, in container: Int32
  ) -> SelfAlignment? {
    let isGrid = styleOf(container).pointee.display == .grid
    return switch style.pointee.alignSelf.keyword {
    case .auto, .normal: nil
    case .stretch where isGrid && resolved.bits.contains(.hasAutoHeight): nil
    case .stretch, .baseline, .lastBaseline, .center, .flexStart, .flexEnd, .start, .end,
      .selfStart, .selfEnd, .left, .right:
      style.pointee.alignSelf
    }
  }

  /// Returns the insets, margins and space of a box along both axes of its containing block: CSS Positioned Layout 3
  /// §4.
  @inline(__always) private func absoluteAxes(
    _ style: UnsafeMutablePointer<PackedStyle>, _ resolved: ResolvedBox,
    in block: ContainingBlock
  ) -> (across: AbsoluteAxis, down: AbsoluteAxis) {
    let (width, height) = (block.width, block.height)
    let across = AbsoluteAxis(
      origin: block.left, length: width,
      before: length(style.pointee.insetLeft_, .insetLeft, style, of: width),
      after: length(style.pointee.insetRight_, .insetRight, style, of: width),
      marginBefore: resolved.marginLeft, marginAfter: resolved.marginRight,
      isAutoBefore: resolved.autoMargins.contains(.left),
      isAutoAfter: resolved.autoMargins.contains(.right),
      isReversed: block.isRightToLeft)
    let down = AbsoluteAxis(
      origin: block.top, length: height,
      before: length(style.pointee.insetTop_, .insetTop, style, of: height),
      after: length(style.pointee.insetBottom_, .insetBottom, style, of: height),
      marginBefore: resolved.marginTop, marginAfter: resolved.marginBottom,
      isAutoBefore: resolved.autoMargins.contains(.top),
      isAutoAfter: resolved.autoMargins.contains(.bottom), isReversed: false,
      centersOverflow: true,
      isScrolled: !block.isInline && node(block.box).pointee.flags.contains(.isScrollContainer),
      isScrolledBack: !block.isInline && scrollsBack(block.box))
    return (across, down)
  }

  /// Whether the overflow of a scroll container is before its start.
  private func scrollsBack(_ container: Int32) -> Bool {
    let style = styleOf(container)
    guard style.pointee.display == .flex else { return false }
    return style.pointee.flexDirection.isColumn
      ? style.pointee.flexDirection.isReverse : style.pointee.flexWrap.isReverse
  }

  /// Returns the box whose layout determines the static position of a box.
  func parentBox(of box: Int32) -> Int32 {
    var parent = node(box).pointee.parent
    while styleOf(parent).pointee.display == .contents { parent = node(parent).pointee.parent }
    return parent
  }

  /// Whether a box is a flex container whose main axis is vertical.
  private func isColumn(_ box: Int32) -> Bool {
    styleOf(box).pointee.display == .flex && styleOf(box).pointee.flexDirection.isColumn
      && !node(box).pointee.flags.contains(.isMeasured)
  }

  /// Returns the insets from the border box to the padding box: border and scroll bars.
  func paddingBox(_ box: Int32) -> BoxInsets {
    let style = styleOf(box)
    var insets = BoxInsets(
      left: style.pointee.borderLeft_, top: style.pointee.borderTop_,
      right: style.pointee.borderRight_, bottom: style.pointee.borderBottom_)
    if style.pointee.scrollbar_ > 0 {
      addScrollBars(style, &insets)
      let node = node(box)
      let wanted = self.insets(box, block: node.pointee.block)
      let used = self.insets(box, block: node.pointee.block, width: node.pointee.width)
      insets.left -= wanted.left - used.left
      insets.right -= wanted.right - used.right
    }
    return insets
  }

  /// Returns the width of the border box: CSS Positioned Layout §4.1, CSS 2 §10.3.7.
  private mutating func absoluteWidth(
    _ box: Int32, _ resolved: ResolvedBox, _ across: AbsoluteAxis, _ down: AbsoluteAxis,
    fills: Bool, isHeld: Bool, block: Float, room: Float
  ) -> Float {
    let ownHeight =
      resolved.height.isKnown
      ? resolved.clampHeight(resolved.height)
      : (isHeld ? resolved.clampHeight(down.room) : .nan)
    if resolved.width.isKnown {
      var width = resolved.width
      // CSS Sizing 4 §4.1; as in browsers, also for an explicit width.
      if resolved.ratio > 0, ownHeight.isKnown, resolved.bits.contains(.hasAutoMinWidth),
        resolved.height.isKnown || !across.isHeld,
        resolved.bits.isDisjoint(with: .isFirmlyProportional)
      {
        width = max(width, intrinsicWidth(box, isMax: false, block: block))
      }
      return resolved.clampWidth(width)
    }
    let isAuto = resolved.bits.contains(.hasAutoWidth)
    if resolved.ratio > 0, ownHeight.isKnown,
      resolved.height.isKnown || !(fills && isAuto)
    {
      return resolved.clampWidth(
        ratioWidth(box, resolved, fromHeight: ownHeight, block: block))
    }
    if fills, isAuto { return resolved.clampWidth(resolved.clampTransferred(across.room)) }
    // Shrink to fit.
    var request = Request(available: min(room, resolved.maxWidth), block: block)
    request.height = ownHeight
    request.isHeightDefinite = ownHeight.isKnown
    request.heightLimit = resolved.maxHeight
    return resolved.clampWidth(resolved.clampTransferred(layout(box, request).width))
  }

  /// Returns the height of the border box, and the height by the aspect ratio if the content exceeds it: CSS Positioned
  /// Layout §4.1, CSS 2 §10.6.4.
  private mutating func absoluteHeight(
    _ box: Int32, _ resolved: ResolvedBox, _ down: AbsoluteAxis, isHeld: Bool, width: Float,
    block: Float
  ) -> (height: Float, least: Float) {
    var resolved = resolved
    var content = Float.nan
    let limits: ResolvedBox.Bits = [.minHeightIsContent, .maxHeightIsContent]
    if !resolved.bits.isDisjoint(with: limits) {
      var request = Request(width: width, block: block)
      // The lines of a column break at its final height.
      request.heightLimit = resolved.height.isKnown ? resolved.height : resolved.maxHeight
      content =
        resolved.ratio > 0 ? resolved.height(fromWidth: width) : layout(box, request).height
      if resolved.bits.contains(.minHeightIsContent) {
        resolved.minHeight = max(resolved.minHeight, content)
      }
      if resolved.bits.contains(.maxHeightIsContent) { resolved.maxHeight = content }
    }
    if resolved.height.isKnown { return (resolved.clampHeight(resolved.height), .nan) }
    if resolved.ratio > 0 {
      var request = Request(width: width, block: block)
      request.height = resolved.clampHeight(resolved.height(fromWidth: width))
      guard resolved.bits.contains([.hasAutoHeight, .hasAutoMinHeight]),
        resolved.bits.isDisjoint(with: .isFirmlyProportional)
      else { return (request.height, .nan) }
      request.isHeightDefinite = true
      request.isLeast = true
      let content = layout(box, request).height
      let height = resolved.clampHeight(content)
      let isUsed = height == content && knowsLeastHeights(node(box))
      return (height, isUsed ? request.height : .nan)
    }
    if isHeld { return (resolved.clampHeight(down.room), .nan) }
    if !content.isKnown {
      var request = Request(width: width, block: block)
      request.heightLimit = resolved.maxHeight
      content = layout(box, request).height
    }
    return (resolved.clampHeight(content), .nan)
  }
}
