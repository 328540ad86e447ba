import QuoinModel

extension CSS {
  /// Parses media queries: Media Queries 4 §3.
  ///
  /// An unknown condition never holds, nor does its negation.
  struct MediaParser {
    let list: TokenList
    var failures: [(index: Int, message: String)] = []
    /// Whether features are those of containers.
    var isOfContainer = false
    private static let depthLimit = 16

    init(_ list: TokenList) { self.list = list }

    /// Parses a list of queries, at least one of which must hold; an empty list always holds.
    mutating func queries(_ range: Range<Int>) -> MediaQuery.Condition {
      let range = list.trimmed(range)
      if range.isEmpty { return .all }
      let parts = list.split(range).map { query(list.trimmed($0)) }
      return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func query(_ range: Range<Int>) -> MediaQuery.Condition {
      var words = words(range)
      guard let first = words.first else { return fail(range.lowerBound, "a query is missing") }
      guard let word = list.tokens[first.lowerBound].kind.ident,
        !(word == "not" && words.count > 1 && isBlock(words[1]))
      else { return condition(words[...], depth: 0, allowsOr: true) }
      var isNegated = false
      if word == "not" || word == "only" {
        isNegated = word == "not"
        words.removeFirst()
      }
      guard let type = words.first.flatMap({ list.tokens[$0.lowerBound].kind.ident }) else {
        return fail(range.lowerBound, "a media type is missing")
      }
      var parts: [MediaQuery.Condition] = [
        type == "all" ? .all : MediaParser.type(type)
      ]
      if words.count > 1 {
        guard list.tokens[words[1].lowerBound].kind.ident == "and" else {
          return fail(words[1].lowerBound, "'and' is expected")
        }
        parts.append(condition(words[2...], depth: 0, allowsOr: false))
      }
      return isNegated ? .not(.and(parts)) : .and(parts)
    }

    /// Returns the condition for a media type; unknown types never match: Media Queries 4 §2.3.
    private static func type(_ type: String) -> MediaQuery.Condition {
      MediaEnvironment.Medium(rawValue: type).map { .medium($0) } ?? .never
    }

    private func isBlock(_ range: Range<Int>) -> Bool {
      list.tokens[range.lowerBound].kind == .openParen
    }

    /// Returns the component values of a range without white space.
    func words(_ range: Range<Int>) -> [Range<Int>] {
      var result: [Range<Int>] = []
      var index = range.lowerBound
      while index < range.upperBound {
        let next = min(list.behind(index), range.upperBound)
        if list.tokens[index].kind != .whitespace { result.append(index..<next) }
        index = next
      }
      return result
    }

    mutating func condition(
      _ words: ArraySlice<Range<Int>>, depth: Int, allowsOr: Bool
    ) -> MediaQuery.Condition {
      guard let first = words.first, depth < MediaParser.depthLimit else {
        return fail(words.first?.lowerBound ?? list.end, "a condition is missing")
      }
      if list.tokens[first.lowerBound].kind.ident == "not" {
        guard words.count == 2, let last = words.last else {
          return fail(first.lowerBound, "'not' stands before one condition in brackets")
        }
        return .not(block(last, depth))
      }
      var parts = [block(first, depth)]
      var joint: String?
      var rest = words.dropFirst()
      while let word = rest.first {
        guard let name = list.tokens[word.lowerBound].kind.ident,
          name == "and" || (name == "or" && allowsOr), joint == nil || joint == name,
          let next = rest.dropFirst().first
        else { return fail(word.lowerBound, "'and' or 'or' and a condition are expected") }
        joint = name
        parts.append(block(next, depth))
        rest = rest.dropFirst(2)
      }
      if parts.count == 1 { return parts[0] }
      return joint == "or" ? .or(parts) : .and(parts)
    }

    private mutating func block(_ range: Range<Int>, _ depth: Int) -> MediaQuery.Condition {
      guard isBlock(range) else {
        return fail(range.lowerBound, "a condition in brackets is expected")
      }
      let inside = list.trimmed(
        range.lowerBound + 1..<max(range.lowerBound + 1, list.partner(range.lowerBound)))
      let words = words(inside)
      if let first = words.first {
        let isNested = isBlock(first) || list.tokens[first.lowerBound].kind.ident == "not"
        if isNested { return condition(words[...], depth: depth + 1, allowsOr: true) }
      }
      return feature(inside)
    }

    mutating func fail(_ index: Int, _ message: String) -> MediaQuery.Condition {
      failures.append((index, message))
      return .unknown
    }
  }
}
