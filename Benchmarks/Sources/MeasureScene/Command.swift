import BenchText
import CBench
import Quoin

/// Lays a feed of cards out, and again after changes.
///
/// `measure-scene ENGINE [COUNT [LIBRARY]]`: Quoin on a feed of cards by its name in `Feed.kinds`; on an `html` page of as
/// many sections, and one with a `table` after each hundred of them; on a `list` of ten times as many rows; on a
/// `storyboard` on twelve devices. Then the flex cards as objects whose `frames` are set by hand, and in `yoga`, whose
/// library is at a path.
///
/// Counts are of callgrind, switched on for a phase only; without it, the nanoseconds of the processor are printed.
/// Texts are measured by a fixed rule, so that no font counts.
@main
enum Command {
  static func main() {
    let arguments = CommandLine.arguments
    let engine = arguments.dropFirst().first ?? "flex"
    let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
    let isPeer = ["frames", "yoga"].contains(engine)
    let run: ((String, () -> Void) -> Void) -> Void
    switch engine {
    case "yoga":
      let library = arguments.dropFirst(3).first ?? ".build/peers/libyoga.so"
      let frames = cardFrames(count)
      run = { YogaFeed.run(count, library, frames, phase: $0) }
    case "frames":
      let frames = cardFrames(count)
      run = { FrameFeed.run(count, frames, phase: $0) }
    case "html": run = { PageRun.run(sections: count, phase: $0) }
    case "table": run = { PageRun.run(sections: count, tables: 100, phase: $0) }
    case "list": run = { ListRun.run(rows: count * 10, phase: $0) }
    case "storyboard": run = VariantRun.run
    default:
      guard let feed = Feed.kinds[engine] else { bench_fail("no feed of the name \(engine)") }
      let findings = engine == "finding" ? 2 : 0
      run = { Command.run({ feed(count) }, count, findings: findings, phase: $0) }
    }
    // The first layouts of a process pay for what all others have.
    run { _, body in body() }
    run { phase, body in
      let words = (isPeer ? "flex,\(engine)" : "\(engine),quoin") + ",\(phase)"
      let (start, end) = words.withCString { words in
        bench_count_start()
        let start = bench_cpu_time()
        body()
        let end = bench_cpu_time()
        bench_count_stop(words)
        return (start, end)
      }
      if bench_is_counting() == 0 { print("\(words),ns,\(end - start)") }
    }
  }

  /// The frames of Quoin's flex cards in a width of 390 points.
  private static func cardFrames(_ count: Int) -> [Rect] {
    let feed = Feed.flex(count)
    let arrangement = Scene(feed.root, text: PlainMeasurer()).layout(in: Size(390, 844))
    let frames = feed.root.childNodes.compactMap { arrangement[$0]?.frame }
    guard frames.count == count else { bench_fail("cards without a frame") }
    return frames
  }

  /// Lays out a feed and its changes, each in a phase with a name.
  ///
  /// - Parameter findings: The number of diagnostics that the feed has.
  static func run(
    _ make: @escaping () -> Feed, _ count: Int, findings: Int,
    phase: (String, () -> Void) -> Void
  ) {
    let size = Size(390, 844)
    var made: Feed?
    phase("build") { made = make() }
    guard let feed = made else { bench_fail("no feed") }
    let root = feed.root
    let scene = Scene(root, text: PlainMeasurer())
    var arrangement = Arrangement?.none
    func layout(_ name: String, in size: Size, _ traits: Traits = Traits()) {
      // The previous arrangement is released outside of the phase.
      let previous = arrangement
      phase(name) { arrangement = scene.layout(in: size, traits: traits) }
      withExtendedLifetime(previous) {}
    }
    layout("first", in: size)
    layout("nothing", in: size)
    feed.texts[count / 2].string = "Another title"
    layout("text", in: size)
    feed.texts[count / 3].style.text.color = .red
    layout("color", in: size)
    feed.shared.style.background = .blue
    layout("shared style", in: size)
    let card = root.childNodes[count / 2]
    root.remove(card)
    layout("card removed", in: size)
    feed.attach(card)
    layout("card added", in: size)
    root.move(card, to: count / 2)
    layout("card moved", in: size)
    root.move(card, to: count / 2 + 1)
    layout("cards swapped", in: size)
    layout("resize", in: Size(430, 932))
    layout("dark", in: Size(430, 932), Traits(colorScheme: .dark))
    if arrangement?.items.count ?? 0 < count { bench_fail("nodes were lost") }
    let found = arrangement?.diagnostics ?? []
    guard found.count == findings else {
      bench_fail("\(found.count) diagnostics: \(found.first?.message ?? "")")
    }
  }
}
