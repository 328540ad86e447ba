extension BoxTree {
  /// Sets the properties of a grid container that ``PackedStyle`` does not store: tracks, areas, the flow, and
  /// `justify-items`.
  ///
  /// ``PackedStyle/set(_:)-(GridStyle)`` sets the others, and ``PackedStyle/display`` makes the box a grid container.
  /// The values are kept when the style of the box changes.
  ///
  /// - Complexity: O(n) in the number of tracks and names.
  public mutating func setGrid(_ style: GridStyle, of box: BoxID) {
    let index = place(box)
    withGrids { $0.set(style, of: index) }
    nodes[Int(index)].flags.remove(.isStack)
    markDirty(index)
  }

  /// Sets the properties of a grid item that ``PackedStyle`` does not store: its placement in the grid, and
  /// `justify-self`, which applies to absolutely positioned boxes, too.
  ///
  /// The values are kept when the style of the box changes.
  public mutating func setGridItem(_ item: GridItem, of box: BoxID) {
    let index = place(box)
    let isOther = withGrids { $0.set(item, of: index) }
    let parent = nodes[Int(index)].parent
    if isOther, parent >= 0 { nodes[Int(parent)].flags.remove(.isStack) }
    markDirty(index)
  }

  /// Adds a box with all properties of a style, including its grid properties.
  public mutating func add(_ style: BoxStyle, isMeasured: Bool = false) -> BoxID {
    let box = add(PackedStyle(style), isMeasured: isMeasured)
    setGridParts(of: style, of: box)
    return box
  }

  /// Sets all properties of a box, including its grid properties.
  public mutating func setStyle(_ style: BoxStyle, of box: BoxID) {
    setStyle(PackedStyle(style), of: box)
    setGridParts(of: style, of: box)
  }

  private mutating func setGridParts(of style: BoxStyle, of box: BoxID) {
    let isKnown = grids?.pointee.knows(box.index) ?? false
    if isKnown || style.grid != GridStyle() { setGrid(style.grid, of: box) }
    if isKnown || style.gridItem != GridItem() { setGridItem(style.gridItem, of: box) }
  }

  private mutating func withGrids<Result>(_ change: (inout GridTable) -> Result) -> Result {
    let table: UnsafeMutablePointer<GridTable>
    if let grids {
      table = grids
    } else {
      table = .allocate(capacity: 1)
      table.initialize(to: GridTable())
      grids = table
    }
    return change(&table.pointee)
  }

  /// Frees the grid properties.
  static func free(_ grids: UnsafeMutablePointer<GridTable>?) {
    grids?.deinitialize(count: 1)
    grids?.deallocate()
  }
}
