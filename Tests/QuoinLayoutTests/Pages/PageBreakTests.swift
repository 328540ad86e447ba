import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct PageBreakTests {
  /// Pages with room for 100 × 100 points at (10, 20).
  private let format = PageFormat(
    Size(130, 160), margins: EdgeInsets(top: 20, left: 10, bottom: 40, right: 20))

  /// The named nodes of each page, with their frames on it.
  private func pages(_ node: Node) -> [[String: Rect]] {
    let scene = Scene(node, text: FixedTextMeasurer())
    return scene.pages(format).map { page in
      #expect(page.size == format.size && page.diagnostics.isEmpty)
      var frames: [String: Rect] = [:]
      for (index, item) in page.items.enumerated() {
        if let name = item.identifier { frames[name] = page.absoluteFrame(of: index) }
      }
      return frames
    }
  }

  @Test func rowsOfListsStayWholeAndHeadersAreRepeated() {
    let list = ListContainer {
      ListSection(count: 5, estimated: 10) { BoxNode(10, 30).id("\($0)") }
        .header { BoxNode(10, 12).id("head") }
      ListSection(count: 1) { _ in BoxNode(10, 30).id("last") }
        .header { BoxNode(10, 12).id("other") }
    }
    .scrolls(false)
    let pages = pages(list)
    // 12 + 2 · 30 and 30 more would be 102.
    #expect(pages.count == 3)
    #expect(pages[0].keys.sorted() == ["0", "1", "head"])
    #expect(pages[0]["head"] == Rect(10, 20, 100, 12))
    #expect(pages[0]["1"] == Rect(10, 62, 100, 30))
    // 12 for the head that is repeated, then 88: two rows and 28 of the third.
    #expect(pages[1].keys.sorted() == ["2", "3", "head"])
    #expect(pages[1]["head"] == Rect(10, 20, 100, 12))
    #expect(pages[1]["2"] == Rect(10, 32, 100, 30))
    #expect(pages[2].keys.sorted() == ["4", "head", "last", "other"])
    #expect(pages[2]["other"] == Rect(10, 62, 100, 12))
    list.pins(headers: false)
    #expect(self.pages(list)[1]["head"] == nil)
  }

  @Test func cutsGoBetweenChildren() {
    let column = FlexContainer(.column, gap: 10) {
      for index in 0..<4 { BoxNode(10, 40).id("\(index)") }
    }
    let pages = pages(column)
    // 0…40, 50…90; the third begins at 100, where the page ends.
    #expect(pages.map { $0.keys.sorted() } == [["0", "1"], ["2", "3"]])
    #expect(pages[1]["2"]?.minY == 20)
  }

  @Test func whatIsBesideMovesAlong() {
    let row = FlexContainer(.row, alignItems: .start) {
      FlexContainer(.column) {
        BoxNode(50, 60).id("a")
        BoxNode(50, 60).id("b")
      }
      FlexContainer(.column) {
        BoxNode(50, 70).id("c")
        BoxNode(50, 20).id("d")
        BoxNode(50, 30).id("e")
      }
    }
    // b moves to the next page, and so does what is below 60 of c, which began with the page.
    let pages = pages(row)
    #expect(pages.map { $0.keys.sorted() } == [["a", "c"], ["b", "c", "d", "e"]])
    #expect(pages[1]["b"]?.minY == 20 && pages[1]["c"]?.minY == -40)
  }

  @Test func containersStayWholeWhereLittleIsLost() {
    let column = FlexContainer(.column) {
      BoxNode(10, 70).id("a")
      FlexContainer(.column) {
        BoxNode(10, 20).id("b")
        BoxNode(10, 20).id("c")
      }
      .id("group")
    }
    // 30 of 100 are left: less than half, so the group moves.
    #expect(pages(column).map { $0.keys.sorted() } == [["a"], ["b", "c", "group"]])
    let long = FlexContainer(.column) {
      BoxNode(10, 30).id("a")
      FlexContainer(.column) {
        BoxNode(10, 40).id("b")
        BoxNode(10, 40).id("c")
      }
      .id("group")
    }
    // 70 are left: it is cut between its children.
    #expect(pages(long).map { $0.keys.sorted() } == [["a", "b", "group"], ["c", "group"]])
  }

  @Test func textsAreCutBetweenLines() {
    let text = TextNode(String(repeating: "abcd ", count: 15)).lines(0).font(.system(24))
    let scene = Scene(text, text: FixedTextMeasurer())
    // One word of 96 a line of 24: fifteen lines, four a page.
    let pages = scene.pages(format)
    #expect(pages.map { $0.items.flatMap(\.texts).flatMap(\.text.lines).count } == [4, 4, 4, 3])
  }

  /// Texts of many lines are found by height rather than one after the other.
  @Test func everyLineOfALongTextIsOnOnePage() {
    let words = (100..<600).map { "\($0)" }
    let text = TextNode(words.joined(separator: " ")).lines(0).font(.system(24))
    let pages = Scene(text, text: FixedTextMeasurer()).pages(format)
    // One word of 72 a line of 24, four lines a page: 500 / 4.
    #expect(pages.count == 125)
    for (number, page) in pages.enumerated() {
      let shown = page.items.flatMap(\.texts).flatMap(\.text.lines).flatMap {
        $0.text.split(separator: " ").map(String.init)
      }
      #expect(shown == (0..<4).map { words[4 * number + $0] })
    }
  }

  @Test func whatIsLongerThanAPageIsCutWhereItEnds() {
    let pages = pages(FlexContainer(.column) { BoxNode(10, 250).id("a") })
    #expect(pages.count == 3)
    #expect(pages.map { $0["a"]?.minY } == [20, -80, -180])
  }

  @Test func littleIsOnePage() {
    #expect(pages(FlexContainer(.column) { BoxNode(10, 5).id("a") }).count == 1)
    #expect(Scene(Node()).pages(format).count == 1)
  }

  @Test func formatsThatLeaveNoRoom() {
    let none = PageFormat(Size(100, 100), margins: EdgeInsets(80))
    #expect(none.content == Size(1, 1))
    let pages = Scene(FlexContainer(.column) { BoxNode(10, 50) }).pages(none)
    #expect(!pages.isEmpty && pages.count <= 10_000)
    #expect(PageFormat(Size(.nan, -1)).content == Size(1, 1))
    #expect(PageFormat.a4.landscape.size == Size(841.89, 595.276))
  }

  @Test(arguments: 0..<40) func everyRowIsOnOnePage(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 71)
    let lengths = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      Double(Int.random(in: 1...95, using: &generator))
    }
    let list = ListContainer {
      ListSection(count: lengths.count) { BoxNode(10, lengths[$0]).id("\($0)") }
        .spacing(lines: Double(seed % 4))
    }
    .scrolls(false)
    let pages = pages(list)
    #expect(pages.flatMap(\.keys).count == lengths.count)
    for page in pages {
      for frame in page.values { #expect(frame.minY >= 20 - 0.5 && frame.maxY <= 120 + 0.5) }
    }
    // Greedy: the first row of a page did not fit on the one before.
    for (page, next) in zip(pages, pages.dropFirst()) {
      let bottom = page.values.map(\.maxY).max() ?? 0
      let first = next.values.min { $0.minY < $1.minY }
      #expect(bottom + Double(seed % 4) + (first?.height ?? 0) > 120 - 0.5)
    }
  }
}
