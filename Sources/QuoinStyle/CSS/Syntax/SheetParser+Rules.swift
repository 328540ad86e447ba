import QuoinModel

extension CSS.SheetParser {
  /// Returns whether the condition of an `@supports` rule holds: CSS Conditional 3 §6.
  func supports(_ range: Range<Int>, depth: Int) -> Bool {
    var words: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let next = min(list.behind(index), range.upperBound)
      if list.tokens[index].kind != .whitespace { words.append(index..<next) }
      index = next
    }
    guard let first = words.first, depth < 16 else { return false }
    if list.tokens[first.lowerBound].kind.ident == "not" {
      return words.count == 2 && isCondition(words[1]) && !supportsOne(words[1], depth)
    }
    var result = supportsOne(first, depth)
    var joint: String?
    var rest = words.dropFirst()
    while let word = rest.first {
      guard let name = list.tokens[word.lowerBound].kind.ident, name == "and" || name == "or",
        joint == nil || joint == name, let next = rest.dropFirst().first
      else { return false }
      joint = name
      let holds = supportsOne(next, depth)
      result = name == "and" ? result && holds : result || holds
      rest = rest.dropFirst(2)
    }
    return result
  }

  private func isCondition(_ range: Range<Int>) -> Bool {
    list.tokens[range.lowerBound].kind.opens
  }

  private func supportsOne(_ range: Range<Int>, _ depth: Int) -> Bool {
    let start = range.lowerBound
    let inside = list.trimmed(start + 1..<max(start + 1, list.partner(start)))
    if case .function(let name) = list.tokens[start].kind {
      guard name.asciiLowercased == "selector" else { return false }
      var parser = CSS.SelectorParser(list, atoms: CSS.AtomTable())
      return (try? parser.selectors(inside)) != nil
    }
    guard list.tokens[start].kind == .openParen else { return false }
    let declarations = list.declarations(inside) { _, _ in }
    if declarations.count == 1 {
      let declaration = declarations[0]
      return (try? CSS.declared(declaration.name, list, declaration.value)) != nil
    }
    return supports(inside, depth: depth + 1)
  }
}
