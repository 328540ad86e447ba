import QuoinModel

extension CSS {
  /// An unparsed declaration: a property name and the tokens of its value (CSS Syntax 3 §5.5.6).
  package struct RawDeclaration: Sendable {
    /// The name, in lowercase unless it is a custom property.
    package var name: String
    /// The tokens of the value, without surrounding white space and `!important`.
    package var value: Range<Int>
    package var isImportant: Bool
    /// The index of the name token.
    package var index: Int
  }
}

extension CSS.TokenList {
  /// Returns the declarations in a block's contents, and passes invalid ones to `fail`: §5.5.4.
  func declarations(
    _ range: Range<Int>, fail: (_ index: Int, _ message: String) -> Void
  ) -> [CSS.RawDeclaration] {
    var result: [CSS.RawDeclaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].kind {
      case .whitespace, .semicolon: index += 1
      case .atKeyword(let name):
        fail(index, "an @\(name) rule inside of a style rule is not supported")
        index = behindAtRule(index, range.upperBound)
      case .ident(let name):
        let end = behindDeclaration(index, range.upperBound)
        if let declaration = declaration(name, index..<end) {
          result.append(declaration)
        } else if isNestedRule(index..<end) {
          fail(index, "a rule inside of a style rule is not supported")
        } else {
          fail(
            index, "'\(text(trimmed(index..<end)))' is not a declaration: write 'property: value;'")
        }
        index = end
      default:
        let end = behindDeclaration(index, range.upperBound)
        let message =
          isNestedRule(index..<end)
          ? "a rule inside of a style rule is not supported"
          : "'\(text(trimmed(index..<end)).prefix(40))' is not a declaration: write 'property: value;'"
        fail(index, message)
        index = end
      }
    }
    return result
  }

  private func isNestedRule(_ range: Range<Int>) -> Bool {
    range.last.map { tokens[$0].kind == .closeBrace || tokens[$0].kind == .openBrace } ?? false
  }

  /// Returns the index after the next top-level semicolon, or after the block of a nested rule.
  private func behindDeclaration(_ start: Int, _ end: Int) -> Int {
    var index = start
    var hasColon = false
    while index < end {
      let kind = tokens[index].kind
      if kind == .semicolon { return index }
      if kind == .colon, !hasColon {
        // `name:` begins a declaration, unless a block follows that is not ended by a semicolon.
        hasColon = index > start
      }
      let next = min(behind(index), end)
      if kind == .openBrace, !isDeclarationStart(start, end) { return next }
      index = next
    }
    return end
  }

  private func isDeclarationStart(_ start: Int, _ end: Int) -> Bool {
    guard case .ident = tokens[start].kind else { return false }
    var index = start + 1
    while index < end, tokens[index].kind == .whitespace { index += 1 }
    return index < end && tokens[index].kind == .colon
  }

  func behindAtRule(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end {
      if tokens[index].kind == .semicolon { return index + 1 }
      let isBlock = tokens[index].kind == .openBrace
      index = min(behind(index), end)
      if isBlock { return index }
    }
    return end
  }

  private func declaration(_ name: String, _ range: Range<Int>) -> CSS.RawDeclaration? {
    var index = range.lowerBound + 1
    while index < range.upperBound, tokens[index].kind == .whitespace { index += 1 }
    guard index < range.upperBound, tokens[index].kind == .colon else { return nil }
    var value = trimmed(index + 1..<range.upperBound)
    var isImportant = false
    if let last = value.last, tokens[last].kind.ident == "important" {
      let before = trimmed(value.lowerBound..<last)
      if let mark = before.last, tokens[mark].kind.isDelim("!") {
        isImportant = true
        value = trimmed(before.lowerBound..<mark)
      }
    }
    let isCustom = name.hasPrefix("--")
    return CSS.RawDeclaration(
      name: isCustom ? name : name.asciiLowercased, value: value, isImportant: isImportant,
      index: range.lowerBound)
  }
}
