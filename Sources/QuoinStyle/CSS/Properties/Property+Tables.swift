import QuoinModel

extension CSS.Property {
  /// The longhand properties of tables: CSS 2 §17.
  static let tableRows: [Row] = [
    Row(
      .tableLayout, .keyword(.auto), Grammars.keywords(.auto, .fixed)),
    Row(
      .borderCollapse, inherited: true, .keyword(.separate),
      Grammars.keywords(.separate, .collapse)),
    Row(.borderSpacing, inherited: true, .list([.zero, .zero]), spacing),
    Row(
      .captionSide, inherited: true, .keyword(.top), Grammars.keywords(.top, .bottom)),
    Row(
      .emptyCells, inherited: true, .keyword(.show), Grammars.keywords(.show, .hide)),
  ]

  /// One length for both directions, or one between columns and one between rows: CSS 2 §17.6.1.
  private static let spacing: CSS.Grammar = { reader in
    guard let across = reader.length(percentages: false, nonNegative: true) else { return nil }
    let down = reader.length(percentages: false, nonNegative: true) ?? across
    return .list([across, down])
  }
}
