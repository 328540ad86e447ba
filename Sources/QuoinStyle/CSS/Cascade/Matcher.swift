import QuoinModel

extension CSS {
  /// Decides whether selectors match elements.
  ///
  /// Combinators backtrack, but a search that cannot succeed farther up says so, and none is made
  /// twice: what failed for want of more ancestors fails for all descendants.
  ///
  /// The tree is a parameter, so that no copy of its arrays is held.
  enum Matcher {
    private enum Answer {
      case matches
      /// This element does not; another one may.
      case failsHere
      /// No earlier sibling does.
      case failsAmongSiblings
      /// Nothing farther up does.
      case failsCompletely
    }

    static func matches(
      _ selector: Selector, _ element: Int, in tree: ElementTree, anchor: Int = -1
    ) -> Bool {
      answer(selector, 0, element, tree, anchor) == .matches
    }

    private static func answer(
      _ selector: Selector, _ index: Int, _ element: Int, _ tree: ElementTree, _ anchor: Int
    ) -> Answer {
      for test in selector.compounds[index].tests where !passes(test, element, tree, anchor) {
        return .failsHere
      }
      switch selector.compounds[index].combinator {
      case .none: return .matches
      case .child:
        let parent = tree.parents[element]
        return parent < 0
          ? .failsCompletely : answer(selector, index + 1, Int(parent), tree, anchor)
      case .descendant:
        var parent = tree.parents[element]
        while parent >= 0 {
          let found = answer(selector, index + 1, Int(parent), tree, anchor)
          if found == .matches || found == .failsCompletely { return found }
          parent = tree.parents[Int(parent)]
        }
        return .failsCompletely
      case .nextSibling:
        let sibling = tree.previous[element]
        return sibling < 0
          ? .failsAmongSiblings : answer(selector, index + 1, Int(sibling), tree, anchor)
      case .subsequentSibling:
        var sibling = tree.previous[element]
        while sibling >= 0 {
          let found = answer(selector, index + 1, Int(sibling), tree, anchor)
          if found != .failsHere { return found }
          sibling = tree.previous[Int(sibling)]
        }
        return .failsAmongSiblings
      }
    }

    private static func passes(
      _ test: Test, _ element: Int, _ tree: ElementTree, _ anchor: Int
    ) -> Bool {
      switch test {
      case .kind(let atom): tree.kinds(of: element).contains(atom)
      case .id(let atom): tree.ids[element] == atom
      case .class(let atom): tree.classes(of: element).contains(atom)
      case .attribute(let attribute):
        element < tree.attributes.count
          && attribute.matches(tree.attributes[element][attribute.name])
      case .state(let state, let isIn): tree.states[element].isSuperset(of: state) == isIn
      case .normal: tree.states[element].isEmpty
      case .root: tree.parents[element] < 0
      case .empty: tree.childCounts[element] == 0 && !tree.hasText[element]
      case .nth(let nth): nth.matches(position(nth, element, tree))
      case .nthOf(let nth, let selectors):
        selectors.contains { matches($0, element, in: tree, anchor: anchor) }
          && nth.matches(position(nth, among: selectors, element, tree))
      case .language(let ranges): ranges.contains { speaks($0, element, tree) }
      case .direction(let isLeftToRight):
        (attribute("dir", of: element, tree)?.asciiLowercased == "rtl") != isLeftToRight
      case .not(let selectors):
        !selectors.contains { matches($0, element, in: tree, anchor: anchor) }
      case .any(let selectors):
        selectors.contains { matches($0, element, in: tree, anchor: anchor) }
      case .has(let selectors): selectors.contains { has($0, element, tree) }
      case .anchor: element == anchor
      case .never: false
      }
    }

    /// Whether an element in another one, or among its later siblings, is what a relative selector
    /// says; in preorder both stand behind it.
    private static func has(_ selector: Selector, _ element: Int, _ tree: ElementTree) -> Bool {
      let reachesSiblings =
        selector.compounds.count > 1
        && {
          let first = selector.compounds[selector.compounds.count - 2].combinator
          return first == .nextSibling || first == .subsequentSibling
        }()
      let least = reachesSiblings ? Int(tree.parents[element]) : element
      var candidate = element + 1
      while candidate < tree.count, Int(tree.parents[candidate]) >= max(least, 0) {
        if matches(selector, candidate, in: tree, anchor: element) { return true }
        candidate += 1
      }
      return false
    }

    /// The place among the siblings that one of some selectors matches: Selectors 4 §14.3.
    private static func position(
      _ nth: Nth, among selectors: [Selector], _ element: Int, _ tree: ElementTree
    ) -> Int32 {
      var position: Int32 = 1
      func count(_ sibling: Int) {
        if selectors.contains(where: { matches($0, sibling, in: tree) }) { position += 1 }
      }
      guard nth.isFromEnd else {
        var sibling = tree.previous[element]
        while sibling >= 0 {
          count(Int(sibling))
          sibling = tree.previous[Int(sibling)]
        }
        return position
      }
      guard tree.parents[element] >= 0 else { return 1 }
      var sibling = tree.lastChild[Int(tree.parents[element])]
      while sibling >= 0, Int(sibling) != element {
        count(Int(sibling))
        sibling = tree.previous[Int(sibling)]
      }
      return position
    }

    /// An attribute of an element or of the nearest one around it that has it.
    private static func attribute(
      _ name: String, of element: Int, _ tree: ElementTree
    ) -> String? {
      var step = element
      while step >= 0, step < tree.attributes.count {
        if let value = tree.attributes[step][name] { return value }
        step = Int(tree.parents[step])
      }
      return nil
    }

    /// Whether an element is in a language or a form of it; `*` is any.
    private static func speaks(_ range: String, _ element: Int, _ tree: ElementTree) -> Bool {
      guard let language = attribute("lang", of: element, tree), !language.isEmpty else {
        return false
      }
      if range == "*" { return true }
      return AttributeTest(
        name: "lang", comparison: .dashMatch, value: range, ignoresCase: true
      ).matches(language)
    }

    private static func position(_ nth: Nth, _ element: Int, _ tree: ElementTree) -> Int32 {
      if nth.isOfType { return tree.positionOfType(element, isFromEnd: nth.isFromEnd) }
      let position = tree.positions[element]
      return nth.isFromEnd ? tree.siblingCount(element) + 1 - position : position
    }
  }
}
