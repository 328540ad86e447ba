import QuoinModel

extension ConstraintBarrier {
  /// Returns the side of its widgets that a barrier refers to.
  func anchor(_ isRightToLeft: Bool) -> ConstraintAnchorID.Side {
    let anchor = side.anchor(isRightToLeft)
    return anchor == .baseline ? .left : anchor
  }
}

extension ConstraintState {
  /// Returns the axis of a barrier, whether it is at the greater end, and its members.
  func plan(_ barrier: ConstraintBarrier) -> (axis: ConstraintAxis, isEnd: Bool, members: [Int]) {
    let side = barrier.anchor(input.isRightToLeft)
    let members = barrier.widgets.map { $0.rawValue + 1 }.filter { item in
      guard items.indices.contains(item), item > 0 else { return false }
      return barrier.allowsGone || !items[item].isGone || items[item].isBarrier
        || items[item].isGuideline
    }
    return (side.axis, side == .right || side == .bottom, members)
  }

  func markBarrierMembers() {
    if barriers.isEmpty { return }
    for item in items.indices { self[item, .horizontal].isInBarrier = false }
    for item in items.indices { self[item, .vertical].isInBarrier = false }
    for item in barriers {
      guard case .barrier(let barrier) = kinds[item] else { continue }
      let plan = plan(barrier)
      for member in plan.members { self[member, plan.axis].isInBarrier = true }
    }
  }

  func addBarrierRows(of item: Int, _ barrier: ConstraintBarrier) {
    let plan = plan(barrier)
    let begin = ConstraintAnchorID(beginOf: item, plan.axis)
    let end = ConstraintAnchorID(endOf: item, plan.axis)
    let parent = (
      ConstraintAnchorID(beginOf: 0, plan.axis).rawValue,
      ConstraintAnchorID(endOf: 0, plan.axis).rawValue
    )
    if let place = settledPlace(of: barrier) {
      system.equal(begin.rawValue, place)
      system.equal(end.rawValue, place)
      self[item, plan.axis].position = place
      return
    }
    let line = plan.isEnd ? end : begin
    let strength = referenceStrength(item, plan.axis, plan.members)
    for member in plan.members {
      let side = ConstraintAnchorID(member, barrier.anchor(input.isRightToLeft))
      let own = target(side)?.item == item ? self[side].margin : 0
      if plan.isEnd {
        system.atLeast(line.rawValue, side.rawValue, barrier.margin + own, .required)
      } else {
        system.atMost(line.rawValue, side.rawValue, barrier.margin - own, .required)
      }
      system.equal(line.rawValue, side.rawValue, barrier.margin + own, strength)
    }
    let opposite = plan.isEnd ? begin : end
    system.equal(opposite.rawValue, line.rawValue, 0, .required)
    // Nothing else pulls it, so it goes to the side that it comes from.
    system.equal(line.rawValue, plan.isEnd ? parent.0 : parent.1, 0, .highest)
    system.equal(line.rawValue, plan.isEnd ? parent.1 : parent.0, 0, .none)
  }

  /// Returns the strength with which a barrier's line stays at each of its widgets.
  private func referenceStrength(_ item: Int, _ axis: ConstraintAxis, _ members: [Int])
    -> RowStrength
  {
    let stretches = members.contains { member in
      behaviour(member, axis) == .match
        && target(ConstraintAnchorID(beginOf: member, axis)) != nil
        && target(ConstraintAnchorID(endOf: member, axis)) != nil
    }
    let isCenteredOn = [
      ConstraintAnchorID(beginOf: item, axis), ConstraintAnchorID(endOf: item, axis),
    ].contains { line in
      hasDependent(of: line) { dependent in
        dependent.opposite.map { target($0) != nil } ?? false
      }
    }
    return !stretches && isCenteredOn ? .equality : .highest
  }

  /// Returns the position of a barrier if direct resolution found all of its widgets.
  func settledPlace(of barrier: ConstraintBarrier) -> Int? {
    let plan = plan(barrier)
    guard !plan.members.isEmpty, plan.members.allSatisfy({ isSettled($0, plan.axis) }) else {
      return nil
    }
    let places = plan.members.compactMap {
      self[ConstraintAnchorID($0, barrier.anchor(input.isRightToLeft))].settled
    }
    guard places.count == plan.members.count,
      let extreme = plan.isEnd ? places.max() : places.min()
    else { return nil }
    return extreme + ConstraintExtent.clamped(barrier.margin)
  }

  func addGuidelineRows(of item: Int, _ line: AndroidConstraint.Guideline) {
    let axis: ConstraintAxis = line.isVertical ? .horizontal : .vertical
    let guide = ConstraintAnchorID(beginOf: item, axis).rawValue
    let parentBegin = ConstraintAnchorID(beginOf: 0, axis).rawValue
    let parentEnd = ConstraintAnchorID(endOf: 0, axis).rawValue
    switch line.place {
    case .begin(let value):
      system.equal(guide, parentBegin, ConstraintExtent.clamped(value), .required)
      if wraps(axis) { system.atLeast(parentEnd, guide, 0, .equality) }
    case .end(let value):
      system.equal(guide, parentEnd, -ConstraintExtent.clamped(value), .required)
      if wraps(axis) {
        system.atLeast(guide, parentBegin, 0, .equality)
        system.atLeast(parentEnd, guide, 0, .equality)
      }
    case .percent(let value):
      if let settled = self[ConstraintAnchorID(beginOf: item, axis)].settled {
        system.equal(guide, settled)
      } else {
        var row = StrengthRow()
        row.add(-1, guide)
        row.add(value.isFinite ? value : 0, parentEnd)
        system.add(row)
      }
    }
  }
}
