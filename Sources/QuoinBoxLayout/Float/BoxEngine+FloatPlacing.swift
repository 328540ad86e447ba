import QuoinGeometry

extension BoxEngine {
  /// Returns the size of a float's margin box, with the shrink-to-fit width.
  mutating func floatSize(_ child: Int32, _ run: inout BlockRun) -> Size {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    noteReferences(child, &run)
    let width = inlineWidth(child, resolved, run)
    let height = blockHeight(child, resolved, run, width: width, collapses: false).height
    node(child).pointee.width = width
    node(child).pointee.height = height
    return Size(
      Double(width + resolved.marginWidth), Double(height + resolved.marginHeight))
  }

  /// Records whether a child refers to the height of its container.
  func noteReferences(_ child: Int32, _ run: inout BlockRun) {
    let style = styleOf(child)
    if !style.pointee.percentages.isDisjoint(with: .ofHeight)
      || (style.pointee.keywords != 0 && style.pointee.stretchesToHeight)
    {
      run.isSensitive = true
    }
  }

  /// Places a sized float, given the position of its margin box relative to its container's border box.
  mutating func settleFloat(_ child: Int32, _ run: inout BlockRun, x: Double, y: Double) {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    let node = node(child)
    placeInFlow(
      child, resolved, &run, x: Float(x) + resolved.marginLeft, y: Float(y) + resolved.marginTop,
      width: node.pointee.width, height: node.pointee.height)
  }

  /// Places a box with a formatting context of its own, and applies relative positioning.
  mutating func placeInFlow(
    _ child: Int32, _ resolved: ResolvedBox, _ run: inout BlockRun, x: Float, y: Float,
    width: Float, height: Float
  ) {
    var (x, y) = (x, y)
    if styleOf(child).pointee.position == .relative {
      let shift = relativeShift(
        child, width: run.innerWidth, height: run.blockHeight, isRightToLeft: run.isRightToLeft)
      x += shift.x
      y += shift.y.orZero
    }
    let isReady = place(
      child, x: x.limited, y: y.limited, width: width, height: height,
      isHeightDefinite: resolved.height.isKnown || resolved.ratio > 0, block: run.innerWidth,
      isFinal: run.isFinal, hasOwnHeight: resolved.height.isKnown)
    if !isReady { run.isComplete = false }
    if hasOuterAbsolutes(child) { run.hasOuterAbsolutes = true }
  }

  // MARK: Boxes with a formatting context of their own

  /// Places a block with a formatting context of its own beside floats, or below them if it does not fit: CSS 2 §9.5.
  mutating func placeContext(
    _ child: Int32, _ run: inout FloatRun, _ floats: inout FloatSpace, needsBaseline: Bool
  ) {
    let resolved = resolve(child, width: run.block.innerWidth, height: run.block.blockHeight)
    noteReferences(child, &run.block)
    let asksForBaseline =
      run.block.markerAscent.isKnown || needsBaseline && !run.block.firstBaseline.isKnown
    let clear = floats.bottom(of: styleOf(child).pointee.clear)
    var margin = run.margin
    margin.add(resolved.marginTop)
    var origin = (run.isOpen ? run.start : run.y) + Double(margin.value)
    if run.isOpen {
      let place = run.cleared.isNaN ? max(origin, run.clearance) : run.cleared
      // What clears floats of its own container, and what floats displace where its margin joins: a top without the
      // margin is what an earlier attempt found.
      let isDisplaced =
        !run.openSides.isDisjoint(with: styleOf(child).pointee.clear)
        || (run.forced.map { $0 != place } ?? false)
      let found =
        isDisplaced
        ? nil
        : findRoom(
          child, resolved, run, floats, at: max(place, clear), needsBaseline: asksForBaseline)
      if let found, found.y <= max(place, clear) {
        // Its margin adjoins those at the container's top; as in browsers, also if it clears other floats.
        run.settle(at: place)
        run.isPushed = origin < run.clearance
        run.margin = CollapsingMargin()
        guard run.restart.isNaN else { return }
        finishContext(child, resolved, &run, found)
        return
      }
      // Floats displace it, so its margin does not collapse and, as in browsers, has no effect.
      run.settle()
      guard run.restart.isNaN else { return }
      origin = run.y
    }
    let found = findRoom(
      child, resolved, run, floats, at: max(origin, clear), needsBaseline: asksForBaseline)
    finishContext(child, resolved, &run, found)
  }

  /// The position and size of a box with a formatting context of its own.
  private struct Room {
    var x: Float
    var y: Double
    var width: Float
    var height: Float
    /// The baseline of the content, if it was asked for; otherwise it may be NaN.
    var baseline: Float
  }

  /// Returns the first position below a height at which the box does not overlap floats (CSS 2 §9.5).
  private mutating func findRoom(
    _ child: Int32, _ resolved: ResolvedBox, _ run: FloatRun, _ floats: FloatSpace,
    at origin: Double, needsBaseline: Bool
  ) -> Room {
    var y = origin
    while true {
      var depth = 0.0
      while true {
        let band = floats.band(
          from: y, to: y + depth, left: run.contentLeft, right: run.contentRight)
        let room = room(child, resolved, run, band, y: y, needsBaseline: needsBaseline)
        let taken = Double(room.width) + startMargin(resolved, run, band)
        // Floats on both sides, one lower than the other, may leave no room, not even for a box without a width.
        let isClosed =
          band.width < 0 && band.left > run.contentLeft && band.right < run.contentRight
        let isInside = !isClosed && taken <= max(0, band.width) + FloatSpace.slack
        guard !band.isNarrowed || isInside else { break }
        let bottom = y + Double(room.height)
        let whole = floats.band(
          from: y, to: max(bottom, y + depth), left: run.contentLeft, right: run.contentRight)
        if whole == band { return room }
        // Floats further down leave less space; the box has to fit beside them, too.
        depth = max(Double(room.height), depth + FloatSpace.slack)
      }
      guard let next = floats.nextBottom(below: y) else {
        let band = FloatSpace.Band(left: run.contentLeft, right: run.contentRight)
        return room(child, resolved, run, band, y: y, needsBaseline: needsBaseline)
      }
      y = next
    }
  }

  /// Returns the sides that bound the border box; margins may extend below floats.
  private func sides(
    _ resolved: ResolvedBox, _ run: FloatRun, _ band: FloatSpace.Band
  ) -> (left: Double, right: Double) {
    guard band.isNarrowed else {
      return (
        run.contentLeft + Double(resolved.marginLeft),
        run.contentRight - Double(resolved.marginRight)
      )
    }
    return (
      max(band.left, run.contentLeft + Double(max(0, resolved.marginLeft))),
      min(band.right, run.contentRight - Double(max(0, resolved.marginRight)))
    )
  }

  /// Returns how far the margin at the start of the line reaches beyond the float there.
  ///
  /// As in browsers, the other margin reduces an automatic width, but takes no part in whether the box fits.
  private func startMargin(
    _ resolved: ResolvedBox, _ run: FloatRun, _ band: FloatSpace.Band
  ) -> Double {
    let sides = sides(resolved, run, band)
    return run.block.isRightToLeft ? band.right - sides.right : sides.left - band.left
  }

  /// Returns the frame of the box if the space between floats is a band.
  private mutating func room(
    _ child: Int32, _ resolved: ResolvedBox, _ run: FloatRun, _ band: FloatSpace.Band, y: Double,
    needsBaseline: Bool
  ) -> Room {
    let sides = sides(resolved, run, band)
    // As in browsers, the space with the margins cannot be negative, so the width without negative margins may exceed
    // the space.
    let room = max(0, Float(sides.right - sides.left), -resolved.marginWidth)
    let width = contextWidth(child, resolved, run, room: room)
    let (height, _, _, baseline) = blockHeight(
      child, resolved, run.block, width: width, collapses: false,
      needsBaseline: needsBaseline)
    var x = Float(sides.left - run.left)
    let free = room - width
    if run.block.isRightToLeft { x = Float(sides.right - run.left) - width }
    if !resolved.autoMargins.isDisjoint(with: [.left, .right]), free > 0 {
      x = Float(sides.left - run.left)
      if resolved.autoMargins.contains([.left, .right]) {
        x += free / 2
      } else if resolved.autoMargins.contains(.left) {
        x += free
      }
    }
    if styleOf(run.block.container).pointee.overflow_.alignsBlocks, free > 0,
      resolved.autoMargins.isDisjoint(with: [.left, .right])
    {
      x = Float(sides.left - run.left) + alignedBlock(in: run.block.container, free: free)
    }
    return Room(x: x, y: y, width: width, height: height, baseline: baseline)
  }

  /// Returns the width by CSS 2 §10.3.3, with the space between floats instead of the containing block's width.
  private mutating func contextWidth(
    _ child: Int32, _ resolved: ResolvedBox, _ run: FloatRun, room: Float
  ) -> Float {
    if resolved.width.isKnown { return resolved.clampWidth(resolved.width) }
    if resolved.ratio > 0, resolved.height.isKnown {
      let height = resolved.clampHeight(resolved.height)
      return resolved.clampWidth(
        ratioWidth(child, resolved, fromHeight: height, block: run.block.innerWidth))
    }
    if styleOf(child).pointee.display == .table {
      // CSS 2 §17.5.2: a table has the preferred width of its content.
      let request = Request(available: room, block: run.block.innerWidth)
      return resolved.clampWidth(layout(child, request).width)
    }
    return resolved.clampWidth(resolved.clampTransferred(max(resolved.outsideWidth, room)))
  }

  private mutating func finishContext(
    _ child: Int32, _ resolved: ResolvedBox, _ run: inout FloatRun, _ room: Room
  ) {
    let baseline = firstBaseline(of: child, room.baseline, height: room.height)
    let markerRoom = run.block.makeRoomForMarker(above: baseline)
    let y = Float(room.y - run.top) + markerRoom
    placeInFlow(
      child, resolved, &run.block, x: room.x, y: y, width: room.width, height: room.height)
    if baseline.isKnown, !run.block.firstBaseline.isKnown { run.block.firstBaseline = y + baseline }
    run.y = room.y + Double(markerRoom) + Double(room.height)
    run.margin = CollapsingMargin(resolved.marginBottom)
    run.keepsMargin = false
  }
}
