extension BoxEngine {
  /// Lays out a block formatting context, with the children below each other: CSS 2 §9.4.1.
  mutating func layoutBlock(_ box: Int32, _ request: Request) -> Answer {
    if hasFloats, holdsFloats(box) { return layoutFloatRoot(box, request) }
    let insets = insets(box, block: request.block, width: request.width)
    let style = styleOf(box)
    let width =
      request.width.isKnown
      ? request.width : fitBlockWidth(box, request)
    let innerHeight =
      request.height.isKnown ? max(0, request.height - insets.vertical) : Float.nan
    // CSS 2 §8.3.1: the margins of children that collapse through the box.
    let collapses = request.collapses && collapsesMargins(box)
    let collapsesTop = collapses && insets.top == 0
    let collapsesBottom =
      collapses && insets.bottom == 0 && !request.hasOwnHeight
    var run = BlockRun(
      container: box, insets: insets, innerWidth: max(0, width - insets.horizontal),
      innerHeight: innerHeight, blockHeight: request.isHeightDefinite ? innerHeight : .nan,
      isRightToLeft: style.pointee.isRightToLeft, isFinal: request.isFinal,
      y: Double(insets.top), adjoinsTop: collapsesTop)
    run.markerAscent = markerAscent(box)
    let isKnown = keepsBlocks(box, run, request, width: width)
    if isKnown, let answer = layoutChangedBlock(of: box, run, request, width: width) {
      return answer
    }
    let mayKeep = mayKeepBlocks(run, request)
    var child = firstBox(in: box)
    while child >= 0 {
      let own = styleOf(child)
      if own.pointee.display != .none {
        if own.pointee.position.isOutOfFlow {
          let offset = run.adjoinsTop ? 0 : Double(run.margin.value)
          node(child).pointee.staticY = Float(run.y + offset)
          run.hasOuterAbsolutes = true
        } else if isKnown, !node(child).pointee.flags.contains(.needsPlacing), keepsSize(child) {
          keepBlock(child, &run)
        } else {
          placeBlock(child, &run, needsBaseline: request.needsBaseline)
        }
      }
      child = self.box(after: child, in: box)
    }
    let answer = close(box, &run, request, width: width, collapsesBottom)
    node(box).pointee.flags.remove(.isStack)
    if mayKeep, run.isComplete, !run.hasOuterAbsolutes {
      node(box).pointee.flags.insert(.isStack)
      node(box).pointee.changedChild = BoxNode.noChild
    }
    return answer
  }

  /// Finishes the box: the remaining margins, its height, and the margins passed to its container.
  private mutating func close(
    _ box: Int32, _ run: inout BlockRun, _ request: Request, width: Float, _ collapsesBottom: Bool
  ) -> Answer {
    let node = node(box)
    var bottomMargin = CollapsingMargin()
    var isThrough = false
    if run.adjoinsTop {
      // There are no children, or all collapse through: their margins adjoin the top margin, and the bottom one if the
      // box has no height either.
      isThrough =
        collapsesBottom && run.insets.vertical == 0
        && !(request.height.isKnown && request.height > 0)
      run.topMargin.add(run.margin)
      // Around a height of the box's own they adjoin both.
      if collapsesBottom, !isThrough { bottomMargin = run.margin }
    } else if collapsesBottom {
      bottomMargin = run.margin
    } else {
      run.y += Double(run.margin.value)
    }
    let content = Float(max(0, run.y - Double(run.insets.top)))
    var height =
      request.height.isKnown ? request.height : content.limited + run.insets.vertical
    if request.isLeast { height = max(height, content.limited + run.insets.vertical) }
    node.pointee.topMargin = run.topMargin
    node.pointee.bottomMargin = bottomMargin
    if isThrough {
      node.pointee.flags.insert(.collapsesThrough)
    } else {
      node.pointee.flags.remove(.collapsesThrough)
    }
    noteSensitivity(box, run.isSensitive)
    let free =
      request.height.isKnown ? max(0, height - run.insets.vertical) - content : Float.nan
    let shift = alignContent(box, free: free)
    if shift != 0, run.firstBaseline.isKnown { run.firstBaseline += shift }
    let answer = Answer(width: width, height: height, baseline: run.firstBaseline)
    finish(
      box, answer, request, isComplete: run.isComplete, hasOuterAbsolutes: run.hasOuterAbsolutes)
    return answer
  }

  /// Whether margins of children may collapse with those of a block in a block container.
  func collapsesMargins(_ box: Int32) -> Bool {
    let style = styleOf(box)
    return style.pointee.display == .block && !style.pointee.overflowX.isScrollContainer
      && !style.pointee.overflowY.isScrollContainer && style.pointee.alignContent == .normal
  }

  /// Applies `align-content` to a block, moving all of its content: CSS Align §5.1.
  ///
  /// The free space is unknown while the height is. As in browsers, overflowing content stays at the top, except with
  /// `unsafe`.
  @inline(__always)
  func alignContent(_ box: Int32, free: Float) -> Float {
    let style = styleOf(box)
    if style.pointee.alignContent.keyword == .normal, style.pointee.display != .tableCell {
      return 0
    }
    return moveContent(box, free: free)
  }

  /// Returns how far `align-content` moves the content of a block down.
  func contentShift(by alignment: ContentAlignment, free: Float) -> Float {
    guard free > 0 || alignment.isUnsafe && free < 0 else { return 0 }
    return distribute(alignment, free, over: 1, towardStart: 0, left: nil).before
  }

  @inline(never)
  private func moveContent(_ box: Int32, free: Float) -> Float {
    let alignment = styleOf(box).pointee.alignContent
    let shift: Float
    if alignment.keyword == .normal {
      // CSS Tables §3.11: the content of a cell moves down to the baseline of its row.
      guard free.isKnown else { return 0 }
      shift = node(box).pointee.staticY
    } else {
      shift = contentShift(by: alignment, free: free)
    }
    guard shift != 0 else { return 0 }
    var child = firstBox(in: box)
    while child >= 0 {
      if styleOf(child).pointee.position.isOutOfFlow {
        node(child).pointee.staticY += shift
      } else {
        node(child).pointee.y += shift
      }
      child = self.box(after: child, in: box)
    }
    return shift
  }
}
