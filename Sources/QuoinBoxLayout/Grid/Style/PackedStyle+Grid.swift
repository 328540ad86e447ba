extension PackedStyle {
  /// Takes over what a grid container says about its children and a flex container may say, too:
  /// alignments and gaps.
  ///
  /// The rest is for ``BoxTree/setGrid(_:of:)``.
  public mutating func set(_ grid: GridStyle) {
    justifyContent = grid.justifyContent
    alignItems = grid.alignItems
    alignContent = grid.alignContent
    rowGap = grid.rowGap
    columnGap = grid.columnGap
  }

  /// Takes over what a box says as a child of its grid container and a flex item may say, too.
  ///
  /// The rest is for ``BoxTree/setGridItem(_:of:)``.
  public mutating func set(_ item: GridItem) {
    alignSelf = item.alignSelf
    order = item.order
    position = item.position
    setMargin(item.margin)
    setInset(item.inset)
  }
}
