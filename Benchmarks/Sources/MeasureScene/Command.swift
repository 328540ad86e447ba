import BenchText
import CBench
import Quoin

/// Lays a feed of cards out, and again after changes.
///
/// `measure-scene flex|constraints|html|frames|yoga [COUNT [LIBRARY]]`: Quoin on the feed of flex cards, on that of
/// constraints, and on an HTML page of as many sections; then the flex cards as objects whose frames are set by hand,
/// and in Yoga, whose library is at a path.
///
/// Counts are of callgrind, switched on for a phase only; without it, the nanoseconds of the processor are printed.
/// Texts are measured by a fixed rule, so that no font counts.
@main
enum Command {
  static func main() {
    let arguments = CommandLine.arguments
    let engine = arguments.dropFirst().first ?? "flex"
    let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
    let isFlex = engine != "constraints"
    let isQuoin = ["flex", "constraints", "html"].contains(engine)
    let kind = isQuoin ? engine : "flex"
    let name = isQuoin ? "quoin" : engine
    let run: ((String, () -> Void) -> Void) -> Void
    switch engine {
    case "yoga":
      let library = arguments.dropFirst(3).first ?? ".build/peers/libyoga.so"
      let frames = cardFrames(count)
      run = { YogaFeed.run(count, library, frames, phase: $0) }
    case "html": run = { PageRun.run(sections: count, phase: $0) }
    case "frames":
      let frames = cardFrames(count)
      run = { FrameFeed.run(count, frames, phase: $0) }
    default: run = { Command.run(isFlex, count, phase: $0) }
    }
    // The first layouts of a process pay for what all others have.
    run { _, body in body() }
    run { phase, body in
      let words = "\(kind),\(name),\(phase)"
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
  static func run(_ isFlex: Bool, _ count: Int, phase: (String, () -> Void) -> Void) {
    let size = Size(390, 844)
    var made: Feed?
    phase("build") { made = isFlex ? .flex(count) : .constraints(count) }
    guard let feed = made, let root = feed.root as? FlexContainer else { bench_fail("no feed") }
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
    card.attach(to: root)
    layout("card added", in: size)
    root.move(card, to: count / 2)
    layout("card moved", in: size)
    layout("resize", in: Size(430, 932))
    layout("dark", in: Size(430, 932), Traits(colorScheme: .dark))
    if arrangement?.items.count ?? 0 < count { bench_fail("nodes were lost") }
  }
}
