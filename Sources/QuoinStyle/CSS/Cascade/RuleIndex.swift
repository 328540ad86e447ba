extension CSS {
  /// An index of a sheet's rules by what their subject requires, so that only possible matches are
  /// tested.
  struct RuleIndex: Sendable {
    /// Lists of entries in one array; the list of an atom lies between two consecutive starts.
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

    /// The list in which the fewest elements look up an entry.
    private enum Place {
      case id(Atom)
      case `class`(Atom)
      case kind(Atom)
      case everywhere
    }

    /// The entries by id, class and kind of the subject, indexed by atom.
    private let byID: Lists
    private let byClass: Lists
    private let byKind: Lists
    private let others: [Int32]

    /// - Parameter selectors: The selectors of the entries, in order.
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

    /// Returns the list for an entry: by its subject's id, else a class, else a kind.
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

    /// Calls a closure with each entry that could match an element.
    func forEachCandidate(_ tree: ElementTree, _ element: Int, _ body: (Int32) -> Void) {
      for entry in others { body(entry) }
      tree.forEachKind(of: element) { byKind.forEach($0, body) }
      tree.forEachClass(of: element) { if $0 >= 0 { byClass.forEach($0, body) } }
      let id = tree.ids[element]
      if id >= 0 { byID.forEach(id, body) }
    }
  }
}
