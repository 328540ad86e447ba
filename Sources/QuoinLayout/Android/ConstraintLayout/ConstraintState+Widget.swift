/// The inputs for the rows of one axis of an item.
struct ConstraintAxisRows {
  var item: Int
  var axis: ConstraintAxis
  /// The size that the rows specify, or start from.
  var size: Int
  var match: ConstraintExtent.Match
  var otherMatch: ConstraintExtent.Match
  /// Whether the ratio computes this axis, or either.
  var usesRatio: Bool
  var isInChain: Bool
  var isOtherInChain: Bool
  /// Whether the layout wraps its content and includes the item.
  var parentWraps: Bool
  var otherParentWraps: Bool
  /// Whether the sides place the item, rather than a baseline or a circle.
  var placesSides = true
  /// Whether the solver determines the size.
  var isVariable = false
  var minimum: Int
  var maximum: Int

  var begin: ConstraintAnchorID { ConstraintAnchorID(beginOf: item, axis) }
  var end: ConstraintAnchorID { ConstraintAnchorID(endOf: item, axis) }
  var parentBegin: Int { ConstraintAnchorID(beginOf: 0, axis).rawValue }
  var parentEnd: Int { ConstraintAnchorID(endOf: 0, axis).rawValue }
}

extension ConstraintState {
  /// Adds the rows of a view.
  func addRows(of item: Int) {
    let isUnseen = items[item].isGone && !hasDependents(item)
    if isUnseen, !self[item, .horizontal].isInBarrier,
      !self[item, .vertical].isInBarrier
    {
      return
    }
    for axis in ConstraintAxis.both where self[item, axis].isResolved {
      addResolvedRows(of: item, axis)
    }
    if self[item, .horizontal].isResolved, self[item, .vertical].isResolved {
      self[item, .horizontal].isResolved = false
      self[item, .vertical].isResolved = false
      return
    }
    let chains = ConstraintPair(noteChain(item, .horizontal), noteChain(item, .vertical))
    for axis in ConstraintAxis.both { growParent(around: item, axis, isInChain: chains[axis]) }
    let usesRatio = resolveRatio(of: item)
    for axis in ConstraintAxis.both {
      var rows = axisRows(of: item, axis, usesRatio: usesRatio, chains: chains)
      if items[item].circle != nil { rows.placesSides = false }
      if axis == .vertical { addBaselineRows(&rows) }
      if !self[item, axis].isDirect, !self[item, axis].isResolved { addAxisRows(rows) }
    }
    if usesRatio { addRatioRow(of: item) }
    if let circle = items[item].circle { addCircleRows(of: item, circle) }
    self[item, .horizontal].isResolved = false
    self[item, .vertical].isResolved = false
  }

  /// Adds rows for directly resolved positions, which a wrapping layout includes.
  private func addResolvedRows(of item: Int, _ axis: ConstraintAxis) {
    let extent = self[item, axis]
    let end = ConstraintAnchorID(endOf: item, axis).rawValue
    system.equal(ConstraintAnchorID(beginOf: item, axis).rawValue, extent.position)
    system.equal(end, extent.position + size(item, axis))
    if wraps(axis), item != 0, extent.countsInParent {
      let place = extent.position + size(item, axis)
      wrapEnds[axis] = max(wrapEnds[axis] ?? place, place)
    }
    let baseline = ConstraintAnchorID(baselineOf: item)
    if axis == .vertical, items[item].hasBaseline, self[baseline].firstDependent != nil {
      system.equal(baseline.rawValue, extent.position + items[item].baseline)
    }
  }

  /// Keeps the head of a chain for later, and returns whether the item is in one.
  private func noteChain(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    guard item != 0 else { return false }
    if isChainHead(item, axis) {
      chainHeads[axis].append(item)
      return true
    }
    return isInChain(item, axis)
  }

  /// Extends a wrapping layout around an item without horizontal connections, at a low strength.
  private func growParent(around item: Int, _ axis: ConstraintAxis, isInChain: Bool) {
    guard axis == .horizontal, item != 0, !isInChain, wraps(axis), !items[item].isGone,
      self[item, axis].countsInParent,
      target(ConstraintAnchorID(beginOf: item, axis)) == nil,
      target(ConstraintAnchorID(endOf: item, axis)) == nil
    else { return }
    system.atLeast(
      ConstraintAnchorID(endOf: 0, axis).rawValue, ConstraintAnchorID(endOf: item, axis).rawValue,
      0, .low)
  }

  private func axisRows(
    of item: Int, _ axis: ConstraintAxis, usesRatio: Bool, chains: ConstraintPair<Bool>
  ) -> ConstraintAxisRows {
    let side = items[item].resolvedRatio.side
    let own: ConstraintRatio.Side = axis == .horizontal ? .width : .height
    let follows = usesRatio && (side == own || side == .unknown)
    return ConstraintAxisRows(
      item: item, axis: axis, size: ratioSize(of: item, axis) ?? size(item, axis),
      match: follows ? .ratio : self[item, axis].resolvedMatch,
      otherMatch: self[item, axis.other].resolvedMatch,
      usesRatio: follows, isInChain: chains[axis],
      isOtherInChain: chains[axis.other],
      parentWraps: item != 0 && wraps(axis) && self[item, axis].countsInParent,
      otherParentWraps: item != 0 && wraps(axis.other) && self[item, axis.other].countsInParent,
      minimum: self[item, axis].minimum, maximum: self[item, axis].maximum)
  }

  /// Adds rows that place a baseline at its distance from the top, and on the line that it is aligned with.
  private func addBaselineRows(_ rows: inout ConstraintAxisRows) {
    let item = rows.item
    guard items[item].baseline > 0 || items[item].isGone,
      !self[item, .vertical].isResolved, !self[item, .vertical].isDirect
    else { return }
    let baseline = ConstraintAnchorID(baselineOf: item)
    let distance = items[item].isGone ? 0 : items[item].baseline
    system.equal(baseline.rawValue, rows.begin.rawValue, distance, .required)
    guard let target = target(baseline) else { return }
    system.equal(baseline.rawValue, target.rawValue, margin(baseline), .required)
    rows.placesSides = false
    if rows.parentWraps {
      system.atLeast(rows.parentEnd, rows.end.rawValue, 0, .equality)
    }
  }

  // MARK: Sizes

  private func addAxisRows(_ given: ConstraintAxisRows) {
    var rows = given
    let hasBegin = target(rows.begin) != nil
    let hasEnd = target(rows.end) != nil
    let extent = self[rows.item, rows.axis]
    rows.isVariable = extent.behaviour == .match && rows.match != .ratioResolved
    if let override = extent.override {
      rows.size = override
      rows.isVariable = false
      self[rows.item, rows.axis].override = nil
    }
    if items[rows.item].isGone {
      rows.size = 0
      rows.isVariable = false
    }
    if rows.placesSides {
      if !hasBegin, !hasEnd {
        system.equal(rows.begin.rawValue, extent.position)
      } else if hasBegin, !hasEnd, let target = target(rows.begin) {
        system.equal(rows.begin.rawValue, target.rawValue, margin(rows.begin), .required)
      }
    }
    let isPercent = rows.isVariable && rows.match == .percent
    let isTerminal = addSizeRows(&rows, connections: (hasBegin ? 1 : 0) + (hasEnd ? 1 : 0))
    if isPercent, rows.parentWraps { rows.isVariable = false }
    if !rows.placesSides || rows.isInChain {
      addLooseWrapRows(rows, connections: (hasBegin ? 1 : 0) + (hasEnd ? 1 : 0), isTerminal)
      return
    }
    addPositionRows(rows, hasBegin, hasEnd)
  }

  /// Adds the rows of the size, and returns whether a wrapping layout must include the item at both ends.
  private func addSizeRows(_ rows: inout ConstraintAxisRows, connections: Int) -> Bool {
    let begin = rows.begin.rawValue
    let end = rows.end.rawValue
    guard rows.isVariable else {
      if rows.item == 0, wraps(rows.axis) {
        addLayoutSizeRows(rows)
      } else {
        system.equal(end, begin, rows.size, .required)
      }
      return true
    }
    if connections != 2, !rows.usesRatio, rows.match == .wrap || rows.match == .spread {
      var size = max(rows.minimum, rows.size)
      if rows.maximum > 0 { size = min(rows.maximum, size) }
      system.equal(end, begin, size, .required)
      rows.isVariable = false
      return true
    }
    if rows.minimum == ConstraintExtent.wrapLimit { rows.minimum = rows.size }
    if rows.maximum == ConstraintExtent.wrapLimit { rows.maximum = rows.size }
    var size = rows.match == .wrap ? rows.size : 0
    if rows.minimum > 0 {
      system.atLeast(end, begin, rows.minimum, .required)
      size = max(size, rows.minimum)
    }
    if rows.maximum > 0 {
      if !(rows.parentWraps && rows.match == .wrap) {
        system.atMost(end, begin, rows.maximum, .required)
      }
      size = min(size, rows.maximum)
    }
    addMatchRows(rows, size)
    return true
  }

  private func addMatchRows(_ rows: ConstraintAxisRows, _ size: Int) {
    let begin = rows.begin.rawValue
    let end = rows.end.rawValue
    switch rows.match {
    case .wrap:
      if rows.parentWraps {
        system.equal(end, begin, size, .required)
      } else {
        system.equal(end, begin, size, .equality)
        system.atMost(end, begin, size, .required)
      }
    case .percent:
      let percent = self[rows.item, rows.axis].percent
      system.proportion((end, begin), percent, (rows.parentEnd, rows.parentBegin))
    case .spread, .ratio, .ratioResolved: break
    }
  }

  /// Adds rows that make a wrapping layout as small as its content allows.
  private func addLayoutSizeRows(_ rows: ConstraintAxisRows) {
    let begin = rows.begin.rawValue
    let end = rows.end.rawValue
    system.equal(end, begin, 0, .high)
    let least = leastContentSize(rows.axis)
    if least > 0 { system.atLeast(end, begin, least, .required) }
    if let most = greatestContentSize(rows.axis) { system.atMost(end, begin, most, .required) }
  }

  /// Adds rows for a wrapping layout to include members of chains and items on baselines that nothing else places.
  private func addLooseWrapRows(
    _ rows: ConstraintAxisRows, connections: Int, _ isTerminal: Bool
  ) {
    guard connections < 2, rows.parentWraps, isTerminal else { return }
    system.atLeast(rows.begin.rawValue, rows.parentBegin, 0, .required)
    var holdsEnd = true
    if rows.axis == .vertical, let target = target(ConstraintAnchorID(baselineOf: rows.item)) {
      holdsEnd =
        items[target.item].ratio != nil && behaviour(target.item, .horizontal) == .match
        && behaviour(target.item, .vertical) == .match
    }
    if holdsEnd { system.atLeast(rows.parentEnd, rows.end.rawValue, 0, .required) }
  }
}
