import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Kept layouts of lists whose rows are more than what random lists have: with models, lists, variables or problems.
@Suite struct KeptListTests {
  private let size = Size(100, 90)

  /// Returns how many diagnostics the layouts have while a list scrolls, each of which is compared with a new one.
  private func countFindings(
    of scene: Scene, scrolling list: ListContainer, by distance: Double, times: Int
  ) -> Int {
    _ = scene.layout(in: size)
    return (0..<times).reduce(0) { count, _ in
      list.scroll(by: distance)
      return count + scene.checkedLayout(in: size).diagnostics.count
    }
  }

  @Test func aRemovedListMakesNoRows() {
    var made = 0
    let list = ListContainer {
      ListSection(count: 100, estimated: 20) { item in
        made += 1
        return TextNode("\(item)")
      }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    list.removeFromContainer()
    list.scroll(to: .offset(500))
    made = 0
    _ = scene.layout(in: size)
    #expect(made == 0)
  }

  /// Each property of a list is seen where it has been scrolled.
  @Test func propertiesOfListsAreFollowed() {
    let list = ListContainer {
      ListSection(count: 9, estimated: 20) { TextNode("row \($0)") }
        .header { TextNode("head") }.footer { TextNode("foot") }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    list.scroll(to: .offset(30))
    _ = scene.layout(in: size)
    let changes: [(ListContainer) -> Void] = [
      { $0.pinsHeaders = false }, { $0.pinsFooters = true }, { $0.separators = ListSeparators() },
      { $0.pinsHeaders = true }, { $0.separators = nil }, { $0.pinsFooters = false },
      { $0.overscan = 40 }, { $0.overscan = 0 }, { $0.axis = .horizontal }, { $0.axis = .vertical },
      { $0.scrolls = false }, { $0.scrolls = true },
    ]
    for change in changes {
      change(list)
      scene.checkedLayout(in: size)
    }
  }

  /// Rows that were measured in another width are expected to be as long as an unmeasured one, here shorter than any.
  @Test func lengthsHoldForTheirWidth() throws {
    let list = ListContainer {
      ListSection(count: 20, estimated: 10) { TextNode("words of row \($0)").lines(0) }
    }
    let scene = Scene.withList(list)
    for offset in stride(from: 0.0, through: 700, by: 50) {
      list.scroll(to: .offset(offset))
      _ = scene.layout(in: size)
    }
    list.scroll(to: .offset(0))
    let wide = try #require(scene.layout(in: size).window(of: list))
    let narrow = try #require(scene.layout(in: Size(60, 90)).window(of: list))
    #expect(narrow.contentLength < wide.contentLength)
  }

  /// The data of rows may be gone when their list is.
  @Test func aRemovedListIsNotAskedForIdentities() {
    var asked = 0
    func name(_ item: Int) -> Int {
      asked += 1
      return item
    }
    let list = ListContainer {
      ListSection(count: 9, estimated: 20, id: { name($0) }) { TextNode("\($0)") }
    }
    let title = TextNode("title")
    let scene = Scene.withList(list, below: title)
    _ = scene.layout(in: size)
    list.removeFromContainer()
    _ = scene.layout(in: size)
    asked = 0
    for _ in 0..<2 {
      title.string += "s"
      _ = scene.layout(in: size)
    }
    #expect(asked == 0)
  }

  @Test func headersThatAreMadeAgainAreShown() {
    var title = "head"
    let list = ListContainer {
      ListSection(count: 2, estimated: 20) { _ in BoxNode(1, 20) }.header { TextNode(title) }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    title = "new"
    list.reloadHeaderAndFooter()
    let texts = scene.checkedLayout(in: size).items.compactMap { $0.texts.first }
    #expect(texts.contains { $0.text.lines.first?.text == title })
  }

  /// Rows that were made and turn out to be below the window are removed again; what is behind them in the tree stays.
  @Test func nodesBehindAListAreTheSameWithoutItsHiddenRows() {
    let lost = TextNode("lost")
    let card = RelativeContainer { lost }
    let list = ListContainer(separators: ListSeparators()) {
      ListSection(count: 30, estimated: 5) { BoxNode(10, Double(20 + $0)) }
        .header { TextNode("header") }
    }
    let scene = Scene.withList(list, above: card)
    #expect(scene.checkedLayout(in: size).diagnostics.count == 2)
    lost.string = "words"
    scene.checkedLayout(in: size)
    list.scroll(by: 50)
    scene.checkedLayout(in: size)
    lost.string = "more words"
    scene.checkedLayout(in: size)
    card.constraints = [
      Constraint(term(lost, .leading), .equal, term(card, .leading)),
      Constraint(term(lost, .top), .equal, term(card, .top)),
    ]
    #expect(scene.checkedLayout(in: size).diagnostics.isEmpty)
  }

  /// Nodes behind rows that are removed again are like the same nodes as before.
  @Test(arguments: [20.0, 15]) func likeNodesBehindAListStayAlike(estimated: Double) {
    let list = ListContainer {
      ListSection(count: 30, estimated: estimated) { _ in BoxNode(10, 20) }
    }
    let below = FlexContainer {
      for number in 0..<4 {
        TextNode("\(number)")
        ShapeNode().size(5).background(.red)
        ShapeNode().size(5).background(.blue)
        TextNode("\(number)").color(.green)
        StackContainer {}
      }
    }
    let scene = Scene.withList(list, above: below)
    scene.checkedLayout(in: size)
  }

  @Test(arguments: [20.0, 60]) func unknownVariablesInRowsAreReported(estimated: Double) {
    let list = ListContainer {
      ListSection(count: 100, estimated: estimated) { item in
        let row = TextNode("row \(item)")
        if item % 10 == 9 { row.classes = ["odd"] }
        return row
      }
    }
    let scene = Scene.withList(list, css: ".odd { color: var(--none) }")
    #expect(countFindings(of: scene, scrolling: list, by: 10, times: 30) > 0)
  }

  /// Rows that are gone are not changed by their models any more, and those that came are.
  @Test func rowsFollowModelsWhileTheyAreThere() {
    let height = Source(20.0)
    var (described, isCounting) = (0, false)
    let list = ListContainer {
      ListSection(count: 100, estimated: 20) { item in
        BoxNode(10, 20).bind(height) { node, height in
          if isCounting { described += 1 }
          node.sizing.height = height.value
        }
      }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    for step in 1...4 {
      list.scroll(by: 30)
      scene.checkedLayout(in: size)
      list.scrolls = step % 2 == 0
      list.scrolls = true
      isCounting = true
      described = 0
      height.value = Double(20 + step)
      _ = scene.layout(in: size)
      isCounting = false
      #expect(described <= list.childNodes.count + 1)
      scene.checkedLayout(in: size)
    }
  }

  /// The identities of rows of an inner list are asked for only while the outer row is there.
  @Test func innerListsAreNotAskedForWhatIsGone() {
    var groups = [1: [11, 12], 2: [21, 22], 3: [31]]
    var names = [1, 2, 3]
    let outer = ListContainer {
      ListSection(count: names.count, estimated: 30, id: { names[$0] }) { row in
        let name = names[row]
        return ListContainer {
          ListSection(
            count: groups[name]?.count ?? 0, estimated: 10,
            id: { item in
              guard let group = groups[name], group.indices.contains(item) else {
                Issue.record("row \(item) of group \(name) is gone")
                return 0
              }
              return group[item]
            }
          ) { _ in BoxNode(10, 10) }
        }.scrolls(false)
      }
    }
    let scene = Scene.withList(outer)
    _ = scene.layout(in: size)
    // Another group takes the place of the last one, which the list is not told.
    (names, groups[3], groups[4]) = ([1, 2, 4], nil, [41])
    #expect(scene.layout(in: size).window(of: outer)?.rows.count == 3)
    (names, groups[4]) = ([1, 2], nil)
    outer.deleteRows(2..<3, in: 0)
    #expect(scene.layout(in: size).window(of: outer)?.rows.count == 2)
    groups[1]?.append(13)
    _ = scene.layout(in: size)
  }

  /// A page repeats the header of a list that does not scroll, as far as its section reaches.
  @Test func headersOfListsThatStopScrollingReachToTheEndOfTheirSections() {
    var count = 2
    let list = ListContainer {
      ListSection(count: count, estimated: 10) { _ in BoxNode(10, 10) }
        .header { TextNode("header") }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    for scrolls in [false, true, false] {
      list.scrolls = scrolls
      scene.checkedLayout(in: size)
    }
    for _ in 0..<3 {
      count += 1
      list.insertRows(at: ListIndex(item: 0), count: 1)
      scene.checkedLayout(in: size)
    }
  }

  /// A list inside rows of another one that begins or ends to scroll takes or leaves room for all of its rows.
  @Test func innerListsStopScrolling() {
    var inner: [ListContainer] = []
    let outer = ListContainer {
      ListSection(count: 5, estimated: 20) { row in
        let list = ListContainer {
          ListSection(count: 6, estimated: 4) { BoxNode(10, Double(8 + $0)) }
        }
        list.sizing.minHeight = 15
        if row == 0 { list.scrolls = false }
        inner.append(list)
        return list
      }
    }
    let scene = Scene.withList(outer)
    _ = scene.layout(in: size)
    for step in 0..<12 {
      inner[step % inner.count].scrolls.toggle()
      scene.checkedLayout(in: size)
      outer.scroll(by: step % 3 == 0 ? -30 : 25)
      scene.checkedLayout(in: size)
    }
  }

  /// What a container without a size in a row that comes holds is placed.
  @Test(arguments: [20.0, 60]) func rowsThatComeMayHoldEmptyContainers(estimated: Double) {
    let list = ListContainer {
      ListSection(count: 100, estimated: estimated) { item in
        FlexContainer(.row) {
          AbsoluteContainer { BoxNode(5, 6).origin(3, 4) }.size(0, 0)
          TextNode("row \(item)")
        }
      }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    for _ in 0..<12 {
      list.scroll(by: 30)
      scene.checkedLayout(in: size)
    }
  }

  /// What is nested too deeply in rows that come is reported.
  @Test(arguments: [20.0, 60]) func rowsThatComeMayBeNestedTooDeeply(estimated: Double) {
    let list = ListContainer {
      ListSection(count: 100, estimated: estimated) { item in
        let row = AbsoluteContainer { BoxNode(10, 10).origin(0, 0) }
        return item % 10 < 9
          ? BoxNode(10, 20)
          : AbsoluteContainer { AbsoluteContainer { row.origin(0, 0) }.origin(0, 0) }.height(20)
      }
    }
    list.sizing.width = 90
    list.sizing.height = 80
    var root: Node = AbsoluteContainer { list.origin(0, 0) }
    for _ in 0..<196 {
      let inner = root
      root = AbsoluteContainer { inner.origin(0, 0) }
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    #expect(countFindings(of: scene, scrolling: list, by: 15, times: 15) > 0)
  }

  /// A layout of another scene measures rows for another width, which this scene's window depends on.
  @Test func listsInTwoScenesAreFollowed() {
    let list = ListContainer {
      ListSection(count: 100, estimated: 20) { item in
        TextNode(String(repeating: "ab cd ", count: 1 + item % 4)).lines(0).font(.system(8))
      }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    list.scroll(to: .row(ListIndex(item: 50), at: .start))
    scene.checkedLayout(in: size)
    for width in [40.0, 200, 60] {
      _ = Scene(scene.root, text: FixedTextMeasurer()).layout(in: Size(width, 60))
      let kept = scene.checkedLayout(in: size).window(of: list)
      let fresh = Scene(scene.root, text: FixedTextMeasurer()).layout(in: size).window(of: list)
      #expect(kept == fresh)
    }
  }

  /// A closure that makes a row may change a style that nodes elsewhere share, in the first round or in a later one.
  @Test(arguments: 4..<12) func rowsMayChangeSharedStyles(item: Int) {
    let (before, after) = (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0))
    let shared = SharedStyle(Style { $0.text.color = before })
    var isChanged = false
    let list = ListContainer {
      ListSection(count: 60, estimated: 60) { made in
        if made == item {
          isChanged = true
          shared.style.text.color = after
        }
        return BoxNode(10, 20)
      }
    }
    let title = TextNode("title").wear(shared)
    let scene = Scene.withList(list, below: title)
    _ = scene.layout(in: size)
    list.scroll(to: .offset(200))
    let kept = scene.checkedLayout(in: size)
    #expect(kept[title]?.look.text.color == (isChanged ? after : before))
  }

  /// A closure that makes a row may change a row that stays.
  @Test(arguments: 1..<6) func rowsMayChangeOtherRows(distance: Int) {
    var rows: [Int: TextNode] = [:]
    let list = ListContainer {
      ListSection(count: 60, estimated: 60) { item in
        let row = TextNode("row")
        row.sizing.height = 20
        rows[item - distance]?.string = "before \(item)"
        rows[item] = row
        return row
      }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    for _ in 0..<10 {
      list.scroll(by: 45)
      scene.checkedLayout(in: size)
    }
  }

  /// After a layout that made more rows than it needed, others are made no more, and none are measured again.
  @Test func rowsAreNotMeasuredAgainWithoutTheHiddenOnes() {
    var rows: [CountingNode] = []
    let title = TextNode("title")
    let list = ListContainer {
      ListSection(count: 30, estimated: 5) { _ in
        rows.append(CountingNode(20))
        return rows[rows.count - 1]
      }
    }
    let scene = Scene.withList(list, below: title)
    let shown = scene.layout(in: size).items.count { $0.isRow }
    #expect(rows.count > shown)
    let measured = rows.map(\.measured)
    title.style.text.color = .red
    _ = scene.layout(in: size)
    #expect(rows.map(\.measured) == measured)
  }
}
