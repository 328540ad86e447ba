extension CSS {
  /// The rules of a sheet by what their subject must be: only those that could match are looked at.
  struct RuleIndex: Sendable {
    /// Lists of entries behind each other; the list of an atom is between two of the starts.
    private struct Lists: Sendable {
      var starts: [Int32]
      var entries: [Int32]

      init(_ lists: [[Int32]]) {
        starts = [0]
        entries = []
        for list in lists {
          entries += list
          starts.append(Int32(entries.count))
        }
      }

      func forEach(_ atom: Atom, _ body: (Int32) -> Void) {
        for place in starts[Int(atom)]..<starts[Int(atom) + 1] { body(entries[Int(place)]) }
      }
    }

    /// Where the fewest elements look for an entry.
    private enum Place {
      case id(Atom)
      case `class`(Atom)
      case kind(Atom)
      case everywhere
    }

    /// Entries by id, class and kind of the subject; the atoms are the indices.
    private let byID: Lists
    private let byClass: Lists
    private let byKind: Lists
    private let others: [Int32]

    /// - Parameter selectors: those of the entries, in order.
    init(_ selectors: [Selector], _ atoms: AtomTable) {
      var byID = [[Int32]](repeating: [], count: atoms.ids.count)
      var byClass = [[Int32]](repeating: [], count: atoms.classes.count)
      var byKind = [[Int32]](repeating: [], count: atoms.kinds.count)
      var others: [Int32] = []
      for (index, selector) in selectors.enumerated() {
        switch RuleIndex.place(selector) {
        case .id(let atom): byID[Int(atom)].append(Int32(index))
        case .class(let atom): byClass[Int(atom)].append(Int32(index))
        case .kind(let atom): byKind[Int(atom)].append(Int32(index))
        case .everywhere: others.append(Int32(index))
        }
      }
      self.byID = Lists(byID)
      self.byClass = Lists(byClass)
      self.byKind = Lists(byKind)
      self.others = others
    }

    /// An entry stands at its subject's id, else at a class, else at a kind.
    private static func place(_ selector: Selector) -> Place {
      var place = Place.everywhere
      for test in selector.subject.tests {
        switch (test, place) {
        case (.id(let atom), _): return .id(atom)
        case (.class(let atom), _): place = .class(atom)
        case (.kind(let atom), .everywhere): place = .kind(atom)
        default: break
        }
      }
      return place
    }

    /// Calls a function with each entry that could match an element.
    func forEachCandidate(_ tree: ElementTree, _ element: Int, _ body: (Int32) -> Void) {
      for entry in others { body(entry) }
      tree.forEachKind(of: element) { byKind.forEach($0, body) }
      tree.forEachClass(of: element) { if $0 >= 0 { byClass.forEach($0, body) } }
      let id = tree.ids[element]
      if id >= 0 { byID.forEach(id, body) }
    }
  }
}
