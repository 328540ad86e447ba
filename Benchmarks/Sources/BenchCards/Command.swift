import BenchReport

/// Measures how long a card takes to become a PNG file; run in the folder of the package.
@main
enum Command {
  static func main() {
    Benchmark.main {
      let benchmark = try Benchmark(.cards, Array(CommandLine.arguments.dropFirst()))
      try benchmark.run { _ in [] }
    }
  }
}

extension Suite {
  /// A card of 1200 by 630 points beside the same by cairo and Pango alone.
  static var cards: Suite {
    let card = Family(
      "card", "1200 × 630 with shadows, gradients, picture and text", sizes: [1, 2])
    let total = Phase("total", "layout + paint + encode")
    var suite = Suite(
      name: "cards", program: "measure-cards", peers: [], baseline: "cairo", families: [card],
      total: total,
      parts: [
        Phase("layout", "tree, layout and measured text"), Phase("paint", "drawing"),
        Phase("encode", "PNG file"),
      ], changes: [])
    suite.builtIn = ["cairo"]
    suite.goals = [1, 2].map { Goal(card, $0, total, .baseline(0.5)) }
    return suite
  }
}
