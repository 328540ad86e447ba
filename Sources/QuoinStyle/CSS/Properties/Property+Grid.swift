extension CSS.Property {
  /// The longhand properties of grids: CSS Grid 2 §7 and §8.
  static let gridRows: [Row] = [
    Row("grid-template-columns", .keyword("none"), Grammars.trackList),
    Row("grid-template-rows", .keyword("none"), Grammars.trackList),
    Row("grid-template-areas", .keyword("none"), Grammars.gridAreas),
    Row("grid-auto-columns", .keyword("auto"), Grammars.trackSizes),
    Row("grid-auto-rows", .keyword("auto"), Grammars.trackSizes),
    Row("grid-auto-flow", .keyword("row"), Grammars.gridFlow),
    Row("grid-row-start", .keyword("auto"), Grammars.gridLine),
    Row("grid-row-end", .keyword("auto"), Grammars.gridLine),
    Row("grid-column-start", .keyword("auto"), Grammars.gridLine),
    Row("grid-column-end", .keyword("auto"), Grammars.gridLine),
  ]
}
