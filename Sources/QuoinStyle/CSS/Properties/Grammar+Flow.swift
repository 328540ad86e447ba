// Grammars of properties for flex lines, containment and scrolling.

extension Grammars {
  /// One of some keywords, or several that say how a box is laid out outside and inside, in any order: CSS Display 3 §2.
  ///
  /// Several keywords are the same as a single one: Appendix A there. Those that are not, such as `inline list-item`, are
  /// not supported.
  static func display(_ words: CSS.Keyword...) -> CSS.Grammar {
    let insides: [CSS.Keyword] = [.flow, .flowRoot, .table, .flex, .grid]
    return { reader in
      var (outside, inside): (CSS.Keyword?, CSS.Keyword?)
      var isListItem = false
      while true {
        if outside == nil, let word = reader.keyword([.block, .inline]) {
          outside = word
        } else if inside == nil, let word = reader.keyword(insides) {
          inside = word
        } else if !isListItem, reader.keyword(.listItem) {
          isListItem = true
        } else {
          break
        }
      }
      guard outside != nil || inside != nil || isListItem else {
        return reader.keyword(words).map { .keyword($0) }
      }
      if isListItem {
        return outside == .inline || inside ?? .flow != .flow ? nil : .keyword(.listItem)
      }
      return .keyword(display(outside: outside ?? .block, inside: inside ?? .flow))
    }
  }

  private static func display(outside: CSS.Keyword, inside: CSS.Keyword) -> CSS.Keyword {
    let isInline = outside == .inline
    return switch inside {
    case .flow: outside
    case .flowRoot: isInline ? .inlineBlock : .flowRoot
    case .table: isInline ? .inlineTable : .table
    case .flex: isInline ? .inlineFlex : .flex
    default: isInline ? .inlineGrid : .grid
    }
  }

  /// `nowrap`, or a wrap direction, `balance`, or both in any order: CSS Flexbox 2 §5.2.
  static let flexWrap: CSS.Grammar = { reader in
    if reader.keyword(.nowrap) { return .keyword(.nowrap) }
    let ways: [CSS.Keyword] = [.wrap, .wrapReverse]
    var way = reader.keyword(ways)
    let isBalanced = reader.keyword(.balance)
    if way == nil { way = reader.keyword(ways) }
    guard isBalanced else { return way.map { .keyword($0) } }
    return way == .wrapReverse
      ? .list([.keyword(.wrapReverse), .keyword(.balance)]) : .keyword(.balance)
  }

  /// A keyword for several kinds of containment, or each kind at most once: CSS Containment 3 §2.
  static let contain: CSS.Grammar = { reader in
    if let word = reader.keyword([.none, .strict, .content]) { return .keyword(word) }
    var words: [CSS.Keyword] = []
    var left: [CSS.Keyword] = [.size, .inlineSize, .layout, .style, .paint]
    while let word = reader.keyword(left) {
      words.append(word)
      let isSize = word == .size || word == .inlineSize
      left.removeAll { $0 == word || isSize && ($0 == .size || $0 == .inlineSize) }
    }
    return words.isEmpty ? nil : .list(words.map { .keyword($0) })
  }

  /// A factor or a percentage; zero is the same as `normal`: CSS Viewport 1 §7.
  static let zoom: CSS.Grammar = { reader in
    if reader.keyword(.normal) { return .number(1) }
    let factor: Double
    if case .percentage(let percent) = reader.kind {
      reader.advance()
      factor = percent / 100
    } else {
      guard let number = reader.number() else { return nil }
      factor = number
    }
    guard factor >= 0 else { return nil }
    return .number(factor == 0 ? 1 : factor)
  }

  /// Names of query containers: CSS Conditional 5 §3.2.
  static let containerName: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    var names: [CSS.Value] = []
    while case .ident(let name) = reader.kind, !["and", "not", "or"].contains(name.asciiLowercased)
    {
      names.append(.string(name))
      reader.advance()
    }
    return names.isEmpty ? nil : .list(names)
  }

  /// Property names and keywords: CSS Will Change 1 §2.
  static let willChange: CSS.Grammar = { reader in
    if reader.keyword(.auto) { return .keyword(.auto) }
    var names: [CSS.Value] = []
    repeat {
      guard let name = reader.kind.ident, !CSS.wideKeywords.contains(name),
        !["auto", "none", "all", "default", "will-change"].contains(name)
      else { return nil }
      names.append(.ident(name))
      reader.advance()
    } while reader.comma()
    return .commas(names)
  }

  /// `none` or a length: CSS Sizing 4 §6.1.
  ///
  /// `auto` has no effect, because no element was rendered before and has a remembered size.
  static let containIntrinsicSize: CSS.Grammar = { reader in
    _ = reader.keyword(.auto)
    if reader.keyword(.none) { return .keyword(.none) }
    return reader.length(percentages: false, nonNegative: true)
  }

  /// CSS Overflow 3 §4: `auto`, or `stable` with or without `both-edges`.
  static let scrollbarGutter: CSS.Grammar = { reader in
    if reader.keyword(.auto) { return .keyword(.auto) }
    var isBoth = reader.keyword(.bothEdges)
    guard reader.keyword(.stable) else { return nil }
    if !isBoth { isBoth = reader.keyword(.bothEdges) }
    return .keyword(isBoth ? .bothEdges : .stable)
  }
}
