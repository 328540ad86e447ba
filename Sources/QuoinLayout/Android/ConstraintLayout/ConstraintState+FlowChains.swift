import QuoinModel

/// A flow places its members by connecting them: each line is a chain, and the largest members of the lines form
/// another.
extension ConstraintState {
  func connectFlow(_ item: Int) {
    guard case .flow(let flow) = kinds[item], let plan = flowPlans[item] else { return }
    for member in plan.shown {
      for side in ConstraintAnchorID.Side.allCases { disconnect(ConstraintAnchorID(member, side)) }
    }
    if flow.wrapMode == .aligned {
      connectTable(item, flow, plan)
      return
    }
    for place in plan.lines.indices {
      connectAcross(item, flow, plan, place)
      connectAlong(item, flow, plan, place)
    }
  }

  private func isMirrored(_ axis: ConstraintAxis) -> Bool {
    input.isRightToLeft && axis == .horizontal
  }

  /// Connects two items so that the second follows the first.
  private func link(_ first: Int, _ second: Int, _ axis: ConstraintAxis, gap: Int) {
    let end = ConstraintAnchorID(endOf: first, axis)
    let begin = ConstraintAnchorID(beginOf: second, axis)
    connect(begin, to: end, margin: gap)
    connect(end, to: begin, margin: 0)
  }

  private func connectBegin(_ member: Int, to item: Int, _ axis: ConstraintAxis, _ margin: Int) {
    connect(
      ConstraintAnchorID(beginOf: member, axis), to: ConstraintAnchorID(beginOf: item, axis),
      margin: margin)
  }

  private func connectEnd(_ member: Int, to item: Int, _ axis: ConstraintAxis, _ margin: Int) {
    connect(
      ConstraintAnchorID(endOf: member, axis), to: ConstraintAnchorID(endOf: item, axis),
      margin: margin)
  }

  // MARK: Lines

  /// Connects the largest members of all lines one after the other.
  ///
  /// In right-to-left layouts, columns begin at the right.
  private func connectAcross(
    _ item: Int, _ flow: ConstraintFlow, _ plan: ConstraintFlowPlan, _ place: Int
  ) {
    let axis = flow.axis.other
    let biggest = plan.lines[place].biggest
    self[biggest, axis].chainStyle = flow.chains(axis).style ?? .spread
    let isFirst = place == 0
    let isLast = place == plan.lines.count - 1
    let isMirrored = isMirrored(axis)
    if isMirrored ? isLast : isFirst {
      connectBegin(biggest, to: item, axis, flow.padding(axis, isEnd: false))
    }
    if isMirrored ? isFirst : isLast {
      connectEnd(biggest, to: item, axis, flow.padding(axis, isEnd: true))
    }
    guard !isFirst else { return }
    let previous = plan.lines[place - 1].biggest
    if isMirrored {
      // The gap belongs to the later column, whose end is at the right.
      let end = ConstraintAnchorID(endOf: biggest, axis)
      let begin = ConstraintAnchorID(beginOf: previous, axis)
      connect(end, to: begin, margin: flow.gap(axis))
      connect(begin, to: end, margin: 0)
    } else {
      link(previous, biggest, axis, gap: flow.gap(axis))
    }
  }

  private func connectAlong(
    _ item: Int, _ flow: ConstraintFlow, _ plan: ConstraintFlowPlan, _ place: Int
  ) {
    let axis = flow.axis
    let line = plan.lines[place]
    var members = line.members.map { plan.shown[$0] }
    let isLast = place == plan.lines.count - 1
    style(members[0], axis, flow, isFirst: place == 0, isLast: isLast)
    if isMirrored(axis) { members.reverse() }
    connectBegin(members[0], to: item, axis, flow.padding(axis, isEnd: false))
    connectEnd(members[members.count - 1], to: item, axis, flow.padding(axis, isEnd: true))
    for (first, second) in zip(members, members.dropFirst()) {
      link(first, second, axis, gap: flow.gap(axis))
    }
    let leader = baselineLeader(members, line.biggest, flow)
    for member in members where member != line.biggest {
      let isAlone = plan.lines.count == 1
      if let leader, member != leader, items[member].hasBaseline {
        connect(
          ConstraintAnchorID(baselineOf: member), to: ConstraintAnchorID(baselineOf: leader),
          margin: 0)
      } else {
        align(member, to: line.biggest, item, flow, isAlone: isAlone)
      }
    }
  }

  /// Sets the chain style of a line on its first member in reading order.
  private func style(
    _ member: Int, _ axis: ConstraintAxis, _ flow: ConstraintFlow, isFirst: Bool, isLast: Bool
  ) {
    let chains = flow.chains(axis)
    var style = chains.style ?? .spread
    var bias = chains.bias
    if isFirst, let first = chains.firstStyle {
      style = first
      bias = chains.firstBias ?? 0.5
    } else if isLast, let last = chains.lastStyle {
      style = last
      bias = chains.lastBias ?? 0.5
    }
    self[member, axis].chainStyle = style
    self[member, axis].bias = isMirrored(axis) ? 1 - bias : bias
  }

  /// Returns the member whose baseline a row is aligned with.
  private func baselineLeader(_ members: [Int], _ biggest: Int, _ flow: ConstraintFlow) -> Int? {
    guard !flow.isVertical, flow.verticalAlign == .baseline else { return nil }
    if items[biggest].hasBaseline { return biggest }
    return members.first { items[$0].hasBaseline }
  }

  /// Aligns a member with the start, the centre or the end of the largest member of its line.
  private func align(
    _ member: Int, to biggest: Int, _ item: Int, _ flow: ConstraintFlow, isAlone: Bool
  ) {
    let axis = flow.axis.other
    var atBegin = true
    var atEnd = true
    if flow.isVertical {
      atBegin = flow.horizontalAlign != (isMirrored(axis) ? .start : .end)
      atEnd = flow.horizontalAlign != (isMirrored(axis) ? .end : .start)
    } else {
      atBegin = flow.verticalAlign != .bottom
      atEnd = flow.verticalAlign != .top
    }
    let isCentered = atBegin && atEnd
    if isCentered, isAlone {
      connectBegin(member, to: item, axis, flow.padding(axis, isEnd: false))
      connectEnd(member, to: item, axis, flow.padding(axis, isEnd: true))
      return
    }
    if atBegin { connectBegin(member, to: biggest, axis, 0) }
    if atEnd { connectEnd(member, to: biggest, axis, 0) }
  }

  // MARK: Tables

  private func connectTable(_ item: Int, _ flow: ConstraintFlow, _ plan: ConstraintFlowPlan) {
    // There is no table where not even the first member has room.
    if plan.columns.isEmpty || plan.rows.isEmpty { return }
    for axis in ConstraintAxis.both {
      var biggest = (axis == .horizontal ? plan.columns : plan.rows).compactMap { $0 }
      if isMirrored(axis) { biggest.reverse() }
      guard let first = biggest.first, let last = biggest.last else { continue }
      connectBegin(first, to: item, axis, flow.padding(axis, isEnd: false))
      connectEnd(last, to: item, axis, flow.padding(axis, isEnd: true))
      let bias = flow.chains(axis).bias
      self[first, axis].chainStyle = flow.chains(axis).style ?? .spread
      self[first, axis].bias = isMirrored(axis) ? 1 - bias : bias
      for (one, next) in zip(biggest, biggest.dropFirst()) {
        link(one, next, axis, gap: flow.gap(axis))
      }
    }
    for (place, member) in plan.shown.enumerated() {
      let cell = plan.cell(place, flow)
      if let column = plan.columns[cell.column], column != member {
        connectBegin(member, to: column, .horizontal, 0)
        connectEnd(member, to: column, .horizontal, 0)
      }
      if let row = plan.rows[cell.row], row != member {
        connectBegin(member, to: row, .vertical, 0)
        connectEnd(member, to: row, .vertical, 0)
      }
    }
  }
}
