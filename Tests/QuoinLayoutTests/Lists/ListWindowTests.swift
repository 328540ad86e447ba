import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

@Suite struct ListWindowTests {
  private func million(_ made: @escaping (Int) -> Void = { _ in }) -> ListContainer {
    ListContainer {
      ListSection(count: 1_000_000, estimated: 44) { item in
        made(item)
        return BoxNode(10, Double(40 + item % 7 * 4)).id("\(item)")
      }
      .header(.fixed(30)) { BoxNode(10, 30).id("header") }
    }
  }

  private func layout(_ node: Node, _ size: Size = Size(100, 200)) -> Arrangement {
    Scene(node).layout(in: size)
  }

  @Test func onlyTheWindowIsMade() throws {
    var made = 0
    let list = million { _ in made += 1 }
    let arrangement = layout(list)
    // 30 + 40 + 44 + 48 + 52 > 200: four rows; 44 each leave room for as many.
    #expect(arrangement.window(of: list)?.rows.map(\.item) == [0, 1, 2, 3])
    #expect(made < 10)
    #expect(arrangement.items.count == 1 + 4 + 1)
    #expect(arrangement["header"]?.frame == Rect(0, 0, 100, 30))
    #expect(arrangement["0"]?.frame == Rect(0, 30, 100, 40))
    #expect(arrangement["3"]?.frame == Rect(0, 30 + 40 + 44 + 48, 100, 52))
    let window = try #require(arrangement.window(of: list))
    #expect(window.offset == 0 && window.length == 200)
    // 999,996 rows are estimates.
    #expect(abs(window.contentLength - (30 + 184 + 999_996 * 44)) < 1000)
  }

  @Test func anyOffsetAndAnyRowIsReached() throws {
    let list = million()
    list.scroll(to: .offset(22_000_030))
    var arrangement = layout(list)
    var window = try #require(arrangement.window(of: list))
    // (22,000,030 − 30) / 44 is 500,000: the row that begins there, as far as is known.
    #expect(window.rows.first == ListIndex(item: 500_000))
    #expect(arrangement["500000"]?.frame.minY == 0)
    list.scroll(to: .row(ListIndex(item: 999_999), at: .end))
    arrangement = layout(list)
    window = try #require(arrangement.window(of: list))
    #expect(window.rows.last == ListIndex(item: 999_999))
    #expect(arrangement["999999"]?.frame.maxY == 200)
    #expect(abs(window.offset + 200 - window.contentLength) < 1e-6)
  }

  @Test func headersStayWhileTheirSectionDoes() throws {
    let list = ListContainer {
      for section in 0..<3 {
        ListSection(count: 3, layout: .rows(.fixed(50))) { BoxNode(1, 1).id("\(section)/\($0)") }
          .header(.fixed(20)) { BoxNode(1, 1).id("h\(section)") }
          .footer(.fixed(10)) { BoxNode(1, 1).id("f\(section)") }
      }
    }
    // A section is 20 + 150 + 10 long.
    list.scroll(to: .offset(60))
    var arrangement = layout(list, Size(100, 100))
    #expect(arrangement["h0"]?.frame == Rect(0, 0, 100, 20))
    #expect(arrangement["0/0"]?.frame.minY == -40)
    list.scroll(to: .offset(170))
    arrangement = layout(list, Size(100, 100))
    // 10 of the section are left: its header is pushed out by the next one.
    #expect(arrangement["h0"]?.frame == Rect(0, -10, 100, 20))
    #expect(arrangement["f0"]?.frame == Rect(0, 0, 100, 10))
    #expect(arrangement["h1"]?.frame == Rect(0, 10, 100, 20))
    #expect(arrangement["h2"] == nil)
    // Headers lie above rows.
    #expect(arrangement.items.last?.identifier == "h1")
    list.pins(headers: false)
    arrangement = layout(list, Size(100, 100))
    #expect(arrangement["h0"] == nil)
    list.pins(headers: true, footers: true)
    list.scroll(to: .offset(0))
    arrangement = layout(list, Size(100, 100))
    #expect(arrangement["f0"]?.frame == Rect(0, 90, 100, 10))
  }

  @Test func separatorsHaveInsetsAndAPixel() throws {
    let list = ListContainer(separators: ListSeparators(leading: 16, trailing: 4)) {
      ListSection(count: 3, layout: .rows(.fixed(40))) { BoxNode(1, 1).id("\($0)") }
    }
    let arrangement = layout(list)
    let lines = arrangement.items.filter { $0.type == "separator" }
    #expect(lines.map(\.frame) == [Rect(16, 39.5, 80, 0.5), Rect(16, 79.5, 80, 0.5)])
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let mirrored = Scene(list).layout(in: Size(100, 200), traits: traits)
    #expect(mirrored.items.first { $0.type == "separator" }?.frame == Rect(4, 39.5, 80, 0.5))
  }

  @Test func rowsWrapAndSurroundingsAreForgotten() throws {
    let list = ListContainer {
      ListSection(count: 50, estimated: 10) { _ in
        TextNode("abcd efgh").lines(0).font(.system(10)).id("row")
      }
    }
    let scene = Scene(list, text: FixedTextMeasurer())
    // Letters are 10 wide and lines 10 high: 9 letters are 90 wide, or two lines of four.
    var window = scene.layout(in: Size(100, 100)).window(of: list)
    #expect(window?.rows.count == 10)
    window = scene.layout(in: Size(50, 100)).window(of: list)
    #expect(window?.rows.count == 5)
    window = scene.layout(in: Size(100, 100)).window(of: list)
    #expect(window?.rows.count == 10 && window?.contentLength == 500)
  }

  @Test func aListThatDoesNotScrollIsAsLongAsItsRows() {
    let list = ListContainer {
      ListSection(count: 30, estimated: 3) { BoxNode(Double($0), 20) }
        .header { BoxNode(60, 8) }
    }
    .scrolls(false)
    let column = FlexContainer(.column) {
      BoxNode(10, 10)
      list
      BoxNode(10, 10).id("after")
    }
    let arrangement = Scene(column).layout(in: Size(100, 2000))
    #expect(arrangement[list]?.frame == Rect(0, 10, 100, 608))
    #expect(arrangement["after"]?.frame.minY == 618)
    #expect(arrangement.items.count == 4 + 31)
    // Where nothing is said it is as broad as its broadest part.
    #expect(Scene(list).measure(.unlimited) == Size(60, 608))
  }

  @Test func listsNestInListsAndContainers() throws {
    let page = FlexContainer(.column) {
      BoxNode(10, 20)
      ListContainer {
        ListSection(count: 1000, estimated: 60) { row in
          ListContainer(.horizontal) {
            ListSection(count: 1000, layout: .rows(.fixed(30))) {
              BoxNode(1, 1).id("\(row)/\($0)")
            }
          }
          .height(50)
        }
      }
      .grow(1)
    }
    let arrangement = layout(page, Size(100, 220))
    #expect(arrangement.diagnostics.isEmpty)
    // Four rows of 50 in 200, four cells of 30 in 100.
    #expect(arrangement.items.filter { $0.identifier != nil }.count == 16)
    #expect(arrangement["3/3"]?.frame == Rect(90, 0, 30, 50))
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let mirrored = Scene(page).layout(in: Size(100, 220), traits: traits)
    #expect(mirrored["3/3"]?.frame == Rect(-20, 0, 30, 50))
  }

  @Test func sheetsSelectRows() throws {
    let list = ListContainer(separators: ListSeparators()) {
      ListSection(count: 10, layout: .rows(.fixed(20))) { BoxNode(1, 1).id("\($0)") }
    }
    let sheet = StyleSheet(css: "list > node { opacity: 0.5 } separator { background: red }")
    let arrangement = Scene(list, styles: sheet).layout(in: Size(100, 100))
    #expect(arrangement.diagnostics.isEmpty)
    #expect(arrangement["2"]?.look.alpha == 0.5)
    let line = try #require(arrangement.items.first { $0.type == "separator" })
    #expect(line.look.background == Color(hex: 0xFF0000))
  }

  @Test func rowsWithIDsKeepTheirNodesWhenAllIsReloaded() throws {
    var names = (0..<40).map { "n\($0)" }
    func section() -> ListSection {
      let data = names
      return ListSection(data, id: \.self) { BoxNode(1, 40).id($0) }
    }
    let list = ListContainer { section() }
    list.scroll(to: .row(ListIndex(item: 20), at: .start))
    let before = layout(list)
    names.insert(contentsOf: ["a", "b", "c"], at: 0)
    list.reload { section() }
    let after = layout(list)
    #expect(after["n20"]?.frame.minY == 0)
    #expect(after["n20"]?.id == before["n20"]?.id)
    #expect(after.window(of: list)?.rows.first == ListIndex(item: 23))
  }

  @Test func headersAreMadeAnewWhenAllIsReloaded() {
    var count = 3
    func section() -> ListSection {
      ListSection(count: count, estimated: 40) { BoxNode(1, 40).id("\($0)") }
        .header { BoxNode(Double(count), 20).id("header \(count)") }
        .footer { BoxNode(Double(count), 20).id("footer \(count)") }
    }
    let list = ListContainer { section() }
    #expect(layout(list)["header 3"] != nil)
    count = 4
    list.reload { section() }
    let after = layout(list)
    #expect(after["header 4"] != nil && after["header 3"] == nil)
    #expect(after["footer 4"] != nil && after["footer 3"] == nil)
    let kept = layout(list)["header 4"]?.id
    #expect(kept == after["header 4"]?.id)
    list.reloadHeaderAndFooter()
    #expect(layout(list)["header 4"]?.id != kept)
  }

  @Test func aRowThatIsReloadedAndMovedIsMadeAnew() {
    var made = 0
    let list = ListContainer {
      ListSection(count: 6, estimated: 20) { item in
        made += 1
        return BoxNode(1, 20).id("\(made)")
      }
    }
    _ = layout(list)
    #expect(made == 6)
    list.reloadRows(1..<2)
    list.moveRow(at: ListIndex(item: 1), to: ListIndex(item: 4))
    let after = layout(list)
    #expect(made == 7)
    #expect(after["2"] == nil && after["7"]?.frame.minY == 80)
  }

  /// A list that does not scroll has a limit of its own.
  @Test func longListsThatDoNotScrollHaveAllTheirRows() {
    let list = ListContainer {
      ListSection(count: 20_001, layout: .rows(.fixed(1))) { _ in BoxNode(1, 1) }
    }
    list.scrolls = false
    let arrangement = layout(list)
    #expect(arrangement.diagnostics.isEmpty)
    #expect(arrangement.items.count == 20_002)
  }

  @Test func manyLengthsTakeLittleRoom() {
    let list = ListContainer {
      ListSection(count: 200_000, estimated: 44) { BoxNode(1, Double(20 + $0 * 7919 % 61)) }
    }
    let scene = Scene(list)
    for step in 0..<1200 {
      list.scroll(to: .offset(Double(step) * 6500))
      _ = scene.layout(in: Size(100, 400))
    }
    let runs = list.memory.sections[0].lines
    #expect(runs.runCount <= ListMemory.runLimit + 40)
    #expect(runs.itemCount == 200_000 && runs.lineCount == 200_000)
  }
}
