import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Lists that lay out a window against one that knows all rows, over random scrolling and changes.
@Suite struct ListLawTests {
  private static let height = 200.0

  /// What is seen: rows by id, with their frames along the direction of scrolling.
  private struct Seen {
    var rows: [(index: ListIndex, id: Int, start: Double, length: Double)] = []
    var offset = 0.0
    var nodes: [Int: NodeID] = [:]
  }

  private func seen(_ list: ModelledList) throws -> Seen {
    var scene = Scene(list.list)
    scene.roundsToPixels = false
    let arrangement = scene.layout(in: Size(100, ListLawTests.height))
    #expect(arrangement.diagnostics.isEmpty)
    let window = try #require(arrangement.window(of: list.list))
    var seen = Seen()
    seen.offset = window.offset
    for item in arrangement.items where item.identifier != nil {
      let id = try #require(Int(item.identifier ?? ""))
      let index = window.rows[seen.rows.count]
      #expect(list.naive.sections[index.section].rows[index.item].id == id)
      #expect(item.frame.minX == 3 && item.frame.width == 92)
      seen.rows.append((index, id, item.frame.minY, item.frame.height))
      seen.nodes[id] = item.id
    }
    #expect(window.rows.count == seen.rows.count)
    return seen
  }

  /// The distance by which the naive list is moved so that it is what is seen, having compared all.
  @discardableResult private func compare(_ seen: Seen, _ list: ModelledList) throws -> Double? {
    let places = list.naive.places
    guard let first = seen.rows.first else {
      // Only headers, footers and distances between them may be seen.
      return nil
    }
    let naive = try #require(places.rows.first { $0.index == first.index })
    let moved = naive.start - first.start
    let expected = places.rows.filter {
      $0.start - moved + $0.length > 1e-6 && $0.start - moved < ListLawTests.height - 1e-6
    }
    #expect(expected.map(\.index) == seen.rows.map(\.index))
    for (row, naive) in zip(seen.rows, expected) {
      #expect(abs(row.start - (naive.start - moved)) < 1e-6 && row.length == naive.length)
    }
    // The window is within the content.
    #expect(moved > -1e-6)
    #expect(moved < max(0, places.length - ListLawTests.height) + 1e-6)
    return moved
  }

  private func isAtEnd(_ moved: Double, _ list: ModelledList) -> Bool {
    moved < 1e-6 || moved > list.naive.places.length - ListLawTests.height - 1e-6
  }

  private func randomList(_ generator: inout SeededGenerator, usesIDs: Bool) -> ModelledList {
    var nextID = 0
    var naive = NaiveList(sections: [])
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      var section = NaiveList.Section()
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        section.rows.append(
          NaiveList.Row(id: nextID, length: Double(Int.random(in: 1...90, using: &generator))))
        nextID += 1
      }
      if Bool.random(using: &generator) { section.header = 20 }
      if Bool.random(using: &generator) { section.footer = 12 }
      if Bool.random(using: &generator) { section.spacing = 4 }
      if Bool.random(using: &generator) { section.inset = 6 }
      naive.sections.append(section)
    }
    let estimated = Double(Int.random(in: 5...120, using: &generator))
    return ModelledList(naive, estimated: estimated, usesIDs: usesIDs)
  }

  @Test(arguments: 0..<60) func windowsAreThoseOfAListThatKnowsAllRows(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 1)
    let list = randomList(&generator, usesIDs: seed % 2 == 0)
    var nextID = 10_000
    var last = try seen(list)
    try compare(last, list)
    for _ in 0..<40 {
      let before = last
      let anchor = before.rows.first
      var distance: Double? = 0.0
      var reloaded: Int?
      let section = Int.random(in: 0..<list.naive.sections.count, using: &generator)
      let count = list.naive.sections[section].rows.count
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        // A step within what is seen is exact; a farther one passes rows that were never measured.
        let step = Double(Int.random(in: -199...199, using: &generator))
        list.list.scroll(by: step)
        distance = step
      case 1:
        list.list.scroll(to: .offset(Double(Int.random(in: 0...3000, using: &generator))))
        distance = nil
      case 2 where count > 0:
        let index = ListIndex(section: section, item: Int.random(in: 0..<count, using: &generator))
        list.list.pinsHeaders = Bool.random(using: &generator)
        list.list.scroll(to: .row(index, at: .center))
        distance = nil
      case 3:
        let item = Int.random(in: 0...count, using: &generator)
        let rows = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          nextID += 1
          return NaiveList.Row(
            id: nextID, length: Double(Int.random(in: 1...90, using: &generator)))
        }
        list.change { $0.sections[section].rows.insert(contentsOf: rows, at: item) }
        list.list.insertRows(at: ListIndex(section: section, item: item), count: rows.count)
      case 4 where count > 0:
        let start = Int.random(in: 0..<count, using: &generator)
        let range = start..<Int.random(in: start + 1...min(count, start + 6), using: &generator)
        list.change { $0.sections[section].rows.removeSubrange(range) }
        list.list.deleteRows(range, in: section)
      case 5 where count > 0:
        let from = ListIndex(section: section, item: Int.random(in: 0..<count, using: &generator))
        let target = Int.random(in: 0..<list.naive.sections.count, using: &generator)
        var to = ListIndex(section: target, item: 0)
        list.change { naive in
          let row = naive.sections[section].rows.remove(at: from.item)
          to.item = Int.random(in: 0...naive.sections[target].rows.count, using: &generator)
          naive.sections[target].rows.insert(row, at: to.item)
        }
        list.list.moveRow(at: from, to: to)
        // The row itself is no anchor: it may be the one that moved.
        if let anchor, anchor.index == from { distance = nil }
      case 6 where count > 0:
        let item = Int.random(in: 0..<count, using: &generator)
        reloaded = list.naive.sections[section].rows[item].id
        list.change {
          $0.sections[section].rows[item].length = Double(
            Int.random(in: 1...90, using: &generator))
        }
        list.list.reloadRows(item..<item + 1, in: section)
      default: break
      }
      last = try seen(list)
      guard let moved = try compare(last, list) else { continue }
      if distance != nil {
        // A row that stays in the window keeps its node, unless it is reloaded.
        for (id, node) in last.nodes where id != reloaded && before.nodes[id] != nil {
          #expect(before.nodes[id] == node)
        }
      }
      // Where a header or a footer is at the beginning of the window, that stays, and rows may be put
      // in behind it.
      if let distance, let anchor, anchor.start <= 0, before.offset > 0, !isAtEnd(moved, list),
        let now = list.naive.places.rows.first(where: {
          list.naive.sections[$0.index.section].rows[$0.index.item].id == anchor.id
        })
      {
        #expect(abs(now.start - moved - (anchor.start - distance)) < 1e-6)
      }
    }
  }

  @Test(arguments: 0..<20) func jumpsAreExactWhereAllWasMeasured(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 500)
    let list = randomList(&generator, usesIDs: false)
    let length = list.naive.places.length
    for _ in 0..<Int(length / 100) + 2 {
      _ = try seen(list)
      list.list.scroll(by: 100)
    }
    for _ in 0..<10 {
      let limit = max(0, length - ListLawTests.height)
      let offset = Double.random(in: 0...limit, using: &generator)
      list.list.scroll(to: .offset(offset))
      let now = try seen(list)
      #expect(abs(now.offset - offset) < 1e-6)
      if let moved = try compare(now, list) { #expect(abs(moved - offset) < 1e-6) }
    }
  }

  @Test(arguments: 0..<20) func rowsComeToTheirPlace(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 900)
    let list = randomList(&generator, usesIDs: false)
    for _ in 0..<20 {
      let section = Int.random(in: 0..<list.naive.sections.count, using: &generator)
      guard let row = list.naive.sections[section].rows.indices.randomElement(using: &generator)
      else { continue }
      let index = ListIndex(section: section, item: row)
      let alignment = [ListAlignment.start, .center, .end][Int.random(in: 0..<3, using: &generator)]
      list.list.scroll(to: .row(index, at: alignment))
      let now = try seen(list)
      guard let moved = try compare(now, list), !isAtEnd(moved, list) else { continue }
      let found = try #require(now.rows.first { $0.index == index })
      let free = ListLawTests.height - found.length
      switch alignment {
      case .start:
        #expect(abs(found.start - (list.naive.sections[section].header ?? 0)) < 1e-6)
      case .center: #expect(abs(found.start - free / 2) < 1e-6)
      case .end: #expect(abs(found.start - free) < 1e-6)
      }
    }
  }
}
