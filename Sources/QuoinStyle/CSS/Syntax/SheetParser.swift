import QuoinModel

extension CSS {
  /// A style rule of a parsed sheet.
  package struct ParsedRule: Sendable {
    /// The token ranges of the selectors: those of the enclosing rules, then its own.
    ///
    /// The declarations of an `@scope` rule itself have none.
    package var selectors: [Range<Int>]
    /// The number of the `@scope` rule around it in the sheet, if any.
    var scope: Int?
    package var declarations: [Declaration]
    /// The conditions of the enclosing `@media` rules.
    var conditions: [MediaQuery.Condition]
    /// The names of the enclosing layers, outermost first.
    package var layer: [String]
    package var place: SourcePlace
  }

  /// An `@scope` rule: CSS Cascade 6 §2.5.
  package struct ParsedScope: Sendable {
    /// The number of the scope around it in the sheet, if any.
    var outer: Int?
    /// The token ranges of the selectors of the style rules between the two.
    var selectors: [Range<Int>]
    /// The token ranges of the selectors of the roots and the limits, if given.
    var roots: Range<Int>?
    var limits: Range<Int>?
    var place: SourcePlace
  }

  /// A font declared by an `@font-face` rule.
  package struct FontFace: Hashable, Sendable {
    /// The location of a font.
    package enum Source: Hashable, Sendable {
      /// A file.
      case url(String)
      /// An installed font by its full name or PostScript name.
      case local(String)
    }

    package var family: String
    /// The sources, in the order in which to try them.
    package var sources: [Source]
    /// The descriptors; the family is empty.
    package var rule = FontFaceRule(family: "")
    package var place: SourcePlace
  }

  /// A parsed sheet, with its diagnostics.
  package struct ParsedSheet: Sendable {
    package let list: TokenList
    package var rules: [ParsedRule] = []
    /// The `@scope` rules; those around others precede them.
    var scopes: [ParsedScope] = []
    package var fontFaces: [FontFace] = []
    /// The `@page` rules.
    package var pageRules: [PageRule] = []
    package var diagnostics: [Diagnostic] = []
    /// The custom properties of `@property` rules.
    var registered: [RegisteredProperty] = []
    /// The `@counter-style` rules.
    var counterStyles: [(name: String, style: CounterStyle)] = []
    /// The `@keyframes` rules.
    var keyframes: [KeyframesRule] = []
    /// The layers, in order of first use.
    package var layers: [[String]] = []
    /// The imported sheets, which precede this one in the cascade.
    package var imports: [SheetImport] = []
  }

  /// An `@import` of another sheet: CSS Cascade 5 §2.
  package struct SheetImport: Sendable {
    /// The URL, relative to the document.
    package var address: String
    /// The conditions for the sheet's rules.
    var conditions: [MediaQuery.Condition]
    /// The layer for the sheet's rules.
    var layer: [String]
    /// The source location of the import.
    package var place: SourcePlace

    /// Creates an unconditional import.
    package init(address: String, place: SourcePlace) {
      self.address = address
      self.place = place
      conditions = []
      layer = []
    }
  }

  /// Parses a sheet: CSS Syntax 3 §5.4 and CSS Conditional 3.
  ///
  /// Anything that cannot be parsed is reported and skipped, and the rest applies.
  struct SheetParser {
    let list: TokenList
    var sheet: ParsedSheet
    /// The unsupported properties and limits reported so far.
    private var reported: Set<String> = []
    /// The remaining number of values to find suggestions for.
    ///
    /// A suggestion takes a hundred times as long as parsing a value, which must not add up in a
    /// long sheet of invalid values.
    private var repairs = 100
    private var anonymousLayers = 0
    private var declarationCount = 0
    /// The number of keyframes, which count as rules.
    var frameCount = 0
    private var knownLayers: Set<[String]> = []
    /// The maximum nesting depth of rules.
    static let depthLimit = 32

    /// The context of a rule.
    struct Context {
      var conditions: [MediaQuery.Condition] = []
      var layer: [String] = []
      var depth = 0
      /// The number of the innermost `@scope` rule, if any.
      var scope: Int?
      /// The selectors of the enclosing style rules inside of it, outermost first.
      var selectors: [Range<Int>] = []
      /// The source location of the innermost of them.
      var place: SourcePlace?
    }

    /// - Parameter order: The import that requested the sheet, if any.
    static func parse(_ source: Source, for order: SheetImport? = nil) -> ParsedSheet {
      let list = TokenList(source)
      var parser = SheetParser(list)
      var context = Context()
      if let order {
        context.conditions = order.conditions
        context.layer = order.layer
        if !order.layer.isEmpty { parser.note(layer: order.layer) }
      }
      parser.rules(0..<list.end, context, isTop: true)
      parser.reportUnclosed()
      return parser.sheet
    }

    init(_ list: TokenList) {
      self.list = list
      sheet = ParsedSheet(list: list)
    }

    /// Whether the deadline has passed and the rest of the sheet is skipped.
    private var isOutOfTime: Bool { list.source.deadline?.isPassed ?? false }

    mutating func report(_ rule: String, _ index: Int, _ message: String) {
      report(.warning, rule, index, message)
    }

    mutating func report(
      _ severity: Diagnostic.Severity, _ rule: String, _ index: Int, _ message: String
    ) {
      sheet.diagnostics.append(
        Diagnostic(severity, rule: rule, message, place: list.place(index)))
    }

    /// Reports unclosed blocks, which extend to the end of the sheet (CSS Syntax 3 §5.4.8).
    private mutating func reportUnclosed() {
      var count = 0
      for index in list.unclosed where list.tokens[index].kind == .openBrace {
        count += 1
        // Twenty reports are enough; there may be a million.
        guard count <= 20 else { return }
        report(
          "unclosed-block", index,
          "this block has no '}': everything that follows is part of it")
      }
    }

    private mutating func rules(_ range: Range<Int>, _ context: Context, isTop: Bool) {
      var index = range.lowerBound
      while index < range.upperBound {
        switch list.tokens[index].kind {
        case .whitespace: index += 1
        case .cdo where isTop, .cdc where isTop: index += 1
        case .atKeyword(let name):
          let end = list.behindAtRule(index, range.upperBound)
          atRule(name.asciiLowercased, index..<end, context)
          index = end
        default: index = qualifiedRule(index, range.upperBound, context)
        }
      }
    }

    /// Parses a qualified rule and returns the index after it: §5.4.3.
    private mutating func qualifiedRule(_ start: Int, _ end: Int, _ context: Context) -> Int {
      var index = start
      while index < end, list.tokens[index].kind != .openBrace { index = list.behind(index) }
      guard index < end else {
        report(
          .error, "invalid-rule", start,
          "'\(list.text(list.trimmed(start..<end)).prefix(40))' is not a rule: a block in braces "
            + "is missing")
        return end
      }
      let close = min(list.partner(index), end)
      var inner = context
      inner.selectors = [list.trimmed(start..<index)]
      inner.place = list.place(start)
      styleBlock(index + 1..<max(index + 1, close), inner)
      return min(close + 1, end)
    }

    /// Adds a rule with the current selectors.
    mutating func addRule(declarations range: Range<Int>, _ context: Context) {
      guard let place = context.place, !isOutOfTime, hasRoomForRule(range.lowerBound) else {
        return
      }
      sheet.rules.append(
        ParsedRule(
          selectors: context.selectors, scope: context.scope, declarations: declarations(range),
          conditions: context.conditions, layer: context.layer, place: place))
    }

    /// Returns whether the sheet may have another rule, and reports the limit if not.
    mutating func hasRoomForRule(_ index: Int) -> Bool {
      let most = list.source.limits.rules
      guard sheet.rules.count + frameCount >= most else { return true }
      reportLimit("rules", index, "the sheet has more rules than the limit of \(most)")
      return false
    }

    /// Parses the block of a conditional group rule, which may be nested in a style rule.
    private mutating func body(_ range: Range<Int>, _ context: Context) {
      if context.selectors.isEmpty {
        rules(range, context, isTop: false)
      } else {
        styleBlock(range, context)
      }
    }

    mutating func declarations(_ range: Range<Int>) -> [Declaration] {
      var failures: [(Int, String)] = []
      let raw = list.declarations(range) { failures.append(($0, $1)) }
      for (index, message) in failures { report("invalid-declaration", index, message) }
      var result: [Declaration] = []
      let limits = list.source.limits
      for declaration in raw {
        if isOutOfTime { break }
        guard declarationCount < limits.declarations else {
          reportLimit(
            "declarations", declaration.index,
            "the sheet has more declarations than the limit of \(limits.declarations)")
          break
        }
        guard !hasTooManyLayers(declaration, limits.layers) else { continue }
        do throws(DeclarationFailure) {
          let declared = try CSS.declared(declaration.name, list, declaration.value)
          let place = list.place(declaration.index)
          declarationCount += declared.count
          for item in declared {
            result.append(
              Declaration(
                name: declaration.name, declared: item, isImportant: declaration.isImportant,
                place: place))
          }
        } catch .unknownProperty {
          if CSS.withoutEffect.contains(declaration.name) || CSS.isForeign(declaration.name) {
            continue
          }
          if reported.insert(declaration.name).inserted {
            report(
              "unsupported-property", declaration.index,
              "the property '\(declaration.name)' is not supported"
                + Suggestion.words(
                  for: declaration.name, among: CSS.propertyVocabulary))
          }
        } catch {
          report(
            "invalid-value", declaration.index,
            "'\(list.text(declaration.value).prefix(60))' is not a supported value for "
              + "'\(declaration.name)'"
              + (repairs > 0
                ? ValueSuggestion.words(for: declaration.name, list, declaration.value) : ""))
          repairs -= 1
        }
      }
      return result
    }

    /// Reports that a limit is exceeded, once per sheet.
    private mutating func reportLimit(_ limit: String, _ index: Int, _ message: String) {
      guard reported.insert("limit of " + limit).inserted else { return }
      report("limit-exceeded", index, message + "; the others are left out")
    }

    /// Returns whether a value has too many comma-separated parts; functions may have four times as
    /// many.
    private mutating func hasTooManyLayers(_ declaration: RawDeclaration, _ most: Int) -> Bool {
      // Each part has at least one token.
      guard declaration.value.count > most else { return false }
      let commas = list.tokens[declaration.value].reduce(0) { $0 + ($1.kind == .comma ? 1 : 0) }
      guard commas >= most,
        commas / 4 >= most || list.split(declaration.value).count > most
      else { return false }
      report(
        "limit-exceeded", declaration.index,
        "'\(declaration.name)' has more parts between commas than the limit of \(most); it is left out"
      )
      return true
    }

    mutating func atRule(_ name: String, _ range: Range<Int>, _ context: Context) {
      var index = range.lowerBound + 1
      while index < range.upperBound, list.tokens[index].kind != .openBrace,
        list.tokens[index].kind != .semicolon
      {
        index = list.behind(index)
      }
      let prelude = list.trimmed(range.lowerBound + 1..<min(index, range.upperBound))
      var block: Range<Int>?
      if index < range.upperBound, list.tokens[index].kind == .openBrace {
        block = index + 1..<max(index + 1, min(list.partner(index), range.upperBound))
      }
      guard context.depth < SheetParser.depthLimit else {
        report(
          .error, "nesting-too-deep", range.lowerBound,
          "at-rules are nested deeper than the limit of \(SheetParser.depthLimit); the inner ones are left out"
        )
        return
      }
      var inner = context
      inner.depth += 1
      if groupRule(name, prelude, block, range.lowerBound, inner) { return }
      switch (name, block) {
      case ("font-face", let block?): fontFace(block, range.lowerBound)
      case ("charset", nil): break
      case ("import", nil): importRule(prelude, range.lowerBound, context)
      case ("page", let block?): pageRule(prelude, block, range.lowerBound, inner)
      case ("property", let block?): propertyRule(prelude, block, range.lowerBound)
      case ("counter-style", let block?):
        counterStyleRule(prelude, block, range.lowerBound)
      case ("keyframes", let block?), ("-webkit-keyframes", let block?):
        keyframesRule(prelude, block, range.lowerBound, context)
      case ("starting-style", _), ("view-transition", _), ("position-try", _): break
      case ("media", nil), ("container", nil), ("property", nil), ("supports", nil),
        ("font-face", nil), ("page", nil), ("keyframes", nil), ("counter-style", nil),
        ("scope", nil):
        report(
          .error, "invalid-rule", range.lowerBound,
          "@\(name) has no block in braces, or a bracket before it is not closed")
      default:
        report(
          "unsupported-rule", range.lowerBound,
          "@\(name) is not supported; it is ignored with its contents"
            + Suggestion.words(
              for: name,
              among: [
                "media", "container", "supports", "scope", "layer", "font-face", "import", "page",
                "keyframes",
              ]))
      }
    }

    /// Parses an at-rule whose block has rules, or the statement `@layer a, b;`.
    ///
    /// - Returns: Whether it is such a rule.
    private mutating func groupRule(
      _ name: String, _ prelude: Range<Int>, _ block: Range<Int>?, _ start: Int,
      _ context: Context
    ) -> Bool {
      var inner = context
      switch (name, block) {
      case ("media", let block?), ("container", let block?):
        var parser = MediaParser(list)
        inner.conditions.append(
          name == "media" ? parser.queries(prelude) : parser.container(prelude))
        for failure in parser.failures {
          report("invalid-media-query", failure.index, failure.message)
        }
        body(block, inner)
      case ("supports", let block?):
        if supports(prelude, depth: 0) { body(block, inner) }
      case ("scope", let block?): scopeRule(prelude, block, start, inner)
      case ("layer", let block?):
        guard let names = blockLayerName(prelude) else {
          report(.error, "invalid-rule", start, "a layer's name is expected")
          return true
        }
        inner.layer += names
        note(layer: inner.layer)
        body(block, inner)
      case ("layer", nil):
        for part in list.split(prelude) {
          if let names = layerName(list.trimmed(part)) { note(layer: context.layer + names) }
        }
      default: return false
      }
      return true
    }

    /// Returns the name of a layer block, or a unique one for an anonymous layer.
    private mutating func blockLayerName(_ prelude: Range<Int>) -> [String]? {
      guard prelude.isEmpty else { return layerName(prelude) }
      anonymousLayers += 1
      return ["(\(anonymousLayers))"]
    }

    /// Parses `@import`, which must precede all other rules except layers: CSS Cascade 5 §2.
    private mutating func importRule(_ prelude: Range<Int>, _ start: Int, _ context: Context) {
      var reader = ValueReader(list, prelude)
      var address: String?
      if case .string(let text) = reader.kind {
        address = list.source.address(text)
        reader.advance()
      } else if case .url(let text) = reader.url() {
        address = text
      }
      guard let address, sheet.rules.isEmpty, context.depth == 0 else {
        report(
          .error, "invalid-rule", start,
          address == nil
            ? "@import needs the address of a sheet"
            : "@import must stand before all other rules")
        return
      }
      var order = SheetImport(address: address, place: list.place(start))
      order.conditions = context.conditions
      order.layer = context.layer
      if reader.kind.ident == "layer" {
        reader.advance()
        anonymousLayers += 1
        order.layer.append("(import \(anonymousLayers) of \(list.source.file))")
      } else if reader.functionName == "layer" {
        let inside = reader.index + 1..<max(reader.index + 1, list.partner(reader.index))
        guard let names = layerName(list.trimmed(inside)) else {
          report(.error, "invalid-rule", start, "a layer's name is expected")
          return
        }
        order.layer += names
        reader.advance()
      }
      if order.layer.count > context.layer.count { note(layer: order.layer) }
      let rest = list.trimmed(reader.index..<prelude.upperBound)
      if !rest.isEmpty {
        var parser = MediaParser(list)
        order.conditions.append(parser.queries(rest))
        for failure in parser.failures {
          report("invalid-media-query", failure.index, failure.message)
        }
      }
      sheet.imports.append(order)
    }

    private mutating func note(layer: [String]) {
      for count in 1...max(1, layer.count) {
        let path = Array(layer.prefix(count))
        if knownLayers.insert(path).inserted { sheet.layers.append(path) }
      }
    }

    /// Returns the components of a layer name `a.b.c`, or `nil` if it is invalid.
    private func layerName(_ range: Range<Int>) -> [String]? {
      var names: [String] = []
      for (offset, index) in range.enumerated() {
        switch list.tokens[index].kind {
        case .ident(let name) where offset % 2 == 0: names.append(name)
        case .delim(UInt8(ascii: ".")) where offset % 2 == 1: break
        default: return nil
        }
      }
      return names.isEmpty || range.count % 2 == 0 ? nil : names
    }
  }
}
