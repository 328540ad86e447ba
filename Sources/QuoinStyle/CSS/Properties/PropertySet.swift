extension CSS {
  /// A set of properties, stored as one bit each.
  package struct PropertySet: Hashable, Sendable {
    private var words: SIMD4<UInt64> = .zero

    package init() {}

    package init(_ properties: some Sequence<Property>) {
      for property in properties { insert(property) }
    }

    package func contains(_ property: Property) -> Bool {
      words[property.rawValue >> 6] & PropertySet.bit(property) != 0
    }

    mutating func insert(_ property: Property) {
      words[property.rawValue >> 6] |= PropertySet.bit(property)
    }

    mutating func remove(_ property: Property) {
      words[property.rawValue >> 6] &= ~PropertySet.bit(property)
    }

    package func isDisjoint(with other: PropertySet) -> Bool {
      words & other.words == .zero
    }

    package func intersection(_ other: PropertySet) -> PropertySet {
      var result = self
      result.words &= other.words
      return result
    }

    package func union(_ other: PropertySet) -> PropertySet {
      var result = self
      result.words |= other.words
      return result
    }

    package func subtracting(_ other: PropertySet) -> PropertySet {
      var result = self
      result.words &= ~other.words
      return result
    }

    /// Returns how many properties of the set precede a property in table order.
    func rank(of property: Property) -> Int {
      let word = property.rawValue >> 6
      var rank = (words[word] & (PropertySet.bit(property) &- 1)).nonzeroBitCount
      for earlier in 0..<word { rank += words[earlier].nonzeroBitCount }
      return rank
    }

    /// Calls a closure with each property, in table order.
    package func forEach(_ body: (Property) -> Void) {
      for word in 0..<4 {
        var rest = words[word]
        while rest != 0 {
          body(Property.all[word << 6 | rest.trailingZeroBitCount])
          rest &= rest &- 1
        }
      }
    }

    func allSatisfy(_ isTrue: (Property) -> Bool) -> Bool {
      for word in 0..<4 {
        var rest = words[word]
        while rest != 0 {
          if !isTrue(Property.all[word << 6 | rest.trailingZeroBitCount]) { return false }
          rest &= rest &- 1
        }
      }
      return true
    }

    private static func bit(_ property: Property) -> UInt64 { 1 << UInt64(property.rawValue & 63) }
  }
}
