import QuoinModel

extension CSS {
  /// The other elements that a change of an element can affect: descendants or siblings.
  struct SelectorReach: Sendable {
    struct Reach: OptionSet, Sendable {
      let rawValue: UInt8
      static let descendants = Reach(rawValue: 1)
      static let siblings = Reach(rawValue: 2)
    }

    private(set) var classes: [Atom: Reach] = [:]
    private(set) var ids: [Atom: Reach] = [:]
    /// The elements that a change of an element's states or attributes can affect.
    private(set) var states: Reach = []
    private(set) var attributes: Reach = []
    private(set) var usesAttributes = false
    private(set) var usesEmpty = false
    /// Whether selectors depend on siblings or on the number of siblings.
    private(set) var usesPlaces = false
    /// Whether selectors depend on descendants.
    private(set) var usesHas = false

    init(_ selectors: [Selector]) {
      for selector in selectors { add(selector, outer: []) }
    }

    private mutating func add(_ selector: Selector, outer: Reach) {
      var reach = outer
      for (index, compound) in selector.compounds.enumerated() {
        if index > 0 {
          switch selector.compounds[index - 1].combinator {
          case .descendant, .child: reach.insert(.descendants)
          case .nextSibling, .subsequentSibling:
            usesPlaces = true
            reach.insert(.siblings)
          case .none: break
          }
        }
        for test in compound.tests { add(test, reach) }
      }
    }

    private mutating func add(_ test: Test, _ reach: Reach) {
      switch test {
      case .class(let atom): classes[atom, default: []].formUnion(reach)
      case .id(let atom): ids[atom, default: []].formUnion(reach)
      case .state, .normal: states.formUnion(reach)
      case .attribute:
        usesAttributes = true
        attributes.formUnion(reach)
      case .language, .direction:
        usesAttributes = true
        attributes.formUnion([.descendants, .siblings])
      case .nth: usesPlaces = true
      case .nthOf(_, let selectors):
        usesPlaces = true
        for selector in selectors { add(selector, outer: reach.union(.siblings)) }
      case .not(let selectors), .any(let selectors):
        for selector in selectors { add(selector, outer: reach) }
      case .has(let selectors):
        usesHas = true
        for selector in selectors { add(selector, outer: reach) }
      case .empty: usesEmpty = true
      case .kind, .root, .never, .anchor, .scope: break
      }
    }
  }
}
