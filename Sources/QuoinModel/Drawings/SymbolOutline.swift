/// A system symbol drawn as open and closed lines, circles and discs.
///
/// The outlines are simplified drawings of Quoin's own: they show what a symbol means, not Apple's design of it.
package struct SymbolOutline: Sendable {
  /// A point, in fractions of the square's side, relative to its centre.
  package typealias Point = (x: Double, y: Double)

  /// Open lines.
  package private(set) var open: [[Point]] = []
  /// Closed lines, which are filled if the symbol's name says so.
  package private(set) var closed: [[Point]] = []
  /// Circles, given by centre and radius.
  package private(set) var circles: [(center: Point, radius: Double)] = []
  /// Discs, which are always filled.
  package private(set) var discs: [(center: Point, radius: Double)] = []

  /// Creates an outline from parts separated by bars: `o` open lines, `c` closed lines, `k` circles, `d` discs.
  ///
  /// Numbers are hundredths of the side. Circles and discs have three each.
  init(_ text: String) {
    for part in text.split(separator: "|") {
      let words = part.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }.map { Double($0) / 100 }
      switch words.first {
      case "k": circles += SymbolOutline.rounds(numbers)
      case "d": discs += SymbolOutline.rounds(numbers)
      case "c": closed.append(SymbolOutline.points(numbers))
      default: open.append(SymbolOutline.points(numbers))
      }
    }
  }

  private static func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private static func rounds(_ numbers: [Double]) -> [(center: Point, radius: Double)] {
    stride(from: 0, to: numbers.count - 2, by: 3).map {
      ((numbers[$0], numbers[$0 + 1]), numbers[$0 + 2])
    }
  }

  /// Returns the outline of a symbol, or of the one that its name begins with, up to a period.
  ///
  /// The rest of a name, such as `fill` or `circle`, is a variant.
  package static func named(_ name: String) -> SymbolOutline? {
    var words = name.split(separator: ".")
    while !words.isEmpty {
      if let found = all[words.joined(separator: ".")] { return found }
      words.removeLast()
    }
    return nil
  }

  /// Whether the circle or the square that a name ends with is part of the outline itself.
  package func isEnclosed(_ words: [String]) -> Bool {
    let name = words.filter { $0 != "fill" }.joined(separator: ".")
    return SymbolOutline.all[name] != nil
  }

  /// Whether a symbol is drawn by its shape.
  package static func isDrawn(_ name: String) -> Bool {
    let first = name.split(separator: ".").first.map(String.init) ?? ""
    return drawnByCode.contains(first) || named(name) != nil
  }

  /// The first words of symbols that are drawn by code rather than from a table.
  private static let drawnByCode: Set<String> = [
    "chevron", "arrow", "plus", "minus", "xmark", "checkmark", "line", "list",
    "magnifyingglass", "ellipsis", "circle", "record", "person", "star", "heart",
  ]

  private static let all: [String: SymbolOutline] = {
    var all: [String: SymbolOutline] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      all[String(parts[0])] = SymbolOutline(String(parts[1]))
    }
    return all
  }()
}
