/// A combination of properties of a look: each is set, inherited on request, or left to what lies
/// beneath.
///
/// Any style may be put on any node, which takes what it supports.
///
///     extension Style {
///       static let card = Style { $0.background = .white; $0.cornerRadius = 12 }
///     }
///
/// A style is a list of what it sets, in one shared buffer: it is as large as a pointer, copies
/// cost nothing until they are changed, and merging costs the properties that are set.
public struct Style: Hashable, Sendable {
  /// A property with what is said of it.
  package struct Entry: Hashable, Sendable {
    /// The property.
    package var property: StyleProperty
    /// What is said.
    package var value: StyleValue

    /// An entry of its parts.
    package init(_ property: StyleProperty, _ value: StyleValue) {
      self.property = property
      self.value = value
    }
  }

  /// What is set, in the order of the properties, each once.
  package private(set) var entries: [Entry] = []

  /// No property set.
  public init() {}

  /// A style by a block that sets properties.
  public init(_ change: (inout Style) -> Void) { change(&self) }

  /// A style of entries; of two for the same property the later one counts.
  ///
  /// An array and no sequence of any kind, so that a slip in a block is told as what it is.
  package init(_ entries: [Entry]) {
    for entry in entries { self[entry.property] = entry.value }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { entries.isEmpty }

  /// Where the entries are, 0 for none: styles at one address are equal as long as one of them is
  /// held, because a storage with more than one owner is not written.
  package var storageAddress: UInt {
    entries.isEmpty ? 0 : entries.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  /// What is said of a property, or `nil` where it is left to what lies beneath.
  ///
  /// - Complexity: O(log n) in the number of set properties; setting a new one is O(n).
  package subscript(property: StyleProperty) -> StyleValue? {
    get {
      let index = index(of: property)
      guard index < entries.count, entries[index].property == property else { return nil }
      return entries[index].value
    }
    set {
      let index = index(of: property)
      let isThere = index < entries.count && entries[index].property == property
      switch (newValue, isThere) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(property, value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private func index(of property: StyleProperty) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].property < property { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func get<Value: StyleConvertible>(_ property: StyleProperty) -> Value? {
    self[property].flatMap { Value($0) }
  }

  mutating func set<Value: StyleConvertible>(_ property: StyleProperty, _ value: Value?) {
    self[property] = value.map(\.styleValue)
  }
}

extension Style {
  /// Takes the properties that another style sets; those win.
  ///
  /// - Complexity: O(n + m) in the numbers of set properties.
  public mutating func merge(_ other: Style) {
    if other.entries.isEmpty { return }
    if entries.isEmpty {
      entries = other.entries
      return
    }
    if let last = entries.last, let first = other.entries.first, last.property < first.property {
      entries.append(contentsOf: other.entries)
      return
    }
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + other.entries.count)
    var mine = 0
    for entry in other.entries {
      while mine < entries.count, entries[mine].property < entry.property {
        merged.append(entries[mine])
        mine += 1
      }
      if mine < entries.count, entries[mine].property == entry.property { mine += 1 }
      merged.append(entry)
    }
    merged.append(contentsOf: entries[mine...])
    entries = merged
  }

  /// The style with the properties that another one sets; those win.
  public func merging(_ other: Style) -> Style {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// The style with some properties set anew.
  ///
  ///     static let bigCard = Style.card.deriving { $0.cornerRadius = 24 }
  public func deriving(_ change: (inout Style) -> Void) -> Style {
    var derived = self
    change(&derived)
    return derived
  }

  /// Takes what another style sets, as `merge(_:)` does, in some groups only.
  public mutating func copyAttributes(
    from other: Style, groups: Set<StyleGroup> = Set(StyleGroup.allCases)
  ) {
    merge(other.filtered { groups.contains($0.group) })
  }

  /// What has to be merged into this style to get the other one; properties that only this one
  /// sets are in `unset`.
  public func difference(to other: Style) -> (set: Style, unset: [StyleProperty]) {
    var set = Style()
    set.entries = other.entries.filter { self[$0.property] != $0.value }
    return (set, entries.map(\.property).filter { other[$0] == nil })
  }

  /// The properties of which a condition holds.
  package func filtered(_ isIncluded: (StyleProperty) -> Bool) -> Style {
    var filtered = Style()
    filtered.entries = entries.filter { isIncluded($0.property) }
    return filtered
  }

  /// Says that properties take the value of the container.
  public mutating func inherit(_ properties: StyleProperty...) {
    for property in properties { self[property] = .inherit }
  }

  /// Says that properties take the value of a design token.
  ///
  ///     Rule(".badge") { $0.use("brand", for: .background) }
  public mutating func use(_ token: String, for properties: StyleProperty...) {
    for property in properties { self[property] = .token(token) }
  }
}
