/// A set of properties: each is set, inherited explicitly, or left to lower layers of the cascade.
///
/// Any style may be set on any node, which uses the properties that it supports.
///
///     extension Style {
///       static let card = Style { $0.background = .white; $0.cornerRadius = 12 }
///     }
///
/// A style is a list of the set properties, in one shared buffer: it is as large as a pointer, is
/// copied on write, and merging takes time only for the properties that are set.
public struct Style: Hashable, Sendable {
  /// A property with its value.
  package struct Entry: Hashable, Sendable {
    /// The property.
    package var property: StyleProperty
    /// The value.
    package var value: StyleValue

    /// Creates an entry from its parts.
    package init(_ property: StyleProperty, _ value: StyleValue) {
      self.property = property
      self.value = value
    }
  }

  /// The set properties, in the order of `StyleProperty`, each once.
  package private(set) var entries: [Entry] = []

  /// Creates an empty style.
  public init() {}

  /// Creates a style with a closure that sets properties.
  public init(_ change: (inout Style) -> Void) { change(&self) }

  /// Creates a style from entries; of two for the same property, the later one counts.
  ///
  /// An array rather than any sequence, so that a mistake in a closure gets an accurate error
  /// message.
  package init(_ entries: [Entry]) {
    for entry in entries { self[entry.property] = entry.value }
  }

  /// Whether no property is set.
  public var isEmpty: Bool { entries.isEmpty }

  /// Whether all properties are inherited, which come before the others.
  package var isInherited: Bool { entries.last?.property.isInherited ?? true }

  /// The address of the entries, or 0 if there are none.
  ///
  /// Styles at the same address are equal as long as one of them is held, because a buffer with
  /// several owners is not written.
  package var storageAddress: UInt {
    entries.isEmpty ? 0 : entries.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  /// The value of a property, or `nil` if it is not set.
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
  /// Merges another style into this one; the properties of the other style take precedence.
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

  /// Returns the style merged with another one, whose properties take precedence.
  public func merging(_ other: Style) -> Style {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Returns the style with some properties changed.
  ///
  ///     static let bigCard = Style.card.deriving { $0.cornerRadius = 24 }
  public func deriving(_ change: (inout Style) -> Void) -> Style {
    var derived = self
    change(&derived)
    return derived
  }

  /// Merges the properties of another style that belong to some groups, like `merge(_:)`.
  public mutating func copyAttributes(
    from other: Style, groups: Set<StyleGroup> = Set(StyleGroup.allCases)
  ) {
    merge(other.filtered { groups.contains($0.group) })
  }

  /// Returns what must be merged into this style to get another one; properties that only this
  /// style sets are in `unset`.
  public func difference(to other: Style) -> (set: Style, unset: [StyleProperty]) {
    var set = Style()
    set.entries = other.entries.filter { self[$0.property] != $0.value }
    return (set, entries.map(\.property).filter { other[$0] == nil })
  }

  /// Returns the properties that satisfy a condition.
  ///
  /// The result shares the buffer if all of them do; otherwise its buffer has no spare capacity.
  package func filtered(_ isIncluded: (StyleProperty) -> Bool) -> Style {
    // A document can have a hundred thousand different styles, so that counting first pays.
    var count = 0
    for entry in entries where isIncluded(entry.property) { count += 1 }
    if count == entries.count { return self }
    var filtered = Style()
    filtered.entries.reserveCapacity(count)
    for entry in entries where isIncluded(entry.property) { filtered.entries.append(entry) }
    return filtered
  }

  /// Reserves memory for a number of properties in all.
  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Frees the spare capacity of the buffer, which setting one property after the other leaves.
  package mutating func trim() {
    guard entries.capacity > entries.count else { return }
    var trimmed: [Entry] = []
    trimmed.reserveCapacity(entries.count)
    trimmed.append(contentsOf: entries)
    entries = trimmed
  }

  /// Sets properties to inherit the value of the container.
  public mutating func inherit(_ properties: StyleProperty...) {
    for property in properties { self[property] = .inherit }
  }

  /// Sets properties to the value of a design token.
  ///
  ///     Rule(".badge") { $0.use("brand", for: .background) }
  public mutating func use(_ token: String, for properties: StyleProperty...) {
    for property in properties { self[property] = .token(token) }
  }
}
