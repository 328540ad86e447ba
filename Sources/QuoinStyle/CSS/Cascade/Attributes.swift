extension CSS {
  /// The attributes of an element by their names, each once.
  ///
  /// Elements have few, which are searched one by one, quicker than names are hashed.
  package struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
    private var pairs: [(name: String, value: String)] = []
    /// The places of names, where there are many.
    private var places: [String: Int] = [:]

    private static let few = 16

    package init(dictionaryLiteral pairs: (String, String)...) {
      for (name, value) in pairs { self[name] = value }
    }

    /// The names, in the order in which they were set first.
    var names: some Sequence<String> { pairs.lazy.map(\.name) }

    /// Whether every attribute has one of some names.
    package func areAll(among names: [String]) -> Bool {
      pairs.allSatisfy { names.contains($0.name) }
    }

    package mutating func reserveCapacity(_ count: Int) { pairs.reserveCapacity(count) }

    /// The value of an attribute; what has none is not taken away once it is there.
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
