/// The attributes of an element, or of a style, by name.
///
/// A view is asked for some two hundred attributes and has some five. So a set of bits answers most questions, and the
/// others compare one number with those of all names.
struct AndroidValues: Sendable {
  typealias Element = (key: AndroidName, value: String)

  private var entries: [Element] = []
  /// The bits of the names in a set of 64; a name without its bit is not among them.
  private(set) var bits: UInt64 = 0
  /// The positions of the names, if there are many.
  private var places: [AndroidName: Int]?

  /// The number of names that are compared one after the other.
  private static let few = 16

  init() {}

  /// The names, in the order of the document.
  var keys: [AndroidName] { entries.map(\.key) }

  subscript(name: AndroidName) -> String? {
    get {
      guard bits & name.bit != 0, let place = place(of: name) else { return nil }
      return entries[place].value
    }
    set {
      guard let newValue else { return remove(name) }
      if let place = place(of: name) {
        entries[place].value = newValue
        return
      }
      places?[name] = entries.count
      entries.append((name, newValue))
      bits |= name.bit
      if places == nil, entries.count > AndroidValues.few { index() }
    }
  }

  private func place(of name: AndroidName) -> Int? {
    if let places { return places[name] }
    return entries.firstIndex { $0.key == name }
  }

  private mutating func remove(_ name: AndroidName) {
    guard let place = place(of: name) else { return }
    entries.remove(at: place)
    if places != nil { index() }
  }

  private mutating func index() {
    var places: [AndroidName: Int] = [:]
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
    self.places = places
  }

  /// Returns the attributes that satisfy a condition.
  func filter(_ isIncluded: (Element) -> Bool) -> AndroidValues {
    var values = AndroidValues()
    for entry in entries where isIncluded(entry) { values[entry.key] = entry.value }
    return values
  }

  /// Adds attributes, which replace those of the same names.
  mutating func merge(_ others: AndroidValues) {
    for entry in others.entries { self[entry.key] = entry.value }
  }
}

extension AndroidValues: Sequence {
  func makeIterator() -> IndexingIterator<[Element]> { entries.makeIterator() }
}
