import QuoinModel

/// Direct resolution: positions that follow step by step from the layout's sides need no solver.
extension ConstraintState {
  /// Resolves all positions that it can, first in x, then in y, measuring items on the way.
  func settleDirectly() {
    let behaviours = ConstraintPair(behaviour(0, .horizontal), behaviour(0, .vertical))
    if let plan, plan.layout == behaviours {
      if follow(plan) { return }
      self.plan = nil
      restart(input.width, input.height)
      beginLayout()
      measureChildren()
    }
    recorded = keepsPlan ? ConstraintPlan(layout: behaviours) : nil
    search()
    plan = recorded
    recorded = nil
  }

  private func search() {
    for axis in ConstraintAxis.both { settleAll(axis) }
    for item in items.indices.dropFirst() where needsMeasuring(item) && canMeasure(item) {
      measureForLayout(item)
      settleDependents(of: item, .horizontal)
      settleDependents(of: item, .vertical)
    }
  }

  func isSettled(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    self[item, axis].isResolved
      || (self[ConstraintAnchorID(beginOf: item, axis)].settled != nil
        && self[ConstraintAnchorID(endOf: item, axis)].settled != nil)
  }

  func needsMeasuring(_ item: Int) -> Bool { items[item].needsMeasuring && !items[item].isGone }

  private func settleAll(_ axis: ConstraintAxis) {
    settleLayout(axis)
    var lines: [Int] = []
    for item in guidelines {
      guard case .guideline(let line) = kinds[item], line.isVertical == (axis == .horizontal)
      else { continue }
      settle(line, item, axis)
      lines.append(item)
    }
    for item in lines { settleDependents(of: item, axis) }
    settleDependents(of: 0, axis)
    for item in barriers {
      guard case .barrier(let barrier) = kinds[item], plan(barrier).axis == axis,
        let place = settledPlace(of: barrier)
      else { continue }
      settle(item, axis, place, place)
      settleDependents(of: item, axis)
    }
  }

  /// Sets the positions of the layout's own sides.
  func settleLayout(_ axis: ConstraintAxis) {
    if behaviour(0, axis) == .fixed {
      settle(0, axis, 0, size(0, axis))
    } else {
      self[ConstraintAnchorID(beginOf: 0, axis)].settled = 0
    }
  }

  private func settle(_ line: AndroidConstraint.Guideline, _ item: Int, _ axis: ConstraintAxis) {
    let isKnown = isSettled(0, axis)
    let extent = size(0, axis)
    var place: Int?
    switch line.place {
    case .begin(let value): place = ConstraintExtent.clamped(value)
    case .end(let value): place = isKnown ? extent - ConstraintExtent.clamped(value) : nil
    case .percent(let value):
      place = isKnown ? Int((0.5 + value * Double(extent)).clamped) : nil
    }
    self[ConstraintAnchorID(beginOf: item, axis)].settled = place
  }

  /// Sets the position of an item along an axis; the first position wins.
  private func settle(_ item: Int, _ axis: ConstraintAxis, _ begin: Int, _ end: Int) {
    guard !self[item, axis].isResolved else { return }
    self[ConstraintAnchorID(beginOf: item, axis)].settled = begin
    self[ConstraintAnchorID(endOf: item, axis)].settled = end
    self[item, axis].position = begin
    self[item, axis].size = end - begin
    self[item, axis].isResolved = item != 0
    if axis == .vertical, items[item].hasBaseline {
      self[ConstraintAnchorID(baselineOf: item)].settled = begin + items[item].baseline
    }
  }

  // MARK: Steps

  /// Continues from an item whose position is known, without recursion.
  private func settleDependents(of first: Int, _ axis: ConstraintAxis) {
    // The memory of the last search is used again.
    var open: [Int] = []
    swap(&open, &openItems)
    open.append(first)
    while let item = open.popLast() {
      guard !self[item, axis].isVisited else { continue }
      self[item, axis].isVisited = true
      if item != 0, needsMeasuring(item), canMeasure(item) { measureForLayout(item) }
      let start = open.count
      settleDependents(of: ConstraintAnchorID(beginOf: item, axis), axis, &open)
      if !items[item].isGuideline {
        settleDependents(of: ConstraintAnchorID(endOf: item, axis), axis, &open)
        if axis == .vertical {
          settleDependents(of: ConstraintAnchorID(baselineOf: item), axis, &open)
        }
      }
      // The first one that was found is continued from first.
      var (low, high) = (start, open.count - 1)
      while low < high {
        open.swapAt(low, high)
        (low, high) = (low + 1, high - 1)
      }
    }
    openItems = open
  }

  /// Resolves the anchors that depend on a side, and adds the items of those that it could.
  private func settleDependents(
    of side: ConstraintAnchorID, _ axis: ConstraintAxis, _ found: inout [Int]
  ) {
    guard let place = self[side].settled else { return }
    let isBaseline = side.side == .baseline
    var next = self[side].firstDependent
    while let dependent = next {
      let isSettled =
        isBaseline
        ? settleBaseline(dependent, at: place) : settle(dependent, axis, from: place)
      if isSettled { found.append(dependent.item) }
      next = self[dependent].nextDependent
    }
  }

  /// Resolves an anchor that depends on a side at `place`, and returns whether it could.
  private func settle(
    _ dependent: ConstraintAnchorID, _ axis: ConstraintAxis, from place: Int
  ) -> Bool {
    let item = dependent.item
    guard dependent.side.axis == axis, dependent.side != .baseline else { return false }
    let isOpen = needsMeasuring(item)
    // Nothing more follows from an item whose position is known and was continued from.
    if !isOpen, self[item, axis].isResolved, self[item, axis].isVisited { return false }
    let matches = behaviour(item, axis) == .match
    let isMeasurable = (isOpen || matches) && canMeasure(item)
    if isOpen, isMeasurable { measureForLayout(item) }
    let begin = ConstraintAnchorID(beginOf: item, axis)
    let end = ConstraintAnchorID(endOf: item, axis)
    let opposite = dependent == begin ? end : begin
    let other = target(opposite).flatMap { self[$0].settled }
    guard !matches || isMeasurable else {
      guard other != nil else { return false }
      let isResolved = self[item, axis].isResolved
      guard settleBetween(item, axis) else { return false }
      if !isResolved { recorded?.steps.append(.between(item, axis)) }
      return true
    }
    guard !needsMeasuring(item) else { return false }
    if target(opposite) == nil {
      record(.beside(dependent), item, axis)
      return settleBeside(dependent)
    }
    guard other != nil, !isInChain(item, axis) else { return false }
    record(.center(item, axis), item, axis)
    return center(item, axis)
  }

  /// Adds a step that resolves an axis of an item to the plan, unless the axis is resolved.
  private func record(_ step: ConstraintPlan.Step, _ item: Int, _ axis: ConstraintAxis) {
    if recorded != nil, !self[item, axis].isResolved { recorded?.steps.append(step) }
  }

  /// Places an item beside the target of one of its sides, and returns whether the target's position is known.
  func settleBeside(_ side: ConstraintAnchorID) -> Bool {
    guard let place = target(side).flatMap({ self[$0].settled }) else { return false }
    let (item, axis) = (side.item, side.side.axis)
    let size = size(item, axis)
    let isBegin = side == ConstraintAnchorID(beginOf: item, axis)
    let near = isBegin ? place + margin(side) : place - margin(side) - size
    settle(item, axis, near, near + size)
    return true
  }

  private func settleBaseline(_ dependent: ConstraintAnchorID, at place: Int) -> Bool {
    let item = dependent.item
    let isMeasurable = canMeasure(item)
    if needsMeasuring(item), isMeasurable { measureForLayout(item) }
    guard behaviour(item, .vertical) != .match || isMeasurable, !needsMeasuring(item),
      dependent.side == .baseline, items[item].hasBaseline
    else { return false }
    let top = place + margin(dependent) - items[item].baseline
    settle(item, .vertical, top, top + size(item, .vertical))
    return true
  }

  /// Returns the positions of an item's two targets, including its margins, and whether they are the same line.
  private func room(_ item: Int, _ axis: ConstraintAxis) -> (from: Int, to: Int, isLine: Bool)? {
    let begin = ConstraintAnchorID(beginOf: item, axis)
    let end = ConstraintAnchorID(endOf: item, axis)
    guard let before = target(begin).flatMap({ self[$0].settled }),
      let after = target(end).flatMap({ self[$0].settled })
    else { return nil }
    return (before + margin(begin), after - margin(end), before == after)
  }

  /// Centres an item of a known size between its targets, by its bias, and returns whether their positions are known.
  func center(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    guard var room = room(item, axis) else { return false }
    var bias = self[item, axis].bias
    if room.isLine {
      bias = 0.5
      room.from -= margin(ConstraintAnchorID(beginOf: item, axis))
      room.to += margin(ConstraintAnchorID(endOf: item, axis))
    }
    let size = size(item, axis)
    let isReversed = room.from > room.to
    let rest = (isReversed ? room.from - room.to : room.to - room.from) - size
    let share = bias * Double(rest)
    let offset = Int((rest > 0 ? share + 0.5 : share).clamped)
    // Targets in the wrong order invert the item, which leaves it no size when frames are read.
    let place = room.from + offset
    settle(item, axis, place, isReversed ? place - size : place + size)
    return true
  }

  /// Lets an item fill the space between its targets, and returns whether that determines it.
  func settleBetween(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    let extent = self[item, axis]
    guard extent.minimum >= 0, extent.maximum >= 0, !isInChain(item, axis), !items[item].isInFlow,
      items[item].isGone || (extent.match == .spread && items[item].ratio == nil),
      let room = room(item, axis)
    else { return false }
    guard room.to >= room.from else {
      // Sizes with more room have this step, so this search gives no plan for them.
      recorded = nil
      return false
    }
    var size = 0
    if !items[item].isGone {
      size = max(extent.minimum, room.to - room.from)
      if extent.maximum > 0 { size = min(extent.maximum, size) }
    }
    let place =
      room.from + Int((extent.bias * Double(room.to - room.from - size) + 0.5).clamped)
    settle(item, axis, place, place + size)
    return true
  }

  // MARK: Sizes

  /// Whether both sizes follow from the item itself or from resolved positions.
  func canMeasure(_ item: Int) -> Bool {
    let known = ConstraintPair(knowsSize(item, .horizontal), knowsSize(item, .vertical))
    if items[item].ratio != nil, known.horizontal || known.vertical { return true }
    return known.horizontal && known.vertical
  }

  private func knowsSize(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    let extent = self[item, axis]
    switch extent.behaviour {
    case .fixed, .wrap: return true
    case .matchParent: return isSettled(item, axis)
    case .match:
      if isSettled(item, axis) { return true }
      if extent.match == .spread { return items[item].ratio == nil && isDangling(item, axis) }
      guard extent.match == .wrap, let room = room(item, axis) else { return false }
      return room.to - room.from >= size(item, axis)
    }
  }

  /// Whether fewer than two sides are connected.
  func isDangling(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    var count = target(ConstraintAnchorID(beginOf: item, axis)) == nil ? 0 : 1
    if target(ConstraintAnchorID(endOf: item, axis)) != nil { count += 1 }
    if axis == .vertical, target(ConstraintAnchorID(baselineOf: item)) != nil { count += 1 }
    return count < 2
  }
}
