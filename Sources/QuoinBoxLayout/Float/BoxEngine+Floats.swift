// Floats: CSS 2 §9.5. A block formatting context with floats is laid out as a whole, because they extend over the
// borders of the blocks in it: only the layout of the box that establishes the context is cached, and those of
// descendants with contexts of their own. Contexts without floats skip all of this.
//
// Floats are placed relative to the top of the current line, and so to the top of their container, which is unknown
// while margins may still collapse through it. Such a container is laid out with the likely top, and again if that was
// wrong.

import QuoinGeometry

extension BoxEngine {
  /// Whether a box is a float in a block formatting context.
  @inline(__always) func isFloat(_ style: UnsafeMutablePointer<PackedStyle>) -> Bool {
    style.pointee.float != .none && !style.pointee.position.isOutOfFlow
  }

  /// Whether a block establishes a formatting context of its own (CSS 2 §9.4.1).
  func establishesContext(_ box: Int32) -> Bool {
    let node = node(box)
    if node.pointee.flags.contains(.isMeasured), !node.pointee.flags.contains(.holdsLines) {
      return true
    }
    return !collapsesMargins(box)
  }

  /// Whether a box's own formatting context contains floats within the box, or limits its lines.
  func holdsFloats(_ box: Int32) -> Bool {
    let node = node(box)
    if node.pointee.flags.contains(.knowsFloats) {
      return node.pointee.flags.contains(.holdsFloats)
    }
    guard depth < depthLimit else { return false }
    var found = lineLimit(box) > 0
    var child = firstBox(in: box)
    while child >= 0, !found {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow {
        if style.pointee.float != .none {
          found = true
        } else if !node.pointee.flags.contains(.holdsLines), !establishesContext(child) {
          found = deeperHoldsFloats(child)
        }
      }
      child = self.box(after: child, in: box)
    }
    node.pointee.flags.insert(.knowsFloats)
    if found {
      node.pointee.flags.insert(.holdsFloats)
    } else {
      node.pointee.flags.remove(.holdsFloats)
    }
    return found
  }

  private func deeperHoldsFloats(_ box: Int32) -> Bool {
    depth += 1
    defer { depth -= 1 }
    return holdsFloats(box)
  }

  /// Lays out a box that establishes a block formatting context with floats.
  ///
  /// CSS 2 §10.6.7: it is high enough to contain them.
  mutating func layoutFloatRoot(_ box: Int32, _ request: Request) -> Answer {
    // The sizes of blocks beside floats are not those that they keep without them.
    node(box).pointee.flags.remove(.isStack)
    let insets = insets(box, block: request.block)
    let width =
      request.width.isKnown
      ? request.width : fitBlockWidth(box, request)
    var run = floatRun(
      box, insets, width: width, height: request.height,
      isHeightDefinite: request.isHeightDefinite, left: 0, start: 0,
      margin: CollapsingMargin(), isFinal: request.isFinal)
    run.settle()
    var floats = FloatSpace()
    fillLimited(&run, &floats, needsBaseline: request.needsBaseline)
    let end =
      run.cutEnd.isNaN ? max(run.y + Double(run.margin.value), floats.bottom) : run.cutEnd
    let content = Float(max(0, end - Double(insets.top)))
    let height = request.height.isKnown ? request.height : content.limited + insets.vertical
    // A cell is measured before its row is aligned.
    let free = request.height.isKnown ? max(0, height - insets.vertical) - content : .nan
    let shift = alignContent(box, free: free)
    if shift != 0, run.block.firstBaseline.isKnown { run.block.firstBaseline += shift }
    let node = node(box)
    node.pointee.topMargin = CollapsingMargin()
    if node.pointee.flags.contains(.holdsLines) {
      node.pointee.lineShift = shift
    } else {
      node.pointee.bottomMargin = CollapsingMargin()
    }
    node.pointee.flags.remove(.collapsesThrough)
    noteSensitivity(box, run.block.isSensitive)
    let answer = Answer(width: width, height: height, baseline: run.block.firstBaseline)
    finish(
      box, answer, request, isComplete: run.block.isComplete,
      hasOuterAbsolutes: run.block.hasOuterAbsolutes)
    return answer
  }

  func noteSensitivity(_ box: Int32, _ isSensitive: Bool) {
    if isSensitive {
      node(box).pointee.flags.insert(.isHeightSensitive)
    } else {
      node(box).pointee.flags.remove(.isHeightSensitive)
    }
  }

  func floatRun(
    _ box: Int32, _ insets: BoxInsets, width: Float, height: Float, isHeightDefinite: Bool,
    left: Double, start: Double, margin: CollapsingMargin, isFinal: Bool
  ) -> FloatRun {
    let innerHeight = height.isKnown ? max(0, height - insets.vertical) : Float.nan
    var block = BlockRun(
      container: box, insets: insets, innerWidth: max(0, width - insets.horizontal),
      innerHeight: innerHeight, blockHeight: isHeightDefinite ? innerHeight : lentHeight(box),
      isRightToLeft: styleOf(box).pointee.isRightToLeft, isFinal: isFinal, y: 0,
      adjoinsTop: false)
    block.markerAscent = markerAscent(box)
    return FloatRun(block: block, left: left, start: start, margin: margin)
  }

  /// Lays out the content of a block container; stops if its top turns out to be different.
  mutating func fill(_ run: inout FloatRun, _ floats: inout FloatSpace, needsBaseline: Bool) {
    let box = run.block.container
    if node(box).pointee.flags.contains(.holdsLines) {
      fillLines(&run, &floats)
      return
    }
    var child = firstBox(in: box)
    while child >= 0, run.restart.isNaN {
      let style = styleOf(child)
      if style.pointee.display != .none {
        if style.pointee.position.isOutOfFlow {
          node(child).pointee.staticY =
            run.isOpen ? 0 : Float(run.y + Double(run.margin.value) - run.top)
          run.block.hasOuterAbsolutes = true
        } else if style.pointee.float != .none {
          placeFloat(child, &run, &floats)
        } else {
          state.pointee.lineClamp?.noteContent()
          if establishesContext(child) {
            placeContext(child, &run, &floats, needsBaseline: needsBaseline)
          } else {
            placeFloatedBlock(child, &run, &floats, needsBaseline: needsBaseline)
          }
          cut(&run)
        }
      }
      child = self.box(after: child, in: box)
    }
  }

  /// Sizes a float and places it (CSS 2 §10.3.5, §10.6.6 and §9.5.1).
  private mutating func placeFloat(
    _ child: Int32, _ run: inout FloatRun, _ floats: inout FloatSpace
  ) {
    let style = styleOf(child)
    let size = floatSize(child, &run.block)
    run.expect(style.pointee.float)
    let origin = floats.place(
      size, style.pointee.float, clear: style.pointee.clear, below: run.next,
      left: run.contentLeft, right: run.contentRight, shape: shape(of: child, run.block))
    settleFloat(child, &run.block, x: origin.x - run.left, y: origin.y - run.likelyTop)
  }
}
