import BenchText
import CBench
import Foundation
import Quoin
import QuoinDocument
import QuoinImport

/// Reads an Android layout, lays it out, and lays it out again after changes.
///
/// `measure-android VIEWS [KIND]` prints the nanoseconds of the processor for each phase; under callgrind, which counts
/// each phase by itself, it prints nothing. KIND is the only kind of card: linear, relative, constraint or frame.
/// `measure-android write VIEWS [KIND]` prints the document. Texts are measured by a fixed rule, so that no font counts.
@main
enum Command {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let writes = arguments.first == "write"
    if writes { arguments = arguments.dropFirst() }
    guard let views = arguments.first.flatMap({ Int($0) }) else {
      bench_fail("usage: measure-android [write] VIEWS [KIND]")
    }
    let kind = arguments.dropFirst().first.flatMap { Cards.Kind(rawValue: $0) }
    let cards = Cards(views: views, kind: kind)
    if writes { return print(cards.source) }
    measure(cards, name: "\(kind?.rawValue ?? "all"),\(views)")
  }

  private static func measure(_ cards: Cards, name: String) {
    func phase<Result>(_ phase: String, _ body: () -> Result) -> Result {
      bench_count_start()
      let start = bench_cpu_time()
      let result = body()
      let end = bench_cpu_time()
      bench_count_stop(phase)
      if bench_is_counting() == 0 { print("\(name),\(phase),ns,\(end - start)") }
      return result
    }
    let data = Data(cards.source.utf8)
    var traits = Traits()
    traits.displayScale = 2
    // The first document of a process pays for what all others have.
    let warm = Scene(read(Data(Cards(views: 100).source.utf8)), text: PlainMeasurer())
    _ = warm.layout(in: Size(360, 640), traits: traits)
    _ = warm.layout(in: Size(411, 731), traits: traits)

    let root = phase("read") { read(data) }
    let scene = Scene(root, text: PlainMeasurer())
    var arrangement = phase("first") { scene.layout(in: Size(360, 640), traits: traits) }
    arrangement = phase("nothing") { scene.layout(in: Size(360, 640), traits: traits) }
    arrangement = phase("resize") { scene.layout(in: Size(411, 731), traits: traits) }
    // A wider text in the middle of the document.
    guard let text = text(in: root, of: arrangement) else { bench_fail("there is no text") }
    text.style.text.font = Font(size: 30)
    arrangement = phase("text") { scene.layout(in: Size(411, 731), traits: traits) }
    if arrangement.items.count < 10 { bench_fail("views were lost") }
  }

  private static func read(_ data: Data) -> Node {
    var options = ImportOptions()
    options.size = Size(360, 640)
    options.limits = .none
    options.path = "cards.xml"
    guard let document = try? Document(data, options: options),
      let root = document.scene()?.root
    else { bench_fail("the document cannot be read") }
    return root
  }

  /// Returns the text nearest to the middle of the document.
  private static func text(in root: Node, of arrangement: Arrangement) -> Node? {
    var nodes: [Node] = []
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      nodes.append(node)
      if let group = node as? ContainerNode { pending += group.childNodes.reversed() }
    }
    return nodes[(nodes.count / 2)...].first { node in
      if case .text? = arrangement[node]?.content { return true }
      return false
    }
  }
}
