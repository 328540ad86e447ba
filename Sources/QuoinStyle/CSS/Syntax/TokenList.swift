import QuoinModel

extension CSS {
  /// The tokens of a sheet, with the matching bracket of each.
  ///
  /// Because matching brackets are known, blocks are ranges of one array: no tree is built, and
  /// deep nesting cannot overflow the stack.
  package struct TokenList: Sendable {
    package let source: Source
    package let tokens: [Token]
    /// For each token that opens a block, the index of the closing token, or of the end.
    private let partners: [Int32]
    /// The indices of unclosed brackets.
    let unclosed: [Int]

    package init(_ source: Source) {
      self.source = source
      tokens = Tokenizer.tokens(source)
      var partners = [Int32](repeating: -1, count: tokens.count)
      var open: [Int32] = []
      for index in tokens.indices {
        let kind = tokens[index].kind
        if kind.opens {
          open.append(Int32(index))
        } else if kind.closes, let last = open.last,
          tokens[Int(last)].kind.closer == kind.closer
        {
          // §5.4.8: a mismatched closing bracket is an ordinary token of the block.
          partners[Int(last)] = Int32(index)
          open.removeLast()
        }
      }
      let end = Int32(tokens.count - 1)
      for index in open { partners[Int(index)] = end }
      self.partners = partners
      unclosed = open.map { Int($0) }
    }

    /// The index after the last token, excluding the end-of-file token.
    package var end: Int { tokens.count - 1 }

    /// Returns the index of the token that closes the block opened at an index.
    func partner(_ index: Int) -> Int { Int(partners[index]) }

    /// Returns the index after a component value: a single token, or a block with its contents.
    func behind(_ index: Int) -> Int {
      tokens[index].kind.opens ? min(partner(index) + 1, end) : index + 1
    }

    package func place(_ index: Int) -> SourcePlace {
      source.place(tokens[min(index, end)].start)
    }

    /// Returns the text of a range of tokens, including comments.
    package func text(_ range: Range<Int>) -> String {
      guard let first = range.first, let last = range.last else { return "" }
      return source.text(tokens[first].start, tokens[last].end)
    }

    /// Returns a range without surrounding white space.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
      var low = range.lowerBound
      var high = range.upperBound
      while low < high, tokens[low].kind == .whitespace { low += 1 }
      while high > low, tokens[high - 1].kind == .whitespace { high -= 1 }
      return low..<high
    }

    /// Splits a range at its top-level commas or other separators.
    func split(_ range: Range<Int>, at separator: Token.Kind = .comma) -> [Range<Int>] {
      var parts: [Range<Int>] = []
      var start = range.lowerBound
      var index = start
      while index < range.upperBound {
        if tokens[index].kind == separator {
          parts.append(start..<index)
          start = index + 1
        }
        index = behind(index)
      }
      parts.append(start..<range.upperBound)
      return parts
    }
  }
}
