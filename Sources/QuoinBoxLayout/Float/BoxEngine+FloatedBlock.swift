extension BoxEngine {
  /// Lays out and places a block that shares the formatting context of its container.
  mutating func placeFloatedBlock(
    _ child: Int32, _ run: inout FloatRun, _ floats: inout FloatSpace, needsBaseline: Bool
  ) {
    let resolved = resolve(child, width: run.block.innerWidth, height: run.block.blockHeight)
    noteReferences(child, &run.block)
    lendHeight(child, run.block.blockHeight)
    let justify =
      grids == nil ? SelfAlignment.normal : justification(child, in: run.block.container)
    let width = blockWidth(child, resolved, run.block, isFilling: justify.keyword == .normal)
    let x = blockPosition(child, resolved, run.block, justify, width: width)
    var clearance = floats.bottom(of: styleOf(child).pointee.clear)
    var cleared = run.isOpen ? run.cleared : .nan
    if run.isOpen, !run.openSides.isDisjoint(with: styleOf(child).pointee.clear) {
      // A block that clears floats of its own container does not affect the container's top. As in browsers, its
      // margins have no effect: it is right below the floats.
      run.settle()
      guard run.restart.isNaN else { return }
      cleared = clearance
    }
    var margin = run.margin
    margin.add(resolved.marginTop)
    let (start, own) = (run.isOpen ? run.start : run.y, clearance)
    if run.isOpen { clearance = max(clearance, run.clearance) }
    var forced = run.isOpen ? run.forced : nil
    var attempts = 0
    let clamp = state.pointee.lineClamp
    while true {
      var inner = floats
      state.pointee.lineClamp = clamp
      var found = layoutFloatedBlock(
        child, resolved, &inner, width: width, block: run.block.innerWidth,
        left: run.left + Double(x), start: start, margin, sides: run.isOpen ? run.openSides : [],
        clearance: clearance, cleared: cleared, forced: forced, isFinal: run.block.isFinal,
        needsBaseline: needsBaseline && !run.block.firstBaseline.isKnown
          || run.block.markerAscent.isKnown)
      if !run.isOpen {
        found.noteTop(start: start, clearance: clearance, cleared: cleared)
        if !found.restart.isNaN, attempts < 3 {
          attempts += 1
          forced = found.restart
          continue
        }
      } else if !found.restart.isNaN {
        run.restart = found.restart
        return
      }
      if found.top.isNaN, run.isOpen, cleared.isNaN, start + Double(found.margin.value) < own {
        // Floats displace it, so its margins are separate from those of its container's top.
        run.settle()
        guard run.restart.isNaN else { return }
        state.pointee.lineClamp = clamp
        return placeFloatedBlock(child, &run, &floats, needsBaseline: needsBaseline)
      }
      floats = inner
      applyPosition(
        found, child, resolved, &run, x: x, width: width, start: start, clearance: clearance,
        cleared: cleared)
      return
    }
  }

  /// Applies the resulting position of a block.
  private mutating func applyPosition(
    _ found: FloatedBlock, _ child: Int32, _ resolved: ResolvedBox, _ run: inout FloatRun, x: Float,
    width: Float, start: Double, clearance: Double, cleared: Double
  ) {
    var keepsMargin = false
    defer { run.keepsMargin = keepsMargin }
    var end = found.margin
    end.add(resolved.marginBottom)
    var top = found.top
    if top.isNaN {
      // Its margins are adjoining.
      if run.isOpen {
        run.margin = end
        run.ownMargin.add(found.ownMargin)
        run.ownMargin.add(resolved.marginBottom)
        run.openSides = found.openSides
        if !found.expected.isNaN {
          run.expected =
            run.expected.isNaN || run.expected == found.expected ? found.expected : .infinity
        }
        top = run.likelyTop
      } else {
        let natural = start + Double(found.margin.value)
        top = cleared.isNaN ? max(natural, clearance) : cleared
        // As browsers have it, an empty box is clear of floats that reach below the margin, were that at the top of
        // the container, although the box itself is not moved.
        if !cleared.isNaN || natural < clearance || clearance > run.top + Double(found.margin.value)
        {
          // The margins before it are separate. The content after it keeps its distance from the block's displaced
          // position.
          run.y = top - Double(found.ownMargin.value)
          end = found.ownMargin
          end.add(resolved.marginBottom)
          keepsMargin = true
        }
        run.margin = end
      }
    } else {
      if run.isOpen {
        if found.isPushed, clearance > run.clearance {
          run.settle()
        } else {
          run.settle(at: top)
          run.isPushed = found.isPushed
        }
      }
      run.y = top + Double(found.height)
      run.margin = end
    }
    guard run.restart.isNaN else { return }
    let room = run.block.makeRoomForMarker(above: found.baseline)
    top += Double(room)
    run.y += Double(room)
    setPlace(
      child, &run, x: x, y: Float(top - run.likelyTop), width: width, height: found.height)
    if found.baseline.isKnown, !run.block.firstBaseline.isKnown {
      run.block.firstBaseline = Float(top - run.likelyTop) + found.baseline
    }
  }

  /// Sets the frame of a block that has been laid out with its container.
  private mutating func setPlace(
    _ child: Int32, _ run: inout FloatRun, x: Float, y: Float, width: Float, height: Float
  ) {
    var (x, y) = (x, y)
    if styleOf(child).pointee.position == .relative {
      let shift = relativeShift(
        child, width: run.block.innerWidth, height: run.block.blockHeight,
        isRightToLeft: run.block.isRightToLeft)
      x += shift.x
      y += shift.y.orZero
    }
    let node = node(child)
    node.pointee.x = x.limited
    node.pointee.y = y.limited
    node.pointee.width = width
    node.pointee.height = height
    node.pointee.flags.remove([.needsPlacing, .isDirty])
    if node.pointee.firstChild >= 0, !node.pointee.flags.contains(.isComplete) {
      run.block.isComplete = false
    }
    if hasOuterAbsolutes(child) { run.block.hasOuterAbsolutes = true }
    if node.pointee.flags.contains(.isHeightSensitive) { run.block.isSensitive = true }
  }

  /// Lays out a block in the formatting context of its container.
  private mutating func layoutFloatedBlock(
    _ box: Int32, _ resolved: ResolvedBox, _ floats: inout FloatSpace, width: Float, block: Float,
    left: Double, start: Double, _ margin: CollapsingMargin, sides: BoxClear, clearance: Double,
    cleared: Double, forced: Double?, isFinal: Bool, needsBaseline: Bool
  ) -> FloatedBlock {
    guard depth < depthLimit else {
      if tooDeep < 0 { tooDeep = box }
      return FloatedBlock()
    }
    depth += 1
    state.pointee.countVisit()
    defer { depth -= 1 }
    var resolved = resolved
    let insets = insets(box, block: block)
    var height = Float.nan
    if resolved.height.isKnown {
      height = resolved.clampHeight(resolved.height)
    } else if resolved.ratio > 0 {
      height = resolved.clampHeight(resolved.height(fromWidth: width))
    }
    var run = floatRun(
      box, insets, width: width, height: height, isHeightDefinite: height.isKnown, left: left,
      start: start, margin: margin, isFinal: isFinal)
    run.ownMargin = CollapsingMargin(resolved.marginTop)
    run.clearance = clearance
    run.forced = forced
    run.openSides = sides
    run.cleared = cleared
    if insets.top > 0 { run.settle() }
    if run.restart.isNaN { fill(&run, &floats, needsBaseline: needsBaseline) }
    var found = FloatedBlock()
    found.restart = run.restart
    guard run.restart.isNaN else { return found }

    // CSS 2 §10.6.3: the height, and the margins that collapse through it.
    let reachesOut =
      insets.bottom == 0 && !resolved.height.isKnown && resolved.ratio == 0 && !run.keepsMargin
    var content = insets.vertical
    if styleOf(box).pointee.containment.contains(.blockSize) {
      content += contentRules?[Int(box)].height ?? 0
    } else if !run.isOpen {
      let end =
        run.cutEnd.isNaN
        ? run.y + (reachesOut ? 0 : Double(run.margin.value)) : max(run.top, run.cutEnd)
      content += max(0, Float(end - run.top) - insets.top)
    }
    let room = markerHeight(box, block: block)
    if room > content { content = room }
    height = resolved.height(ofContent: content, width: width) ?? height
    if run.isOpen, height > 0 { settleAtEnd(&run, keepsMargin: room > 0) }
    found.take(run, height: height)
    // As in browsers, margins do not collapse through a height that is not the content's.
    if run.isOpen || (reachesOut && height == content && run.cutEnd.isNaN) {
      found.margin = run.margin
    }
    finishFloatedBlock(box, run, width: width, height: height, block: block, isFinal: isFinal)
    return found
  }

  /// Determines the top of a box that is empty except for its height: all margins in it adjoin its top.
  private func settleAtEnd(_ run: inout FloatRun, keepsMargin: Bool) {
    let margin = run.margin
    run.settle()
    run.margin = keepsMargin ? margin : CollapsingMargin()
  }

  private mutating func finishFloatedBlock(
    _ box: Int32, _ run: FloatRun, width: Float, height: Float, block: Float, isFinal: Bool
  ) {
    let node = node(box)
    // None of the cached values are valid at another position.
    node.pointee.current.flags = []
    node.pointee.older.0.flags = []
    node.pointee.older.1.flags = []
    node.pointee.block = block
    node.pointee.flags.remove([.isStack, .collapsesThrough])
    noteSensitivity(box, run.block.isSensitive)
    var request = Request(width: width, block: block)
    request.height = height
    request.isFinal = isFinal
    finish(
      box, Answer(width: width, height: height), request, isComplete: run.block.isComplete,
      hasOuterAbsolutes: run.block.hasOuterAbsolutes)
  }
}

extension ResolvedBox {
  /// Returns the height of a border box that depends on its content, or `nil` if the style specifies it.
  ///
  /// Limits that depend on the content become known.
  @inline(__always) fileprivate mutating func height(ofContent content: Float, width: Float)
    -> Float?
  {
    if bits.contains(.minHeightIsContent) { minHeight = max(minHeight, content) }
    if bits.contains(.maxHeightIsContent) { maxHeight = content }
    guard !height.isKnown else { return nil }
    if ratio > 0, bits.contains(.hasAutoMinHeight) {
      return clampHeight(max(height(fromWidth: width), content))
    }
    return ratio == 0 ? clampHeight(content) : nil
  }
}
