import CBench
import Foundation
import Quoin
import QuoinCairo
import QuoinImport

/// Measures how long an HTML document takes to become a PNG file, in one process.
///
/// `measure-html time FILE WIDTHxHEIGHT RUNS [OUT.png]` prints a line `phase µs` with the median of each
/// phase, in wall time; `measure-html count FILE WIDTHxHEIGHT` runs once more under callgrind, which
/// counts each phase by itself.
@main
struct Command {
  private let arguments = CommandLine.arguments
  private static let phases = ["parse", "style", "nodes", "layout", "paint", "encode"]

  static func main() { Command().run() }

  private func run() {
    guard arguments.count >= 4, let size = size(arguments[3]) else {
      bench_fail("usage: measure-html time|count FILE WIDTHxHEIGHT [RUNS [OUT.png]]")
    }
    let page = Page(path: arguments[2], size: size)
    switch arguments[1] {
    case "time":
      let runs = arguments.count > 4 ? max(1, Int(arguments[4]) ?? 1) : 100
      time(page, runs)
      if arguments.count > 5 { Command.save(page.file, arguments[5]) }
    case "count":
      for _ in 0..<3 { page.run { _ in } }
      bench_count_start()
      page.run { phase in
        bench_count_stop(phase)
        bench_count_start()
      }
      bench_count_stop("rest")
    default: bench_fail("no such command")
    }
  }

  private func time(_ page: Page, _ runs: Int) {
    for _ in 0..<3 { page.run { _ in } }
    var times: [String: [Double]] = [:]
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let start = clock.now
      var last = start
      page.run { phase in
        let now = clock.now
        times[phase, default: []].append((now - last) / .microseconds(1))
        last = now
      }
      times["total", default: []].append((last - start) / .microseconds(1))
    }
    for phase in Command.phases + ["total"] {
      let sorted = (times[phase] ?? [0]).sorted()
      print(phase, sorted[sorted.count / 2])
    }
  }

  private func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x").compactMap { Double($0) }
    return parts.count == 2 ? Size(parts[0], parts[1]) : nil
  }

  private static func save(_ bytes: [UInt8], _ path: String) {
    try? Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}

/// One document, which is read, laid out and drawn anew each time; pictures and fonts stay loaded.
private final class Page {
  private let path: String
  private let folder: String
  private let data: Data
  private let size: Size
  private let text = PangoTextMeasurer()
  private(set) var file: [UInt8] = []

  init(path: String, size: Size) {
    self.path = path
    self.size = size
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let data = FileManager.default.contents(atPath: path) else {
      bench_fail("the document cannot be read")
    }
    self.data = data
  }

  /// - Parameter mark: called with the name of each phase when it ends.
  func run(_ mark: (String) -> Void) {
    withoutActuallyEscaping(mark) { mark in
      let marks = Marks(mark)
      var options = ImportOptions()
      options.path = path
      options.size = size
      options.stageEnded = { marks.mark($0.rawValue) }
      guard let document = try? HTMLDocument.read(data, options: options),
        let imported = document.scenes.first
      else { bench_fail("the document cannot be read") }
      var scene = Scene(imported.root, text: text)
      scene.roundsToPixels = false
      let arrangement = scene.layout(in: imported.size, traits: imported.traits)
      mark("layout")
      let painter = PNG(arrangement, scale: 1, text: text, imageFolders: [folder])
      guard let pixels = try? painter.pixels(of: painter.list) else {
        bench_fail("the document cannot be drawn")
      }
      mark("paint")
      file = (try? pixels.png()) ?? []
      mark("encode")
    }
  }

  /// Carries a function into a closure that is called before `run` ends, on the same thread.
  private final class Marks: @unchecked Sendable {
    let mark: (String) -> Void
    init(_ mark: @escaping (String) -> Void) { self.mark = mark }
  }
}
