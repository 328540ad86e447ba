import QuoinModel

private typealias G = Grammars

extension CSS.Property {
  /// The longhand properties of multi-column layout: CSS Multi-column Layout 1.
  static let columnRows: [Row] = [
    Row(.columnCount, .keyword(.auto), G.integer(.auto, atLeast: 1)),
    Row(
      .columnWidth, .keyword(.auto), G.length(.auto, percentages: false, nonNegative: true)),
    Row(.columnFill, .keyword(.balance), G.keywords(.balance, .balanceAll, .auto)),
    Row(.columnSpan, .keyword(.none), G.keywords(.none, .all)),
    Row(.columnRuleWidth, .length(3, .px), G.borderWidth),
    Row(.columnRuleStyle, .keyword(.none), G.borderLine),
    Row(.columnRuleColor, .color(.current), G.color),
  ]
}

extension CSS.Shorthands {
  /// A width and a count in any order, each `auto` if omitted: §3.3.
  static func columns() -> Entry {
    let names = ["column-width", "column-count"]
    return Entry(names: names) { reader in
      var found = initials(names)
      var taken: Set<Int> = []
      while !reader.isAtEnd, taken.count < 2 {
        if reader.keyword(.auto) {
          taken.insert(taken.contains(0) ? 1 : 0)
          continue
        }
        guard
          let index = found.indices.first(where: { index in
            guard !taken.contains(index), let value = reader.attempt(found[index].0.row.grammar)
            else { return false }
            found[index].1 = value
            return true
          })
        else { return nil }
        taken.insert(index)
      }
      return taken.isEmpty ? nil : found
    }
  }
}
