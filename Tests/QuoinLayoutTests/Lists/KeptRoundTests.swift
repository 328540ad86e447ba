import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// What comes and leaves with the rows of a list that a layout turns out to need is part of the same layout.
///
/// Lists whose rows are shorter than expected need other rows than those that a layout begins with.
@Suite struct KeptRoundTests {
  private let size = Size(100, 90)
  /// Row 5 comes in the second round and leaves in the third one, in which rows 9 and 10 come.
  private let offset = ListPosition.offset(200)

  /// Returns a list of rows of 20 points, of which each is expected to have 60.
  private func list(_ row: @escaping (Int) -> Node) -> ListContainer {
    ListContainer {
      ListSection(count: 60, estimated: 60) { item in
        let row = row(item)
        row.sizing.height = 20
        return row
      }
    }
  }

  /// Returns a scene that has laid out a list below a title.
  private func laidOutScene(_ list: ListContainer, title: Node = TextNode("title")) -> Scene {
    let scene = Scene.withList(list, below: title, css: ".odd { color: var(--none) }")
    _ = scene.layout(in: size)
    return scene
  }

  /// What the style of one row says is reported whichever round the row comes in.
  @Test(arguments: 6..<14) func unknownVariablesInRowsAreReported(odd: Int) {
    let list = list { item in TextNode("row").class(item == odd ? "odd" : "even") }
    let scene = laidOutScene(list)
    list.scroll(to: offset)
    let found = scene.checkedLayout(in: size).diagnostics
    #expect(found.count == (list.childNodes.contains { $0.classes == ["odd"] } ? 1 : 0))
  }

  /// A row that becomes lower makes room for another one, which was not made before.
  @Test func unknownVariablesInRowsThatGetRoomAreReported() {
    let first = ShapeNode()
    let list = ListContainer {
      ListSection(count: 2, estimated: 100) { item in
        item == 0 ? first : TextNode("row").class("odd").height(20)
      }
    }
    first.sizing.height = 100
    let scene = laidOutScene(list)
    first.sizing.height = 20
    #expect(scene.checkedLayout(in: size).diagnostics.count == 1)
  }

  /// A row that comes because another one leaves it room is found in the layout.
  @Test func rowsThatGetRoomAreFound() {
    let first = ShapeNode()
    let list = ListContainer {
      ListSection(count: 2, estimated: 100) { $0 == 0 ? first : BoxNode(10, 20) }
    }
    first.sizing.height = 100
    let scene = laidOutScene(list)
    first.sizing.height = 20
    #expect(scene.checkedLayout(in: size)[list.childNodes[1]]?.frame.minY == 20)
  }

  /// Rows that the window does not show have no items, also where a row without a length is reported.
  @Test(arguments: 4..<14) func rowsBesideOnesWithoutLengthAreRemoved(empty: Int) {
    let list = ListContainer {
      ListSection(count: 60, estimated: 60) { BoxNode(10, $0 == empty ? 0 : 20) }
    }
    let scene = laidOutScene(list)
    for position in [offset, .offset(45), .offset(400)] {
      list.scroll(to: position)
      scene.checkedLayout(in: size)
    }
  }

  /// A container that counts how often it is placed.
  private final class CountingContainer: ContainerNode, Container, ContainerAlgorithm {
    typealias Placement = Int
    var placed = 0
    override var notesItsChanges: Bool { true }
    func measure(
      _ proposal: ProposedSize, _ children: ContainerChildren<Int>, cache: inout Void
    ) -> MeasuredSize { MeasuredSize(Size(10, 20)) }
    func place(in size: Size, _ children: ContainerChildren<Int>, cache: inout Void) { placed += 1 }
  }

  /// A row is placed once all rows are there, and not again as others leave.
  @Test func rowsThatComeArePlacedOnce() throws {
    var rows: [Int: CountingContainer] = [:]
    let list = list { item in
      let row = CountingContainer()
      row.add(Relation(ShapeNode(), 0))
      rows[item] = row
      return row
    }
    let scene = laidOutScene(list)
    list.scroll(to: offset)
    let window = try #require(scene.layout(in: size).window(of: list))
    #expect(!window.rows.isEmpty && window.rows.allSatisfy { rows[$0.item]?.placed == 1 })
  }

  /// A node of a user's class is measured by its look, whichever round it comes in.
  @Test(arguments: 4..<14) func rowsOfUsersAreMeasuredByTheirLooks(first: Int) {
    final class LookNode: Node {
      override var notesItsChanges: Bool { true }
      override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
        MeasuredSize(Size(10 * context.look.alpha, 20))
      }
    }
    var looks: [LookNode] = []
    let list = list { item in
      if item < first { return FlexContainer { TextNode("row \(item)") } }
      let look = LookNode()
      looks.append(look)
      return FlexContainer(.row) { look }
    }
    let scene = laidOutScene(list)
    list.scroll(to: offset)
    scene.checkedLayout(in: size)
    for look in looks { look.style.alpha = 0.5 }
    scene.checkedLayout(in: size)
  }

  /// A row that changed before rows came in front of it has its new layout.
  @Test(arguments: 0..<4) func rowsThatChangedMove(changed: Int) {
    var labels: [Int: TextNode] = [:]
    let list = list { item in
      let label = TextNode("row")
      labels[item] = label
      return FlexContainer(.row) {
        label
        TextNode("end")
      }
    }
    let scene = laidOutScene(list)
    for distance in [45.0, 40, -50, 45] {
      list.scroll(by: distance)
      labels[changed]?.string += "s"
      scene.checkedLayout(in: size)
    }
  }

  /// A row that comes may take in what was a row until then, which inherits other values from it.
  @Test(arguments: 2..<7) func rowsTakeInRowsThatLeave(distance: Int) {
    var rows: [Int: TextNode] = [:]
    let list = list { item in
      if item >= 9, let former = rows[item - distance] {
        let row = FlexContainer(.row) { former }
        row.style.text.color = .red
        return row
      }
      let row = TextNode("row \(item)")
      rows[item] = row
      return row
    }
    let scene = laidOutScene(list)
    for step in 5..<12 {
      list.scroll(to: .offset(Double(step) * 40))
      scene.checkedLayout(in: size)
    }
  }

  /// What is nested too deeply in a row is reported, whichever round the row comes in.
  @Test(arguments: 4..<14) func rowsMayBeNestedTooDeeply(deep: Int) {
    let list = list { item in
      var row: Node = BoxNode(10, 20)
      for _ in 0..<(item == deep ? 4 : 0) {
        let inner = row
        row = AbsoluteContainer { inner.origin(0, 0) }
      }
      return row
    }
    (list.sizing.width, list.sizing.height) = (90, 70)
    var root: Node = list
    for _ in 0..<197 {
      let inner = root
      root = AbsoluteContainer { inner.origin(0, 0) }
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    list.scroll(to: offset)
    let found = scene.checkedLayout(in: size).diagnostics
    #expect(found.count == (list.childNodes.contains { $0.isContainer } ? 1 : 0))
  }

  /// The name of a row in a diagnostic tells it apart from the rows that are there in the end.
  @Test func rowsHaveTheNamesOfNow() {
    let list = list { _ in FlexContainer { RelativeContainer { TextNode("lost") } } }
    let scene = laidOutScene(list)
    for position in [offset, .offset(45), offset, .offset(0)] {
      list.scroll(to: position)
      #expect(!scene.checkedLayout(in: size).diagnostics.isEmpty)
    }
  }

  /// A closure may insert rows in another list, which is as long as these rows.
  @Test(arguments: 4..<14) func rowsMayInsertRowsElsewhere(item: Int) {
    let whole = ListContainer { ListSection(count: 2, estimated: 60) { _ in BoxNode(10, 7) } }
      .scrolls(false)
    var isWaiting = true
    let list = list { made in
      if made == item, isWaiting {
        isWaiting = false
        whole.insertRows(at: ListIndex(item: 0), count: 1)
      }
      return BoxNode(10, 20)
    }
    let scene = laidOutScene(list, title: whole)
    list.scroll(to: offset)
    let kept = scene.checkedLayout(in: size)
    #expect(kept[whole]?.frame.height == (isWaiting ? 14 : 21))
  }

  /// A closure may add a node to a container elsewhere, or change the list itself, in the round in which a row comes.
  @Test(arguments: 4..<14, 0..<6) func rowsMayChangeWhatIsAround(item: Int, change: Int) {
    let side = FlexContainer(.column)
    for left in [4.0, 9] { BoxNode(10, 3).attach(to: side).placement.margin.left = .points(left) }
    var changed: ListContainer?
    let list = list { made in
      if made == item {
        switch change {
        case 0: side.add(Relation(BoxNode(10, 7), FlexItem()))
        case 1: changed?.separators = ListSeparators()
        case 2: changed?.style.background = .red
        case 4: changed?.sizing.maxHeight = 40
        case 3: side.bringToFront(side.childNodes[0])
        default: changed?.pinsHeaders = false
        }
      }
      return BoxNode(10, 20)
    }
    changed = list
    let scene = laidOutScene(list, title: side)
    list.scroll(to: offset)
    scene.checkedLayout(in: size)
    scene.checkedLayout(in: Size(110, 90))
  }

  /// A row may be the node of another one that leaves.
  @Test(arguments: 6..<13) func rowsAreUsedAgain(count: Int) {
    let pool = (0..<count).map { _ in FlexContainer(.row) { TextNode("row") } }
    let list = list { pool[$0 % count] }
    let scene = laidOutScene(list)
    for distance in [200.0, 30, -50, 90, -200] {
      list.scroll(by: distance)
      scene.checkedLayout(in: size)
    }
  }

  /// Rows that a layout made and does not need stay where rules count them.
  @Test(arguments: [":nth-child(2n)", ":empty"]) func hiddenRowsAreCounted(selector: String) {
    let (title, end) = (TextNode("title"), TextNode("end"))
    let list = ListContainer {
      ListSection(count: 30, estimated: 5) { TextNode("row \($0)").height(20) }
    }
    let scene = Scene.withList(
      list, below: title, above: end, css: "\(selector) { color: red }")
    _ = scene.layout(in: size)
    end.style.text.color = .blue
    scene.checkedLayout(in: size)
    end.string = "ends"
    scene.checkedLayout(in: size)
    for string in ["title\ntitle", "other"] {
      title.string = string
      scene.checkedLayout(in: size)
    }
  }

  /// A rule may select a row that stays by one that comes before it.
  @Test(arguments: 3..<14) func rowsAreSelectedByThoseThatCome(item: Int) {
    let list = list { TextNode("row").class($0 == item ? "odd" : "even") }
    let red = Color(red: 1, green: 0, blue: 0)
    let scene = Scene.withList(list, css: ".odd + label { color: red }")
    _ = scene.layout(in: size)
    list.scroll(to: .offset(400))
    _ = scene.layout(in: size)
    for _ in 0..<14 {
      list.scroll(by: -25)
      let kept = scene.layout(in: size)
      let rows = list.childNodes
      guard let place = rows.firstIndex(where: { $0.classes == ["odd"] }),
        let next = rows[(place + 1)...].first
      else { continue }
      if let look = kept[next]?.look { #expect(look.text.color == red) }
    }
  }

  /// Rows beyond the window are made, whose number the list tells, also where the first rows were all in it.
  @Test func rowsBeyondTheWindowAreMade() {
    var count = 2
    let list = ListContainer { ListSection(count: count, estimated: 20) { _ in BoxNode(10, 20) } }
    list.overscan = 40
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    count = 30
    list.insertRows(at: ListIndex(item: 2), count: 28)
    let shown = scene.checkedLayout(in: size).items.count { $0.isRow }
    #expect(list.childNodes.count >= shown + 2)
  }
}
