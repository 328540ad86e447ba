import QuoinStyle

/// The counters of a document: CSS Lists 3 §4.
struct Counters {
  private struct Counter {
    var value: Int
    /// How deep the element is that made it; its siblings and what is in them see it.
    var depth: Int
  }

  private var counters: [String: [Counter]] = [:]

  /// An element begins, or generated content does.
  mutating func open(_ style: CSS.ComputedStyle, depth: Int) {
    for (name, number) in Counters.pairs(style[BoxProperties.counterReset]) {
      counters[name]?.removeAll { $0.depth >= depth }
      counters[name, default: []].append(Counter(value: number, depth: depth))
    }
    for (name, number) in Counters.pairs(style[BoxProperties.counterIncrement]) {
      change(name, depth) { Counters.limited($0 + number) }
    }
    for (name, number) in Counters.pairs(style[BoxProperties.counterSet]) {
      change(name, depth) { _ in number }
    }
  }

  /// An element ends, and with it what was made inside.
  mutating func close(depth: Int) {
    for name in counters.keys where counters[name]?.last.map({ $0.depth > depth }) == true {
      counters[name]?.removeAll { $0.depth > depth }
    }
  }

  /// The value of the innermost counter of a name.
  func value(_ name: String) -> Int { counters[name]?.last?.value ?? 0 }

  /// The values of all counters of a name, from the outermost.
  func values(_ name: String) -> [Int] { counters[name]?.map(\.value) ?? [0] }

  private mutating func change(_ name: String, _ depth: Int, _ change: (Int) -> Int) {
    var list = counters[name] ?? []
    if list.isEmpty { list.append(Counter(value: 0, depth: depth)) }
    list[list.count - 1].value = change(list[list.count - 1].value)
    counters[name] = list
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
