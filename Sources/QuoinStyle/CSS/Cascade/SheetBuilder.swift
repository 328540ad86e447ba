import QuoinModel

extension CSS {
  /// Collects the rules of a sheet's parts and sorts them into cascade order.
  struct SheetBuilder {
    private(set) var rules: [SheetContent.Rule] = []
    private(set) var conditions: [MediaQuery.Condition] = []
    private(set) var atoms = AtomTable()
    private(set) var diagnostics: [Diagnostic] = []
    /// The source location at which a selector first names each kind.
    private(set) var kindPlaces: [(name: String, place: SourcePlace)] = []
    /// The custom properties of `@property` rules; with several of a name, the last one counts.
    private(set) var registered: [RegisteredProperty] = []
    /// The counter styles of `@counter-style` rules.
    private(set) var counterStyles = CounterStyles()
    /// The `@keyframes` rules, with the number of the condition around each.
    private var keyframes: [(rule: KeyframesRule, condition: Int32)] = []
    private var pending: [Pending] = []
    /// The layers by path, numbered in the order in which they were first named.
    private var layerOrder: [[String]: Int] = [:]
    private var conditionNumbers: [MediaQuery.Condition: Int32] = [:]
    private var saidUnsupported: Set<String> = []
    /// The selectors of the rules that enclose the last rule, outermost first, by token range.
    private var chain: [(range: Range<Int>, selectors: [Selector])] = []
    /// The number of selectors so far, with nested ones expanded.
    private var written = 0
    /// The scopes of all sheets; those around others precede them.
    private(set) var scopes: [SelectorScope] = []
    /// The numbers of the scopes of the current sheet, or `nil` for those with invalid selectors.
    private var scopeNumbers: [Int32?] = []

    /// An entry with everything that determines its order.
    private struct Pending {
      var entry: SheetContent.Entry
      var origin: StyleSheet.Origin
      var layer: [String]
      var number: Int
    }

    mutating func add(_ part: StyleSheet.Part) {
      switch part.body {
      case .token(let token): add(token, part.origin)
      case .rule(let rule): add(rule, part.origin)
      case .css(let sheet, let target):
        diagnostics.append(contentsOf: sheet.diagnostics)
        for property in sheet.registered {
          registered.removeAll { $0.name == property.name }
          registered.append(property)
        }
        for rule in sheet.keyframes { add(rule, target) }
        for (name, style) in sheet.counterStyles { counterStyles.set(name, style) }
        for layer in sheet.layers { note(layer) }
        if target == .nodes {
          for order in sheet.imports {
            diagnostics.append(
              Diagnostic(
                .warning, rule: "unsupported-rule",
                "@import is for documents; combine sheets in Swift", place: order.place))
          }
        }
        chain = []
        addScopes(of: sheet, target)
        for rule in sheet.rules { add(rule, sheet.list, part.origin, target) }
        chain = []
      }
    }

    private mutating func add(_ rule: KeyframesRule, _ target: SheetTarget) {
      guard target == .document else {
        diagnostics.append(
          Diagnostic(
            .warning, rule: "unsupported-rule",
            "@keyframes is for documents; nodes are animated in Swift", place: rule.place))
        return
      }
      keyframes.append((rule, number(rule.conditions)))
    }

    /// The animations of the `@keyframes` rules, in cascade order: CSS Cascade 5 §6.4.
    var animations: Animations {
      var animations = Animations()
      guard !keyframes.isEmpty else { return animations }
      let places = layerPlaces()
      func place(_ layer: [String]) -> Int { layer.isEmpty ? places.count : places[layer] ?? 0 }
      let ordered = keyframes.enumerated().sorted {
        (place($0.element.rule.layer), $0.offset) < (place($1.element.rule.layer), $1.offset)
      }
      for (_, item) in ordered { animations.append(item.rule, condition: item.condition) }
      return animations
    }

    private mutating func note(_ layer: [String]) {
      if layerOrder[layer] == nil { layerOrder[layer] = layerOrder.count }
    }

    private mutating func add(_ token: DesignToken, _ origin: StyleSheet.Origin) {
      var block = Block()
      block.append(variable: "--" + token.name, .value(token.value))
      check(token.media, token.place)
      let rule = SheetContent.Rule(
        condition: number(token.media.map { [$0.condition] } ?? []), normal: block,
        important: Block())
      rules.append(rule)
      // A token without a rule is a custom property of the root, below all rules.
      var selector = Selector(compounds: [Compound(tests: [.root])])
      selector.specificity = .zero
      append(selector, origin, [])
    }

    private mutating func check(_ media: MediaQuery?, _ place: SourcePlace) {
      guard let media, let failure = media.failure else { return }
      diagnostics.append(
        Diagnostic(
          .warning, rule: "invalid-media-query",
          "the condition '\(media.text)' cannot be read: \(failure)", place: place))
    }

    private mutating func add(_ rule: QuoinStyle.Rule, _ origin: StyleSheet.Origin) {
      check(rule.media, rule.place)
      let list = TokenList(Source(rule.text))
      chain = []
      guard let selectors = selectors(list, [0..<list.end], rule.place) else { return }
      var block = Block()
      let declaration = Declaration(
        declared: .style(rule.style), isImportant: rule.isImportant, place: rule.place)
      _ = block.append(declaration, .nodes)
      rules.append(
        SheetContent.Rule(
          condition: number(rule.media.map { [$0.condition] } ?? []),
          normal: rule.isImportant ? Block() : block,
          important: rule.isImportant ? block : Block()))
      for selector in selectors { append(selector, origin, []) }
    }

    private mutating func add(
      _ rule: ParsedRule, _ list: TokenList, _ origin: StyleSheet.Origin, _ target: SheetTarget
    ) {
      var scope: Int32 = -1
      if let around = rule.scope {
        guard let number = scopeNumbers[around] else { return }
        scope = number
      }
      guard let selectors = selectors(list, rule.selectors, nil, target, isScoped: scope >= 0)
      else { return }
      var normal = Block()
      var important = Block()
      for declaration in rule.declarations {
        let unsupported =
          declaration.isImportant
          ? important.append(declaration, target) : normal.append(declaration, target)
        if let unsupported { reportUnsupported(unsupported, declaration) }
      }
      if normal.isEmpty, important.isEmpty { return }
      if target == .nodes { reportContainers(of: rule) }
      rules.append(
        SheetContent.Rule(
          condition: number(rule.conditions), normal: normal, important: important))
      for selector in selectors { append(selector, origin, rule.layer, scope) }
    }

    /// Adds the scopes of a sheet, with the numbers by which its rules refer to them.
    private mutating func addScopes(of sheet: ParsedSheet, _ target: SheetTarget) {
      scopeNumbers = []
      for scope in sheet.scopes {
        if target == .document {
          scopeNumbers.append(number(scope, sheet.list, target))
        } else {
          reportOnce(
            "@scope", "@scope is for documents; it is ignored with its contents", scope.place)
          scopeNumbers.append(nil)
        }
      }
    }

    /// Adds a scope and returns its number, or `nil` if its selectors are invalid.
    private mutating func number(
      _ scope: ParsedScope, _ list: TokenList, _ target: SheetTarget
    ) -> Int32? {
      var added = SelectorScope(outer: -1, roots: nil, owner: list.source.owner, limits: [])
      if let outer = scope.outer {
        guard let number = scopeNumbers[outer] else { return nil }
        added.outer = number
      }
      if let roots = scope.roots {
        // As browsers have it, the roots of a scope in another one are relative to that one, even if
        // there are style rules between the two; these matter for the meaning of `:scope`.
        let isScoped = added.outer >= 0
        let found = selectors(
          list, isScoped ? [roots] : scope.selectors + [roots], nil, target, isScoped: isScoped,
          isInRule: isScoped && !scope.selectors.isEmpty)
        guard let found, areOfElements(found, scope.place) else { return nil }
        added.roots = found
      }
      if let limits = scope.limits {
        guard let found = selectors(list, [limits], nil, target, isScoped: true),
          areOfElements(found, scope.place)
        else { return nil }
        added.limits = found
      }
      scopes.append(added)
      return Int32(scopes.count - 1)
    }

    /// Returns whether selectors of a scope select elements, and reports them if not.
    private mutating func areOfElements(_ selectors: [Selector], _ place: SourcePlace) -> Bool {
      if selectors.allSatisfy({ $0.pseudo == nil }) { return true }
      diagnostics.append(
        Diagnostic(
          .warning, rule: "unknown-selector",
          "pseudo-elements cannot be roots or limits of @scope; it is ignored with its contents",
          place: place))
      return false
    }

    private mutating func reportUnsupported(_ name: String, _ declaration: Declaration) {
      // Shorthands also reset properties that nodes lack; report only explicit values.
      if case .value(let property, let value) = declaration.declared {
        if value == property.initial { return }
        // Every layer of a list may have its initial value.
        if case .commas(let layers) = value, case .commas(let plain) = property.initial,
          layers.allSatisfy({ plain.contains($0) })
        {
          return
        }
      }
      if case .wide = declaration.declared { return }
      let written = declaration.name.isEmpty ? name : declaration.name
      guard saidUnsupported.insert(written).inserted else { return }
      let isKnown = Property.named(name)?.row.native != nil
      diagnostics.append(
        Diagnostic(
          .warning, rule: isKnown ? "unsupported-value" : "unsupported-property",
          isKnown
            ? "this value of '\(written)' is not supported by native nodes"
            : "native nodes do not support '\(written)'; it is left out",
          place: declaration.place))
    }

    private mutating func reportContainers(of rule: ParsedRule) {
      guard rule.conditions.contains(where: \.dependsOnContainer) else { return }
      reportOnce(
        "@container", "@container is for documents; its rules never apply to nodes", rule.place)
    }

    private mutating func reportOnce(_ name: String, _ message: String, _ place: SourcePlace) {
      guard saidUnsupported.insert(name).inserted else { return }
      diagnostics.append(
        Diagnostic(.warning, rule: "unsupported-rule", message, place: place))
    }

    private mutating func selectors(
      _ list: TokenList, _ ranges: [Range<Int>], _ place: SourcePlace?,
      _ target: SheetTarget = .nodes, isScoped: Bool = false,
      isInRule: Bool = false
    ) -> [Selector]? {
      if ranges.isEmpty { return [.scopeRoot] }
      let isDocument = target == .document
      let known = atoms.counts
      var parser = SelectorParser(list, atoms: atoms.take(), allowsPseudoElements: isDocument)
      parser.room = SelectorParser.maximumPerSheet - written
      defer { atoms = parser.atoms }
      var range = ranges.last ?? 0..<0
      do throws(SelectorParser.Failure) {
        var selectors: [Selector] = []
        // Sibling rules share their enclosing rules, whose selectors are parsed once.
        chain.removeSubrange(min(chain.count, ranges.count - 1)...)
        for (depth, one) in ranges.enumerated() {
          range = one
          if depth < chain.count, chain[depth].range == one {
            selectors = chain[depth].selectors
            continue
          }
          chain.removeSubrange(min(chain.count, depth)...)
          parser.begin(
            within: depth > 0 ? selectors : nil, isScoped: isScoped, isInRule: isInRule)
          selectors = try parser.selectors(one)
          if depth < ranges.count - 1 { chain.append((one, selectors)) }
        }
        written += selectors.reduce(0) { $0 + $1.weight }
        let place = place ?? list.place(range.lowerBound)
        for name in parser.atoms.kinds(since: known).sorted() { kindPlaces.append((name, place)) }
        return selectors
      } catch {
        parser.atoms.forget(since: known)
        chain = []
        diagnostics.append(
          Diagnostic(
            // Browsers skip what they do not support, and documents rely on that.
            isDocument ? .warning : .error, rule: error.rule,
            "the selector '\(list.text(range).prefix(80))' cannot be read: \(error.message)",
            place: place ?? list.place(error.index)))
        return nil
      }
    }

    private mutating func append(
      _ selector: Selector, _ origin: StyleSheet.Origin, _ layer: [String], _ scope: Int32 = -1
    ) {
      let entry = SheetContent.Entry(
        selector: selector, rule: Int32(rules.count - 1), scope: scope)
      pending.append(
        Pending(entry: entry, origin: origin, layer: layer, number: pending.count))
    }

    private mutating func number(_ parts: [MediaQuery.Condition]) -> Int32 {
      guard !parts.isEmpty else { return -1 }
      let condition = parts.count == 1 ? parts[0] : .and(parts)
      if let known = conditionNumbers[condition] { return known }
      conditions.append(condition)
      let number = Int32(conditions.count - 1)
      conditionNumbers[condition] = number
      return number
    }

    /// Returns the number of entries from lower origins.
    func count(before origin: StyleSheet.Origin) -> Int {
      pending.reduce(0) { $0 + ($1.origin < origin ? 1 : 0) }
    }

    /// The numbers that determine the position of an entry.
    private struct Key {
      var origin: StyleSheet.Origin
      /// The position of its layer among all layers.
      var layer: Int
      var specificity: Specificity
      var number: Int

      /// Returns whether two entries differ in their number only.
      func isEquallyStrong(as other: Key) -> Bool {
        origin == other.origin && layer == other.layer && specificity == other.specificity
      }

      /// Returns whether an entry precedes another one.
      ///
      /// Among important declarations, lower origins and earlier layers win.
      func precedes(_ other: Key, isImportant: Bool) -> Bool {
        if origin != other.origin { return (origin < other.origin) != isImportant }
        if layer != other.layer { return (layer < other.layer) != isImportant }
        if specificity != other.specificity { return specificity < other.specificity }
        return number < other.number
      }
    }

    /// Returns the entries in ascending order, each with its insertion number: CSS Cascade 5 §6.1.
    func ordered() -> [(number: Int, entry: SheetContent.Entry)] {
      let layers = layerPlaces()
      let keys = pending.map {
        Key(
          origin: $0.origin, layer: $0.layer.isEmpty ? layers.count : layers[$0.layer] ?? 0,
          specificity: $0.entry.selector.specificity, number: $0.number)
      }
      let ordered = keys.sorted { $0.precedes($1, isImportant: false) }
      var ranks = [Int32](repeating: 0, count: pending.count)
      var rank: Int32 = 0
      var last: Key?
      for key in keys.sorted(by: { $0.precedes($1, isImportant: true) }) {
        if let last, !last.isEquallyStrong(as: key) { rank += 1 }
        ranks[key.number] = rank
        last = key
      }
      return ordered.map { key in
        var entry = pending[key.number].entry
        entry.importantRank = ranks[key.number]
        return (key.number, entry)
      }
    }

    /// Returns the positions of the named layers; rules outside of any layer follow them.
    private func layerPlaces() -> [[String]: Int] {
      let sorted = layerOrder.keys.map { (layer: $0, key: layerKey($0)) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      var places: [[String]: Int] = [:]
      for (place, item) in sorted.enumerated() { places[item.layer] = place }
      return places
    }

    /// Returns the sort key of a layer; rules directly in a layer follow those of its sublayers.
    private func layerKey(_ layer: [String]) -> [Int] {
      var key: [Int] = []
      for count in layer.indices {
        key.append(layerOrder[Array(layer[...count])] ?? 0)
      }
      return key + [Int.max]
    }
  }
}
