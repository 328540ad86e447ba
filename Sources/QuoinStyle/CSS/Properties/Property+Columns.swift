import QuoinModel

private typealias G = Grammars

extension CSS.Property {
  /// The longhand properties of columns: CSS Multi-column Layout 1.
  static let columnRows: [Row] = [
    Row("column-count", .keyword("auto"), G.integer("auto", atLeast: 1)),
    Row(
      "column-width", .keyword("auto"), G.length("auto", percentages: false, nonNegative: true)),
    Row("column-fill", .keyword("balance"), G.keywords("balance", "balance-all", "auto")),
    Row("column-span", .keyword("none"), G.keywords("none", "all")),
    Row("column-rule-width", .length(3, .px), G.borderWidth),
    Row("column-rule-style", .keyword("none"), G.borderLine),
    Row("column-rule-color", .color(.current), G.color),
  ]
}

extension CSS.Shorthands {
  /// §3.3: a width and a count in any order, each of them `auto` where it is not said.
  static func columns() -> Entry {
    let names = ["column-width", "column-count"]
    return Entry(names: names) { reader in
      var found = initials(names)
      var taken: Set<Int> = []
      while !reader.isAtEnd, taken.count < 2 {
        if reader.keyword("auto") {
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
