import QuoinModel

extension CSS {
  /// Selectors in flat arrays, so that matching needs no reference counting.
  ///
  /// Selectors in parentheses follow those that contain them and are referred to by number, too.
  struct SelectorTable: Sendable {
    /// A compound: the range of its tests, and its combinator to the compound on its left.
    struct Compound: Sendable {
      var firstTest: Int32
      var endOfTests: Int32
      var combinator: Combinator
    }

    /// A simple selector; larger data is stored in the table and referred to by index.
    enum Test: Sendable {
      case kind(Atom)
      case id(Atom)
      case `class`(Atom)
      case attribute(Int32)
      case state(NodeState, isIn: Bool)
      case normal
      case root
      case empty
      case nth(Nth)
      /// The index of the formula, and the selectors that counted siblings must match.
      case nthOf(Int32, Range<Int32>)
      case language(Int32)
      case direction(isLeftToRight: Bool)
      case not(Range<Int32>)
      case any(Range<Int32>)
      case has(Range<Int32>)
      case anchor
      case scope
      case never
    }

    /// The numbers of the selectors that are not in parentheses, in order.
    private(set) var entries: [Int32] = []
    /// The compounds of each selector, with the subject first.
    private(set) var selectors: [Range<Int32>] = []
    private(set) var compounds: [Compound] = []
    private(set) var tests: [Test] = []
    private(set) var attributes: [AttributeTest] = []
    private(set) var formulas: [Nth] = []
    private(set) var languages: [[String]] = []

    /// Whether matching a list in parentheses looks at other elements, by the first selector of the
    /// list.
    private(set) var isDeep: [Bool] = []
    /// Whether each selector, or one in its parentheses, refers to the root of a scope.
    private(set) var usesScope: [Bool] = []
    /// Whether no selector in the parentheses of each selector refers to the root of a scope.
    private(set) var hasPlainScope: [Bool] = []
    /// The scopes of the sheet; those around others precede them.
    private(set) var scopes: [Scope] = []
    /// The identity of the table, for cached results.
    private(set) var identity = MatchMemo.Identity()
    /// The lists in parentheses by memory address, while the table is built: nested rules share the
    /// lists of their enclosing rules.
    private var shared: [UInt: Range<Int32>] = [:]

    /// Creates a table of selectors that follow those of another table, which are not compiled
    /// again.
    ///
    /// - Parameters:
    ///   - given: The selectors of the entries.
    ///   - scopes: All scopes of the sheet, of which the other table has the first.
    ///   - base: The other table.
    init(
      _ given: some Collection<Selector>, scopes: [SelectorScope] = [],
      above base: SelectorTable? = nil
    ) {
      if let base {
        self = base
        identity = MatchMemo.Identity()
      }
      for scope in scopes.dropFirst(self.scopes.count) {
        self.scopes.append(
          Scope(
            outer: scope.outer, roots: scope.roots.map { add($0) }, owner: scope.owner,
            limits: add(scope.limits)))
      }
      entries += add(Array(given))
      shared = [:]
    }

    /// Adds a list in parentheses, or returns it if it was added before.
    private mutating func list(_ given: [Selector]) -> Range<Int32> {
      let place = given.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      if !given.isEmpty, let known = shared[place] { return known }
      let range = add(given)
      if !given.isEmpty { shared[place] = range }
      return range
    }

    private func isDeep(_ selector: Selector) -> Bool {
      selector.compounds.count > 1
        || selector.compounds.contains { compound in
          compound.tests.contains { test in
            switch test {
            case .any(let list), .not(let list): list.contains { isDeep($0) }
            case .nthOf, .has: true
            case .nth(let nth): nth.isOfType
            default: false
            }
          }
        }
    }

    /// Adds selectors to consecutive numbers.
    ///
    /// - Returns: The range of their numbers.
    private mutating func add(_ given: [Selector]) -> Range<Int32> {
      let first = selectors.count
      selectors += Array(repeating: 0..<0, count: given.count)
      isDeep += Array(repeating: false, count: given.count)
      usesScope += Array(repeating: false, count: given.count)
      hasPlainScope += Array(repeating: true, count: given.count)
      for (index, selector) in given.enumerated() {
        let range = reserveCompounds(selector.compounds.count)
        selectors[first + index] = range
        isDeep[first + index] = isDeep(selector)
        for (place, compound) in zip(range, selector.compounds) {
          let (isRoot, isInList) = fill(Int(place), compound)
          if isRoot || isInList { usesScope[first + index] = true }
          if isInList { hasPlainScope[first + index] = false }
        }
      }
      return Int32(first)..<Int32(first + given.count)
    }

    private mutating func reserveCompounds(_ count: Int) -> Range<Int32> {
      let first = Int32(compounds.count)
      let empty = Compound(firstTest: 0, endOfTests: 0, combinator: .none)
      compounds += Array(repeating: empty, count: count)
      return first..<Int32(compounds.count)
    }

    /// Adds the tests of a compound.
    ///
    /// - Returns: Whether one of them refers to the root of a scope, and whether one in parentheses does.
    private mutating func fill(
      _ place: Int, _ compound: CSS.Compound
    ) -> (isRoot: Bool, isInList: Bool) {
      // Tests in parentheses add further tests, which must not come in between.
      let flat = compound.tests.map { flatten($0) }
      compounds[place] = Compound(
        firstTest: Int32(tests.count), endOfTests: Int32(tests.count + flat.count),
        combinator: compound.combinator)
      tests += flat
      var found = (isRoot: false, isInList: false)
      for test in flat {
        switch test {
        case .scope: found.isRoot = true
        case .nthOf(_, let list), .not(let list), .any(let list), .has(let list):
          if list.contains(where: { usesScope[Int($0)] }) { found.isInList = true }
        default: break
        }
      }
      return found
    }

    private mutating func flatten(_ test: CSS.Test) -> Test {
      switch test {
      case .kind(let atom): return .kind(atom)
      case .id(let atom): return .id(atom)
      case .class(let atom): return .class(atom)
      case .attribute(let attribute):
        attributes.append(attribute)
        return .attribute(Int32(attributes.count - 1))
      case .state(let state, let isIn): return .state(state, isIn: isIn)
      case .normal: return .normal
      case .root: return .root
      case .empty: return .empty
      case .nth(let nth): return .nth(nth)
      case .nthOf(let nth, let selectors):
        formulas.append(nth)
        return .nthOf(Int32(formulas.count - 1), list(selectors))
      case .language(let ranges):
        languages.append(ranges)
        return .language(Int32(languages.count - 1))
      case .direction(let isLeftToRight): return .direction(isLeftToRight: isLeftToRight)
      case .not(let selectors): return .not(list(selectors))
      case .any(let selectors): return .any(list(selectors))
      case .has(let selectors): return .has(add(selectors))
      case .anchor: return .anchor
      case .scope: return .scope
      case .never: return .never
      }
    }
  }
}
