import QuoinGeometry
import QuoinModel

extension ListContainer {
  /// Creates the rows that are expected in the window, before the tree is prepared.
  ///
  /// - Parameters:
  ///   - round: How often the tree was laid out already; each time some more rows are created.
  ///   - room: The size of the scene, in points, as a first guess at the list's own size.
  ///   - traits: The traits of the list.
  func prepareRows(round: Int, room: Size?, traits: Traits) {
    memory.noteLayout()
    let guess = room.map { Size(max(0, $0.width), max(0, $0.height)) } ?? Size(400, 800)
    if memory.key == nil {
      let extent = sizing[axis.cross] ?? guess[axis.cross]
      memory.prepare(
        ListMemory.Key(extent: extent.isUsable ? max(0, extent) : 0, traits: traits), self)
    }
    guard scrolls else {
      var plan = memory.wholePlan(self)
      plan.limit(ListMemory.wholeLimit)
      return show(plan, isFirst: round == 0)
    }
    let length = min(memory.viewport ?? sizing[axis] ?? guess[axis], 1e6)
    let start = memory.windowStart(length, self)
    // The margin doubles in each round: rows may be shorter than expected.
    var slack = overscan.isUsable ? max(0, overscan) : 0
    if round > 0 { slack += length * 0.125 * Double(1 << min(round, 10)) }
    var plan = memory.plan(start - slack, start + length + slack, self)
    for index in plan.sections.indices {
      let section = sections[plan.sections[index].number]
      guard case .flow(.estimated) = section.layout else { continue }
      // A line ends where the first cell of the next one does not fit.
      let items = plan.sections[index].items
      let room = section.room(across: memory.key?.extent ?? 0, axis)
      let more = 2 * section.itemsPerLine(within: room, axis)
      plan.sections[index].items =
        items.lowerBound..<min(section.count, items.upperBound + min(more, 1000))
    }
    plan.limit(ListMemory.windowLimit)
    show(plan, isFirst: round == 0)
  }
}

extension ListPlan {
  /// Removes the rows beyond a number.
  fileprivate mutating func limit(_ count: Int) {
    var left = count
    for index in sections.indices {
      let items = sections[index].items
      sections[index].items = items.lowerBound..<items.lowerBound + min(items.count, left)
      left -= sections[index].items.count
    }
  }
}
