extension BoxTree {
  /// Says what a box has to say as a grid container that a ``PackedStyle`` has no room for: tracks,
  /// areas, the flow, and `justify-items`.
  ///
  /// ``PackedStyle/set(_:)-(GridStyle)`` takes the rest, and ``PackedStyle/display`` makes the box a
  /// grid container. It holds until it is changed, whatever style the box gets. Takes time that grows
  /// with the number of tracks and names.
  public mutating func setGrid(_ style: GridStyle, of box: BoxID) {
    let index = place(box)
    withGrids { $0.set(style, of: index) }
    noteChange(index)
  }

  /// Says what a box has to say as a grid item that a ``PackedStyle`` has no room for: its place in the
  /// grid, and `justify-self`, which counts for absolutely positioned boxes, too.
  ///
  /// It holds until it is changed, whatever style the box gets.
  public mutating func setGridItem(_ item: GridItem, of box: BoxID) {
    let index = place(box)
    withGrids { $0.set(item, of: index) }
    noteChange(index)
  }

  /// Adds a box with all that a style says, its part of grids included.
  public mutating func add(_ style: BoxStyle, isMeasured: Bool = false) -> BoxID {
    let box = add(PackedStyle(style), isMeasured: isMeasured)
    setGridParts(of: style, of: box)
    return box
  }

  /// Changes all that a box says, its part of grids included.
  public mutating func setStyle(_ style: BoxStyle, of box: BoxID) {
    setStyle(PackedStyle(style), of: box)
    setGridParts(of: style, of: box)
  }

  private mutating func setGridParts(of style: BoxStyle, of box: BoxID) {
    let isKnown = grids?.pointee.knows(box.index) ?? false
    if isKnown || style.grid != GridStyle() { setGrid(style.grid, of: box) }
    if isKnown || style.gridItem != GridItem() { setGridItem(style.gridItem, of: box) }
  }

  private mutating func withGrids(_ change: (inout GridTable) -> Void) {
    let table: UnsafeMutablePointer<GridTable>
    if let grids {
      table = grids
    } else {
      table = .allocate(capacity: 1)
      table.initialize(to: GridTable())
      grids = table
    }
    change(&table.pointee)
  }

  private mutating func noteChange(_ index: Int32) {
    nodes[Int(index)].flags.remove(.isStack)
    let parent = nodes[Int(index)].parent
    if parent >= 0 { nodes[Int(parent)].flags.remove(.isStack) }
    markDirty(index)
  }

  /// Frees what is said about grids.
  static func free(_ grids: UnsafeMutablePointer<GridTable>?) {
    grids?.deinitialize(count: 1)
    grids?.deallocate()
  }
}
