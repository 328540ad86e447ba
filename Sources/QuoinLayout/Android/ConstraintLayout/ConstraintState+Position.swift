/// The strengths that hold an item between two targets.
private struct ConstraintHold {
  /// Centred by its bias.
  var centers = false
  var centering = RowStrength.barrier
  /// Between the targets.
  var ranges = false
  var range = RowStrength.equality
  /// At both targets.
  var binds = true
  var bound = RowStrength.highest
  /// Whether connections to the layout's own sides are stronger.
  var isStrict = false
}

extension ConstraintState {
  /// Adds the rows that place an item by its sides, after its size is given.
  func addPositionRows(_ rows: ConstraintAxisRows, _ hasBegin: Bool, _ hasEnd: Bool) {
    var wrapping = RowStrength.equality
    switch (hasBegin, hasEnd) {
    case (false, false): break
    case (true, false):
      if rows.parentWraps, let target = target(rows.begin), items[target.item].isBarrier {
        wrapping = .required
      }
    case (false, true):
      if let target = target(rows.end) {
        system.equal(rows.end.rawValue, target.rawValue, -margin(rows.end), .required)
      }
      if rows.parentWraps { system.atLeast(rows.begin.rawValue, rows.parentBegin, 0, .equality) }
    case (true, true):
      guard addRowsBetween(rows) else { return }
    }
    growParent(rows, wrapping)
  }

  /// Adds a row that extends a wrapping layout beyond the item's end.
  private func growParent(_ rows: ConstraintAxisRows, _ strength: RowStrength) {
    guard rows.parentWraps, target(rows.end)?.rawValue != rows.parentEnd else { return }
    let margin = target(rows.end) == nil ? 0 : margin(rows.end)
    system.atLeast(rows.parentEnd, rows.end.rawValue, margin, strength)
  }

  /// Adds the rows of an item between two targets, and returns whether a wrapping layout still has to include it.
  private func addRowsBetween(_ given: ConstraintAxisRows) -> Bool {
    var rows = given
    guard let before = target(rows.begin), let after = target(rows.end) else { return true }
    let begin = rows.begin.rawValue
    let end = rows.end.rawValue
    let gap = StrengthGap(
      begin: begin, before: before.rawValue, beginMargin: margin(rows.begin),
      after: after.rawValue, end: end, endMargin: margin(rows.end))
    let bias = self[rows.item, rows.axis].bias
    if system.isFinal(gap.before), system.isFinal(gap.after) {
      if !rows.isVariable {
        system.center(gap, bias: bias, .required)
        growParent(rows, .equality)
        return false
      }
      if rows.match == .spread, rows.minimum == 0, rows.maximum == 0 {
        system.equal(begin, gap.before, gap.beginMargin, .required)
        system.equal(end, gap.after, -gap.endMargin, .required)
        return false
      }
    }
    var hold = hold(of: rows, before, after)
    if hold.ranges, before == after, before.item != 0 {
      hold.ranges = false
      hold.binds = false
    }
    if hold.centers {
      if !rows.isVariable, behaviour(rows.item, rows.axis.other) != .match, !rows.isOtherInChain,
        before.rawValue == rows.parentBegin, after.rawValue == rows.parentEnd
      {
        hold.centering = .required
        hold.range = .required
        hold.binds = false
        rows.parentWraps = false
      }
      system.center(gap, bias: bias, hold.centering)
    }
    if items[rows.item].isGone, self[rows.end].firstDependent == nil { return false }
    addHeldRows(rows, gap, hold, before, after)
    growParent(rows, .equality)
    return false
  }

  private func addHeldRows(
    _ rows: ConstraintAxisRows, _ gap: StrengthGap, _ given: ConstraintHold,
    _ before: ConstraintAnchorID, _ after: ConstraintAnchorID
  ) {
    var hold = given
    let meetsBarrier = items[before.item].isBarrier || items[after.item].isBarrier
    if hold.ranges {
      if rows.parentWraps, before != after, !rows.isVariable, meetsBarrier { hold.range = .barrier }
      system.atLeast(gap.begin, gap.before, gap.beginMargin, hold.range)
      system.atMost(gap.end, gap.after, -gap.endMargin, hold.range)
    }
    if rows.parentWraps, self[rows.item, rows.axis].isInBarrier, !meetsBarrier,
      after.item != 0
    {
      hold.bound = .barrier
      hold.range = .barrier
      hold.binds = true
    }
    if hold.binds {
      hold.bound = boundStrength(rows, hold, before, after)
      system.equal(gap.begin, gap.before, gap.beginMargin, hold.bound)
      system.equal(gap.end, gap.after, -gap.endMargin, hold.bound)
    }
    guard rows.parentWraps else { return }
    if gap.before != rows.parentBegin { system.atLeast(gap.begin, rows.parentBegin, 0, .equality) }
    if rows.isVariable, rows.minimum == 0 {
      system.atLeast(gap.end, gap.begin, 0, rows.match == .ratio ? .required : .equality)
    }
  }

  /// Returns the strength with which both ends stay at their targets.
  private func boundStrength(
    _ rows: ConstraintAxisRows, _ hold: ConstraintHold, _ before: ConstraintAnchorID,
    _ after: ConstraintAnchorID
  ) -> RowStrength {
    var bound = hold.bound
    let meetsLayout = before.item == 0 || after.item == 0
    if hold.isStrict, !rows.isOtherInChain || rows.otherParentWraps {
      var strength = bound
      if meetsLayout { strength = .barrier }
      let meetsLine = [before.item, after.item].contains {
        items[$0].isGuideline || items[$0].isBarrier
      }
      if meetsLine || rows.isOtherInChain { strength = .equality }
      bound = max(strength, bound)
    }
    if rows.parentWraps {
      bound = min(hold.range, bound)
      if rows.usesRatio, !rows.isOtherInChain, meetsLayout { bound = .highest }
    }
    return bound
  }

  private func hold(
    of rows: ConstraintAxisRows, _ before: ConstraintAnchorID, _ after: ConstraintAnchorID
  ) -> ConstraintHold {
    var hold = ConstraintHold()
    let meetsBarrier = items[before.item].isBarrier || items[after.item].isBarrier
    guard rows.isVariable else {
      hold.centers = true
      hold.ranges = true
      return hold
    }
    switch rows.match {
    case .spread where rows.minimum == 0 && rows.maximum == 0:
      hold.isStrict = true
      hold.range = .required
      hold.bound = meetsBarrier ? .highest : .required
    case .spread, .percent:
      hold.centers = true
      hold.ranges = true
      hold.bound = meetsBarrier ? .highest : .equality
    case .wrap:
      hold.centers = true
      hold.ranges = true
      hold.range = .required
    case .ratio: holdByRatio(&hold, rows)
    case .ratioResolved: break
    }
    return hold
  }

  private func holdByRatio(_ hold: inout ConstraintHold, _ rows: ConstraintAxisRows) {
    hold.centers = true
    hold.ranges = true
    hold.isStrict = true
    if items[rows.item].resolvedRatio.side == .unknown {
      hold.range = .required
      hold.bound = .equality
      hold.centering = .required
      if rows.isOtherInChain { hold.centering = rows.parentWraps ? .equality : .highest }
    } else if rows.usesRatio {
      if rows.otherMatch != .percent, rows.otherMatch != .wrap {
        hold.range = .required
        hold.bound = .equality
      }
    } else if rows.maximum > 0 {
      hold.bound = .equality
    } else if rows.maximum == 0, rows.minimum == 0 {
      // If the other axis is in a chain, the chain decides.
      hold.bound = rows.isOtherInChain ? .highest : .required
    }
  }
}
