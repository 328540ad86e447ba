extension CSS.Property {
  /// The longhand properties of grids: CSS Grid 2 §7 and §8.
  static let gridRows: [Row] = [
    Row(.gridTemplateColumns, .keyword(.none), Grammars.trackList),
    Row(.gridTemplateRows, .keyword(.none), Grammars.trackList),
    Row(.gridTemplateAreas, .keyword(.none), Grammars.gridAreas),
    Row(.gridAutoColumns, .keyword(.auto), Grammars.trackSizes),
    Row(.gridAutoRows, .keyword(.auto), Grammars.trackSizes),
    Row(.gridAutoFlow, .keyword(.row), Grammars.gridFlow),
    Row(.gridRowStart, .keyword(.auto), Grammars.gridLine),
    Row(.gridRowEnd, .keyword(.auto), Grammars.gridLine),
    Row(.gridColumnStart, .keyword(.auto), Grammars.gridLine),
    Row(.gridColumnEnd, .keyword(.auto), Grammars.gridLine),
  ]
}
