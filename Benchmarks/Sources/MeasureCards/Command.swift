import CBench
import Glibc

/// Measures how long a card takes to become a PNG file.
///
/// `measure-cards time|count ENGINE FAMILY SCALE PEERS [milliseconds=40]` prints a line
/// `phase amount check` for each phase; `measure-cards many CARDS WORKERS` makes that many cards in
/// one process; `measure-cards save ENGINE SCALE FILE` writes one.
@main
struct Command {
  private let arguments = CommandLine.arguments
  /// In the temporary folder, while it runs.
  private let picture =
    (getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp") + "/bench-card-\(getpid()).png"

  static func main() { Command().run() }

  private func run() {
    do { try Files.makePicture(picture) } catch { bench_fail("the picture cannot be made") }
    defer { unlink(picture) }
    switch arguments.dropFirst().first {
    case "time" where arguments.count >= 6: time(engine(arguments[2], arguments[4]))
    case "count" where arguments.count >= 6: count(engine(arguments[2], arguments[4]))
    case "save" where arguments.count == 5:
      let engine = engine(arguments[2], arguments[3])
      let card = CardData(7)
      engine.layout(card)
      engine.paint(card)
      _ = engine.encode()
      engine.save(arguments[4])
    case "many" where arguments.count == 4:
      guard let cards = Int(arguments[2]), let workers = Int(arguments[3]) else { fallthrough }
      ManyCards(cards: cards, workers: workers, picture: picture).run()
    default: bench_fail("usage: measure-cards time|count ENGINE FAMILY SCALE PEERS")
    }
  }

  private func engine(_ name: String, _ scale: String) -> any CardEngine {
    guard let scale = Double(scale), scale >= 1, scale <= 4 else { bench_fail("no such scale") }
    switch name {
    case "quoin": return QuoinCards(picture: picture, scale: scale)
    case "cairo":
      guard let engine = PlainEngine(picture: picture, scale: scale) else {
        bench_fail("the picture cannot be read")
      }
      return engine
    default: bench_fail("\(name): no such engine")
    }
  }

  /// Different cards one after the other, so that no text is measured twice; medians.
  private func time(_ engine: any CardEngine) {
    bench_keep_memory()
    warmUp(engine)
    let memory = bench_memory_start()
    var times: [[Int64]] = [[], [], [], []]
    var size = 0
    let budget = Int64(option("milliseconds", 40)) * 25_000_000
    let start = bench_cpu_time()
    var number = 100
    while bench_cpu_time() - start < budget || times[0].count < 5 {
      let card = CardData(number)
      number += 1
      let begin = bench_cpu_time()
      engine.layout(card)
      let laidOut = bench_cpu_time()
      engine.paint(card)
      let painted = bench_cpu_time()
      size = engine.encode()
      let encoded = bench_cpu_time()
      times[0].append(laidOut - begin)
      times[1].append(painted - laidOut)
      times[2].append(encoded - painted)
      times[3].append(encoded - begin)
    }
    print("memory", Double(bench_memory_peak() - memory), "-")
    for (phase, times) in zip(["layout", "paint", "encode", "total"], times) {
      print(
        phase, Double(times.sorted()[times.count / 2]) / 1000, phase == "encode" ? "\(size)" : "-")
    }
  }

  private func count(_ engine: any CardEngine) {
    warmUp(engine)
    let card = CardData(100)
    bench_count_start()
    engine.layout(card)
    bench_count_stop("layout")
    bench_count_start()
    engine.paint(card)
    bench_count_stop("paint")
    bench_count_start()
    let size = engine.encode()
    bench_count_stop("encode")
    for phase in ["layout", "paint", "encode"] {
      print(phase, 1, phase == "encode" ? "\(size)" : "-")
    }
  }

  private func warmUp(_ engine: any CardEngine) {
    for number in 0..<3 {
      let card = CardData(number)
      engine.layout(card)
      engine.paint(card)
      _ = engine.encode()
    }
  }

  private func option(_ key: String, _ preset: Int) -> Int {
    for argument in arguments.dropFirst(6) where argument.hasPrefix(key + "=") {
      if let value = Int(argument.dropFirst(key.count + 1)) { return value }
    }
    return preset
  }
}
