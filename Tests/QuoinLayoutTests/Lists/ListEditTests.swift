import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// A node that counts how often it is measured.
final class CountingNode: Node {
  let side: Double
  var measured = 0
  init(_ side: Double) {
    self.side = side
    super.init()
  }
  override var notesItsChanges: Bool { true }
  override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
    measured += 1
    return MeasuredSize(Size(side, side))
  }
}

/// Lists in scenes that keep their layouts: after each scroll and edit, the layout equals that of a new scene of an equal
/// list.
@Suite struct ListEditTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["QUOIN_EDITS"].flatMap { Int($0) } ?? 60

  /// A list below a title, which another one with the same seed is equal to.
  private final class World {
    var generator: SeededGenerator
    let list: ListContainer
    let root = FlexContainer(.column)
    let title = TextNode("Title")
    /// A card below the list, whose text has no place and is reported.
    private let tail = RelativeContainer { TextNode("lost") }
    /// The nodes that were laid out.
    private var nodes: [Node] = []
    /// The rows, which closures of sections read.
    private final class Rows { var ids: [[Int]] = [] }
    private let rows: Rows
    private var nextID = 1000
    private let measuresMore: Bool
    /// Whether lengths are estimated as in the other world, so that the same offset is the same place.
    var estimatesAlike = true
    var size = Size(120, 110)
    var traits = Traits(displayScale: 2)
    var sheet = StyleSheet(css: ".wide { width: 90px } list > .wide { opacity: 0.5 }")

    /// - Parameter measuresMore: Whether each layout measures some rows beyond the window, too, so that estimates depend on
    ///   the number of layouts.
    init(seed: UInt64, measuresMore: Bool) {
      var generator = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      let rows = Rows()
      for section in 0..<number(1...3) {
        rows.ids.append((0..<number(3...30)).map { section * 100 + $0 })
      }
      let estimated = Double(number(4...60))
      let usesIDs = number(0...1) == 0
      let isFlow = measuresMore && number(0...4) == 0
      list = ListContainer(
        number(0...5) == 0 ? .horizontal : .vertical,
        separators: number(0...1) == 0 ? ListSeparators() : nil
      ) {
        for section in rows.ids.indices {
          World.section(
            section, rows, isFlow ? nil : estimated, usesIDs: usesIDs,
            hasEnds: number(0...1) == 0, columns: number(0...3))
        }
      }
      list.pinsFooters = number(0...1) == 0
      if number(0...9) == 0 { list.scrolls = false }
      if measuresMore, number(0...9) == 0 { list.overscan = 30 }
      self.measuresMore = measuresMore
      self.generator = generator
      self.rows = rows
      title.attach(to: root)
      list.attach(to: root).grow(1).basis(0)
      if seed % 3 == 0 { tail.attach(to: root) }
      nodes = [title]
    }

    private static func section(
      _ number: Int, _ rows: Rows, _ estimated: Double?, usesIDs: Bool, hasEnds: Bool, columns: Int
    ) -> ListSection {
      let layout: ListLayout =
        if let estimated {
          columns > 1
            ? .grid(columns: columns, .estimated(estimated)) : .rows(.estimated(estimated))
        } else {
          .flow(.estimated(Size(30, 20)))
        }
      var section = ListSection(
        count: rows.ids[number].count, layout: layout,
        id: usesIDs ? { AnyHashable(rows.ids[number][$0]) } : nil
      ) { World.row(rows.ids[number][$0]) }
      if hasEnds {
        section = section.header { TextNode("Header \(number)") }.footer { BoxNode(10, 9) }
      }
      return section.spacing(lines: Double(number), items: 2)
        .insets(DirectionalEdgeInsets(top: 3, leading: 2, bottom: 1, trailing: 1))
    }

    /// Returns a row whose contents follow from its identity.
    private static func row(_ id: Int) -> Node {
      let words = TextNode(Array(repeating: "ab cde", count: 1 + id % 5).joined(separator: " "))
        .lines(0).font(.system(8))
      let box = BoxNode(Double(4 + id % 9), Double(3 + id % 11))
      let row: Node =
        switch id % 6 {
        case 0: words
        case 1:
          FlexContainer(.row, gap: 3) {
            box.shrink(0)
            words.grow(1).basis(0)
          }
        case 2:
          StackContainer(.vertical, spacing: 2) {
            words
            box
          }
        case 3: id % 4 < 3 ? box : relative(words, box, isFaulty: id % 8 == 3)
        case 4: absolute(words, box)
        default:
          LayoutContainer(
            StackLayout(.vertical) {
              Placed(words)
              Placed(box)
            }.inset(by: 1))
        }
      if id % 7 == 0 { row.classes = ["wide"] }
      if id % 5 == 0 { words.when(.dark) { $0.style.text.font = .system(11) } }
      return row.id("row \(id)")
    }

    private static func absolute(_ words: Node, _ box: Node) -> Node {
      let row = AbsoluteContainer()
      box.attach(to: row).leading(2).top(1)
      words.attach(to: row).leading(15).trailing(0).top(0.25)
      row.sizing.height = 22.5
      return row
    }

    private static func relative(_ words: Node, _ box: Node, isFaulty: Bool) -> Node {
      // Without the first constraint, the place of the box is reported.
      let row = RelativeContainer {
        words
        box
      }
      defer { if isFaulty { row.constraints.removeFirst() } }
      row.constraints = [
        Constraint(term(box, .leading), .equal, term(row, .leading)),
        Constraint(term(box, .top), .equal, term(row, .top), constant: 1),
        Constraint(term(words, .leading), .equal, term(box, .trailing), constant: 2),
        Constraint(term(words, .trailing), .equal, term(row, .trailing)),
        Constraint(term(words, .top), .equal, term(row, .top)),
        Constraint(term(row, .bottom), .equal, term(words, .bottom), constant: 3),
        Constraint(term(row, .bottom), .greaterThanOrEqual, term(box, .bottom)),
      ]
      return row
    }

    private func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }

    /// - Returns: What was done.
    func edit() -> String {
      switch number(0...21) {
      case 0...7:
        let distance = Double(number(-90...150)) / 2
        list.scroll(by: distance)
        return "scroll by \(distance)"
      case 8:
        let offset = Double(number(0...900))
        let row = anyRow()
        if estimatesAlike {
          list.scroll(to: .offset(offset))
          return "scroll to \(offset)"
        }
        guard let row else { return "nothing" }
        list.scroll(to: .row(row, at: .start))
        return "scroll to \(row)"
      case 9:
        guard let index = anyRow() else { return "nothing" }
        let alignment = [ListAlignment.start, .center, .end][number(0...2)]
        list.scroll(to: .row(index, at: alignment))
        return "scroll to \(index)"
      case 10, 11:
        let texts = nodes.compactMap { $0 as? TextNode }
        let text = texts[number(0...texts.count - 1)]
        text.string = String(repeating: "ab c", count: number(0...8))
        return "text \(text.string)"
      case 12:
        let node = nodes[number(0...nodes.count - 1)]
        node.style.alpha = Double(number(0...10)) / 10
        return "alpha of \(node.kind)"
      case 13:
        let node = nodes[number(0...nodes.count - 1)]
        node.classes = number(0...1) == 0 ? ["wide"] : []
        return "class of \(node.kind)"
      case 14, 15: return insert()
      case 16: return delete()
      case 17: return move()
      case 18: return reload()
      case 19:
        size = Size(Double(number(60...200)), Double(number(40...160)))
        return "room \(size)"
      case 20: return property()
      default: return edit() + ", " + edit()
      }
    }

    private func anyRow() -> ListIndex? {
      let section = number(0...rows.ids.count - 1)
      guard !rows.ids[section].isEmpty else { return nil }
      return ListIndex(section: section, item: number(0...rows.ids[section].count - 1))
    }

    private func insert() -> String {
      let section = number(0...rows.ids.count - 1)
      let index = ListIndex(section: section, item: number(0...rows.ids[section].count))
      let count = number(1...4)
      rows.ids[section].insert(contentsOf: nextID..<nextID + count, at: index.item)
      nextID += count
      list.insertRows(at: index, count: count)
      return "insert \(count) at \(index)"
    }

    private func delete() -> String {
      guard let index = anyRow() else { return "nothing" }
      let end = min(rows.ids[index.section].count, index.item + number(1...4))
      rows.ids[index.section].removeSubrange(index.item..<end)
      list.deleteRows(index.item..<end, in: index.section)
      return "delete \(index) to \(end)"
    }

    private func move() -> String {
      guard let index = anyRow() else { return "nothing" }
      let id = rows.ids[index.section].remove(at: index.item)
      let section = number(0...rows.ids.count - 1)
      let target = ListIndex(section: section, item: number(0...rows.ids[section].count))
      rows.ids[section].insert(id, at: target.item)
      list.moveRow(at: index, to: target)
      return "move \(index) to \(target)"
    }

    private func reload() -> String {
      guard let index = anyRow() else { return "nothing" }
      rows.ids[index.section][index.item] = nextID
      nextID += 1
      list.reloadRows(index.item..<index.item + 1, in: index.section)
      list.reloadHeaderAndFooter(in: index.section)
      return "reload \(index)"
    }

    private func property() -> String {
      switch number(0...7) {
      case 7: list.scrolls.toggle()
      case 0: list.pinsHeaders.toggle()
      case 1: list.pinsFooters.toggle()
      case 2: list.separators = list.separators == nil ? ListSeparators() : nil
      case 3: traits.colorScheme = traits.colorScheme == .dark ? .light : .dark
      case 4: if measuresMore { list.overscan = list.overscan > 0 ? 0 : 20 }
      case 5: title.isHidden.toggle()
      default: list.axis = list.axis == .vertical ? .horizontal : .vertical
      }
      return "property"
    }

    func layout(_ scene: Scene) -> Arrangement {
      let arrangement = scene.layout(in: size, traits: traits)
      // Which separator a row gets depends on how many there were.
      nodes = root.subtree.filter { arrangement[$0] != nil && $0.kind != "separator" }
      return arrangement
    }
  }

  private func difference(_ a: Arrangement.Item, _ b: Arrangement.Item) -> String? {
    let name = "\(a.type) \(a.identifier ?? "")"
    if a.identifier != b.identifier || a.type != b.type { return "\(name) is another node" }
    if a.frame != b.frame { return "\(name): \(a.frame) is \(b.frame)" }
    if a.look != b.look { return "\(name): other looks" }
    if a.texts != b.texts { return "\(name): other texts" }
    if a.end != b.end || a.parent != b.parent { return "\(name): in another tree" }
    return a.isHidden == b.isHidden && a.isRow == b.isRow ? nil : "\(name): another kind"
  }

  @Test(arguments: 0..<ListEditTests.seeds) func editsAreNeverMissed(seed: Int) throws {
    let world = World(seed: UInt64(seed) + 21000, measuresMore: false)
    let other = World(seed: UInt64(seed) + 21000, measuresMore: false)
    let scene = Scene(world.root, styles: world.sheet, text: FixedTextMeasurer())
    var done: [String] = []
    var previous = world.layout(scene)
    _ = other.layout(Scene(other.root, styles: other.sheet, text: FixedTextMeasurer()))
    for _ in 0..<40 {
      done.append(world.edit())
      _ = other.edit()
      let kept = world.layout(scene)
      let fresh = other.layout(Scene(other.root, styles: other.sheet, text: FixedTextMeasurer()))
      let name = "seed \(seed) after \(done)"
      // How many rows beyond the window were measured differs, and with it the estimates of lengths and offsets.
      let windows = (kept.window(of: world.list), fresh.window(of: other.list))
      world.estimatesAlike = windows.0?.contentLength == windows.1?.contentLength
      other.estimatesAlike = world.estimatesAlike
      try #require(windows.0?.rows == windows.1?.rows, "\(name)")
      try #require(windows.0?.length == windows.1?.length, "\(name)")
      try #require(kept.items.count == fresh.items.count, "\(name)")
      try #require(kept.diagnostics.map(\.message) == fresh.diagnostics.map(\.message), "\(name)")
      for (a, b) in zip(kept.items, fresh.items) {
        if let found = difference(a, b) { Issue.record("\(name): \(found)") }
        if difference(a, b) != nil { return }
      }
      let changes = Set(kept.changes(since: previous))
      for (index, (a, b)) in zip(kept.items, previous.items).enumerated()
      where a.id != b.id || difference(a, b) != nil {
        try #require(changes.contains(index), "\(name): \(a.type) changed")
      }
      previous = kept
    }
  }

  /// Scenes of the same list follow what the other one does to it.
  @Test(arguments: 0..<ListEditTests.seeds / 4) func scenesShareAList(seed: Int) throws {
    let world = World(seed: UInt64(seed) + 23000, measuresMore: true)
    let scene = Scene(world.root, styles: world.sheet, text: FixedTextMeasurer())
    let other = Scene(world.root, styles: world.sheet, text: FixedTextMeasurer())
    var done: [String] = []
    for step in 0..<30 {
      done.append(world.edit())
      let first = world.layout(step % 2 == 0 ? scene : other)
      let second = world.layout(step % 2 == 0 ? other : scene)
      let fresh = world.layout(
        Scene(world.root, styles: world.sheet, text: FixedTextMeasurer()))
      let name = "seed \(seed) after \(done)"
      try #require(second.window(of: world.list) == fresh.window(of: world.list), "\(name)")
      try #require(first.items.count == fresh.items.count, "\(name)")
      try #require(second.items.count == fresh.items.count, "\(name)")
      for (a, b) in zip(second.items, fresh.items) {
        try #require(difference(a, b) == nil && a.id == b.id, "\(name)")
      }
    }
  }

  /// Rows within the overscan are laid out even if they are shorter than expected, so that no later layout finds more.
  @Test func overscanIsFilled() {
    let list = ListContainer {
      ListSection(count: 100, estimated: 40) { _ in BoxNode(10, 10) }
    }
    list.overscan = 60
    let first = Scene(list).layout(in: Size(100, 80)).window(of: list)
    // 80 points of the window and at least 60 below.
    #expect(list.children.count >= 14)
    #expect(Scene(list).layout(in: Size(100, 80)).window(of: list) == first)
  }

  /// The name of a row contains its position among those of the same name, which a scroll changes.
  @Test func findingsInRowsHaveTheNamesOfNow() {
    func makeList() -> ListContainer {
      ListContainer {
        ListSection(count: 100, estimated: 45) { _ in
          let card = RelativeContainer { TextNode("lost") }
          card.documentType = "row"
          return FlexContainer(.column) { card }.height(20)
        }
      }
    }
    let size = Size(100, 80)
    let list = makeList()
    let scene = Scene(list, text: FixedTextMeasurer())
    func messages(_ arrangement: Arrangement) -> [String] {
      arrangement.diagnostics.map { $0.message.replacing(/#\d+/, with: "#") }
    }
    for row in [0, 1, 2, 3, 30, 31, 50, 90, 0, 0] {
      list.scroll(to: .row(ListIndex(section: 0, item: row), at: .start))
      let kept = scene.layout(in: size)
      let other = makeList()
      other.scroll(to: .row(ListIndex(section: 0, item: row), at: .start))
      let fresh = Scene(other, text: FixedTextMeasurer()).layout(in: size)
      #expect(messages(kept) == messages(fresh), "\(row)")
      #expect(kept.diagnostics.count >= 8)
    }
  }

  /// Only rows in the window are reported, however many beyond it were measured.
  @Test func rowsWithoutLengthAreReportedInTheWindow() throws {
    let heights = [0.0, 0, 20, 20, 0, 20, 20, 20, 0, 0, 20, 20]
    let list = ListContainer {
      ListSection(count: heights.count, estimated: 20) { BoxNode(10, heights[$0]) }
    }
    func reported(_ scene: Scene) -> [String] {
      scene.layout(in: Size(100, 50)).diagnostics.map(\.message)
    }
    let scene = Scene(list)
    let places: [(Double, Int?)] = [
      (0, 0), (0, 0), (30, 4), (45, nil), (90, 8), (100, 8), (0, 0),
    ]
    for (offset, row) in places {
      list.scroll(to: .offset(offset))
      let kept = reported(scene)
      let fresh = reported(Scene(list))
      #expect(kept == fresh, "\(offset)")
      #expect(kept.count == (row == nil ? 0 : 1), "\(offset): \(kept)")
      if let row { #expect(kept.first?.hasPrefix("row \(row) ") == true, "\(offset): \(kept)") }
    }
  }

  /// Rows that stay in the window are measured once, whether the others are longer or shorter than expected.
  @Test(arguments: [5.0, 20, 70]) func rowsThatStayAreNotMeasuredAgain(estimated: Double) throws {
    var rows: [Int: CountingNode] = [:]
    let list = ListContainer {
      ListSection(count: 1000, estimated: estimated) { item in
        let row = CountingNode(20)
        rows[item] = row
        return row
      }
    }
    let title = TextNode("word")
    let scene = Scene(
      FlexContainer(.column) {
        title
        list.grow(1).basis(0)
      }, text: FixedTextMeasurer())
    func window() -> ListWindow? {
      scene.layout(in: Size(100, 220), traits: Traits(displayScale: 1)).window(of: list)
    }
    _ = window()
    // The first layout may have measured rows in several rounds.
    for row in rows.values { row.measured = 1 }
    title.string = "words"
    for step in 1...200 {
      list.scroll(by: 7)
      let window = try #require(window())
      #expect(window.offset == Double(step) * 7)
      let first = step * 7 / 20
      #expect(window.rows.first?.item == first)
      for row in window.rows { #expect(rows[row.item]?.measured == 1) }
    }
  }

  /// A list whose rows change their identities without a report gets other rows.
  @Test func rowsFollowTheirIdentities() throws {
    var ids = [1, 2, 3]
    let list = ListContainer {
      ListSection(count: 3, estimated: 20, id: { ids[$0] }) { BoxNode(10, Double(10 * ids[$0])) }
    }
    let scene = Scene(list)
    func lengths() -> [Double] {
      scene.layout(in: Size(100, 100)).items.dropFirst().map(\.frame.height)
    }
    #expect(lengths() == [10, 20, 30])
    ids = [3, 2, 1]
    #expect(lengths() == [30, 20, 10])
  }
}
