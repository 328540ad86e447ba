import QuoinModel

// Selector matching: Selectors 4 §16.
//
// Combinators backtrack, but a search that cannot succeed further up is cut off and never repeated:
// a match that failed for lack of ancestors also fails for all descendants.

extension CSS.SelectorTable {
  private enum Answer {
    case matches
    /// This element does not match, but another one may.
    case failsHere
    /// No earlier sibling matches.
    case failsAmongSiblings
    /// No ancestor matches.
    case failsCompletely
  }

  /// The elements that `:scope` and the relative selectors of `:has()` refer to, or -1.
  struct Around {
    /// The root of the scope around the rule.
    let scope: Int32
    /// The anchor element of `:has()`.
    let anchor: Int32

    @inline(__always)
    init(scope: Int, anchor: Int = -1) {
      self.scope = Int32(truncatingIfNeeded: scope)
      self.anchor = Int32(truncatingIfNeeded: anchor)
    }

    static var none: Around { Around(scope: -1) }
    /// A root that any element is.
    static let anyScope: Int32 = -2
  }

  /// Returns whether the selector of an entry outside of any scope matches an element.
  func matches(entry: Int32, _ element: Int, in tree: CSS.ElementTree) -> Bool {
    matches(entry: entry, element, in: tree, .none)
  }

  /// Returns whether the selector of an entry matches an element.
  func matches(
    entry: Int32, _ element: Int, in tree: CSS.ElementTree, _ around: Around
  ) -> Bool {
    matches(Int(entries[Int(entry)]), element, in: tree, around)
  }

  /// Returns whether a selector matches an element.
  ///
  /// - Parameters:
  ///   - selector: The number of the selector.
  ///   - element: The index of the element.
  ///   - tree: The elements; a parameter, so that no copy of its arrays is retained.
  ///   - around: The elements that the selector may refer to.
  private func matches(
    _ selector: Int, _ element: Int, in tree: CSS.ElementTree, _ around: Around
  ) -> Bool {
    answer(selectors[selector].lowerBound, element, tree, around) == .matches
  }

  /// - Parameter compound: The compound to match the element with; those for other elements follow
  ///   it.
  private func answer(
    _ compound: Int32, _ element: Int, _ tree: CSS.ElementTree, _ around: Around
  ) -> Answer {
    let asked = compounds[Int(compound)]
    for test in asked.firstTest..<asked.endOfTests
    where !passes(tests[Int(test)], element, tree, around) {
      return .failsHere
    }
    let next = compound + 1
    switch asked.combinator {
    case .none: return .matches
    case .child:
      let parent = tree.parents[element]
      return parent < 0 ? .failsCompletely : answer(next, Int(parent), tree, around)
    case .descendant:
      var parent = tree.parents[element]
      while parent >= 0 {
        let found = answer(next, Int(parent), tree, around)
        if found == .matches || found == .failsCompletely { return found }
        parent = tree.parents[Int(parent)]
      }
      return .failsCompletely
    case .nextSibling:
      let sibling = tree.previous[element]
      return sibling < 0 ? .failsAmongSiblings : answer(next, Int(sibling), tree, around)
    case .subsequentSibling:
      var sibling = tree.previous[element]
      while sibling >= 0 {
        let found = answer(next, Int(sibling), tree, around)
        if found != .failsHere { return found }
        sibling = tree.previous[Int(sibling)]
      }
      return .failsAmongSiblings
    }
  }

  private func passes(
    _ test: Test, _ element: Int, _ tree: CSS.ElementTree, _ around: Around
  ) -> Bool {
    switch test {
    case .kind(let atom): tree.isKind(element, atom)
    case .id(let atom): tree.ids[element] == atom
    case .class(let atom): tree.hasClass(element, atom)
    case .attribute(let number):
      element < tree.attributes.count && hasAttribute(Int(number), element, tree)
    case .state(let state, let isIn): tree.states[element].isSuperset(of: state) == isIn
    case .normal: tree.states[element].isEmpty
    case .root: tree.parents[element] < 0
    case .empty: tree.childCounts[element] == 0 && !tree.hasText[element]
    case .nth(let nth): nth.matches(position(nth, element, tree))
    case .nthOf(let number, let list):
      matchesAny(list, element, tree, around)
        && formulas[Int(number)].matches(position(Int(number), among: list, element, tree, around))
    case .language(let number):
      languages[Int(number)].contains { tree.matchesLanguage($0, element) }
    case .direction(let isLeftToRight):
      (tree.inheritedAttribute("dir", of: element)?.asciiLowercased == "rtl") != isLeftToRight
    case .not(let list): !matchesAny(list, element, tree, around)
    case .any(let list): matchesAny(list, element, tree, around)
    case .has(let list): list.contains { has(Int($0), element, tree, around) }
    case .anchor: element == Int(around.anchor)
    case .scope: element == Int(around.scope) || around.scope == Around.anyScope
    case .never: false
    }
  }

  /// Returns whether one of the selectors of a list matches an element.
  func matchesAny(
    _ list: Range<Int32>, _ element: Int, _ tree: CSS.ElementTree, _ around: Around
  ) -> Bool {
    // Without `&` and combinators, matching is cheaper than a cache lookup.
    guard list.contains(where: { isDeep[Int($0)] }) else {
      for selector in list where matches(Int(selector), element, in: tree, around) {
        return true
      }
      return false
    }
    let key = CSS.MatchMemo.Key(
      question: .matchesAny, list: list.lowerBound, element: Int32(element),
      scope: scope(of: list, around))
    if let known = tree.memo.answer(key, of: identity) { return known == 1 }
    // Only `:has()` itself refers to the anchor; lists inside of it do not.
    let found = list.contains { matches(Int($0), element, in: tree, around) }
    tree.memo.remember(found ? 1 : 0, key, of: identity)
    return found
  }

  /// Returns the root of the scope around a rule if a list of selectors refers to it, or -1.
  private func scope(of list: Range<Int32>, _ around: Around) -> Int32 {
    around.scope >= 0 && list.contains { usesScope[Int($0)] } ? around.scope : -1
  }

  private func hasAttribute(_ number: Int, _ element: Int, _ tree: CSS.ElementTree) -> Bool {
    let attribute = attributes[number]
    return attribute.matches(tree.attributes[element][attribute.name])
  }

  /// Returns whether a descendant or a later sibling of an element matches a relative selector; in
  /// preorder, both follow the element.
  private func has(
    _ selector: Int, _ element: Int, _ tree: CSS.ElementTree, _ around: Around
  ) -> Bool {
    let range = selectors[selector]
    // The anchor is the last compound; the combinator of the one before relates it to the
    // candidate.
    let first =
      range.count > 1 ? compounds[Int(range.upperBound) - 2].combinator : CSS.Combinator.none
    let reachesSiblings = first == .nextSibling || first == .subsequentSibling
    let least = reachesSiblings ? Int(tree.parents[element]) : element
    var candidate = element + 1
    while candidate < tree.count, Int(tree.parents[candidate]) >= max(least, 0) {
      if matches(
        selector, candidate, in: tree, Around(scope: Int(around.scope), anchor: element))
      {
        return true
      }
      candidate += 1
    }
    return false
  }

  /// Returns the position of an element among the siblings that a list of selectors matches:
  /// Selectors 4 §14.3.
  ///
  /// The positions of all siblings are computed at once.
  private func position(
    _ formula: Int, among list: Range<Int32>, _ element: Int, _ tree: CSS.ElementTree,
    _ around: Around
  ) -> Int32 {
    let isFromEnd = formulas[formula].isFromEnd
    guard tree.parents[element] >= 0 else { return 1 }
    func key(_ element: Int) -> CSS.MatchMemo.Key {
      CSS.MatchMemo.Key(
        question: isFromEnd ? .positionFromEnd : .position, list: list.lowerBound,
        element: Int32(element), scope: scope(of: list, around))
    }
    if let known = tree.memo.answer(key(element), of: identity) { return known }
    var siblings = tree.siblings(of: element)
    if isFromEnd { siblings.reverse() }
    var position: Int32 = 1
    var own: Int32 = 1
    for sibling in siblings {
      if sibling == element { own = position }
      tree.memo.remember(position, key(sibling), of: identity)
      if matchesAny(list, sibling, tree, Around(scope: Int(around.scope))) { position += 1 }
    }
    return own
  }

  private func position(_ nth: CSS.Nth, _ element: Int, _ tree: CSS.ElementTree) -> Int32 {
    if nth.isOfType { return positionOfType(element, isFromEnd: nth.isFromEnd, tree) }
    let position = tree.positions[element]
    return nth.isFromEnd ? tree.siblingCount(element) + 1 - position : position
  }

  /// Returns the position among the siblings of one kind.
  ///
  /// If there are many siblings, the positions of all of them are computed at once.
  private func positionOfType(
    _ element: Int, isFromEnd: Bool, _ tree: CSS.ElementTree
  ) -> Int32 {
    guard tree.siblingCount(element) > 32 else {
      return tree.positionOfType(element, isFromEnd: isFromEnd)
    }
    func key(_ element: Int) -> CSS.MatchMemo.Key {
      CSS.MatchMemo.Key(
        question: isFromEnd ? .positionOfTypeFromEnd : .positionOfType, list: -1,
        element: Int32(element))
    }
    if let known = tree.memo.answer(key(element), of: identity) { return known }
    var siblings = tree.siblings(of: element)
    if isFromEnd { siblings.reverse() }
    var counts: [Int32: Int32] = [:]
    for sibling in siblings {
      let position = counts[tree.kindLists[sibling], default: 0] + 1
      counts[tree.kindLists[sibling]] = position
      tree.memo.remember(position, key(sibling), of: identity)
    }
    return tree.memo.answer(key(element), of: identity) ?? 1
  }
}
