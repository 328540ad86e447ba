extension CSS {
  /// The attributes of an element, unique by name.
  ///
  /// Elements have few attributes, and searching a short list is faster than hashing names.
  package struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
    private var pairs: [(name: String, value: String)] = []
    /// The indices of names, used only if there are many.
    private var places: [String: Int] = [:]

    private static let few = 16

    package init() {}

    package init(dictionaryLiteral pairs: (String, String)...) {
      for (name, value) in pairs { self[name] = value }
    }

    /// The names, in the order in which they were first set.
    var names: some Sequence<String> { pairs.lazy.map(\.name) }

    /// Returns whether every attribute has one of the given names.
    package func areAll(among names: [String]) -> Bool {
      pairs.allSatisfy { names.contains($0.name) }
    }

    package mutating func reserveCapacity(_ count: Int) { pairs.reserveCapacity(count) }

    /// The value of an attribute; setting `nil` leaves an existing attribute unchanged.
    package subscript(name: String) -> String? {
      get { place(of: name).map { pairs[$0].value } }
      set {
        guard let newValue else { return }
        if let place = place(of: name) {
          pairs[place].value = newValue
        } else {
          append(name, newValue)
        }
      }
    }

    private func place(of name: String) -> Int? {
      pairs.count > Attributes.few
        ? places[name] : pairs.indices.first { pairs[$0].name == name }
    }

    private mutating func append(_ name: String, _ value: String) {
      pairs.append((name, value))
      if pairs.count == Attributes.few + 1 {
        for (place, pair) in pairs.enumerated() { places[pair.name] = place }
      } else if pairs.count > Attributes.few {
        places[name] = pairs.count - 1
      }
    }
  }
}
