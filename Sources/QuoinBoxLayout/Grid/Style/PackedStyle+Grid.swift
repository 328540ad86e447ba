extension PackedStyle {
  /// Sets the properties that grid and flex containers share: alignments and gaps.
  ///
  /// ``BoxTree/setGrid(_:of:)`` sets the others.
  public mutating func set(_ grid: GridStyle) {
    justifyContent = grid.justifyContent
    alignItems = grid.alignItems
    alignContent = grid.alignContent
    rowGap = grid.rowGap
    columnGap = grid.columnGap
  }

  /// Sets the properties that grid and flex items share.
  ///
  /// ``BoxTree/setGridItem(_:of:)`` sets the others.
  public mutating func set(_ item: GridItem) {
    alignSelf = item.alignSelf
    order = item.order
    position = item.position
    setMargin(item.margin)
    setInset(item.inset)
  }
}
