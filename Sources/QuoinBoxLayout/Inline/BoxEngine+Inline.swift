import QuoinGeometry

extension BoxEngine {
  /// Lays out an inline formatting context, whose lines the caller breaks: CSS 2 §9.4.2.
  mutating func layoutInline(_ box: Int32, _ request: Request) -> Answer {
    if hasFloats, holdsFloats(box) { return layoutFloatRoot(box, request) }
    let insets = insets(box, block: request.block, width: request.width)
    let width =
      request.width.isKnown
      ? request.width : fitBlockWidth(box, request)
    let innerHeight = request.height.isKnown ? max(0, request.height - insets.vertical) : Float.nan
    var run = BlockRun(
      container: box, insets: insets, innerWidth: max(0, width - insets.horizontal),
      innerHeight: innerHeight,
      blockHeight: request.isHeightDefinite ? innerHeight : lentHeight(box),
      isRightToLeft: styleOf(box).pointee.isRightToLeft, isFinal: request.isFinal,
      y: Double(insets.top), adjoinsTop: false)
    let boxes = inlineBoxes(box, &run)
    let lines = state.pointee.inline(
      InlineRequest(
        box: id(box), width: .exactly(Double(run.innerWidth)), boxes: boxes))
    let height =
      request.height.isKnown
      ? request.height : Float(lines.size.height.finiteLength) + insets.vertical
    let free =
      request.height.isKnown
      ? height - insets.vertical - Float(lines.size.height.finite) : Float.nan
    let shift = alignContent(box, free: free)
    placeInline(box, &run, lines, shift: shift)
    placeHeldBoxes(box, &run, lines, shift: shift)
    let node = node(box)
    let last = lines.lastBaseline.map { insets.top + shift + Float($0.finite) } ?? .nan
    // No margins collapse through lines, so their storage is free.
    node.pointee.topMargin = CollapsingMargin()
    node.pointee.bottomMargin.positive = last
    if run.isSensitive {
      node.pointee.flags.insert(.isHeightSensitive)
    } else {
      node.pointee.flags.remove(.isHeightSensitive)
    }
    let answer = Answer(
      width: width, height: height,
      baseline: lines.firstBaseline.map { insets.top + shift + Float($0.finite) } ?? .nan)
    finish(
      box, answer, request, isComplete: run.isComplete, hasOuterAbsolutes: run.hasOuterAbsolutes)
    return answer
  }

  /// Sizes the boxes in the lines.
  mutating func inlineBoxes(_ box: Int32, _ run: inout BlockRun) -> [InlineBox] {
    var boxes: [InlineBox] = []
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none {
        if style.pointee.position.isOutOfFlow {
          if !node(child).pointee.flags.contains(.isHeldInLine) { run.hasOuterAbsolutes = true }
        } else if style.pointee.float == .none {
          boxes.append(inlineBox(child, &run))
        }
      }
      child = self.box(after: child, in: box)
    }
    return boxes
  }

  /// Sizes a box in a line: CSS 2 §10.3.9, §10.6.6 and §10.8.1.
  ///
  /// It has the shrink-to-fit width and is aligned by its last baseline.
  private mutating func inlineBox(_ child: Int32, _ run: inout BlockRun) -> InlineBox {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    let style = styleOf(child)
    if !style.pointee.percentages.isDisjoint(with: .ofHeight) || style.pointee.keywords != 0 {
      run.isSensitive = true
    }
    let width = inlineWidth(child, resolved, run)
    let height = blockHeight(child, resolved, run, width: width, collapses: false).height
    let node = node(child)
    node.pointee.width = width
    node.pointee.height = height
    let baseline = inlineBaseline(child, resolved, run)
    return InlineBox(
      box: id(child),
      size: Size(Double(width + resolved.marginWidth), Double(height + resolved.marginHeight)),
      baseline: baseline.isKnown ? Double(resolved.marginTop + baseline) : nil)
  }

  mutating func inlineWidth(
    _ child: Int32, _ resolved: ResolvedBox, _ run: BlockRun
  ) -> Float {
    if resolved.width.isKnown { return resolved.clampWidth(resolved.width) }
    let height = resolved.height.isKnown ? resolved.clampHeight(resolved.height) : Float.nan
    if resolved.ratio > 0, height.isKnown {
      return resolved.clampWidth(
        ratioWidth(child, resolved, fromHeight: height, block: run.innerWidth))
    }
    var request = Request(available: room(run.innerWidth, resolved), block: run.innerWidth)
    request.height = height
    request.isHeightDefinite = height.isKnown
    request.heightLimit = resolved.maxHeight
    return resolved.clampWidth(resolved.clampTransferred(layout(child, request).width))
  }

  private mutating func inlineBaseline(
    _ child: Int32, _ resolved: ResolvedBox, _ run: BlockRun
  ) -> Float {
    let style = styleOf(child)
    let isDefinite = resolved.height.isKnown || resolved.ratio > 0
    let isButton = contentRules?[Int(child)].isButton ?? false
    if style.pointee.display == .flex || style.pointee.display == .grid
      || style.pointee.display == .table,
      !node(child).pointee.flags.contains(.isMeasured)
    {
      let first = baseline(
        child, width: node(child).pointee.width, height: node(child).pointee.height,
        isHeightDefinite: isDefinite, block: run.innerWidth)
      guard isButton, !first.isKnown else { return first }
      return node(child).pointee.height - insets(child, block: run.innerWidth).bottom
    }
    // CSS 2 §10.8.1: a box without lines, or whose overflow is not visible, is aligned by its
    // bottom edge.
    if !isButton, scrolls(child) { return .nan }
    if hasOldLines(child) {
      var request = Request(width: node(child).pointee.width, block: run.innerWidth)
      request.height = node(child).pointee.height
      request.isHeightDefinite = isDefinite
      request.hasOwnHeight = resolved.height.isKnown
      request.isFinal = true
      _ = layout(child, request)
    }
    let last = lastBaseline(child)
    guard isButton, !last.isKnown else { return last }
    return node(child).pointee.height - insets(child, block: run.innerWidth).bottom
  }

  private func scrolls(_ box: Int32) -> Bool {
    let style = styleOf(box)
    return style.pointee.overflowX.isScrollContainer || style.pointee.overflowY.isScrollContainer
  }

  /// Whether the lines in a box are those of another width, because an earlier answer gave its size or that of a block in
  /// it.
  private func hasOldLines(_ box: Int32) -> Bool {
    let node = node(box)
    if node.pointee.style.containment.contains(.layout) { return false }
    let holdsLines = node.pointee.flags.contains(.holdsLines)
    if !holdsLines, isLeaf(node) || node.pointee.flags.contains(.isMeasured) { return false }
    if node.pointee.current.width != node.pointee.width { return true }
    if holdsLines { return false }
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display == .block || style.pointee.display == .flowRoot,
        !style.pointee.position.isOutOfFlow, style.pointee.float == .none, !scrolls(child),
        hasOldLines(child)
      {
        return true
      }
      child = self.box(after: child, in: box)
    }
    return false
  }

  /// Returns the last baseline of a box's in-flow content, from its top; NaN if it has no lines.
  ///
  /// - Parameter isItem: Whether it is for an item of a flex or grid container, rather than for a box in a line.
  mutating func lastBaseline(_ box: Int32, ofItem isItem: Bool = false) -> Float {
    let node = node(box)
    if node.pointee.style.containment.contains(.layout) { return .nan }
    if node.pointee.flags.contains(.holdsLines) { return node.pointee.bottomMargin.positive }
    if isLeaf(node) || node.pointee.flags.contains(.isMeasured) || depth >= depthLimit {
      return .nan
    }
    var found = Float.nan
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, style.pointee.display != .table,
        !style.pointee.position.isOutOfFlow, style.pointee.float == .none
      {
        // As browsers have it, no baseline reaches out of tables, and a block that scrolls stands on the line.
        let baseline =
          isItem
          ? lastBaseline(ofPlaced: child, height: self.node(child).pointee.height)
          : baseline(ofBlock: child, in: box)
        if baseline.isKnown {
          found = self.node(child).pointee.y - shiftDown(of: child) + baseline
        }
      }
      child = self.box(after: child, in: box)
    }
    return found
  }

  /// Returns the baseline by which a block in the flow aligns the box around it in a line.
  private mutating func baseline(ofBlock child: Int32, in box: Int32) -> Float {
    let style = styleOf(child)
    switch style.pointee.display {
    case .flex, .grid:
      if style.pointee.containment.contains(.layout) { return .nan }
      // As browsers have it, the first one.
      if node(child).pointee.flags.contains(.isMeasured) || isLeaf(node(child)) {
        return lastBaseline(child)
      }
      let insets = insets(box, block: node(box).pointee.block)
      let width = max(0, node(box).pointee.width - insets.horizontal)
      let resolved = resolve(child, width: width, height: .nan)
      return baseline(
        child, width: node(child).pointee.width, height: node(child).pointee.height,
        isHeightDefinite: resolved.height.isKnown || resolved.ratio > 0, block: width)
    case .block, .flowRoot:
      guard scrolls(child) else { return lastBaseline(child) }
      return node(child).pointee.height
        + length(style.pointee.marginBottom_, .marginBottom, style, of: .nan).orZero
    default: return lastBaseline(child)
    }
  }

  /// Places the boxes in the lines, and the out-of-flow ones.
  mutating func placeInline(
    _ box: Int32, _ run: inout BlockRun, _ lines: InlineLayout, shift: Float
  ) {
    var inFlow = 0
    var outOfFlow = 0
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none {
        if style.pointee.position.isOutOfFlow {
          let point =
            outOfFlow < lines.staticPositions.count ? lines.staticPositions[outOfFlow] : .zero
          outOfFlow += 1
          // The margin is included, as it is once the position is used, and so is the width if the point is on the
          // right of the box.
          let isReversed = styleOf(box).pointee.isRightToLeft
          let margin = length(
            isReversed ? style.pointee.marginRight_ : style.pointee.marginLeft_,
            isReversed ? .marginRight : .marginLeft, style, of: run.innerWidth
          ).orZero
          let toPoint = isReversed ? -margin - node(child).pointee.width : margin
          node(child).pointee.x = run.insets.left + Float(point.x.finite) + toPoint
          node(child).pointee.staticY = run.insets.top + shift + Float(point.y.finite)
        } else if style.pointee.float == .none {
          let origin = inFlow < lines.origins.count ? lines.origins[inFlow] : .zero
          inFlow += 1
          placeInlineBox(child, &run, origin, shift: shift)
        }
      }
      child = self.box(after: child, in: box)
    }
  }

  /// Places the absolutely positioned boxes whose containing blocks are inline elements, after the boxes in the lines.
  mutating func placeHeldBoxes(
    _ box: Int32, _ run: inout BlockRun, _ lines: InlineLayout, shift: Float
  ) {
    guard !lines.containers.isEmpty else { return }
    // Static positions refer to the width.
    if run.isFinal { node(box).pointee.width = run.innerWidth + run.insets.horizontal }
    let corner = Point(Double(run.insets.left), Double(run.insets.top + shift))
    for container in lines.containers {
      placeHeldBoxes(container, in: box, &run, from: corner)
    }
  }

  /// Places the absolutely positioned boxes in a box of the lines whose containing block is an inline element.
  ///
  /// - Parameter corner: The top left corner of the lines, relative to the border box.
  private mutating func placeHeldBoxes(
    _ container: InlineContainer, in box: Int32, _ run: inout BlockRun, from corner: Point
  ) {
    let child = container.box.index
    let isOutOfFlow = styleOf(child).pointee.position.isOutOfFlow
    guard styleOf(child).pointee.display != .none, isOutOfFlow || passesAbsolutesOn(child) else {
      return
    }
    guard run.isFinal else {
      run.isComplete = false
      return
    }
    let block = ContainingBlock(
      box: box, left: Float(corner.x + container.area.minX).limited,
      top: Float(corner.y + container.area.minY).limited,
      width: Float(container.area.width).limited, height: Float(container.area.height).limited,
      isRightToLeft: container.isRightToLeft)
    if isOutOfFlow {
      placeAbsolute(child, in: block, x: 0, y: 0)
    } else {
      placeOuterAbsolutes(
        below: child, in: block, x: Double(node(child).pointee.x),
        y: Double(node(child).pointee.y))
    }
  }

  private mutating func placeInlineBox(
    _ child: Int32, _ run: inout BlockRun, _ origin: Point, shift: Float
  ) {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    let node = node(child)
    var x = run.insets.left + Float(origin.x.finite) + resolved.marginLeft
    var y = run.insets.top + shift + Float(origin.y.finite) + resolved.marginTop
    if styleOf(child).pointee.position == .relative {
      let moved = relativeShift(
        child, width: run.innerWidth, height: run.blockHeight, isRightToLeft: run.isRightToLeft)
      x += moved.x
      y += moved.y.orZero
    }
    let isReady = place(
      child, x: x.limited, y: y.limited, width: node.pointee.width, height: node.pointee.height,
      isHeightDefinite: resolved.height.isKnown || resolved.ratio > 0, block: run.innerWidth,
      isFinal: run.isFinal, hasOwnHeight: resolved.height.isKnown)
    if !isReady { run.isComplete = false }
    if hasOuterAbsolutes(child) { run.hasOuterAbsolutes = true }
  }

  /// Returns the min-content or max-content width of the lines: CSS Sizing §5.1.
  ///
  /// Percentages of heights refer to the height of the box if that is definite.
  mutating func inlineContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float
  ) -> Float {
    let insets = insets(box, block: block)
    let innerHeight = height.isKnown ? max(0, height - insets.vertical) : .nan
    var boxes: [InlineBox] = []
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow,
        style.pointee.float == .none
      {
        let resolved = resolve(child, width: .nan, height: innerHeight)
        let width = blockContribution(child, resolved, isMax: isMax) + resolved.marginWidth
        boxes.append(InlineBox(box: id(child), size: Size(Double(width), 0), baseline: nil))
      }
      child = self.box(after: child, in: box)
    }
    let lines = state.pointee.inline(
      InlineRequest(
        box: id(box), width: isMax ? .maxContent : .minContent, boxes: boxes))
    var width = Float(roundingUp: lines.size.width)
    if hasFloats {
      let floats = inlineFloatWidths(box, isMax: isMax)
      width = isMax ? width + floats.sum : max(width, floats.widest)
    }
    return width + insets.horizontal
  }

  private func id(_ box: Int32) -> BoxID {
    BoxID(index: box, generation: node(box).pointee.generation)
  }
}
