import QuoinBoxLayout

extension CSS.ComputedStyle {
  /// What the element says as a grid container that `PackedStyle` has no room for: tracks, areas, the
  /// flow and `justify-items`; nil where all of it is initial.
  ///
  /// Alignments and gaps are the host's, as for flex containers.
  package var grid: GridStyle? {
    if set.isDisjoint(with: CSS.Property.gridContainer) { return nil }
    var grid = GridStyle()
    grid.templateColumns = CSS.GridParts.trackList(self[.gridTemplateColumns])
    grid.templateRows = CSS.GridParts.trackList(self[.gridTemplateRows])
    if case .list(let rows) = self[.gridTemplateAreas] {
      grid.templateAreas = CSS.GridParts.areas(rows) ?? .none
    }
    grid.autoColumns = CSS.GridParts.trackSizes(self[.gridAutoColumns])
    grid.autoRows = CSS.GridParts.trackSizes(self[.gridAutoRows])
    grid.autoFlow = CSS.GridParts.flow(self[.gridAutoFlow])
    grid.justifyItems = self[.justifyItems].selfAlignment
    return grid == GridStyle() ? nil : grid
  }

  /// What the element says as a grid item that `PackedStyle` has no room for: its place, and
  /// `justify-self`; nil where all of it is initial.
  package var gridItem: GridItem? {
    if set.isDisjoint(with: CSS.Property.gridItem) { return nil }
    var item = GridItem()
    item.row = GridPlacement(
      CSS.GridParts.line(self[.gridRowStart]), CSS.GridParts.line(self[.gridRowEnd]))
    item.column = GridPlacement(
      CSS.GridParts.line(self[.gridColumnStart]), CSS.GridParts.line(self[.gridColumnEnd]))
    item.justifySelf = self[.justifySelf].selfAlignment
    return item == GridItem() ? nil : item
  }
}

extension CSS.ComputedStyle {
  /// The grid properties with a track that mixes lengths and percentages in a way that the engine has no
  /// room for.
  package var mixedGridProperties: [(name: String, text: String)] {
    if set.isDisjoint(with: CSS.Property.gridTracks) { return [] }
    var found: [(name: String, text: String)] = []
    CSS.Property.gridTracks.forEach { property in
      let value = self[property]
      if value.hasMixture { found.append((property.name, value.text)) }
    }
    return found
  }
}

extension CSS.Property {
  /// The properties that say how large the tracks of a grid are.
  fileprivate static let gridTracks = CSS.PropertySet(
    [.gridTemplateColumns, .gridTemplateRows, .gridAutoColumns, .gridAutoRows])

  /// The properties of a grid that `PackedStyle` has no room for.
  fileprivate static let gridContainer = CSS.PropertySet(
    gridRows.map(\.property).filter { $0 < .gridRowStart } + [.justifyItems])

  /// The properties of an item of a grid that `PackedStyle` has no room for.
  fileprivate static let gridItem = CSS.PropertySet(
    [.gridRowStart, .gridRowEnd, .gridColumnStart, .gridColumnEnd, .justifySelf])
}

extension CSS.Value {
  fileprivate var hasMixture: Bool {
    switch self {
    case .calc: mixedLength == nil
    case .function("fit-content", let values):
      values.contains {
        switch $0 {
        case .mixed, .calc: true
        default: false
        }
      }
    case .list(let values), .function(_, let values): values.contains(where: \.hasMixture)
    default: false
    }
  }
}
