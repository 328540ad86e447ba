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

  /// Returns whether the selector of an entry matches an element.
  func matches(entry: Int32, _ element: Int, in tree: CSS.ElementTree) -> Bool {
    matches(Int(entries[Int(entry)]), element, in: tree)
  }

  /// Returns whether a selector matches an element.
  ///
  /// - Parameters:
  ///   - selector: The number of the selector.
  ///   - element: The index of the element.
  ///   - tree: The elements; a parameter, so that no copy of its arrays is retained.
  ///   - anchor: The anchor element of `:has()`, or -1.
  private func matches(
    _ selector: Int, _ element: Int, in tree: CSS.ElementTree, anchor: Int = -1
  ) -> Bool {
    answer(selectors[selector].lowerBound, element, tree, anchor) == .matches
  }

  /// - Parameter compound: The compound to match the element with; those for other elements follow
  ///   it.
  private func answer(
    _ compound: Int32, _ element: Int, _ tree: CSS.ElementTree, _ anchor: Int
  ) -> Answer {
    let asked = compounds[Int(compound)]
    for test in asked.firstTest..<asked.endOfTests
    where !passes(tests[Int(test)], element, tree, anchor) {
      return .failsHere
    }
    let next = compound + 1
    switch asked.combinator {
    case .none: return .matches
    case .child:
      let parent = tree.parents[element]
      return parent < 0 ? .failsCompletely : answer(next, Int(parent), tree, anchor)
    case .descendant:
      var parent = tree.parents[element]
      while parent >= 0 {
        let found = answer(next, Int(parent), tree, anchor)
        if found == .matches || found == .failsCompletely { return found }
        parent = tree.parents[Int(parent)]
      }
      return .failsCompletely
    case .nextSibling:
      let sibling = tree.previous[element]
      return sibling < 0 ? .failsAmongSiblings : answer(next, Int(sibling), tree, anchor)
    case .subsequentSibling:
      var sibling = tree.previous[element]
      while sibling >= 0 {
        let found = answer(next, Int(sibling), tree, anchor)
        if found != .failsHere { return found }
        sibling = tree.previous[Int(sibling)]
      }
      return .failsAmongSiblings
    }
  }

  private func passes(
    _ test: Test, _ element: Int, _ tree: CSS.ElementTree, _ anchor: Int
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
      matchesAny(list, element, tree, anchor)
        && formulas[Int(number)].matches(position(Int(number), among: list, element, tree))
    case .language(let number):
      languages[Int(number)].contains { tree.matchesLanguage($0, element) }
    case .direction(let isLeftToRight):
      (tree.inheritedAttribute("dir", of: element)?.asciiLowercased == "rtl") != isLeftToRight
    case .not(let list): !matchesAny(list, element, tree, anchor)
    case .any(let list): matchesAny(list, element, tree, anchor)
    case .has(let list): list.contains { has(Int($0), element, tree) }
    case .anchor: element == anchor
    case .never: false
    }
  }

  private func matchesAny(
    _ list: Range<Int32>, _ element: Int, _ tree: CSS.ElementTree, _ anchor: Int
  ) -> Bool {
    // Without `&` and combinators, matching is cheaper than a cache lookup.
    guard list.contains(where: { isDeep[Int($0)] }) else {
      for selector in list where matches(Int(selector), element, in: tree, anchor: anchor) {
        return true
      }
      return false
    }
    let key = CSS.MatchMemo.Key(
      question: .matchesAny, list: list.lowerBound, element: Int32(element))
    if let known = tree.memo.answer(key, of: identity) { return known == 1 }
    // Only `:has()` itself refers to the anchor; lists inside of it do not.
    let found = list.contains { matches(Int($0), element, in: tree, anchor: anchor) }
    tree.memo.remember(found ? 1 : 0, key, of: identity)
    return found
  }

  private func hasAttribute(_ number: Int, _ element: Int, _ tree: CSS.ElementTree) -> Bool {
    let attribute = attributes[number]
    return attribute.matches(tree.attributes[element][attribute.name])
  }

  /// Returns whether a descendant or a later sibling of an element matches a relative selector; in
  /// preorder, both follow the element.
  private func has(_ selector: Int, _ element: Int, _ tree: CSS.ElementTree) -> Bool {
    let range = selectors[selector]
    // The anchor is the last compound; the combinator of the one before relates it to the
    // candidate.
    let first =
      range.count > 1 ? compounds[Int(range.upperBound) - 2].combinator : CSS.Combinator.none
    let reachesSiblings = first == .nextSibling || first == .subsequentSibling
    let least = reachesSiblings ? Int(tree.parents[element]) : element
    var candidate = element + 1
    while candidate < tree.count, Int(tree.parents[candidate]) >= max(least, 0) {
      if matches(selector, candidate, in: tree, anchor: element) { return true }
      candidate += 1
    }
    return false
  }

  /// Returns the position of an element among the siblings that a list of selectors matches:
  /// Selectors 4 §14.3.
  ///
  /// The positions of all siblings are computed at once.
  private func position(
    _ formula: Int, among list: Range<Int32>, _ element: Int, _ tree: CSS.ElementTree
  ) -> Int32 {
    let isFromEnd = formulas[formula].isFromEnd
    guard tree.parents[element] >= 0 else { return 1 }
    func key(_ element: Int) -> CSS.MatchMemo.Key {
      CSS.MatchMemo.Key(
        question: isFromEnd ? .positionFromEnd : .position, list: list.lowerBound,
        element: Int32(element))
    }
    if let known = tree.memo.answer(key(element), of: identity) { return known }
    var siblings = tree.siblings(of: element)
    if isFromEnd { siblings.reverse() }
    var position: Int32 = 1
    var own: Int32 = 1
    for sibling in siblings {
      if sibling == element { own = position }
      tree.memo.remember(position, key(sibling), of: identity)
      if matchesAny(list, sibling, tree, -1) { position += 1 }
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
