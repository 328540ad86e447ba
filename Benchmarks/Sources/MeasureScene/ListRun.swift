import BenchText
import CBench
import Quoin

/// The layouts of a list below a title, the first and those after scrolling and changes.
enum ListRun {
  /// Lays out a list, and its changes, each in a phase with a name.
  static func run(rows: Int, phase: (String, () -> Void) -> Void) {
    let size = Size(390, 844)
    var made: (root: FlexContainer, list: ListContainer)?
    phase("build") {
      let list = ListContainer(separators: ListSeparators()) {
        ListSection(count: rows, estimated: 100) { ListRun.row($0) }
      }
      let root = FlexContainer(.column) {
        TextNode("Messages")
        list.grow(1).basis(0)
      }
      made = (root, list)
    }
    guard let (root, list) = made else { bench_fail("no list") }
    let scene = Scene(root, text: PlainMeasurer())
    var arrangement = Arrangement?.none
    func layout(in size: Size, _ traits: Traits = Traits()) {
      arrangement = scene.layout(in: size, traits: traits)
    }
    func layout(_ name: String, in size: Size, _ traits: Traits = Traits()) {
      let previous = arrangement
      phase(name) { layout(in: size, traits) }
      withExtendedLifetime(previous) {}
    }
    layout("first", in: size)
    layout("nothing", in: size)
    list.scroll(by: 10)
    layout("10 points", in: size)
    list.scroll(by: 250)
    layout("250 points", in: size)
    phase("60 screens") {
      for _ in 0..<60 {
        list.scroll(by: 800)
        layout(in: size)
      }
    }
    phase("60 frames") {
      for _ in 0..<60 {
        list.scroll(by: 13)
        layout(in: size)
      }
    }
    let texts = list.subtree.compactMap { $0 as? TextNode }
    texts[texts.count / 2].string = "Another title"
    layout("text", in: size)
    texts[texts.count / 3].style.text.color = .red
    layout("color", in: size)
    guard let row = arrangement?.window(of: list)?.rows.first else { bench_fail("no rows") }
    list.insertRows(at: ListIndex(item: row.item + 2), count: 1)
    layout("row inserted", in: size)
    list.scroll(to: .row(ListIndex(item: rows / 2), at: .center))
    layout("jump", in: size)
    layout("resize", in: Size(430, 932))
    layout("dark", in: Size(430, 932), Traits(colorScheme: .dark))
    if arrangement?.window(of: list)?.rows.count ?? 0 < 5 { bench_fail("rows were lost") }
  }

  /// A card as that of `Feed.flex(_:)`.
  private static func row(_ number: Int) -> Node {
    FlexContainer(.row, gap: 12, alignItems: .center, padding: 12) {
      ShapeNode().size(40)
      FlexContainer(.column, gap: 4) {
        TextNode("Card No. \(number)")
        TextNode(String(repeating: "Some words of the card. ", count: 1 + number % 5)).lines(0)
        TextNode("\(number % 60) minutes ago")
      }.grow(1).shrink(1)
      TextNode("Open")
    }
  }
}
