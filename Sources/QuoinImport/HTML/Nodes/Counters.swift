import QuoinStyle

/// The counters of a document: CSS Lists 3 §4.
struct Counters {
  private struct Counter {
    var value: Int
    /// How deep the element is that made it; its siblings and what is in them see it.
    var depth: Int
  }

  /// The counters of each name, the innermost last.
  private var counters: [String: [Counter]] = [:]
  /// The names of the counters, with their depths, in the order in which they were made.
  private var made: [(name: String, depth: Int)] = []

  /// So many counters of a name `counters()` writes: each nested element may write all.
  static let mostWritten = 100

  private static let properties = CSS.PropertySet(
    [.counterReset, .counterIncrement, .counterSet] as [CSS.Property])

  /// An element begins, or generated content does.
  mutating func open(_ style: CSS.ComputedStyle, depth: Int) {
    if style.set.isDisjoint(with: Counters.properties) { return }
    for (name, number) in Counters.pairs(style[.counterReset]) {
      forget(name, from: depth)
      make(name, number, depth)
    }
    for (name, number) in Counters.pairs(style[.counterIncrement]) {
      change(name, depth) { Counters.limited($0 + number) }
    }
    for (name, number) in Counters.pairs(style[.counterSet]) {
      change(name, depth) { _ in number }
    }
  }

  /// An element ends, and with it what was made inside.
  mutating func close(depth: Int) {
    while let last = made.last, last.depth > depth {
      forget(last.name, from: depth + 1)
      made.removeLast()
    }
  }

  /// The value of the innermost counter of a name.
  func value(_ name: String) -> Int { counters[name]?.last?.value ?? 0 }

  /// The values of the counters of a name, from the outermost; of very many the innermost.
  func values(_ name: String) -> [Int] {
    counters[name]?.suffix(Counters.mostWritten).map(\.value) ?? [0]
  }

  /// How many counters of a name there are.
  func count(_ name: String) -> Int { counters[name]?.count ?? 0 }

  private mutating func make(_ name: String, _ value: Int, _ depth: Int) {
    counters[name, default: []].append(Counter(value: value, depth: depth))
    made.append((name, depth))
  }

  private mutating func forget(_ name: String, from depth: Int) {
    while let last = counters[name]?.last, last.depth >= depth { counters[name]?.removeLast() }
  }

  private mutating func change(_ name: String, _ depth: Int, _ change: (Int) -> Int) {
    if counters[name]?.isEmpty ?? true { make(name, 0, depth) }
    guard let value = counters[name]?.last?.value, let last = counters[name]?.indices.last else {
      return
    }
    counters[name]?[last].value = change(value)
  }

  private static func pairs(_ value: CSS.Value) -> [(String, Int)] {
    guard case .list(let values) = value else { return [] }
    return values.compactMap { value in
      guard case .function(let name, let parts) = value, case .number(let number)? = parts.first
      else { return nil }
      return (name, limited(Int(number)))
    }
  }

  private static func limited(_ value: Int) -> Int { min(max(value, -1_000_000), 1_000_000) }
}
