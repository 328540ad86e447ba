extension CSS {
  /// The names that the selectors of one sheet use, as numbers.
  struct AtomTable: Sendable {
    private var kindNames = Names()
    private var idNames = Names()
    private var classNames = Names()
    /// The selectors that pseudo-classes stand for, in the numbers of this table, and how many kinds there were.
    private var definitions: [String: (selectors: [Selector], kinds: Int)] = [:]

    /// Whether names of classes and elements compare without regard to case: Quirks Mode §3.10.
    var ignoresCase = false

    var kinds: [String: Atom] { kindNames.atoms }
    var ids: [String: Atom] { idNames.atoms }
    var classes: [String: Atom] { classNames.atoms }

    /// Names in the order in which they were first used.
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

    /// How many names there are of each sort.
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

    /// The kinds that were not there at some time, in the order of their first use.
    func kinds(since counts: Counts) -> ArraySlice<String> { kindNames.inOrder[counts.kinds...] }

    /// Forgets the names that were not there at some time.
    mutating func forget(since counts: Counts) {
      kindNames.forget(from: counts.kinds)
      idNames.forget(from: counts.ids)
      classNames.forget(from: counts.classes)
      if kindNames.inOrder.count < (definitions.values.map(\.kinds).max() ?? 0) {
        definitions = definitions.filter { $0.value.kinds <= counts.kinds }
      }
    }

    /// The selectors that a pseudo-class stands for, if they were defined: one list, so that it is kept once.
    func definition(of name: String) -> [Selector]? { definitions[name]?.selectors }

    mutating func define(_ name: String, _ selectors: [Selector]) {
      definitions[name] = (selectors, kindNames.inOrder.count)
    }

    /// Hands the table on and leaves an empty one, so that whoever gets it changes it without a copy.
    mutating func take() -> AtomTable {
      let table = self
      self = AtomTable()
      return table
    }

    /// The number of a kind; kinds compare without regard to case.
    mutating func kind(_ name: String) -> Atom { kindNames.atom(name.asciiLowercased) }
    mutating func id(_ name: String) -> Atom { idNames.atom(folded(name)) }
    mutating func `class`(_ name: String) -> Atom { classNames.atom(folded(name)) }

    /// The number of an element's name, if a selector has it.
    func knownID(_ name: String) -> Atom? { ids[folded(name)] }
    /// The number of a class, if a selector has it.
    func knownClass(_ name: String) -> Atom? { classes[folded(name)] }

    private func folded(_ name: String) -> String { ignoresCase ? name.asciiLowercased : name }
  }
}
