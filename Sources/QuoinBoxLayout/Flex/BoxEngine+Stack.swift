// Single-line columns from the top, as high as their content or lower: lists, and texts below each other. No item
// flexes, so each is sized and placed in one step.

extension BoxEngine {
  /// The properties of a column for its items.
  private struct Stack {
    let container: Int32
    let insets: BoxInsets
    let innerWidth: Float
    let gap: Float
    let isRightToLeft: Bool
    /// The value of `align-items`, unless it depends on the items' own directions.
    let alignment: SelfAlignment
    let alignsByItem: Bool
  }

  /// Lays out a container as a stack, or returns `nil` if it is not one.
  ///
  /// If an earlier layout made a stack of the same width, only children that have changed are laid out, while the
  /// others keep their sizes and move: a change in a long list costs one addition per row. If only one child has changed and
  /// keeps its height, the others are not visited.
  @inline(never)
  mutating func layoutStack(_ box: Int32, _ request: Request) -> Answer? {
    let node = node(box)
    guard node.pointee.style.flexDirection == .column, node.pointee.style.flexWrap == .nowrap,
      request.width.isKnown, !request.needsBaseline,
      !node.pointee.style.percentages.contains(.rowGap),
      request.height.isKnown || request.heightLimit == .infinity
    else { return nil }
    let mayOverflow = request.height.isKnown && !isContentHeight(node, request)
    guard
      !mayOverflow || node.pointee.flags.isSuperset(of: [.isStack, .hasRigidItems])
        || hasRigidItems(box)
    else { return nil }
    let isKnown =
      node.pointee.flags.contains(.isStack) && request.width == node.pointee.current.width
    guard isKnown || hasStackItems(box) else { return nil }
    return layoutStack(box, request, isKnown: isKnown, overflows: mayOverflow)
  }

  /// Whether the items keep their content heights in a container that is too low for them.
  ///
  /// They do not shrink, or not below their content: CSS Flexbox 1 §4.5 Automatic Minimum Size of Flex Items. What
  /// overflows begins at the top.
  private func hasRigidItems(_ box: Int32) -> Bool {
    switch styleOf(box).pointee.justifyContent.keyword {
    case .normal, .start, .flexStart: break
    default: return false
    }
    var child = node(box).pointee.firstChild
    while child >= 0 {
      if !node(child).pointee.isRigidItem { return false }
      child = node(child).pointee.next
    }
    return true
  }

  /// Whether the requested height is known to be that of the content.
  ///
  /// The layout then equals that with an open height, unless something refers to a definite one.
  func isContentHeight(
    _ node: UnsafeMutablePointer<BoxNode>, _ request: Request
  ) -> Bool {
    var open = Request(width: request.width, block: request.block)
    open.collapses = request.collapses
    guard !request.isHeightDefinite || !node.pointee.flags.contains(.isHeightSensitive),
      let answer = known(node, open)
    else { return false }
    return answer.height == request.height
  }

  /// Whether all children are items in order, without references to anything outside them.
  private func hasStackItems(_ box: Int32) -> Bool {
    let alignment = styleOf(box).pointee.alignItems
    var child = node(box).pointee.firstChild
    while child >= 0 {
      let node = node(child)
      let style = styleOf(child)
      if style.pointee.display != .none {
        guard node.pointee.flags.contains(.isPlain), style.pointee.order == 0,
          style.pointee.position != .absolute, !style.pointee.alignSelf.isOfBaselines,
          !alignment.isOfBaselines || style.pointee.alignSelf.keyword != .auto,
          style.pointee.position == .static || !style.pointee.isShifted
        else { return false }
      }
      child = node.pointee.next
    }
    return true
  }

  /// Returns the min-content or max-content width of a column on one line, or `nil` if an item is not plain: the largest
  /// contribution of an item, CSS Flexbox §9.9.2.
  mutating func stackContentWidth(_ box: Int32, isMax: Bool, block: Float) -> Float? {
    let style = styleOf(box)
    guard style.pointee.flexDirection == .column, style.pointee.flexWrap == .nowrap,
      hasStackItems(box)
    else { return nil }
    var widest: Float = 0
    var child = node(box).pointee.firstChild
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none {
        guard style.pointee.ratio_ == 0 else { return nil }
        let width = contribution(ofStackItem: child, style, isMax: isMax)
        widest = max(widest, width + style.pointee.marginLeft_ + style.pointee.marginRight_)
      }
      child = node(child).pointee.next
    }
    return widest + insets(box, block: block, width: .nan).horizontal
  }

  /// Returns the width that an item contributes: its own, or else that of its content, within its limits.
  private mutating func contribution(
    ofStackItem box: Int32, _ style: UnsafeMutablePointer<PackedStyle>, isMax: Bool
  ) -> Float {
    let (across, down) = sizeRules(style)
    if across.preferred.isKnown { return across.clamp(across.preferred) }
    return across.clamp(
      intrinsicWidth(
        box, isMax: isMax, block: .nan, height: down.clamp(down.preferred), isHeightDefinite: true))
  }

  /// Returns the size rules of an item along both axes.
  @inline(__always) private func sizeRules(
    _ style: UnsafeMutablePointer<PackedStyle>
  ) -> (across: SizeRules, down: SizeRules) {
    let isContentBox = style.pointee.boxSizing == .contentBox
    return (
      SizeRules(
        style.pointee.width_, style.pointee.minWidth_, style.pointee.maxWidth_,
        outside: style.pointee.outsideWidth, isContentBox),
      SizeRules(
        style.pointee.height_, style.pointee.minHeight_, style.pointee.maxHeight_,
        outside: style.pointee.outsideHeight, isContentBox)
    )
  }

  /// Returns the properties of a column for its items.
  @inline(__always) private func stack(_ box: Int32, _ request: Request) -> Stack {
    let insets = insets(box, block: request.block, width: request.width)
    let style = styleOf(box)
    let inherited = style.pointee.alignItems.keyword
    let isRightToLeft = style.pointee.isRightToLeft
    return Stack(
      container: box, insets: insets, innerWidth: max(0, request.width - insets.horizontal),
      gap: style.pointee.rowGap_, isRightToLeft: isRightToLeft,
      alignment: resolved(
        style.pointee.alignItems, isRightToLeft: isRightToLeft, isRow: false,
        isCrossReversed: isRightToLeft),
      alignsByItem: inherited == .selfStart || inherited == .selfEnd)
  }

  /// Sizes and places the items.
  ///
  /// - Parameters:
  ///   - isKnown: Whether the items are those of a stack already, in the same width.
  ///   - overflows: Whether the requested height must not exceed that of the content.
  /// - Returns: The size of the container, or `nil` if its items may flex.
  private mutating func layoutStack(
    _ box: Int32, _ request: Request, isKnown: Bool, overflows: Bool
  ) -> Answer? {
    let stack = stack(box, request)
    if isKnown, let answer = layoutChangedItem(of: box, stack, request, overflows: overflows) {
      return answer
    }
    let insets = stack.insets
    var y = Double(insets.top)
    var isFirst = true
    var isComplete = true
    var isSensitive = isKnown && node(box).pointee.flags.contains(.isHeightSensitive)
    var hasOuterAbsolutes = false
    var child = node(box).pointee.firstChild
    while child >= 0 {
      let node = node(child)
      if node.pointee.style.display != .none {
        if !isFirst { y += Double(stack.gap) }
        isFirst = false
        y += Double(node.pointee.style.marginTop_)
        if !isKnown || node.pointee.flags.contains(.needsPlacing) {
          if !placeInStack(child, stack, y: Float(y).limited, isFinal: request.isFinal) {
            isComplete = false
          }
          let flags = node.pointee.flags
          if flags.contains(.isHeightSensitive) { isSensitive = true }
          if flags.contains(.hasOuterAbsolutes), self.hasOuterAbsolutes(child) {
            hasOuterAbsolutes = true
          }
        } else {
          node.pointee.y = Float(y)
        }
        y += Double(node.pointee.height + node.pointee.style.marginBottom_)
      }
      child = node.pointee.next
    }
    // Negative margins leave free space even here.
    guard y >= Double(insets.top) else {
      self.node(box).pointee.flags.remove(.isStack)
      return nil
    }
    let height = Float((y - Double(insets.top)).finiteLength)
    var answer = Answer(width: request.width, height: height + insets.vertical)
    if overflows {
      guard answer.height >= request.height, !isSensitive || !request.isHeightDefinite else {
        self.node(box).pointee.flags.remove(.isStack)
        return nil
      }
      answer.height = request.height
    }
    noteSensitivity(box, isSensitive)
    finish(box, answer, request, isComplete: isComplete, hasOuterAbsolutes: hasOuterAbsolutes)
    self.node(box).pointee.flags.remove([.isStack, .hasRigidItems])
    (self.node(box).pointee.sharedLastBaseline, self.node(box).pointee.lastItem) = (.nan, -1)
    if isComplete, !hasOuterAbsolutes {
      self.node(box).pointee.changedChild = BoxNode.noChild
      self.node(box).pointee.flags.insert(overflows ? [.isStack, .hasRigidItems] : .isStack)
    }
    return answer
  }

  /// Lays out the only item of a known stack that has changed.
  ///
  /// - Returns: The size of the container, which is the former one, or `nil` if all items have to be visited; the item is
  ///   then marked to be placed again.
  private mutating func layoutChangedItem(
    of box: Int32, _ stack: Stack, _ request: Request, overflows: Bool
  ) -> Answer? {
    let container = node(box)
    let child = container.pointee.changedChild
    guard child >= 0, container.pointee.flags.isDisjoint(with: .isHeightSensitive),
      overflows == container.pointee.flags.contains(.hasRigidItems),
      !overflows || request.height == container.pointee.current.height
    else { return nil }
    let item = node(child)
    let height = item.pointee.height
    guard item.pointee.style.display != .none else { return nil }
    let isPlaced = placeInStack(child, stack, y: item.pointee.y, isFinal: request.isFinal)
    guard isPlaced, item.pointee.height == height,
      item.pointee.flags.isDisjoint(with: [.hasOuterAbsolutes, .isHeightSensitive])
    else {
      item.pointee.flags.insert(.needsPlacing)
      return nil
    }
    let answer = Answer(width: request.width, height: container.pointee.current.height)
    finishWithChangedChild(box, answer, request)
    return answer
  }

  /// Sizes and places one child of a stack.
  @inline(__always)
  private mutating func placeInStack(
    _ child: Int32, _ stack: Stack, y: Float, isFinal: Bool
  ) -> Bool {
    let style = styleOf(child)
    guard style.pointee.ratio_ == 0, !style.pointee.basis_.isKnown else {
      return placeRatherInStack(child, stack, y: y, isFinal: isFinal)
    }
    let (across, down) = sizeRules(style)
    let alignment =
      style.pointee.alignSelf.keyword == .auto && !stack.alignsByItem
      ? stack.alignment
      : selfAlignment(
        child, stack.container, isRow: false, isCrossReversed: stack.isRightToLeft)
    let hasOwnHeight = down.preferred.isKnown
    var height = down.clamp(down.preferred)
    let free = stack.innerWidth - style.pointee.marginLeft_ - style.pointee.marginRight_
    var width: Float
    if across.preferred.isKnown {
      width = across.clamp(across.preferred)
    } else if alignment.keyword == .stretch {
      width = across.clamp(free)
    } else {
      var request = Request(available: max(0, min(free, across.greatest)), block: stack.innerWidth)
      request.height = hasOwnHeight ? height : .nan
      request.isHeightDefinite = hasOwnHeight
      request.heightLimit =
        hasOwnHeight ? min(down.preferred, down.greatest) : down.greatest
      width = across.clamp(layout(child, request).width)
    }
    if !hasOwnHeight {
      var request = Request(width: width, block: stack.innerWidth)
      request.heightLimit = down.greatest
      height = down.clamp(layout(child, request).height)
    }
    var x = stack.insets.left + style.pointee.marginLeft_
    switch alignment.keyword {
    case .center where free >= width || !alignment.isSafe: x += (free - width) / 2
    case .flexEnd where free >= width || !alignment.isSafe:
      if !stack.isRightToLeft { x += free - width }
    default: if stack.isRightToLeft { x += free - width }
    }
    return place(
      child, x: x.limited, y: y, width: width, height: height, isHeightDefinite: hasOwnHeight,
      block: stack.innerWidth, isFinal: isFinal)
  }

  /// Sizes and places a child with a flex basis or an aspect ratio, by the steps for any container.
  private mutating func placeRatherInStack(
    _ child: Int32, _ stack: Stack, y: Float, isFinal: Bool
  ) -> Bool {
    let mark = state.pointee.items.mark
    let run = state.pointee.items.allocate(FlexRun.self, 1)
    run.initialize(
      to: FlexRun(
        stack.container, styleOf(stack.container), insets: stack.insets,
        items: state.pointee.items.allocate(FlexBox.self, 1),
        lines: state.pointee.items.allocate(FlexLine.self, 1),
        width: stack.innerWidth + stack.insets.horizontal, height: .nan, isHeightDefinite: false,
        heightLimit: .infinity, laysOut: true))
    run.pointee.innerWidth = stack.innerWidth
    prepareItems(run)
    run.pointee.lines.initialize(to: FlexLine(first: 0, count: 1, needed: 0))
    run.pointee.lineCount = 1
    run.pointee.lines[0].cross = stack.innerWidth
    run.pointee.innerHeight = 0
    run.pointee.count = 1
    collectItem(child, styleOf(child), run, at: 0)
    determineFlexBaseSizes(run)
    let item = run.pointee.items
    item.pointee.main = item.pointee.hypothetical
    determineHypotheticalCrossSizes(run)
    alignCross(run)
    // From the left: the cross axis of a column may begin on the right.
    let offset = item.pointee.crossOffset
    let x =
      stack.insets.left
      + (run.pointee.isCrossReversed ? stack.innerWidth - offset - item.pointee.cross : offset)
    let isReady = place(
      child, x: x.limited, y: y, width: item.pointee.cross, height: item.pointee.main,
      isHeightDefinite: hasDefiniteHeight(item, run), block: stack.innerWidth, isFinal: isFinal)
    state.pointee.items.release(mark)
    return isReady
  }
}

extension BoxNode {
  /// Whether the box does not shrink below the height of its content as an item of a column.
  var isRigidItem: Bool {
    (style.shrink_ == 0
      || !(style.height_.isKnown || style.minHeight_.isKnown || flags.contains(.isScrollContainer)))
      && !style.basis_.isKnown && style.ratio_ == 0
  }
}
