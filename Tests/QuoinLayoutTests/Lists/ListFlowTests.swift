import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct ListFlowTests {
  private func cells(_ arrangement: Arrangement) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for item in arrangement.items {
      if let name = item.identifier { frames[name] = item.frame }
    }
    return frames
  }

  @Test func cellsOfOneSizeShareOutTheRoom() {
    let list = ListContainer {
      ListSection(count: 8, layout: .flow(.fixed(Size(30, 20)))) { BoxNode(1, 1).id("\($0)") }
        .spacing(lines: 5, items: 4)
        .insets(DirectionalEdgeInsets(top: 7, leading: 6, bottom: 8, trailing: 14))
    }
    let frames = cells(Scene(list).layout(in: Size(120, 200)))
    // 100 of room hold three of 30 with 4 between them; the gaps get 5 each.
    #expect(frames["0"] == Rect(6, 7, 30, 20))
    #expect(frames["1"] == Rect(41, 7, 30, 20))
    #expect(frames["2"] == Rect(76, 7, 30, 20))
    #expect(frames["3"] == Rect(6, 32, 30, 20))
    // The last line stands below the others.
    #expect(frames["7"] == Rect(41, 57, 30, 20))
    #expect(Scene(list).layout(in: Size(120, 200)).window(of: list)?.contentLength == 85)
  }

  @Test func aMillionCellsInAnyPlace() throws {
    let list = ListContainer {
      ListSection(count: 1_000_000, layout: .flow(.fixed(Size(25, 25)))) {
        BoxNode(1, 1).id("\($0)")
      }
    }
    list.scroll(to: .offset(25 * 123_456))
    let arrangement = Scene(list).layout(in: Size(100, 50))
    // Four in a line: line 123,456 begins with cell 493,824.
    #expect(arrangement.window(of: list)?.rows.map(\.item) == Array(493_824..<493_832))
    #expect(arrangement["493826"]?.frame == Rect(50, 0, 25, 25))
  }

  @Test func columnsAreEquallyWideAndLinesAsLongAsTheLongest() {
    let list = ListContainer {
      ListSection(count: 5, layout: .grid(columns: 3, .estimated(10))) {
        BoxNode(1, Double(10 + 5 * $0)).id("\($0)")
      }
      .spacing(lines: 2, items: 5)
    }
    let frames = cells(Scene(list).layout(in: Size(100, 200)))
    #expect(frames["0"] == Rect(0, 0, 30, 20))
    #expect(frames["2"] == Rect(70, 0, 30, 20))
    #expect(frames["4"] == Rect(35, 22, 30, 30))
  }

  @Test func alongTheOtherAxis() {
    let list = ListContainer(.horizontal) {
      ListSection(count: 5, layout: .flow(.fixed(Size(20, 30)))) { BoxNode(1, 1).id("\($0)") }
        .insets(DirectionalEdgeInsets(top: 10, leading: 3, bottom: 0, trailing: 0))
        .header(.fixed(12)) { BoxNode(1, 1).id("header") }
    }
    let frames = cells(Scene(list).layout(in: Size(200, 100)))
    // 90 down hold three of 30.
    #expect(frames["header"] == Rect(0, 0, 12, 100))
    #expect(frames["0"] == Rect(15, 10, 20, 30))
    #expect(frames["2"] == Rect(15, 70, 20, 30))
    #expect(frames["3"] == Rect(35, 10, 20, 30))
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let mirrored = cells(Scene(list).layout(in: Size(200, 100), traits: traits))
    #expect(mirrored["3"] == Rect(145, 10, 20, 30))
  }

  /// Lines of cells by greedy filling from the first one, with what is free shared out.
  private func naive(_ sizes: [Size], room: Double, gap: Double, lineGap: Double) -> [Rect] {
    var frames: [Rect] = []
    var (start, top) = (0, 0.0)
    while start < sizes.count {
      var end = start
      var used = 0.0
      while end < sizes.count, end == start || used + gap + sizes[end].width <= room + 1e-9 {
        used += sizes[end].width + (end > start ? gap : 0)
        end += 1
      }
      let line = sizes[start..<end]
      let height = line.map(\.height).max() ?? 0
      let free = room - line.reduce(0) { $0 + $1.width }
      var x = 0.0
      var step = gap
      if end < sizes.count {
        if line.count > 1 { step = free / Double(line.count - 1) } else { x = free / 2 }
      }
      for size in line {
        frames.append(
          Rect(x, top + (height - size.height) / 2, size.width, size.height))
        x += size.width + step
      }
      top += height + lineGap
      start = end
    }
    return frames
  }

  @Test(arguments: 0..<30) func cellsThatMeasureThemselves(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 3)
    let sizes = (0..<Int.random(in: 1...120, using: &generator)).map { _ in
      Size(
        Double(Int.random(in: 5...60, using: &generator)),
        Double(Int.random(in: 5...40, using: &generator)))
    }
    let list = ListContainer {
      ListSection(
        count: sizes.count,
        layout: .flow(.estimated(Size(Double(Int.random(in: 10...50, using: &generator)), 20)))
      ) { BoxNode(sizes[$0].width, sizes[$0].height).id("\($0)") }
      .spacing(lines: 3, items: 2)
    }
    var scene = Scene(list)
    scene.roundsToPixels = false
    let expected = naive(sizes, room: 100, gap: 2, lineGap: 3)
    let end = expected.map(\.maxY).max() ?? 0
    // From the beginning on, every line is where it is if all are known.
    for step in 0..<Int(end / 40) + 2 {
      list.scroll(to: .offset(Double(step) * 40))
      let arrangement = scene.layout(in: Size(100, 80))
      #expect(arrangement.diagnostics.isEmpty)
      let window = try #require(arrangement.window(of: list))
      for (name, frame) in cells(arrangement) {
        let naive = expected[try #require(Int(name))].offset(by: Point(0, -window.offset))
        #expect(abs(frame.minX - naive.minX) < 1e-6 && abs(frame.minY - naive.minY) < 1e-6)
        #expect(frame.size == naive.size)
      }
      let seen = expected.indices.filter {
        expected[$0].maxY > window.offset + 1e-6 && expected[$0].minY < window.offset + 80 - 1e-6
      }
      #expect(Set(window.rows.map(\.item)).isSuperset(of: seen))
    }
    // Anywhere, lines hold what fits, in order, without overlapping.
    list.reload { list.sections[0] }
    list.scroll(to: .row(ListIndex(item: sizes.count / 2), at: .start))
    let arrangement = scene.layout(in: Size(100, 80))
    let window = try #require(arrangement.window(of: list))
    #expect(window.rows.map(\.item).contains(sizes.count / 2))
    let frames = cells(arrangement)
    for (a, b) in zip(window.rows, window.rows.dropFirst()) {
      #expect(b.item == a.item + 1)
      let (first, second) = (try #require(frames["\(a.item)"]), try #require(frames["\(b.item)"]))
      #expect(second.minX >= first.maxX + 2 - 1e-6 || second.minY > first.minY - 40)
    }
  }
}
