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
    show(rows(from: memory.windowStart(length, self), length, round: round), isFirst: round == 0)
  }

  /// Returns the rows that are created for a window: those in it and within the distance beyond it, by the known lengths.
  ///
  /// - Parameters:
  ///   - start: The start of the window, in points from the beginning of the content.
  ///   - length: The length of the window.
  ///   - round: How often the tree was laid out already.
  func rows(from start: Double, _ length: Double, round: Int) -> ListPlan {
    // The margin doubles in each round: rows may be shorter than expected.
    var slack = overscan.isUsable ? max(0, overscan) : 0
    if round > 0 { slack += length * 0.125 * Double(1 << min(round, 10)) }
    var plan = memory.plan(start - slack, start + length + slack, self)
    memory.addBlanks(to: &plan, from: start, to: start + length, self)
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
    return plan
  }
}

extension ListMemory {
  /// Adds the rows that no window shows, because nothing before them in their section has a length, to those in a window.
  ///
  /// Of a section without any length, this is the first row.
  func addBlanks(to plan: inout ListPlan, from start: Double, to end: Double, _ list: ListContainer)
  {
    guard
      plan.sections.contains(where: beginsBlank)
        || sections.contains(where: { $0.lines.length == 0 && $0.lines.itemCount > 0 })
    else { return }
    var next = 0
    for (number, place) in places(list).enumerated() {
      while next < plan.sections.count, plan.sections[next].number < number { next += 1 }
      guard place.linesStart >= start, place.linesStart < end else { continue }
      let isPart = next < plan.sections.count && plan.sections[next].number == number
      if !isPart, place.end == place.start, sections[number].lines.itemCount > 0 {
        var first = wholePlan(list).sections[number]
        (first.items, first.hasHeader, first.hasFooter) = (0..<1, false, false)
        plan.sections.insert(first, at: next)
      } else if isPart, place.content > 0, beginsBlank(plan.sections[next]) {
        plan.sections[next].items = 0..<plan.sections[next].items.upperBound
      }
    }
  }

  private func beginsBlank(_ part: ListPlan.Section) -> Bool {
    let first = part.items.lowerBound
    return first > 0 && sections[part.number].lines.line(ofItem: first).before == 0
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
