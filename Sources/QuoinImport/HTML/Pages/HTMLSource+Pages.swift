import QuoinGeometry
import QuoinModel

extension HTMLSource {
  func settlePages(
    _ root: ContainerNode, count: Int, by deadline: Deadline?, place: (Node) -> PlacedNode?
  ) -> Bool {
    guard reader.references.areWanted || !leaders.isEmpty, let viewport = root as? FlowContainer
    else { return false }
    var known = PageReferences.Known()
    known.counters = reader.references.counters
    if reader.references.wantsCount { known.count = count }
    for item in reader.references.pagesWanted { known.pages[item] = page(of: item, place) }
    noteFootnotes(&known, place)
    if known == reader.references.known?.withoutLeaders {
      // The numbers are right, so that there is as much room before them as there will be.
      guard reader.references.known?.leaders == nil, !leaders.isEmpty else { return false }
      known.leaders = leaderWidths(place)
    } else if !reader.references.areWanted {
      known.leaders = leaderWidths(place)
    }
    reader.references.known = known
    fill(viewport, key.changes, by: deadline)
    moment = StyleClock.tick()
    return true
  }

  /// Records the pages of footnotes, where their numbers or lines depend on them.
  private func noteFootnotes(
    _ known: inout PageReferences.Known, _ place: (Node) -> PlacedNode?
  ) {
    var last: Int?
    for footnote in footnotes {
      if reader.references.numbersFootnotes, let call = place(footnote.call) {
        known.calls[footnote.item] = PageReferences.CallPage(index: call.index, kind: call.kind)
      }
      if reader.references.joinsFootnotes, let page = place(footnote.call)?.index {
        if let last, page != last { known.firstNotes.insert(footnote.item) }
        last = page
      }
    }
  }

  /// Returns the page of an element, or that of the next one that has a box.
  private func page(of item: Int, _ place: (Node) -> PlacedNode?) -> Int? {
    for index in item..<min(item + 64, reader.tree.items.count) {
      if let node = nodes[index], let found = place(node) { return found.page }
    }
    return nil
  }

  /// Returns the room for each leader: from the end of its line to the edge of the block.
  private func leaderWidths(_ place: (Node) -> PlacedNode?) -> [Leader.Key: Double] {
    var widths: [Leader.Key: Double] = [:]
    for leader in leaders {
      guard let block = nodes[leader.block].flatMap(place), let content = place(leader.content)
      else { continue }
      let room =
        content.direction == .rightToLeft
        ? content.frame.minX - block.content.minX : block.content.maxX - content.frame.maxX
      // The widths of texts and boxes are rounded, and in a layout of whole pixels (or parts of them) also the edges.
      let parts = room * 6
      let isWhole = (parts - parts.rounded()).magnitude < 1e-6
      widths[leader.key] = max(0, room - (isWhole ? 1 : 0.1))
    }
    return widths
  }
}
