extension CSS {
  /// The rules of a sheet by what their subject must be: only those that could match are looked at.
  struct RuleIndex: Sendable {
    /// Entries by id, class and kind of the subject; the atoms are the indices.
    private var byID: [[Int32]]
    private var byClass: [[Int32]]
    private var byKind: [[Int32]]
    private var others: [Int32] = []

    /// - Parameter selectors: those of the entries, in order.
    init(_ selectors: [Selector], _ atoms: AtomTable) {
      byID = Array(repeating: [], count: atoms.ids.count)
      byClass = Array(repeating: [], count: atoms.classes.count)
      byKind = Array(repeating: [], count: atoms.kinds.count)
      for (index, selector) in selectors.enumerated() {
        insert(Int32(index), selector)
      }
    }

    /// Puts an entry where the fewest elements look: at its id, else a class, else a kind.
    private mutating func insert(_ entry: Int32, _ selector: Selector) {
      var kind: Atom?
      var word: Atom?
      for test in selector.subject.tests {
        switch test {
        case .id(let atom):
          byID[Int(atom)].append(entry)
          return
        case .class(let atom): word = atom
        case .kind(let atom): kind = atom
        default: break
        }
      }
      if let word {
        byClass[Int(word)].append(entry)
      } else if let kind {
        byKind[Int(kind)].append(entry)
      } else {
        others.append(entry)
      }
    }

    /// Calls a function with each entry that could match an element.
    func forEachCandidate(_ tree: ElementTree, _ element: Int, _ body: (Int32) -> Void) {
      for entry in others { body(entry) }
      for atom in tree.kinds(of: element) { for entry in byKind[Int(atom)] { body(entry) } }
      for atom in tree.classes(of: element) where atom >= 0 {
        for entry in byClass[Int(atom)] { body(entry) }
      }
      let id = tree.ids[element]
      if id >= 0 { for entry in byID[Int(id)] { body(entry) } }
    }
  }
}
