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
    /// The entries of long lists that need an ancestor with a class or id, which are not in the lists themselves.
    private let byAncestor: [AncestorKey: [Int32]]
    /// The lists some of whose entries are found by ancestors.
    private let divided: Set<Int64>

    /// A list, and what an ancestor of the subject must have.
    private struct AncestorKey: Hashable {
      let list: Int64
      let ancestor: Int64
    }

    /// The length from which on a list is divided by ancestors.
    ///
    /// Thousands of rules such as `.c1 b, .c2 b` would otherwise all be tested for each `<b>`.
    /// Shorter lists are faster to go through, because most entries fail at their gate.
    static let longList = 128

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
      var byAncestor: [AncestorKey: [Int32]] = [:]
      var divided: Set<Int64> = []
      func divide(_ entries: inout [Int32], _ list: Int64) {
        guard entries.count >= RuleIndex.longList else { return }
        entries.removeAll { entry in
          guard let ancestor = RuleIndex.ancestor(selectors[Int(entry)]) else { return false }
          byAncestor[AncestorKey(list: list, ancestor: ancestor), default: []].append(entry)
          divided.insert(list)
          return true
        }
      }
      for atom in byClass.indices { divide(&byClass[atom], RuleIndex.class(Atom(atom))) }
      for atom in byKind.indices { divide(&byKind[atom], RuleIndex.kind(Atom(atom))) }
      divide(&others, RuleIndex.everywhere)
      self.byID = Lists(byID)
      self.byClass = Lists(byClass)
      self.byKind = Lists(byKind)
      self.others = others
      self.byAncestor = byAncestor
      self.divided = divided
    }

    // Numbers for classes, ids and kinds together, which have atoms of their own.
    private static func `class`(_ atom: Atom) -> Int64 { 3 * Int64(atom) }
    private static func id(_ atom: Atom) -> Int64 { 3 * Int64(atom) + 1 }
    private static func kind(_ atom: Atom) -> Int64 { 3 * Int64(atom) + 2 }
    private static let everywhere: Int64 = -1

    /// Returns the number of a class or id that an ancestor of the subject must have, if there is one.
    private static func ancestor(_ selector: Selector) -> Int64? {
      for (compound, next) in zip(selector.compounds, selector.compounds.dropFirst()) {
        guard compound.combinator == .child || compound.combinator == .descendant else {
          return nil
        }
        for test in next.tests {
          switch test {
          case .class(let atom): return RuleIndex.class(atom)
          case .id(let atom): return id(atom)
          default: continue
          }
        }
      }
      return nil
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
    ///
    /// It is inlined, because a closure that is passed on holds a copy of what it uses of the tree.
    @inline(__always)
    func forEachCandidate(_ tree: ElementTree, _ element: Int, _ body: (Int32) -> Void) {
      for entry in others { body(entry) }
      tree.forEachKind(of: element) { byKind.forEach($0, body) }
      tree.forEachClass(of: element) { if $0 >= 0 { byClass.forEach($0, body) } }
      let id = tree.ids[element]
      if id >= 0 { byID.forEach(id, body) }
      if divided.isEmpty { return }
      for entry in entriesByAncestors(of: element, tree) { body(entry) }
    }

    /// Returns the entries of the divided lists of an element for which its ancestors have what they need.
    @inline(never)
    private func entriesByAncestors(of element: Int, _ tree: ElementTree) -> [Int32] {
      var lists: [Int64] = divided.contains(RuleIndex.everywhere) ? [RuleIndex.everywhere] : []
      func add(_ list: Int64) { if divided.contains(list) { lists.append(list) } }
      tree.forEachKind(of: element) { add(RuleIndex.kind($0)) }
      tree.forEachClass(of: element) { if $0 >= 0 { add(RuleIndex.class($0)) } }
      var found: [Int32] = []
      guard !lists.isEmpty else { return found }
      var known: Set<Int64> = []
      func search(_ ancestor: Int64) {
        guard known.insert(ancestor).inserted else { return }
        for list in lists {
          found += byAncestor[AncestorKey(list: list, ancestor: ancestor)] ?? []
        }
      }
      var parent = tree.parents[element]
      while parent >= 0 {
        tree.forEachClass(of: Int(parent)) { if $0 >= 0 { search(RuleIndex.class($0)) } }
        let id = tree.ids[Int(parent)]
        if id >= 0 { search(RuleIndex.id(id)) }
        parent = tree.parents[Int(parent)]
      }
      return found
    }
  }
}
