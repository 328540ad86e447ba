extension CSS {
  /// Walks over the tokens of a value.
  package struct ValueReader {
    let list: TokenList
    var index: Int
    let end: Int
    /// How many functions are open around this range.
    let depth: Int
    static let depthLimit = 24
    /// What the value may be besides, in quirks mode; nothing inside of functions.
    var quirks: Quirks = []

    package init(_ list: TokenList, _ range: Range<Int>, depth: Int = 0) {
      self.list = list
      index = range.lowerBound
      end = range.upperBound
      self.depth = depth
      skipSpace()
    }

    mutating func skipSpace() {
      while index < end, list.tokens[index].kind == .whitespace { index += 1 }
    }

    var isAtEnd: Bool { index >= end }

    /// The token at hand; the end of the file behind the last.
    var kind: Token.Kind { index < end ? list.tokens[index].kind : .endOfFile }

    /// Goes on behind the component value at hand and the space behind it.
    mutating func advance() {
      index = min(list.behind(index), end)
      skipSpace()
    }

    /// Takes one of some keywords.
    mutating func keyword(_ keywords: some Sequence<Keyword>) -> Keyword? {
      guard let word = kind.ident, let keyword = Keyword(word), keywords.contains(keyword) else {
        return nil
      }
      advance()
      return keyword
    }

    mutating func keyword(_ keyword: Keyword) -> Bool {
      guard kind.ident == keyword.name else { return false }
      advance()
      return true
    }

    mutating func comma() -> Bool {
      guard kind == .comma else { return false }
      advance()
      return true
    }

    mutating func slash() -> Bool {
      guard kind.isDelim("/") else { return false }
      advance()
      return true
    }

    /// The name of the function at hand, in small letters.
    var functionName: String? {
      guard case .function(let name) = kind else { return nil }
      return name.asciiLowercased
    }

    /// Reads what is in the brackets of the function at hand; all of it must be taken.
    mutating func arguments<Result>(_ read: (inout ValueReader) -> Result?) -> Result? {
      guard kind.opens, depth < ValueReader.depthLimit else { return nil }
      var inner = ValueReader(
        list, index + 1..<max(index + 1, min(list.partner(index), end)), depth: depth + 1)
      guard let result = read(&inner), inner.isAtEnd else { return nil }
      advance()
      return result
    }

    /// Tries to read something; where that fails, nothing has been taken.
    mutating func attempt<Result>(_ read: (inout ValueReader) -> Result?) -> Result? {
      let start = index
      if let result = read(&self) { return result }
      index = start
      return nil
    }
  }
}
