import QuoinStyle

/// The counters of a document: CSS Lists 3 §4.
struct Counters {
  private struct Counter {
    var value: Int
    /// The depth of the element that created it; the counter is in scope for its siblings and
    /// descendants.
    var depth: Int
  }

  /// Whether the counters of pages are not those of elements: CSS Paged Media 3 §5.2.
  var areOnPages = false

  /// The counters by name, innermost last.
  private var counters: [String: [Counter]] = [:]
  /// The name and depth of each counter, in order of creation.
  private var made: [(name: String, depth: Int)] = []

  /// The maximum number of values that `counters()` writes, because every nested element may write
  /// all of them.
  static let maximumWrittenValues = 100

  private static let properties = CSS.PropertySet(
    [.counterReset, .counterIncrement, .counterSet] as [CSS.Property])

  /// Updates the counters at the start of an element or of generated content.
  mutating func open(_ style: CSS.ComputedStyle, depth: Int) {
    if style.set.isDisjoint(with: Counters.properties) { return }
    for (name, number) in Counters.pairs(style[.counterReset]) where !isOfPages(name) {
      forget(name, from: depth)
      make(name, number, depth)
    }
    for (name, number) in Counters.pairs(style[.counterIncrement]) where !isOfPages(name) {
      change(name, depth) { Counters.limited($0 + number) }
    }
    for (name, number) in Counters.pairs(style[.counterSet]) where !isOfPages(name) {
      change(name, depth) { _ in number }
    }
  }

  /// The counter of footnotes, which belongs to the document: CSS Generated Content for Paged Media 3 §2.5.
  private static let footnote = "footnote"

  /// Creates the counter of footnotes around the root.
  mutating func makeFootnote() { make(Counters.footnote, 0, -1) }

  /// Sets the counter of footnotes at the start of a page.
  mutating func setFootnote(_ number: Int) { change(Counters.footnote, -1) { _ in number } }

  /// Updates the counters at a footnote.
  mutating func openFootnote(_ style: CSS.ComputedStyle, depth: Int) {
    open(style, depth: depth)
    let changed = Counters.pairs(style[.counterIncrement])
    if changed.contains(where: { $0.0 == Counters.footnote }) { return }
    change(Counters.footnote, depth) { Counters.limited($0 + 1) }
  }

  private func isOfPages(_ name: String) -> Bool {
    areOnPages && (name == "page" || name == "pages")
  }

  /// Returns the number that an element gives its page, if any.
  static func page(in style: CSS.ComputedStyle) -> Int? {
    (pairs(style[.counterReset]) + pairs(style[.counterSet])).last { $0.0 == "page" }?.1
  }

  /// Removes the counters created inside an element at its end.
  mutating func close(depth: Int) {
    while let last = made.last, last.depth > depth {
      forget(last.name, from: depth + 1)
      made.removeLast()
    }
  }

  /// Returns the value of the innermost counter with a name.
  func value(_ name: String) -> Int { counters[name]?.last?.value ?? 0 }

  /// Returns the values of the counters with a name, outermost first, limited to the innermost
  /// ones.
  func values(_ name: String) -> [Int] {
    counters[name]?.suffix(Counters.maximumWrittenValues).map(\.value) ?? [0]
  }

  /// Returns the number of counters with a name.
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
