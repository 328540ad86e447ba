extension CSS {
  /// A cursor over the tokens of a value.
  package struct ValueReader {
    let list: TokenList
    var index: Int
    let end: Int
    /// The number of functions that enclose this range.
    let depth: Int
    static let depthLimit = 24
    /// The additional values accepted in quirks mode; none inside of functions.
    var quirks: Quirks = []
    /// The names that stand for components of a colour, in calculations of a relative colour.
    var channels: Set<String> = []

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

    /// The current token, or the end-of-file token at the end.
    var kind: Token.Kind { index < end ? list.tokens[index].kind : .endOfFile }

    /// Advances past the current component value and the white space after it.
    mutating func advance() {
      index = min(list.behind(index), end)
      skipSpace()
    }

    /// Consumes a keyword if it is one of the given ones.
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

    /// The lowercase name of the current function, if any.
    var functionName: String? {
      guard case .function(let name) = kind else { return nil }
      return name.asciiLowercased
    }

    /// Reads the arguments of the current function; all tokens must be consumed.
    mutating func arguments<Result>(_ read: (inout ValueReader) -> Result?) -> Result? {
      guard kind.opens, depth < ValueReader.depthLimit else { return nil }
      var inner = ValueReader(
        list, index + 1..<max(index + 1, min(list.partner(index), end)), depth: depth + 1)
      inner.channels = channels
      guard let result = read(&inner), inner.isAtEnd else { return nil }
      advance()
      return result
    }

    /// Attempts to read something, and restores the position on failure.
    mutating func attempt<Result>(_ read: (inout ValueReader) -> Result?) -> Result? {
      let start = index
      if let result = read(&self) { return result }
      index = start
      return nil
    }
  }
}
