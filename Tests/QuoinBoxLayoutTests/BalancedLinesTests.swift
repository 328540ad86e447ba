import QuoinBoxLayout
import QuoinGeometry
import Testing

/// CSS Flexbox 2 §9.6 against all divisions there are.
@Suite struct BalancedLinesTests {
  /// The division that the specification asks for, found by trying each.
  private func best(_ sizes: [Double], gap: Double, room: Double, lines: Int) -> [Int]? {
    var best: (cost: Double, ends: [Int])?
    func length(_ first: Int, _ end: Int) -> Double {
      sizes[first..<end].reduce(0) { $0 + max(0, $1) } + gap * Double(end - first - 1)
    }
    func go(_ first: Int, _ ends: [Int], _ cost: Double) {
      if ends.count == lines {
        guard first == sizes.count else { return }
        let isBetter =
          best.map { best in
            cost < best.cost || (cost == best.cost && best.ends.lexicographicallyPrecedes(ends))
          } ?? true
        if isBetter { best = (cost, ends) }
        return
      }
      guard first < sizes.count else { return }
      for end in first + 1...sizes.count {
        let length = length(first, end)
        if end > first + 1, length > room { break }
        go(end, ends + [end], cost + length * length)
      }
    }
    go(0, [], 0)
    return best?.ends
  }

  /// How many lines there are where each takes as many items as fit.
  private func fullLines(_ sizes: [Double], gap: Double, room: Double) -> Int {
    var (lines, used) = (1, max(0, sizes[0]))
    for size in sizes.dropFirst() {
      let size = max(0, size)
      if used + gap + size > room {
        lines += 1
        used = size
      } else {
        used += gap + size
      }
    }
    return lines
  }

  /// The ends of the lines of a row as the engine makes them.
  private func ends(_ sizes: [Double], gap: Double, room: Double, count: Int) -> [Int] {
    var tree = TestTree()
    var flex = FlexStyle(wrap: .balance, alignItems: .flexStart, gap: .points(gap))
    flex.lineCount = count
    let items = sizes.map { size in
      var style = BoxStyle(rules: BoxRules(width: .points(max(0, size)), height: 8))
      style.item.shrink = 0
      style.item.margin.left = .points(min(0, size))
      return tree.add(style)
    }
    let row = tree.row(BoxStyle(flex: flex), items)
    tree.layout(row, BoxSpace(width: .exactly(room), height: .maxContent))
    let tops = items.map { tree.frame($0).minY }
    return tops.indices.dropFirst().filter { tops[$0] != tops[$0 - 1] } + [tops.count]
  }

  @Test func linesAreTheBestOfAllDivisions() throws {
    var random = Dice(seed: 7)
    for _ in 0..<2000 {
      let count = 1 + Int(random.next() % 8)
      let kinds: [[Double]] = [[20], [3, 17, 29, 41, 58], [0, 10, 30, 130], [-20, -10, 20, 50]]
      let kind = kinds[Int(random.next() % 4)]
      let sizes = (0..<count).map { _ in kind[Int(random.next() % UInt64(kind.count))] }
      let gap = Double(random.next() % 3) * 5
      let room = [60, 100, 150][Int(random.next() % 3)] as Double
      let lines = fullLines(sizes, gap: gap, room: room)
      let expected = try #require(best(sizes, gap: gap, room: room, lines: lines))
      #expect(
        ends(sizes, gap: gap, room: room, count: 1) == expected, "\(sizes) \(gap) \(room)")
    }
  }

  @Test func moreLinesFirstShortenTheLongest() throws {
    var random = Dice(seed: 8)
    for _ in 0..<500 {
      let count = 3 + Int(random.next() % 6)
      let sizes = (0..<count).map { _ in Double(3 + random.next() % 60) }
      let asked = 2 + Int(random.next() % UInt64(count - 1))
      let needed = fullLines(sizes, gap: 5, room: 200)
      guard asked > needed else { continue }
      let rooms = (1...1000).map(Double.init)
      let room = try #require(rooms.first { fullLines(sizes, gap: 5, room: $0) <= asked })
      let expected = try #require(best(sizes, gap: 5, room: room, lines: min(asked, count)))
      #expect(ends(sizes, gap: 5, room: 200, count: asked) == expected, "\(sizes) \(asked)")
    }
  }

  @Test func manyItemsOnManyLinesAreDividedInTime() {
    let sizes = (0..<20000).map { Double(1 + $0 % 7) }
    let found = ends(sizes, gap: 1, room: 500, count: 9000)
    #expect(found.count == 9000 && found.last == 20000)
  }
}
