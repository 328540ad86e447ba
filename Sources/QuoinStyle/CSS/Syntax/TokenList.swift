import QuoinModel

extension CSS {
  /// The tokens of a sheet, and for each bracket the one that closes it.
  ///
  /// With the partners known, blocks are ranges of one array: no tree is built, and no depth of
  /// nesting can overflow the stack.
  package struct TokenList: Sendable {
    package let source: Source
    package let tokens: [Token]
    /// For a token that opens a block: the index of the one that closes it, or of the end.
    private let partners: [Int32]
    /// The brackets that nothing closes.
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
          // §5.4.8: another bracket's closer inside a block is a plain token of it.
          partners[Int(last)] = Int32(index)
          open.removeLast()
        }
      }
      let end = Int32(tokens.count - 1)
      for index in open { partners[Int(index)] = end }
      self.partners = partners
      unclosed = open.map { Int($0) }
    }

    /// The index behind the last token that is not the end of the file.
    package var end: Int { tokens.count - 1 }

    /// The token that closes the block which the one at an index opens.
    func partner(_ index: Int) -> Int { Int(partners[index]) }

    /// The index behind a component value: a token, or a block with all in it.
    func behind(_ index: Int) -> Int {
      tokens[index].kind.opens ? min(partner(index) + 1, end) : index + 1
    }

    package func place(_ index: Int) -> SourcePlace {
      source.place(tokens[min(index, end)].start)
    }

    /// The text of a range of tokens, comments included.
    package func text(_ range: Range<Int>) -> String {
      guard let first = range.first, let last = range.last else { return "" }
      return source.text(tokens[first].start, tokens[last].end)
    }

    /// A range without white space at its ends.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
      var low = range.lowerBound
      var high = range.upperBound
      while low < high, tokens[low].kind == .whitespace { low += 1 }
      while high > low, tokens[high - 1].kind == .whitespace { high -= 1 }
      return low..<high
    }

    /// The parts of a range between commas that are in no block.
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
