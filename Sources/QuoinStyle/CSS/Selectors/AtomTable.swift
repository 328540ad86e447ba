extension CSS {
  /// A table that maps the names used by the selectors of one sheet to numbers.
  struct AtomTable: Sendable {
    private var kindNames = Names()
    private var idNames = Names()
    private var classNames = Names()
    /// The selectors that pseudo-classes stand for, and the number of kinds when each was defined.
    private var definitions: [String: (selectors: [Selector], kinds: Int)] = [:]

    /// Whether class and id names are case-insensitive: Quirks Mode §3.10.
    var ignoresCase = false

    var kinds: [String: Atom] { kindNames.atoms }
    var ids: [String: Atom] { idNames.atoms }
    var classes: [String: Atom] { classNames.atoms }

    /// Names in order of first use.
    private struct Names: Sendable {
      private(set) var atoms: [String: Atom] = [:]
      private(set) var inOrder: [String] = []

      mutating func atom(_ name: String) -> Atom {
        if let known = atoms[name] { return known }
        let atom = Atom(inOrder.count)
        atoms[name] = atom
        inOrder.append(name)
        return atom
      }

      mutating func forget(from count: Int) {
        while inOrder.count > count, let name = inOrder.popLast() { atoms[name] = nil }
      }
    }

    /// The number of names of each sort.
    struct Counts {
      fileprivate let kinds: Int
      fileprivate let ids: Int
      fileprivate let classes: Int
    }

    var counts: Counts {
      Counts(
        kinds: kindNames.inOrder.count, ids: idNames.inOrder.count,
        classes: classNames.inOrder.count)
    }

    /// Returns the kinds added after the counts were taken, in order of first use.
    func kinds(since counts: Counts) -> ArraySlice<String> { kindNames.inOrder[counts.kinds...] }

    /// Removes the names added after the counts were taken.
    mutating func forget(since counts: Counts) {
      kindNames.forget(from: counts.kinds)
      idNames.forget(from: counts.ids)
      classNames.forget(from: counts.classes)
      if kindNames.inOrder.count < (definitions.values.map(\.kinds).max() ?? 0) {
        definitions = definitions.filter { $0.value.kinds <= counts.kinds }
      }
    }

    /// Returns the selectors that a pseudo-class stands for, if defined; a single array, so that it
    /// is stored once.
    func definition(of name: String) -> [Selector]? { definitions[name]?.selectors }

    mutating func define(_ name: String, _ selectors: [Selector]) {
      definitions[name] = (selectors, kindNames.inOrder.count)
    }

    /// Moves the table out and leaves an empty one, so that the receiver can change it without a
    /// copy.
    mutating func take() -> AtomTable {
      let table = self
      self = AtomTable()
      return table
    }

    /// Returns the number of a kind; kinds are case-insensitive.
    mutating func kind(_ name: String) -> Atom { kindNames.atom(name.asciiLowercased) }
    mutating func id(_ name: String) -> Atom { idNames.atom(folded(name)) }
    mutating func `class`(_ name: String) -> Atom { classNames.atom(folded(name)) }

    /// Returns the number of an id, if a selector uses it.
    func knownID(_ name: String) -> Atom? { ids[folded(name)] }
    /// Returns the number of a class, if a selector uses it.
    func knownClass(_ name: String) -> Atom? { classes[folded(name)] }

    private func folded(_ name: String) -> String { ignoresCase ? name.asciiLowercased : name }
  }
}
