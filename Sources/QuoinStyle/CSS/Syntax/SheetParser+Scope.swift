import QuoinModel

extension CSS.SheetParser {
  /// Parses an `@scope` rule: CSS Cascade 6 §2.5.
  ///
  /// Its block has style rules and declarations, which are those of the root of the scope.
  mutating func scopeRule(
    _ prelude: Range<Int>, _ block: Range<Int>, _ start: Int, _ context: Context
  ) {
    var index = prelude.lowerBound
    /// Reads selectors in parentheses and returns their range, or `nil` if there are none.
    func selectors() -> Range<Int>? {
      guard index < prelude.upperBound, list.tokens[index].kind == .openParen else { return nil }
      let inside = list.trimmed(index + 1..<max(index + 1, list.partner(index)))
      index = list.behind(index)
      return inside
    }
    func skipSpace() {
      while index < prelude.upperBound, list.tokens[index].kind == .whitespace { index += 1 }
    }
    let roots = selectors()
    skipSpace()
    var limits: Range<Int>?
    var isComplete = true
    if index < prelude.upperBound, list.tokens[index].kind.ident == "to" {
      index += 1
      skipSpace()
      limits = selectors()
      isComplete = limits != nil
    }
    guard isComplete, index >= prelude.upperBound, roots?.isEmpty != true, limits?.isEmpty != true
    else {
      report(
        .error, "invalid-rule", start,
        "@scope needs selectors in parentheses, as in '@scope (.card) to (.content)'; it is "
          + "ignored with its contents")
      return
    }
    var inner = context
    inner.scope = sheet.scopes.count
    inner.selectors = []
    inner.place = list.place(start)
    sheet.scopes.append(
      CSS.ParsedScope(
        outer: context.scope, selectors: context.selectors, roots: roots, limits: limits,
        place: list.place(start)))
    styleBlock(block, inner)
  }
}
