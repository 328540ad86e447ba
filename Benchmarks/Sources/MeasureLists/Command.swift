import CBench
import Quoin

/// Lays out windows of a long list.
///
/// Counts are of callgrind, switched on for a phase only; without it, times of the processor and the
/// memory are printed, as a row of a table.
@main
enum Command {
  static func main() {
    let rows = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 1_000_000
    if bench_is_counting() != 0 {
      // Counting is a hundred times slower.
      measure(rows, screens: 50) { name, body in
        bench_count_start()
        body()
        bench_count_stop(name)
      }
      return
    }
    // Once to have code and pages in place.
    measure(1000, screens: 10) { _, body in body() }
    let before = bench_memory_start()
    var times: [(String, Int64)] = []
    measure(rows, screens: 1000) { name, body in
      let start = bench_cpu_time()
      body()
      times.append((name, bench_cpu_time() - start))
    }
    let memory = bench_memory_peak() - before
    for (name, time) in times { print("\(rows),\(name),ms,\(Double(time) / 1e6)") }
    print("\(rows),peak,KiB,\(memory / 1024)")
  }

  /// Scrolls through a list of messages: a title and a text of one to five lines.
  private static func measure(
    _ rows: Int, screens: Int, _ phase: (String, () -> Void) -> Void
  ) {
    let list = ListContainer(separators: ListSeparators()) {
      ListSection(count: rows, estimated: 70) { Command.row($0) }
        .header { TextNode("Messages").font(.system(13)) }
    }
    let scene = Scene(list, text: FixedTextMeasurer())
    let screen = Size(390, 844)
    var sum = 0
    func layout() {
      let arrangement = scene.layout(in: screen)
      sum += arrangement.window(of: list)?.rows.count ?? 0
    }
    phase("first window") { layout() }
    phase("unchanged") { layout() }
    list.scroll(by: 844)
    phase("a screen on") { layout() }
    list.scroll(by: 10)
    phase("10 points on") { layout() }
    list.scroll(to: .offset(Double(rows) * 35))
    phase("jump to an offset") { layout() }
    list.scroll(to: .row(ListIndex(item: rows * 9 / 10), at: .center))
    phase("jump to a row") { layout() }
    list.insertRows(at: ListIndex(item: rows / 3), count: 10)
    phase("insert 10 rows") { layout() }
    phase("\(screens) screens all over") {
      for step in 0..<screens {
        list.scroll(to: .offset(Double(step * rows) * 70 / Double(screens)))
        layout()
      }
    }
    if sum == 0 { bench_fail("nothing was laid out") }
  }

  private static func row(_ item: Int) -> Node {
    let words = 3 + item * 7919 % 29
    return FlexContainer(.row, gap: 12, alignItems: .center, padding: 8) {
      ShapeNode(.ellipse).size(40).background(.teal).shrink(0)
      FlexContainer(.column, gap: 4) {
        TextNode("Message \(item)").font(.system(15))
        TextNode(String(repeating: "word ", count: words)).lines(5).font(.system(13))
      }
      .grow(1).basis(0)
    }
  }
}
