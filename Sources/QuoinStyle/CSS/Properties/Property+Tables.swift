import QuoinModel

extension CSS.Property {
  /// The longhand properties of tables: CSS 2 §17.
  static let tableRows: [Row] = [
    Row(
      "table-layout", .keyword("auto"), Grammars.keywords("auto", "fixed")),
    Row(
      "border-collapse", inherited: true, .keyword("separate"),
      Grammars.keywords("separate", "collapse")),
    Row("border-spacing", inherited: true, .list([.zero, .zero]), spacing),
    Row(
      "caption-side", inherited: true, .keyword("top"), Grammars.keywords("top", "bottom")),
    Row(
      "empty-cells", inherited: true, .keyword("show"), Grammars.keywords("show", "hide")),
  ]

  /// CSS 2 §17.6.1: between columns, and between rows if that is another length.
  private static let spacing: CSS.Grammar = { reader in
    guard let across = reader.length(percentages: false, nonNegative: true) else { return nil }
    let down = reader.length(percentages: false, nonNegative: true) ?? across
    return .list([across, down])
  }
}
