import QuoinModel

extension CSS.DocumentStyler {
  /// An entry that matches an element or one of its pseudo-elements.
  struct Match {
    var entry: Int32
    /// The number of generations to the root of its scope, or -1 outside of scopes.
    var proximity: Int32 = -1
  }

  /// The entries of the rules that match an element.
  struct MatchingRules {
    var all: [Match] = []
    /// Those for the element itself, in ascending cascade order.
    var own: [Int32] = []
    /// Those for its pseudo-elements, in no particular order.
    var parts: [CSS.PseudoElement: [Int32]] = [:]
    /// The number of generations to the root of the scope, by entry.
    var proximities: [Int32: Int32] = [:]

    mutating func removeAll() {
      all.removeAll(keepingCapacity: true)
      own.removeAll(keepingCapacity: true)
      if !parts.isEmpty { parts = [:] }
      if !proximities.isEmpty { proximities = [:] }
    }
  }

  /// Finds the rules that match an element and its pseudo-elements.
  func findRules(
    of index: Int, _ tree: CSS.ElementTree, _ selectors: CSS.SelectorTable,
    _ families: SharedStyles, _ rules: inout MatchingRules
  ) {
    rules.removeAll()
    addMatches(of: index, tree.parents[index], tree, selectors, families, to: &rules.all)
    for match in rules.all {
      if match.proximity >= 0 { rules.proximities[match.entry] = match.proximity }
      guard let part = content.entries[Int(match.entry)].selector.pseudo else {
        rules.own.append(match.entry)
        continue
      }
      // Only controls have these parts, whichever elements a rule selects.
      if part.isOfControl, !isControl[index] { continue }
      rules.parts[part, default: []].append(match.entry)
    }
    sort(&rules.own, rules.proximities)
  }

  /// Adds the entries that match an element to a list.
  func addMatches(
    of index: Int, _ parent: Int32, _ tree: CSS.ElementTree, _ selectors: CSS.SelectorTable,
    _ families: SharedStyles, to matches: inout [Match]
  ) {
    let gates = content.gates
    content.index.forEachCandidate(tree, index) { entry in
      let gate = gates[Int(entry)]
      guard
        gate.condition < 0 || isActive[Int(gate.condition)]
          || isOfContainer[Int(gate.condition)] && holds(gate.condition, parent, families),
        tree.mayMatch(gate, index)
      else { return }
      if gate.isScoped {
        let scope = content.entries[Int(entry)].scope
        if let near = selectors.proximity(ofEntry: entry, in: scope, index, in: tree) {
          matches.append(Match(entry: entry, proximity: near))
        }
      } else if selectors.matches(entry: entry, index, in: tree) {
        matches.append(Match(entry: entry))
      }
    }
  }

  /// Sorts the entries that match an element into ascending cascade order.
  ///
  /// - Parameter proximities: The number of generations to the root of the scope, by entry; among
  ///   equally specific rules, the nearer root wins (CSS Cascade 6 §2.1).
  func sort(_ found: inout [Int32], _ proximities: [Int32: Int32]) {
    guard !proximities.isEmpty else { return found.sort() }
    let entries = content.entries
    found.sort { first, second in
      guard entries[Int(first)].importantRank == entries[Int(second)].importantRank else {
        return first < second
      }
      let (near, far) = (
        proximities[first, default: .max], proximities[second, default: .max]
      )
      return near == far ? first < second : near > far
    }
  }

  /// Builds the tree that selectors are matched against.
  static func tree(of elements: [Element], _ atoms: CSS.AtomTable) -> CSS.ElementTree {
    var tree = CSS.ElementTree()
    tree.reserveCapacity(elements.count)
    var lists: [String: Int32] = [:]
    for element in elements {
      let list: Int32
      if let known = lists[element.type] {
        list = known
      } else {
        // Types that differ by case are of one kind.
        let type = element.type.asciiLowercased
        list = lists[type] ?? tree.addKinds(atoms.kinds[type].map { [$0] } ?? [])
        lists[type] = list
        lists[element.type] = list
      }
      tree.append(
        parent: element.parent, kindList: list,
        id: element.attributes["id"].flatMap { atoms.knownID($0) } ?? -1,
        classes: classes(of: element.attributes, atoms),
        state: element.state, hasText: element.hasText, attributes: element.attributes)
    }
    return tree
  }

  /// Returns the classes of an element that selectors name.
  static func classes(of attributes: CSS.Attributes, _ atoms: CSS.AtomTable) -> [CSS.Atom] {
    guard let words = attributes["class"] else { return [] }
    // Most elements have a single class.
    if !words.isEmpty, !words.utf8.contains(where: CSS.isSpace) {
      return atoms.knownClass(words).map { [$0] } ?? []
    }
    return words.utf8.split(whereSeparator: CSS.isSpace).compactMap {
      atoms.knownClass(String(decoding: $0, as: UTF8.self))
    }
  }
}
