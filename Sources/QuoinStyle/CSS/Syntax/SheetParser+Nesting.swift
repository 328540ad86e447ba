import QuoinModel

// CSS Nesting 1: nested style rules.
extension CSS.SheetParser {
  /// Parses the block of a style rule: declarations and nested rules (§2, and CSS Syntax 3 §5.5.4).
  mutating func styleBlock(_ range: Range<Int>, _ context: Context) {
    var start = range.lowerBound
    var index = start
    func flush(_ parser: inout CSS.SheetParser, until end: Int) {
      guard start < end else { return }
      parser.addRule(declarations: start..<end, context)
    }
    // Declarations after a nested rule also follow it in the cascade (§5).
    var isEmpty = true
    while index < range.upperBound {
      switch list.tokens[index].kind {
      case .whitespace, .semicolon: index += 1
      case .atKeyword(let name):
        flush(&self, until: index)
        isEmpty = false
        let end = list.behindAtRule(index, range.upperBound)
        atRule(name.asciiLowercased, index..<end, context)
        (index, start) = (end, end)
      default:
        guard let rule = nestedRule(index, range.upperBound) else {
          index = behindDeclaration(index, range.upperBound)
          continue
        }
        flush(&self, until: index)
        isEmpty = false
        var inner = context
        inner.selectors.append(list.trimmed(index..<rule.lowerBound - 1))
        inner.place = list.place(index)
        inner.depth += 1
        if inner.depth < CSS.SheetParser.depthLimit {
          styleBlock(rule, inner)
        } else {
          report(
            .error, "nesting-too-deep", index,
            "rules are nested deeper than the limit of \(CSS.SheetParser.depthLimit); the inner ones are left out"
          )
        }
        index = min(rule.upperBound + 1, range.upperBound)
        start = index
      }
    }
    if isEmpty || start < range.upperBound { flush(&self, until: range.upperBound) }
  }

  /// Returns the contents of the block of a nested rule that begins here, or `nil` if it is a
  /// declaration.
  ///
  /// A declaration with a block in its value is taken as a rule, unless it is a custom property.
  private func nestedRule(_ start: Int, _ end: Int) -> Range<Int>? {
    if case .ident(let name) = list.tokens[start].kind, name.hasPrefix("--") { return nil }
    var index = start
    while index < end {
      switch list.tokens[index].kind {
      case .semicolon: return nil
      case .openBrace:
        guard index > start else { return nil }
        return index + 1..<max(index + 1, min(list.partner(index), end))
      default: index = list.behind(index)
      }
    }
    return nil
  }

  private func behindDeclaration(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, list.tokens[index].kind != .semicolon { index = list.behind(index) }
    return min(index, end)
  }
}
