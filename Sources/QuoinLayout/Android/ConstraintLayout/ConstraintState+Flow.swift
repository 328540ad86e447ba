import QuoinModel

/// The arrangement of a flow's members when it was measured: rows (or columns) of them, or a table.
struct ConstraintFlowPlan {
  /// A row of a horizontal flow, or a column of a vertical one.
  struct Line {
    /// The range of its members among the shown ones.
    var members: Range<Int>
    /// The member with the largest cross size, by which the others are aligned.
    var biggest: Int
    /// The total length along the flow including gaps, and the largest cross size.
    var along = 0
    var across = 0
  }

  /// The members that are not gone, in order.
  var shown: [Int] = []
  var lines: [Line] = []
  /// For `aligned`: the widest member of each column and the highest of each row.
  var columns: [Int?] = []
  var rows: [Int?] = []
}

extension ConstraintFlow {
  var axis: ConstraintAxis { isVertical ? .vertical : .horizontal }

  func chains(_ axis: ConstraintAxis) -> AndroidConstraintFlow.Chains {
    axis == .horizontal ? horizontal : vertical
  }

  /// Returns the padding at the start or the end of an axis.
  func padding(_ axis: ConstraintAxis, isEnd: Bool) -> Int {
    let pixels: Int
    switch axis {
    case .horizontal: pixels = isEnd ? padding.right : padding.left
    case .vertical: pixels = isEnd ? padding.bottom : padding.top
    }
    return ConstraintExtent.clamped(pixels)
  }

  func padding(_ axis: ConstraintAxis) -> Int {
    padding(axis, isEnd: false) + padding(axis, isEnd: true)
  }

  func gap(_ axis: ConstraintAxis) -> Int { ConstraintExtent.clamped(chains(axis).gap) }
}

extension ConstraintState {
  /// Measures a flow: first its members, then their arrangement in the available space.
  func measure(
    _ flow: ConstraintFlow, _ item: Int, _ width: MeasureSpec, _ height: MeasureSpec
  ) -> AndroidMeasure {
    var plan = ConstraintFlowPlan()
    var known = Set<Int>()
    for member in flow.widgets.map({ $0.rawValue + 1 })
    where items.indices.contains(member) && member != item && known.insert(member).inserted {
      guard !items[member].isGuideline, !items[member].isFlow else { continue }
      measure(member: member)
      if !items[member].isGone { plan.shown.append(member) }
    }
    let room = (flow.isVertical ? height.size : width.size) - flow.padding(flow.axis)
    if flow.wrapMode == .aligned {
      plan.align(flow, room, self)
    } else {
      plan.breakLines(flow, room, self)
      if self[item, .horizontal].behaviour == .wrap
        || self[item, .vertical].behaviour == .wrap
      {
        for place in plan.lines.indices { plan.share(place, flow, room, self) }
      }
    }
    flowPlans[item] = plan
    let size = plan.size(flow, self)
    return AndroidMeasure(
      width.resolve(size.horizontal + flow.padding(.horizontal)),
      height.resolve(size.vertical + flow.padding(.vertical)))
  }

  /// Measures a member; one that matches its constraints wraps its content in a flow.
  private func measure(member: Int) {
    let isLeft = ConstraintAxis.both.allSatisfy {
      behaviour(member, $0) == .match && self[member, $0].match != .wrap
    }
    guard !isLeft else { return }
    var behaviours = ConstraintPair(behaviour(member, .horizontal), behaviour(member, .vertical))
    for axis in ConstraintAxis.both where behaviours[axis] == .match {
      behaviours[axis] = .wrap
    }
    let sizes = ConstraintPair(size(member, .horizontal), size(member, .vertical))
    ask(member, ConstraintQuestion(behaviours: behaviours, sizes: sizes, strategy: .own))
  }

  /// Returns the length of a member in a flow: its measured one, or that of its constraints.
  fileprivate func flowSize(_ member: Int, _ axis: ConstraintAxis, _ room: Int) -> Int {
    let extent = self[member, axis]
    guard extent.behaviour == .match else { return size(member, axis) }
    switch extent.match {
    case .spread:
      guard let ratio = items[member].ratio else { return 0 }
      let other = Double(size(member, axis.other))
      let divides = axis == .vertical && ratio.side != .height
      return Int(((divides ? other / ratio.value : other * ratio.value) + 0.5).clamped)
    case .percent:
      let value = ConstraintExtent.clamped(Int((extent.percent * Double(room)).clamped))
      if value != size(member, axis) { fix(member, axis, value) }
      return value
    case .wrap, .ratio, .ratioResolved: return size(member, axis)
    }
  }

  fileprivate func isShared(_ member: Int, _ axis: ConstraintAxis) -> Bool {
    behaviour(member, axis) == .match && self[member, axis].match == .spread
  }

  /// Measures a member with one side given.
  fileprivate func fix(_ member: Int, _ axis: ConstraintAxis, _ value: Int) {
    var behaviours = ConstraintPair(behaviour(member, .horizontal), behaviour(member, .vertical))
    var sizes = ConstraintPair(size(member, .horizontal), size(member, .vertical))
    behaviours[axis] = .fixed
    sizes[axis] = value
    ask(member, ConstraintQuestion(behaviours: behaviours, sizes: sizes, strategy: .own))
  }
}

extension ConstraintFlowPlan {
  /// Places the members one after the other, with new lines where necessary.
  fileprivate mutating func breakLines(
    _ flow: ConstraintFlow, _ room: Int, _ state: ConstraintState
  ) {
    let axis = flow.axis
    let most = flow.maximumElements ?? 0
    var used = 0
    for (place, member) in shown.enumerated() {
      let size = state.flowSize(member, axis, room)
      let count = lines.last?.members.count ?? 0
      var breaks = lines.isEmpty
      if flow.wrapMode != .none, !lines.isEmpty {
        breaks = used == room || used + flow.gap(axis) + size > room
        if most > 0 {
          breaks = breaks || (flow.wrapMode == .chain ? place % most == 0 : count >= most)
        }
      }
      used = breaks ? size : used + flow.gap(axis) + size
      if breaks { lines.append(Line(members: place..<place, biggest: member, across: -1)) }
      append(member, size, state.flowSize(member, axis.other, room), flow.gap(axis))
    }
  }

  /// Distributes the remaining space of a line among members without a size.
  fileprivate mutating func share(
    _ place: Int, _ flow: ConstraintFlow, _ room: Int, _ state: ConstraintState
  ) {
    let axis = flow.axis
    let members = lines[place].members
    let count = members.count { state.behaviour(shown[$0], axis) == .match }
    guard count > 0 else { return }
    let size = max(0, room - lines[place].along) / count
    for member in members where state.isShared(shown[member], axis) {
      state.fix(shown[member], axis, size)
    }
    var line = Line(members: members, biggest: lines[place].biggest, across: -1)
    line.along = max(0, members.count - 1) * flow.gap(axis)
    for member in members.map({ shown[$0] }) {
      line.along += state.size(member, axis)
      let across = state.flowSize(member, axis.other, room)
      guard across > line.across else { continue }
      line.across = across
      line.biggest = member
    }
    lines[place] = line
  }

  private mutating func append(_ member: Int, _ along: Int, _ across: Int, _ gap: Int) {
    guard var line = lines.popLast() else { return }
    line.along += along + (line.members.isEmpty ? 0 : gap)
    line.members = line.members.lowerBound..<line.members.upperBound + 1
    if across > line.across {
      line.across = across
      line.biggest = member
    }
    lines.append(line)
  }

  /// Arranges the members in a table with as many columns (rows of a vertical flow) as fit.
  fileprivate mutating func align(_ flow: ConstraintFlow, _ room: Int, _ state: ConstraintState) {
    let axis = flow.axis
    var count = flow.maximumElements ?? 0
    if count <= 0 {
      var used = 0
      count = 0
      for (place, member) in shown.enumerated() {
        used += (place > 0 ? flow.gap(axis) : 0) + state.flowSize(member, axis, room)
        if used > room { break }
        count += 1
      }
    }
    guard count > 0, !shown.isEmpty else { return }
    count = min(count, shown.count)
    while true {
      fill(flow, count, room, state)
      if count == 1 || length(axis, flow, state) <= room { return }
      count -= 1
    }
  }

  private mutating func fill(
    _ flow: ConstraintFlow, _ count: Int, _ room: Int, _ state: ConstraintState
  ) {
    let others = (shown.count + count - 1) / count
    columns = Array(repeating: nil, count: flow.isVertical ? others : count)
    rows = Array(repeating: nil, count: flow.isVertical ? count : others)
    for (place, member) in shown.enumerated() {
      let cell = cell(place, flow)
      let size = (
        state.flowSize(member, .horizontal, room), state.flowSize(member, .vertical, room)
      )
      if columns[cell.column].map({ state.size($0, .horizontal) < size.0 }) ?? true {
        columns[cell.column] = member
      }
      if rows[cell.row].map({ state.size($0, .vertical) < size.1 }) ?? true {
        rows[cell.row] = member
      }
    }
  }

  func cell(_ place: Int, _ flow: ConstraintFlow) -> (column: Int, row: Int) {
    flow.isVertical
      ? (place / rows.count, place % rows.count) : (place % columns.count, place / columns.count)
  }

  private func length(
    _ axis: ConstraintAxis, _ flow: ConstraintFlow, _ state: ConstraintState
  ) -> Int {
    let biggest = (axis == .horizontal ? columns : rows).compactMap { $0 }
    return biggest.reduce(0) { $0 + state.size($1, axis) }
      + max(0, biggest.count - 1) * flow.gap(axis)
  }

  fileprivate func size(_ flow: ConstraintFlow, _ state: ConstraintState) -> ConstraintPair<Int> {
    if flow.wrapMode == .aligned {
      return ConstraintPair(length(.horizontal, flow, state), length(.vertical, flow, state))
    }
    var size = ConstraintPair(0)
    size[flow.axis] = lines.map(\.along).max() ?? 0
    size[flow.axis.other] =
      lines.reduce(0) { $0 + $1.across } + max(0, lines.count - 1) * flow.gap(flow.axis.other)
    return size
  }
}
