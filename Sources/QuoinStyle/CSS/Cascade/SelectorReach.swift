import QuoinModel

extension CSS {
  /// The other elements that a change of an element can affect.
  struct SelectorReach: Sendable {
    struct Reach: OptionSet, Sendable {
      let rawValue: UInt8
      static let descendants = Reach(rawValue: 1)
      /// The siblings after the element.
      static let siblings = Reach(rawValue: 2)
      /// The siblings before the element.
      static let earlierSiblings = Reach(rawValue: 4)
      /// Any element, as `:has()` depends on what is inside or after an element.
      static let all = Reach(rawValue: 8)
    }

    private(set) var classes: [Atom: Reach] = [:]
    private(set) var ids: [Atom: Reach] = [:]
    /// The elements that a change of an element's states or attributes can affect.
    private(set) var states: Reach = []
    private(set) var attributes: Reach = []
    /// The elements that a change of an attribute can affect, by name.
    private(set) var attributesByName: [String: Reach] = [:]
    private(set) var usesAttributes = false
    private(set) var usesEmpty = false
    /// The elements that a change of whether an element is empty can affect.
    private(set) var emptiness: Reach = []
    /// Whether selectors depend on siblings or on the number of siblings.
    private(set) var usesPlaces = false
    /// The elements that inserting, removing or moving children can affect, relative to the place of the change.
    private(set) var places: Reach = []
    /// Whether selectors depend on descendants.
    private(set) var usesHas = false

    init(_ selectors: [Selector], scopes: [SelectorScope] = []) {
      for selector in selectors { add(selector, outer: []) }
      // Where scopes begin and end decides which of their rules hold inside.
      for scope in scopes {
        for selector in (scope.roots ?? []) + scope.limits { add(selector, outer: .descendants) }
      }
    }

    private mutating func add(_ selector: Selector, outer: Reach) {
      var reach = outer
      for (index, compound) in selector.compounds.enumerated() {
        if index > 0 {
          switch selector.compounds[index - 1].combinator {
          case .descendant, .child: reach.insert(.descendants)
          case .nextSibling, .subsequentSibling:
            reach.insert(.siblings)
            addPlaces(reach)
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
      case .attribute(let test): addAttribute(test.name, reach)
      case .language: addAttribute("lang", reach.union([.descendants, .siblings]))
      case .direction: addAttribute("dir", reach.union([.descendants, .siblings]))
      case .nth(let formula):
        addPlaces(reach.union(formula.isFromEnd ? .earlierSiblings : .siblings))
      case .nthOf(let formula, let selectors):
        let reach = reach.union(formula.isFromEnd ? .earlierSiblings : .siblings)
        addPlaces(reach)
        for selector in selectors { add(selector, outer: reach) }
      case .not(let selectors), .any(let selectors):
        for selector in selectors { add(selector, outer: reach) }
      case .has(let selectors):
        usesHas = true
        for selector in selectors { add(selector, outer: reach.union(.all)) }
      case .empty:
        usesEmpty = true
        emptiness.formUnion(reach)
      case .kind, .root, .never, .anchor, .scope: break
      }
    }

    private mutating func addPlaces(_ reach: Reach) {
      usesPlaces = true
      places.formUnion(reach)
    }

    private mutating func addAttribute(_ name: String, _ reach: Reach) {
      usesAttributes = true
      attributes.formUnion(reach)
      attributesByName[name, default: []].formUnion(reach)
    }
  }
}
