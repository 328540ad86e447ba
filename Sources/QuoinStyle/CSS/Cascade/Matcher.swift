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

    static func matches(_ selector: Selector, _ element: Int, in tree: ElementTree) -> Bool {
      answer(selector, 0, element, tree) == .matches
    }

    private static func answer(
      _ selector: Selector, _ index: Int, _ element: Int, _ tree: ElementTree
    ) -> Answer {
      for test in selector.compounds[index].tests where !passes(test, element, tree) {
        return .failsHere
      }
      switch selector.compounds[index].combinator {
      case .none: return .matches
      case .child:
        let parent = tree.parents[element]
        return parent < 0 ? .failsCompletely : answer(selector, index + 1, Int(parent), tree)
      case .descendant:
        var parent = tree.parents[element]
        while parent >= 0 {
          let found = answer(selector, index + 1, Int(parent), tree)
          if found == .matches || found == .failsCompletely { return found }
          parent = tree.parents[Int(parent)]
        }
        return .failsCompletely
      case .nextSibling:
        let sibling = tree.previous[element]
        return sibling < 0 ? .failsAmongSiblings : answer(selector, index + 1, Int(sibling), tree)
      case .subsequentSibling:
        var sibling = tree.previous[element]
        while sibling >= 0 {
          let found = answer(selector, index + 1, Int(sibling), tree)
          if found != .failsHere { return found }
          sibling = tree.previous[Int(sibling)]
        }
        return .failsAmongSiblings
      }
    }

    private static func passes(_ test: Test, _ element: Int, _ tree: ElementTree) -> Bool {
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
      case .not(let selectors): !selectors.contains { matches($0, element, in: tree) }
      case .any(let selectors): selectors.contains { matches($0, element, in: tree) }
      case .never: false
      }
    }

    private static func position(_ nth: Nth, _ element: Int, _ tree: ElementTree) -> Int32 {
      if nth.isOfType { return tree.positionOfType(element, isFromEnd: nth.isFromEnd) }
      let position = tree.positions[element]
      return nth.isFromEnd ? tree.siblingCount(element) + 1 - position : position
    }
  }
}
