extension CSS {
  /// Bits by which most elements are turned down as subjects of selectors that no id, class or kind
  /// says where to look for.
  struct SubjectFilter: Sendable {
    /// The attributes that a subject must have.
    private var attributes: UInt64 = 0
    /// The kinds of which a subject must be one; all bits where any kind will do.
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

    /// The kinds of which a subject of one of some selectors must be one.
    ///
    /// Long lists, and lists in lists, are not looked through: nested rules multiply them.
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

    /// Whether an element may be a subject.
    ///
    /// - Parameters:
    ///   - attributes: the bits of all attributes that it has.
    ///   - kinds: those of its kinds.
    func mayMatch(attributes: UInt64, kinds: UInt64) -> Bool {
      self.attributes & ~attributes == 0 && (self.kinds == .max || self.kinds & kinds != 0)
    }

    /// The bit of an attribute's name, by its ends and its length.
    static func bit(attribute name: String) -> UInt64 {
      let bytes = name.utf8
      let ends = UInt64(bytes.first ?? 0) &* 5 &+ UInt64(bytes.last ?? 0)
      return 1 << ((ends &+ UInt64(bytes.count) &* 7) & 63)
    }

    static func bit(kind atom: Atom) -> UInt64 { 1 << UInt64(atom & 63) }
  }
}
