import QuoinModel

extension CSS {
  /// Finds the selectors of a document's sheets that match none of its elements.
  ///
  /// Dynamic states (`:hover`, `:focus`) are assumed to hold, because they may later.
  /// Pseudo-elements (`::before`) count as used if their element exists, and rules under a
  /// condition (`@media`) are treated as if it held.
  package struct UnusedSelectors {
    private let list: TokenList
    private var atoms = AtomTable()
    private var read: [(selector: Selector, range: Range<Int>)] = []

    /// Returns an `unused-selector` diagnostic for each selector that matches no element.
    ///
    /// - Complexity: O(selectors × candidates), besides parsing the selectors again.
    package static func find(
      in sheet: StyleSheet, elements: [DocumentStyler.Element]
    ) -> [Diagnostic] {
      sheet.parts.flatMap { part -> [Diagnostic] in
        guard case .css(let sheet, .document) = part.body else { return [] }
        var search = UnusedSelectors(list: sheet.list)
        for rule in sheet.rules { search.add(rule) }
        return search.unmatched(elements)
      }
    }

    private init(list: TokenList) { self.list = list }

    /// Adds the selectors of a rule one by one; parse errors are reported elsewhere.
    private mutating func add(_ rule: ParsedRule) {
      guard let own = rule.selectors.last else { return }
      var parser = SelectorParser(list, atoms: atoms, allowsPseudoElements: true)
      var outer: [Selector]?
      for (depth, range) in rule.selectors.dropLast().enumerated() {
        parser.begin(within: depth > 0 ? outer : nil, isScoped: rule.scope != nil)
        outer = try? parser.selectors(range)
        if outer == nil { return }
      }
      parser.begin(within: outer, isScoped: rule.scope != nil)
      for part in list.split(own) {
        guard let selector = try? parser.selectors(part).first else { continue }
        read.append((selector.withoutDynamicStates, list.trimmed(part)))
      }
      atoms = parser.atoms
    }

    private func unmatched(_ elements: [DocumentStyler.Element]) -> [Diagnostic] {
      let tree = DocumentStyler.tree(of: elements, atoms)
      let index = RuleIndex(read.map(\.selector), atoms)
      let table = SelectorTable(read.map(\.selector))
      var isUsed = [Bool](repeating: false, count: read.count)
      for element in elements.indices {
        index.forEachCandidate(tree, element) { entry in
          if !isUsed[Int(entry)], table.matches(entry: entry, element, in: tree) {
            isUsed[Int(entry)] = true
          }
        }
      }
      return read.indices.filter { !isUsed[$0] }.map { number in
        let range = read[number].range
        return Diagnostic(
          .warning, rule: "unused-selector",
          "the selector '\(list.text(range).prefix(80))' matches no element",
          place: list.place(range.lowerBound))
      }
    }
  }
}

extension CSS.Selector {
  /// The selector without its dynamic states.
  fileprivate var withoutDynamicStates: CSS.Selector {
    var selector = self
    for index in selector.compounds.indices {
      selector.compounds[index].tests = selector.compounds[index].tests.compactMap {
        $0.withoutDynamicStates
      }
    }
    return selector
  }
}

extension CSS.Test {
  /// The test without dynamic states, or `nil` if nothing remains.
  ///
  /// `:not()` is kept as is, because the elements of a static document are in no such state.
  fileprivate var withoutDynamicStates: CSS.Test? {
    switch self {
    case .state, .normal, .never: nil
    // Any element may be the root of a scope here.
    case .scope: nil
    case .any(let selectors):
      // `:is(:hover, .a)` matches any element that is hovered.
      selectors.contains { $0.isAboutStates } ? nil : .any(selectors.map(\.withoutDynamicStates))
    case .has(let selectors): .has(selectors.map(\.withoutDynamicStates))
    default: self
    }
  }
}

extension CSS.Selector {
  /// Whether the subject is tested for states only.
  fileprivate var isAboutStates: Bool {
    compounds.count == 1 && withoutDynamicStates.subject.tests.isEmpty
  }
}
