import QuoinBoxLayout

extension CSS.ComputedStyle {
  /// What the element says as a grid container that `PackedStyle` has no room for: tracks, areas, the
  /// flow and `justify-items`; nil where all of it is initial.
  ///
  /// Alignments and gaps are the host's, as for flex containers.
  package var grid: GridStyle? {
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
    ["grid-template-columns", "grid-template-rows", "grid-auto-columns", "grid-auto-rows"]
      .compactMap { name in
        guard let value = self[name], value.hasMixture else { return nil }
        return (name, value.text)
      }
  }
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
