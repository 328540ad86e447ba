extension CSS {
  /// The names that the selectors of one sheet use, as numbers.
  struct AtomTable: Sendable {
    private(set) var kinds: [String: Atom] = [:]
    private(set) var ids: [String: Atom] = [:]
    private(set) var classes: [String: Atom] = [:]

    /// The number of a kind; kinds compare without regard to case.
    mutating func kind(_ name: String) -> Atom {
      AtomTable.intern(name.asciiLowercased, in: &kinds)
    }
    mutating func id(_ name: String) -> Atom { AtomTable.intern(name, in: &ids) }
    mutating func `class`(_ name: String) -> Atom { AtomTable.intern(name, in: &classes) }

    private static func intern(_ name: String, in table: inout [String: Atom]) -> Atom {
      if let known = table[name] { return known }
      let atom = Atom(table.count)
      table[name] = atom
      return atom
    }
  }
}
