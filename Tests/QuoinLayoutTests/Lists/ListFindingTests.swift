import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// What no list can be made of is told.
@Suite struct ListFindingTests {
  private func rules(_ list: ListContainer, _ size: Size = Size(100, 100)) -> [String] {
    Scene(list).layout(in: size).diagnostics.map(\.rule)
  }

  @Test(arguments: [Double.nan, 0, -44, .infinity, 1e300])
  func estimatesThatAreNone(_ estimate: Double) throws {
    let list = ListContainer { ListSection(count: 10, estimated: estimate) { _ in BoxNode(1, 50) } }
    let arrangement = Scene(list).layout(in: Size(100, 100))
    #expect(arrangement.diagnostics.map(\.rule) == ["number-out-of-range"])
    #expect(arrangement.window(of: list)?.rows.count == 2)
  }

  @Test func numbersOfSections() {
    var section = ListSection(count: -3, layout: .grid(columns: 0, .fixed(.nan))) { _ in Node() }
    section.lineSpacing = -.infinity
    section.insets.top = .nan
    let list = ListContainer { section }
    let found = Scene(list).layout(in: Size(100, 100)).diagnostics
    #expect(found.count == 1)
    for word in ["-3 rows", "line spacing -inf", "inset at the top nan", "0 columns"] {
      #expect(found[0].message.contains(word))
    }
    #expect(found[0].place != nil)
    let many = ListContainer { ListSection(count: .max, estimated: 20) { _ in BoxNode(1, 20) } }
    #expect(rules(many) == ["number-out-of-range"])
    #expect(many.count == 1_000_000_000)
  }

  @Test func rowsThatMeasureNothing() {
    let list = ListContainer { ListSection(count: 10) { _ in BoxNode(10, 0) } }
    #expect(rules(list) == ["list-row-without-length"])
    // No number of such rows fills the window.
    let endless = ListContainer { ListSection(count: 1_000_000) { _ in BoxNode(10, 0) } }
    #expect(rules(endless) == ["list-does-not-settle", "list-row-without-length"])
    let tiny = ListContainer {
      ListSection(count: 1_000_000, layout: .rows(.fixed(1e-3))) { _ in BoxNode(10, 0) }
    }
    #expect(rules(tiny) == ["list-window-too-large"])
    let row = ListContainer { ListSection(count: 10) { _ in BoxNode(10, .nan) } }
    #expect(rules(row) == ["list-row-without-length"])
  }

  @Test func placesThatAreNone() throws {
    let list = ListContainer { ListSection(count: 10) { _ in BoxNode(10, 50) } }
    #expect(rules(list) == [])
    list.scroll(to: .offset(-10))
    #expect(rules(list) == ["list-position"])
    list.scroll(to: .offset(.nan))
    #expect(rules(list) == ["list-position"])
    list.scroll(to: .row(ListIndex(section: 3, item: 1), at: .start))
    #expect(rules(list) == ["list-position"])
    list.scroll(to: .row(ListIndex(item: 99), at: .start))
    let arrangement = Scene(list).layout(in: Size(100, 100))
    #expect(arrangement.diagnostics.map(\.rule) == ["list-position"])
    #expect(arrangement.window(of: list)?.rows.last?.item == 9)
    #expect(rules(list) == [])
    list.scroll(by: -.infinity)
    #expect(rules(list) == ["list-position"])
    list.scroll(to: .offset(1e300))
    #expect(rules(list) == ["list-position"] || rules(list) == [])
  }

  @Test func aWindowOfNoLength() {
    let list = ListContainer { ListSection(count: 10) { _ in BoxNode(10, 50) } }
    let column = FlexContainer(.column) { list }
    #expect(
      Scene(column).layout(in: Size(100, 100)).diagnostics.map(\.rule) == ["list-without-length"])
  }

  @Test func nodesThatCannotBeRows() {
    let same = BoxNode(10, 20)
    let twice = ListContainer { ListSection(count: 3) { _ in same } }
    #expect(rules(twice).contains("list-row-node"))
    var inner: ListContainer?
    let list = ListContainer { ListSection(count: 1) { _ in inner ?? Node() } }
    inner = list
    #expect(rules(list).contains("list-row-node"))
    inner = nil
  }

  @Test func noSections() throws {
    let list = ListContainer {}
    let arrangement = Scene(list).layout(in: Size(100, 100))
    #expect(arrangement.diagnostics.isEmpty)
    #expect(arrangement.window(of: list)?.contentLength == 0)
    list.insertSection(ListSection(count: 2) { _ in BoxNode(1, 20) }, at: 0)
    #expect(Scene(list).layout(in: Size(100, 100)).window(of: list)?.rows.count == 2)
    list.deleteSection(0)
    #expect(Scene(list).layout(in: Size(100, 100)).window(of: list)?.rows.count == 0)
  }
}
