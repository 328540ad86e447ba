import QuoinModel

extension CSS {
  /// Parses selectors: Selectors 4 §18.
  struct SelectorParser {
    /// The error thrown for an invalid selector.
    struct Failure: Error {
      var message: String
      /// The index of the offending token.
      var index: Int
      /// The rule of the diagnostic.
      var rule = "unknown-selector"
    }

    let list: TokenList
    var atoms: AtomTable
    /// Whether pseudo-elements are allowed, as in the sheets of a document.
    let allowsPseudoElements: Bool
    /// The pseudo-element at the end of the current selector.
    private var pseudo: PseudoElement?
    /// The selectors of the enclosing rule, which `&` stands for.
    var outer: [Selector]? {
      didSet {
        // §3: pseudo-elements cannot be nested. All nested rules share one array, so that it is
        // stored once.
        whole = outer?.filter { $0.pseudo == nil } ?? []
        outerWeight = outer?.reduce(0) { min($0 + $1.weight, SelectorParser.maximumPerSheet) } ?? 1
      }
    }
    /// Whether the rule is in an `@scope` rule, whose root `:scope` is then.
    private(set) var isScoped = false
    /// Whether no style rule is between, so that a selector with `:scope` is not relative.
    private var isDirectlyInScope = false
    /// The enclosing selectors without a pseudo-element.
    private var whole: [Selector] = []
    private var outerWeight = 1
    /// The number of selectors that the current one stands for.
    private var weight = 1
    /// The remaining number of selectors, with nested ones expanded.
    var room = maximumPerSheet
    /// The maximum number of selectors of a rule, with the lists of its enclosing rules expanded.
    static let maximumPerRule = 4_096
    /// The maximum number of selectors of a sheet.
    static let maximumPerSheet = 1_000_000
    /// Whether the current selector is inside of `:has()`, which cannot be nested.
    var isInHas = false
    /// Whether a selector may begin with a combinator, as in `:has()`.
    private var isRelative = false
    /// The part of a control at the end of the current selector.
    private var part: ControlPart?
    /// The maximum nesting depth of functional pseudo-classes.
    private static let depthLimit = 16
    /// The maximum number of compounds in a selector.
    private static let lengthLimit = 64

    init(_ list: TokenList, atoms: AtomTable, allowsPseudoElements: Bool = false) {
      self.list = list
      self.atoms = atoms
      if list.source.isInQuirksMode { self.atoms.ignoresCase = true }
      self.allowsPseudoElements = allowsPseudoElements
    }

    /// Sets what the next selectors are relative to.
    ///
    /// - Parameters:
    ///   - outer: The selectors of the enclosing style rule, if any.
    ///   - isScoped: Whether they are in an `@scope` rule, to whose root they are relative without an
    ///     enclosing style rule.
    ///   - isInRule: Whether there is a style rule between, though they are relative to the root.
    mutating func begin(within outer: [Selector]?, isScoped: Bool, isInRule: Bool = false) {
      self.isScoped = isScoped
      isDirectlyInScope = isScoped && outer == nil && !isInRule
      self.outer = outer ?? (isScoped ? [.scopeRoot] : nil)
    }

    /// Parses a comma-separated list of selectors, or throws for the first invalid one.
    mutating func selectors(_ range: Range<Int>, depth: Int = 0) throws(Failure) -> [Selector] {
      var result: [Selector] = []
      var count = 0
      for part in list.split(range) {
        let selector = try selector(part, depth: depth)
        result.append(selector)
        count += selector.weight
        guard
          depth > 0 || (count <= room && (outer == nil || count <= SelectorParser.maximumPerRule))
        else {
          let most = count <= room ? SelectorParser.maximumPerRule : SelectorParser.maximumPerSheet
          throw Failure(
            message:
              "with the rules around it, it expands to more selectors than the limit of \(most)",
            index: range.lowerBound, rule: "limit-exceeded")
        }
      }
      return result
    }

    private mutating func selector(_ range: Range<Int>, depth: Int) throws(Failure) -> Selector {
      let range = list.trimmed(range)
      guard !range.isEmpty else {
        throw Failure(message: "a selector is missing", index: range.lowerBound)
      }
      var compounds: [Compound] = []
      var combinators: [Combinator] = []
      var specificity = Specificity.zero
      var index = range.lowerBound
      if depth == 0 {
        pseudo = nil
        part = nil
        weight = 1
      }
      let isNested = outer != nil && depth == 0
      if isNested || isRelative, let first = implied(range, isNested: isNested) {
        beginWithOuter(isNested: isNested, &compounds, &combinators, &specificity)
        combinators.append(first)
        if startsWithCombinator(index) { index += 1 }
        while index < range.upperBound, list.tokens[index].kind == .whitespace { index += 1 }
      }
      while true {
        let start = index
        let compound = try compound(&index, range.upperBound, depth, &specificity)
        guard index > start else {
          throw Failure(
            message: "'\(list.text(index..<index + 1))' cannot stand here", index: index)
        }
        compounds.append(compound)
        guard compounds.count <= SelectorParser.lengthLimit else {
          throw Failure(
            message: "a selector may have \(SelectorParser.lengthLimit) parts at most",
            index: index)
        }
        guard index < range.upperBound else { break }
        guard pseudo == nil, part == nil else {
          throw Failure(message: "nothing may follow a pseudo-element", index: index)
        }
        combinators.append(try combinator(&index, range.upperBound))
      }
      var selector = Selector(specificity: specificity)
      if depth == 0 { selector.weight = weight }
      selector.pseudo = depth == 0 ? pseudo : nil
      selector.part = part
      for index in compounds.indices.reversed() {
        var compound = compounds[index]
        compound.combinator = index > 0 ? combinators[index - 1] : .none
        selector.compounds.append(compound)
      }
      selector.ancestors = SelectorParser.ancestorFilter(selector)
      return selector
    }

    /// Begins a selector with what it is relative to.
    ///
    /// In a nested rule without `&` that is a descendant combinator after the enclosing selectors
    /// (CSS Nesting 1 §3); in `:has()` it is the anchor.
    private mutating func beginWithOuter(
      isNested: Bool, _ compounds: inout [Compound], _ combinators: inout [Combinator],
      _ specificity: inout Specificity
    ) {
      isRelative = false
      if isNested, let only = outer?.first, outer?.count == 1, only.compounds.count > 1,
        only.pseudo == nil, only.part == nil,
        only.compounds.count < SelectorParser.lengthLimit / 2
      {
        // `:is(a b) c` equals `a b c` if nothing precedes it.
        specificity = specificity + only.specificity
        compounds = only.compounds.reversed()
        combinators = compounds.dropFirst().map(\.combinator)
        return
      }
      var compound = Compound()
      if isNested {
        nest(in: &compound, &specificity)
      } else {
        compound.tests.append(.anchor)
      }
      compounds.append(compound)
    }

    private func startsWithCombinator(_ index: Int) -> Bool {
      let kind = list.tokens[index].kind
      return kind.isDelim(">") || kind.isDelim("+") || kind.isDelim("~")
    }

    /// Returns the leading combinator of a nested or relative selector, the descendant combinator
    /// by default, or `nil` if the selector contains `&` or, directly in a scope, `:scope`
    /// (CSS Cascade 6 §2.5.1).
    private func implied(_ range: Range<Int>, isNested: Bool) -> Combinator? {
      let kind = list.tokens[range.lowerBound].kind
      if kind.isDelim(">") { return .child }
      if kind.isDelim("+") { return .nextSibling }
      if kind.isDelim("~") { return .subsequentSibling }
      let saysIt =
        isNested
        && range.contains {
          list.tokens[$0].kind.isDelim("&") || (isDirectlyInScope && isScopeClass($0))
        }
      return saysIt ? nil : .descendant
    }

    /// Returns whether a token is the name of the pseudo-class `:scope`.
    private func isScopeClass(_ index: Int) -> Bool {
      index > 0 && list.tokens[index].kind.ident == "scope"
        && list.tokens[index - 1].kind == .colon
    }

    /// Adds the test that `&` stands for: a match of one of the enclosing selectors, or of `:scope`
    /// without specificity if there are none (CSS Nesting 1 §4).
    private mutating func nest(in compound: inout Compound, _ specificity: inout Specificity) {
      guard let outer else { return compound.tests.append(.root) }
      weight = min(weight * outerWeight, SelectorParser.maximumPerSheet)
      specificity = specificity + (outer.map(\.specificity).max() ?? .zero)
      if outer.count == 1, outer[0].compounds.count == 1, outer[0].pseudo == nil {
        compound.tests += outer[0].compounds[0].tests
      } else {
        compound.tests.append(whole.isEmpty ? .never : .any(whole))
      }
    }

    private func combinator(_ index: inout Int, _ end: Int) throws(Failure) -> Combinator {
      var found = Combinator.none
      while index < end {
        let kind = list.tokens[index].kind
        var next: Combinator
        if kind == .whitespace {
          next = .descendant
        } else if kind.isDelim(">") {
          next = .child
        } else if kind.isDelim("+") {
          next = .nextSibling
        } else if kind.isDelim("~") {
          next = .subsequentSibling
        } else {
          break
        }
        if next == .descendant, found != .none { next = found }
        if next != .descendant, found != .none, found != .descendant, kind != .whitespace {
          throw Failure(message: "two combinators follow each other", index: index)
        }
        found = next
        index += 1
      }
      guard found != .none else {
        throw Failure(
          message: "'\(list.text(index..<index + 1))' cannot stand here", index: index)
      }
      guard index < end else {
        throw Failure(message: "a selector is missing behind the combinator", index: index)
      }
      return found
    }

    private mutating func compound(
      _ index: inout Int, _ end: Int, _ depth: Int, _ specificity: inout Specificity
    ) throws(Failure) -> Compound {
      var compound = Compound()
      var isFirst = true
      while index < end {
        switch list.tokens[index].kind {
        case .ident(let name) where isFirst:
          compound.tests.append(.kind(atoms.kind(name)))
          specificity = specificity + Specificity(ids: 0, classes: 0, kinds: 1)
        case .delim(UInt8(ascii: "*")) where isFirst: break
        case .delim(UInt8(ascii: "&")): nest(in: &compound, &specificity)
        case .delim(UInt8(ascii: "|")):
          throw Failure(message: "namespaces are not supported", index: index)
        case .hash(let name, isID: true):
          compound.tests.append(.id(atoms.id(name)))
          specificity = specificity + Specificity(ids: 1, classes: 0, kinds: 0)
        case .delim(UInt8(ascii: ".")):
          guard index + 1 < end, case .ident(let name) = list.tokens[index + 1].kind else {
            throw Failure(message: "a class name must follow the point", index: index)
          }
          compound.tests.append(.class(atoms.class(name)))
          specificity = specificity + Specificity(ids: 0, classes: 1, kinds: 0)
          index += 1
        case .openSquare:
          compound.tests.append(.attribute(try attribute(index)))
          specificity = specificity + Specificity(ids: 0, classes: 1, kinds: 0)
          index = list.behind(index) - 1
        case .colon where pseudoElement(index, end) != nil:
          // Selectors 4 §3.6.4: pseudo-elements are invalid in pseudo-classes.
          guard depth == 0 else {
            throw Failure(message: "a pseudo-element cannot stand in a pseudo-class", index: index)
          }
          pseudo = pseudoElement(index, end)
          specificity = specificity + Specificity(ids: 0, classes: 0, kinds: 1)
          index += list.tokens[index + 1].kind == .colon ? 2 : 1
          index = list.behind(index) - 1
        case .colon where part != nil:
          throw Failure(message: "nothing may follow the part of a control", index: index)
        case .colon
        where !allowsPseudoElements && index + 1 < end
          && list.tokens[index + 1].kind == .colon:
          guard depth == 0, part == nil else {
            throw Failure(message: "a part of a control must be at the end", index: index)
          }
          part = try controlPart(index + 2, end)
          specificity = specificity + Specificity(ids: 0, classes: 0, kinds: 1)
          index += 2
        case .colon:
          index += 1
          try pseudoClass(&index, end, depth, &compound, &specificity)
        default: return compound
        }
        isFirst = false
        index += 1
      }
      return compound
    }

    /// Returns the pseudo-element whose colons begin here; `:before` and `:after` may have one
    /// colon.
    private func pseudoElement(_ index: Int, _ end: Int) -> PseudoElement? {
      guard allowsPseudoElements, pseudo == nil else { return nil }
      let isDouble = index + 1 < end && list.tokens[index + 1].kind == .colon
      let name = index + (isDouble ? 2 : 1)
      guard name < end else { return nil }
      if isDouble, case .function(let word) = list.tokens[name].kind,
        PseudoElement.unseenFunctions.contains(word.asciiLowercased)
      {
        return .unseen
      }
      guard case .ident(let word) = list.tokens[name].kind else { return nil }
      let known = word.asciiLowercased
      if isDouble,
        PseudoElement.unseenNames.contains(known) || known.hasPrefix("-moz-")
          || (known.hasPrefix("-webkit-") && PseudoElement(name: known) == nil)
      {
        return .unseen
      }
      guard let found = PseudoElement(name: known), found != .unseen, found != .footnoteArea else {
        return nil
      }
      let wasBeforeColons = [.before, .after, .firstLetter, .firstLine].contains(found)
      return isDouble || wasBeforeColons ? found : nil
    }

    /// Parses the name of a control's part.
    private func controlPart(_ index: Int, _ end: Int) throws(Failure) -> ControlPart {
      guard index < end, case .ident(let word) = list.tokens[index].kind else {
        throw Failure(message: "the name of a control's part must follow '::'", index: index - 1)
      }
      guard let part = ControlPart(rawValue: word.asciiLowercased) else {
        let names = ControlPart.allCases.map(\.rawValue)
        throw Failure(
          message: "controls have no part '\(word)'" + Suggestion.words(for: word, among: names),
          index: index - 1)
      }
      return part
    }

    private func attribute(_ start: Int) throws(Failure) -> AttributeTest {
      let inside = list.trimmed(start + 1..<max(start + 1, list.partner(start)))
      var index = inside.lowerBound
      func skipSpace() {
        while index < inside.upperBound, list.tokens[index].kind == .whitespace { index += 1 }
      }
      guard index < inside.upperBound, case .ident(let name) = list.tokens[index].kind else {
        throw Failure(message: "an attribute's name must follow '['", index: start)
      }
      var test = AttributeTest(name: name.asciiLowercased)
      index += 1
      skipSpace()
      guard index < inside.upperBound else { return test }
      let operators: [(Unicode.Scalar, AttributeTest.Operator)] = [
        ("~", .includes), ("|", .dashMatch), ("^", .prefix), ("$", .suffix), ("*", .substring),
      ]
      if list.tokens[index].kind.isDelim("=") {
        test.comparison = .equals
        index += 1
      } else if let found = operators.first(where: { list.tokens[index].kind.isDelim($0.0) }),
        index + 1 < inside.upperBound, list.tokens[index + 1].kind.isDelim("=")
      {
        test.comparison = found.1
        index += 2
      } else {
        throw Failure(message: "one of = ~= |= ^= $= *= is expected", index: index)
      }
      skipSpace()
      guard index < inside.upperBound else {
        throw Failure(message: "a value is missing", index: start)
      }
      switch list.tokens[index].kind {
      case .ident(let value), .string(let value): test.value = value
      default: throw Failure(message: "a name or a string is expected", index: index)
      }
      index += 1
      skipSpace()
      if index < inside.upperBound, let flag = list.tokens[index].kind.ident,
        flag == "i" || flag == "s"
      {
        test.ignoresCase = flag == "i"
        index += 1
      }
      skipSpace()
      guard index == inside.upperBound else {
        throw Failure(message: "']' is expected", index: index)
      }
      return test
    }

    /// Returns the filter that the ancestors of any match must pass.
    private static func ancestorFilter(_ selector: Selector) -> AncestorFilter {
      var filter = AncestorFilter()
      var isAncestor = false
      for (index, compound) in selector.compounds.enumerated() {
        if index > 0 {
          switch selector.compounds[index - 1].combinator {
          case .descendant, .child: isAncestor = true
          case .nextSibling, .subsequentSibling, .none: break
          }
        }
        // In `a + b c`, the compound left of `b` is a sibling of an ancestor.
        let isSibling =
          index > 0
          && [.nextSibling, .subsequentSibling].contains(selector.compounds[index - 1].combinator)
        guard isAncestor, !isSibling else { continue }
        for test in compound.tests {
          switch test {
          case .kind(let atom): filter.insert(atom, .kind)
          case .id(let atom): filter.insert(atom, .id)
          case .class(let atom): filter.insert(atom, .class)
          default: break
          }
        }
      }
      return filter
    }

    /// Parses the argument of a pseudo-class as a forgiving list, which ignores invalid selectors.
    mutating func forgiving(_ range: Range<Int>, depth: Int) throws(Failure) -> [Selector] {
      guard depth < SelectorParser.depthLimit else {
        throw Failure(message: "pseudo-classes are nested too deep", index: range.lowerBound)
      }
      var result: [Selector] = []
      for part in list.split(range) {
        do { result.append(try selector(part, depth: depth + 1)) } catch { continue }
      }
      return result
    }

    /// Parses the relative selectors of `:has()`: Selectors 4 §4.5.
    mutating func relative(_ range: Range<Int>, depth: Int) throws(Failure) -> [Selector] {
      guard depth < SelectorParser.depthLimit else {
        throw Failure(message: "pseudo-classes are nested too deep", index: range.lowerBound)
      }
      var result: [Selector] = []
      for part in list.split(range) {
        isRelative = true
        defer { isRelative = false }
        result.append(try selector(part, depth: depth + 1))
      }
      return result
    }

    mutating func strict(_ range: Range<Int>, depth: Int) throws(Failure) -> [Selector] {
      guard depth < SelectorParser.depthLimit else {
        throw Failure(message: "pseudo-classes are nested too deep", index: range.lowerBound)
      }
      return try selectors(range, depth: depth + 1)
    }
  }
}
