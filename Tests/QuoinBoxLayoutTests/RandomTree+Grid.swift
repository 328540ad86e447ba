import QuoinBoxLayout

extension RandomTree {
  private mutating func breadth() -> TrackBreadth {
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: .points(number(5...80))
    case 1: .percent(number(5...60))
    case 2: .fr(number(0...3))
    case 3: .minContent
    case 4: .maxContent
    default: .auto
    }
  }

  private mutating func track() -> TrackSize {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: .minmax(breadth(), breadth())
    case 1: .fitContent(.points(number(5...80)))
    default: .breadth(breadth())
    }
  }

  private mutating func trackList() -> TrackList {
    var parts = (0..<Int.random(in: 0...3, using: &dice)).map { _ in TrackList.Part.track(track()) }
    if dice.chance(0.2) {
      parts.append(.repeated(dice.pick([.autoFill, .autoFit]), [.points(30)]))
    }
    if dice.chance(0.2) { parts.append(.names(["a"])) }
    if dice.chance(0.2) { parts.append(.repeated(.count(2), [.names(["b"]), .track(track())])) }
    return TrackList(parts)
  }

  /// Makes some boxes grid containers, and gives some a place.
  mutating func addGrid(to style: inout BoxStyle, isContainer: Bool) {
    if dice.chance(0.2) { style.gridItem = gridItem() }
    if isContainer, dice.chance(0.5) {
      style.rules.display = .grid
      style.grid = grid()
    }
  }

  /// What a random grid container says.
  private mutating func grid() -> GridStyle {
    var grid = GridStyle(columns: trackList(), rows: trackList(), gap: .points(number(0...9)))
    if kind == .subgrid, dice.chance(0.3) {
      grid.templateColumns.subgrid = TrackList.Subgrid(keepsGap: dice.chance(0.5))
    }
    if kind == .subgrid, dice.chance(0.3) {
      grid.templateRows.subgrid = TrackList.Subgrid(keepsGap: dice.chance(0.5))
    }
    if dice.chance(0.2) { grid.autoRows = [track(), track()] }
    if dice.chance(0.2) { grid.autoColumns = [track()] }
    if dice.chance(0.1) { grid.rowGap = .percent(number(0...20)) }
    grid.autoFlow = dice.pick([.row, .row, .column, .rowDense, .columnDense])
    if dice.chance(0.2) { grid.justifyItems = dice.pick([.center, .end, .start]) }
    if dice.chance(0.2) { grid.alignItems = dice.pick([.center, .end, .start, .baseline]) }
    if dice.chance(0.2) { grid.justifyContent = dice.pick([.center, .end, .spaceBetween]) }
    if dice.chance(0.2) { grid.alignContent = dice.pick([.center, .end, .spaceEvenly]) }
    return grid
  }

  private mutating func line() -> GridLine {
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: .number(dice.pick([1, 2, 3, -1, -2]))
    case 1: .span(dice.pick([1, 2, 3]))
    case 2: .name("b")
    case 3: .nth("a", dice.pick([1, 2, -2]))
    case 4: .spanName("b", 1)
    default: .auto
    }
  }

  /// What a random grid item says.
  private mutating func gridItem() -> GridItem {
    var item = GridItem(
      row: GridPlacement(line(), line()), column: GridPlacement(line(), line()))
    if dice.chance(0.3) { item.justifySelf = dice.pick([.center, .end, .start, .stretch]) }
    return item
  }
}
