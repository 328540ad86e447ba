import QuoinGeometry

extension BoxEngine {
  /// The size of a float's margin box: as wide as its content likes, if there is room.
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

  /// Notes if a child refers to the height of its container.
  func noteReferences(_ child: Int32, _ run: inout BlockRun) {
    let style = styleOf(child)
    if !style.pointee.percentages.isDisjoint(with: .ofHeight)
      || (style.pointee.keywords != 0 && style.pointee.stretchesToHeight)
    {
      run.isSensitive = true
    }
  }

  /// Gives a float that has its size its place: that of its margin box, from its container's border box.
  mutating func settleFloat(_ child: Int32, _ run: inout BlockRun, x: Double, y: Double) {
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    let node = node(child)
    placeInFlow(
      child, resolved, &run, x: Float(x) + resolved.marginLeft, y: Float(y) + resolved.marginTop,
      width: node.pointee.width, height: node.pointee.height)
  }

  /// Gives a box that is laid out by itself its place, and moves it if it is relative.
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
    if hasEscapees(child) { run.hasEscapees = true }
  }

  // MARK: Boxes with a formatting context of their own

  /// CSS 2 §9.5: a block with a formatting context of its own lies beside floats, or below them if
  /// there is no room.
  mutating func placeContext(
    _ child: Int32, _ run: inout FloatRun, _ floats: inout FloatSpace, needsBaseline: Bool
  ) {
    let resolved = resolve(child, width: run.block.innerWidth, height: run.block.blockHeight)
    noteReferences(child, &run.block)
    let clear = floats.bottom(of: styleOf(child).pointee.clear)
    var margin = run.margin
    margin.add(resolved.marginTop)
    var origin = (run.isOpen ? run.start : run.y) + Double(margin.value)
    if run.isOpen {
      let place = max(origin, run.clearance)
      let found = findRoom(child, resolved, run, floats, at: max(place, clear))
      if found.y <= max(place, clear) {
        // Its margin adjoins those at the container's top; as browsers have it, also if it is clear of
        // floats.
        run.settle(at: place)
        run.isPushed = origin < run.clearance
        run.margin = CollapsingMargin()
        guard run.restart.isNaN else { return }
        finishContext(child, resolved, &run, found, needsBaseline: needsBaseline)
        return
      }
      // It is kept off by floats, so its margin is its own.
      run.settle()
      guard run.restart.isNaN else { return }
      origin = run.y + Double(resolved.marginTop)
    }
    let found = findRoom(child, resolved, run, floats, at: max(origin, clear))
    finishContext(child, resolved, &run, found, needsBaseline: needsBaseline)
  }

  /// Where a box with a formatting context of its own lies, and its size.
  private struct Room {
    var x: Float
    var y: Double
    var width: Float
    var height: Float
  }

  /// The first place below a height in which the box does not overlap floats (CSS 2 §9.5).
  private mutating func findRoom(
    _ child: Int32, _ resolved: ResolvedBox, _ run: FloatRun, _ floats: FloatSpace,
    at origin: Double
  ) -> Room {
    var y = origin
    while true {
      var depth = 0.0
      while true {
        let band = floats.band(
          from: y, to: y + depth, left: run.contentLeft, right: run.contentRight)
        let room = room(child, resolved, run, band, y: y)
        let isInside = Double(room.width) <= roomWidth(resolved, run, band) + FloatSpace.slack
        guard !band.isNarrowed || isInside else { break }
        let bottom = y + Double(room.height)
        let whole = floats.band(
          from: y, to: max(bottom, y + depth), left: run.contentLeft, right: run.contentRight)
        if whole == band { return room }
        // Floats further down take more room; it has to lie beside them, too.
        depth = max(Double(room.height), depth + FloatSpace.slack)
      }
      guard let next = floats.nextBottom(below: y) else {
        let band = FloatSpace.Band(left: run.contentLeft, right: run.contentRight)
        return room(child, resolved, run, band, y: y)
      }
      y = next
    }
  }

  /// The sides between which the border box lies: margins may reach below floats.
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

  private func roomWidth(
    _ resolved: ResolvedBox, _ run: FloatRun, _ band: FloatSpace.Band
  ) -> Double {
    let sides = sides(resolved, run, band)
    return max(0, sides.right - sides.left)
  }

  /// The box where the room between floats is a band.
  private mutating func room(
    _ child: Int32, _ resolved: ResolvedBox, _ run: FloatRun, _ band: FloatSpace.Band, y: Double
  ) -> Room {
    let sides = sides(resolved, run, band)
    let room = Float(max(0, sides.right - sides.left))
    let width = contextWidth(child, resolved, run, room: room)
    let height = blockHeight(child, resolved, run.block, width: width, collapses: false).height
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
    return Room(x: x, y: y, width: width, height: height)
  }

  /// CSS 2 §10.3.3, with what floats leave in place of the containing block's width.
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
      // CSS 2 §17.5.2: a table is as wide as its content likes.
      let request = Request(available: room, block: run.block.innerWidth)
      return resolved.clampWidth(layout(child, request).width)
    }
    return resolved.clampWidth(resolved.clampTransferred(max(resolved.outsideWidth, room)))
  }

  private mutating func finishContext(
    _ child: Int32, _ resolved: ResolvedBox, _ run: inout FloatRun, _ room: Room,
    needsBaseline: Bool
  ) {
    let y = Float(room.y - run.top)
    placeInFlow(
      child, resolved, &run.block, x: room.x, y: y, width: room.width, height: room.height)
    if needsBaseline, !run.block.firstBaseline.isKnown {
      let baseline = baseline(
        child, width: room.width, height: room.height,
        isHeightDefinite: resolved.height.isKnown || resolved.ratio > 0,
        block: run.block.innerWidth, hasOwnHeight: resolved.height.isKnown)
      if baseline.isKnown { run.block.firstBaseline = y + baseline }
    }
    run.y = room.y + Double(room.height)
    run.margin = CollapsingMargin(resolved.marginBottom)
    run.keepsMargin = false
  }
}
