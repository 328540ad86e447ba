extension CSS {
  /// A filter that rejects most elements as subjects of selectors that cannot be indexed by id,
  /// class or kind.
  struct SubjectFilter: Sendable {
    /// The bits of the attributes that a subject must have.
    private var attributes: UInt64 = 0
    /// The bits of the kinds, one of which a subject must have; all bits if any kind will do.
    private var kinds: UInt64 = .max

    init(_ subject: Compound) {
      for test in subject.tests {
        switch test {
        case .attribute(let test): attributes |= SubjectFilter.bit(attribute: test.name)
        case .kind(let atom): kinds &= SubjectFilter.bit(kind: atom)
        case .any(let list): kinds &= SubjectFilter.kinds(of: list)
        default: break
        }
      }
    }

    /// Returns the bits of the kinds, one of which the subject of one of the selectors must have.
    ///
    /// Long and nested lists are not examined, because nested rules multiply them.
    private static func kinds(of list: [Selector]) -> UInt64 {
      guard list.count <= 16 else { return .max }
      var all: UInt64 = 0
      for selector in list {
        var own = UInt64.max
        for case .kind(let atom) in selector.subject.tests { own &= bit(kind: atom) }
        all |= own
      }
      return all
    }

    /// Returns whether an element may be a subject.
    ///
    /// - Parameters:
    ///   - attributes: The bits of all attributes of the element.
    ///   - kinds: The bits of its kinds.
    func mayMatch(attributes: UInt64, kinds: UInt64) -> Bool {
      self.attributes & ~attributes == 0 && (self.kinds == .max || self.kinds & kinds != 0)
    }

    /// Returns the bit for an attribute name, a hash of its first and last byte and its length.
    static func bit(attribute name: String) -> UInt64 {
      let bytes = name.utf8
      let ends = UInt64(bytes.first ?? 0) &* 5 &+ UInt64(bytes.last ?? 0)
      return 1 << ((ends &+ UInt64(bytes.count) &* 7) & 63)
    }

    static func bit(kind atom: Atom) -> UInt64 { 1 << UInt64(atom & 63) }
  }
}
