import QuoinBoxLayout

extension CSS.ComputedStyle {
  /// The grid container properties that `PackedStyle` cannot store, or `nil` if all have initial
  /// values.
  ///
  /// These are the tracks, areas, auto-flow and `justify-items`. The host handles alignment and
  /// gaps, as for flex containers.
  package var grid: GridStyle? {
    if set.isDisjoint(with: CSS.Property.gridContainer) { return nil }
    var grid = GridStyle()
    grid.templateColumns = CSS.GridParts.trackList(
      self[.gridTemplateColumns], keepsGap: self[.columnGap] == .keyword(.normal))
    grid.templateRows = CSS.GridParts.trackList(
      self[.gridTemplateRows], keepsGap: self[.rowGap] == .keyword(.normal))
    if case .list(let rows) = self[.gridTemplateAreas] {
      grid.templateAreas = CSS.GridParts.areas(rows) ?? .none
    }
    grid.autoColumns = CSS.GridParts.trackSizes(self[.gridAutoColumns])
    grid.autoRows = CSS.GridParts.trackSizes(self[.gridAutoRows])
    grid.autoFlow = CSS.GridParts.flow(self[.gridAutoFlow])
    grid.justifyItems = self[.justifyItems].selfAlignment
    return grid == GridStyle() ? nil : grid
  }

  /// The grid item properties that `PackedStyle` cannot store, or `nil` if all have initial values.
  ///
  /// These are the placement and `justify-self`.
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
  /// The grid properties that have a track size mixing lengths and percentages in a way the engine
  /// does not support.
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
  /// The properties that define track sizes.
  fileprivate static let gridTracks = CSS.PropertySet(
    [.gridTemplateColumns, .gridTemplateRows, .gridAutoColumns, .gridAutoRows])

  /// The properties of a grid container that `PackedStyle` cannot store.
  fileprivate static let gridContainer = CSS.PropertySet(
    gridRows.map(\.property).filter { $0 < .gridRowStart } + [.justifyItems])

  /// The properties of a grid item that `PackedStyle` cannot store.
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
