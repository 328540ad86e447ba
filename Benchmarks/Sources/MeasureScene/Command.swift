import BenchText
import CBench
import Quoin

/// Lays a feed of cards out, and again after changes.
///
/// Counts are of callgrind, switched on for a phase only; without it, the nanoseconds of the processor are printed.
/// Texts are measured by a fixed rule, so that no font counts.
@main
enum Command {
  static func main() {
    let arguments = CommandLine.arguments
    let isFlex = arguments.dropFirst().first != "constraints"
    let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
    let kind = isFlex ? "flex" : "constraints"
    func phase<Result>(_ name: String, _ body: () -> Result) -> Result {
      bench_count_start()
      let start = bench_cpu_time()
      let result = body()
      let end = bench_cpu_time()
      bench_count_stop(name)
      if bench_is_counting() == 0 { print("\(kind),\(name),ns,\(end - start)") }
      return result
    }
    func make() -> Feed { isFlex ? .flex(count) : .constraints(count) }
    let size = Size(390, 844)
    // The first layout of a process pays for what all others have.
    let warm = make()
    _ = Scene(warm.root, text: PlainMeasurer()).layout(in: size)

    let feed = phase("build") { make() }
    let scene = Scene(feed.root, text: PlainMeasurer())
    var arrangement = phase("first") { scene.layout(in: size) }
    arrangement = phase("nothing") { scene.layout(in: size) }
    feed.texts[count / 2].string = "Another title"
    arrangement = phase("text") { scene.layout(in: size) }
    feed.texts[count / 3].style.text.color = .red
    arrangement = phase("color") { scene.layout(in: size) }
    feed.shared.style.background = .blue
    arrangement = phase("shared style") { scene.layout(in: size) }
    let card = feed.root.childNodes[count / 2]
    feed.root.remove(card)
    arrangement = phase("card removed") { scene.layout(in: size) }
    if let root = feed.root as? FlexContainer { card.attach(to: root) }
    arrangement = phase("card added") { scene.layout(in: size) }
    feed.root.move(card, to: count / 2)
    arrangement = phase("card moved") { scene.layout(in: size) }
    arrangement = phase("resize") { scene.layout(in: Size(430, 932)) }
    arrangement = phase("dark") {
      scene.layout(in: Size(430, 932), traits: Traits(colorScheme: .dark))
    }
    if arrangement.items.count < count { bench_fail("nodes were lost") }
  }
}
