import QuoinBoxLayout

extension CSS.ComputedStyle {
  /// What the element says as a grid container that `PackedStyle` has no room for: tracks, areas, the
  /// flow and `justify-items`; nil where all of it is initial.
  ///
  /// Alignments and gaps are the host's, as for flex containers.
  package var grid: GridStyle? {
    if set.isDisjoint(with: CSS.Property.gridContainer) { return nil }
    var grid = GridStyle()
    grid.templateColumns = self["grid-template-columns"].map(CSS.GridParts.trackList) ?? .none
    grid.templateRows = self["grid-template-rows"].map(CSS.GridParts.trackList) ?? .none
    if case .list(let rows)? = self["grid-template-areas"] {
      grid.templateAreas = CSS.GridParts.areas(rows) ?? .none
    }
    grid.autoColumns = self["grid-auto-columns"].map(CSS.GridParts.trackSizes) ?? []
    grid.autoRows = self["grid-auto-rows"].map(CSS.GridParts.trackSizes) ?? []
    grid.autoFlow = self["grid-auto-flow"].map(CSS.GridParts.flow) ?? .row
    grid.justifyItems = self["justify-items"].map(\.selfAlignment) ?? .normal
    return grid == GridStyle() ? nil : grid
  }

  /// What the element says as a grid item that `PackedStyle` has no room for: its place, and
  /// `justify-self`; nil where all of it is initial.
  package var gridItem: GridItem? {
    if set.isDisjoint(with: CSS.Property.gridItem) { return nil }
    var item = GridItem()
    func line(_ name: String) -> GridLine { self[name].map(CSS.GridParts.line) ?? .auto }
    item.row = GridPlacement(line("grid-row-start"), line("grid-row-end"))
    item.column = GridPlacement(line("grid-column-start"), line("grid-column-end"))
    item.justifySelf = self["justify-self"].map(\.selfAlignment) ?? .auto
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
    ["template-columns", "template-rows", "auto-columns", "auto-rows"].map {
      required("grid-\($0)")
    })

  /// The properties of a grid that `PackedStyle` has no room for.
  fileprivate static let gridContainer = CSS.PropertySet(
    gridRows.map { required($0.name) }.filter { $0 < required("grid-row-start") }
      + [required("justify-items")])

  /// The properties of an item of a grid that `PackedStyle` has no room for.
  fileprivate static let gridItem = CSS.PropertySet(
    ["grid-row-start", "grid-row-end", "grid-column-start", "grid-column-end", "justify-self"]
      .map(required))
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
