import QuoinBoxLayout
import QuoinModel

extension LayoutPass {
  /// Reports grid items whose placement cannot be honored: names that their container does not have, line numbers out
  /// of range, and grids with more tracks than are supported.
  ///
  /// CSS creates implicit rows and columns for an unknown name, and CSS documents are laid out that way; in a
  /// description it is usually a misspelling.
  func reportGridPlaces() {
    for index in 0..<tree.count where tree.roles[index].contains(.grid) {
      guard let container = tree.nodes[index] as? GridContainer else { continue }
      let grid = container.grid
      for (axis, list) in [("columns", grid.templateColumns), ("rows", grid.templateRows)] {
        report(list, axis, of: index)
      }
      var known: GridNames?
      forEachChild(of: index) { child in
        guard let item = (tree.relations[child] as? Relation<GridContainer>)?.placement,
          item.column != .auto || item.row != .auto
        else { return }
        for (axis, place) in [("column", item.column), ("row", item.row)] {
          for line in [place.start, place.end] { report(line, axis, of: child) }
        }
        guard item.isNamed else { return }
        let names = known ?? GridNames(grid)
        known = names
        report(item, names, of: child, in: index)
      }
    }
  }

  private func report(_ list: TrackList, _ axis: String, of container: Int) {
    let count = list.parts.reduce(0) { $0 + $1.trackCount }
    if count > Double(GridLimits.lines) {
      report(
        .warning, rule: "number-out-of-range",
        "\(name(container)) has more than \(GridLimits.lines) \(axis); the others are left out",
        about: container)
    }
    if let repetition = list.parts.lazy.compactMap(\.leastRepetition).min(), repetition < 1 {
      report(
        .warning, rule: "number-out-of-range",
        "\(axis) of \(name(container)) are repeated \(repetition) times; they are used once",
        about: container)
    }
  }

  private func report(_ line: GridLine, _ axis: String, of item: Int) {
    let limit = GridLimits.lines
    let problem: String
    switch line {
    case .number(0): problem = "there is no line 0: lines count from 1, and from -1 at the end"
    case .nth(let name, 0):
      problem = "no line '\(name.text)' has the number 0; the first one is used"
    case .span(let count) where count < 1, .spanName(_, let count) where count < 1:
      problem = "a span of \(count) is not valid; 1 is used"
    case .number(let number) where number > limit || number < -limit,
      .nth(_, let number) where number > limit || number < -limit,
      .span(let number) where number > limit, .spanName(_, let number) where number > limit:
      problem = "\(number) is more than the \(limit) tracks that a grid may have"
    default: return
    }
    report(
      .warning, rule: "number-out-of-range", "the \(axis) of \(name(item)): \(problem)",
      about: item)
  }

  private func report(_ item: GridItem, _ names: GridNames, of child: Int, in container: Int) {
    func tell(_ rule: String, _ what: String, _ name: GridName, _ known: Set<GridName>) {
      let suggestion = Suggestion.nearest(to: name.text, among: known.map(\.text).sorted())
      report(
        .warning, rule: rule,
        "\(self.name(child)) \(what) '\(name.text)', which \(self.name(container)) does not have"
          + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
        about: child)
    }
    if let area = item.column.areaName, item.row.areaName == area {
      // CSS Grid §7.3.2: lines, too, may define areas, along one axis or both.
      let known = names.columns.union(names.rows)
      if !known.contains(area) { tell("unknown-area", "is put into the area", area, known) }
      return
    }
    for (axis, place, known) in [
      ("columns", item.column, names.columns), ("rows", item.row, names.rows),
    ] {
      if let area = place.areaName {
        if !known.contains(area) {
          tell("unknown-area", "is put into the \(axis) of the area", area, known)
        }
        continue
      }
      for case let name? in [place.start.name, place.end.name] where !known.contains(name) {
        tell("unknown-line", "is put at a line of the \(axis)", name, known)
      }
    }
  }
}

/// The names of a grid's lines and areas along each axis.
private struct GridNames {
  var columns: Set<GridName>
  var rows: Set<GridName>

  init(_ grid: GridStyle) {
    var areas = Set(grid.templateAreas.names)
    // §7.3.2: the edges of an area have names.
    for area in areas {
      for end in ["-start", "-end"] { areas.insert(GridName(area.text + end)) }
    }
    (columns, rows) = (areas, areas)
    for part in grid.templateColumns.parts { part.add(to: &columns) }
    for part in grid.templateRows.parts { part.add(to: &rows) }
  }
}

extension GridItem {
  fileprivate var isNamed: Bool {
    [column.start, column.end, row.start, row.end].contains { $0.name != nil }
  }
}

extension GridPlacement {
  /// The name of the area whose columns or rows are the placement.
  fileprivate var areaName: GridName? {
    guard case .name(let name) = start, self == .area(name) else { return nil }
    return name
  }
}

extension GridLine {
  fileprivate var name: GridName? {
    switch self {
    case .name(let name), .nth(let name, _), .spanName(let name, _): name
    case .auto, .number, .span: nil
    }
  }
}

extension TrackList.Part {
  /// The number of tracks; an automatic repetition counts as at least one.
  fileprivate var trackCount: Double {
    switch self {
    case .track: 1
    case .names: 0
    case .repeated(.count(let count), let parts):
      Double(max(1, count)) * parts.reduce(0) { $0 + $1.trackCount }
    case .repeated(_, let parts): parts.reduce(0) { $0 + $1.trackCount }
    }
  }

  /// The smallest specified number of repetitions.
  fileprivate var leastRepetition: Int? {
    guard case .repeated(let repetition, let parts) = self else { return nil }
    let inner = parts.lazy.compactMap(\.leastRepetition).min()
    guard case .count(let count) = repetition else { return inner }
    return min(count, inner ?? count)
  }

  /// Adds a line's names, which may define areas.
  fileprivate func add(to names: inout Set<GridName>) {
    switch self {
    case .track: break
    case .names(let lines):
      for line in lines {
        names.insert(line)
        let text = line.text
        for end in ["-start", "-end"] where text.hasSuffix(end) {
          names.insert(GridName(String(text.dropLast(end.count))))
        }
      }
    case .repeated(_, let inner): for part in inner { part.add(to: &names) }
    }
  }
}
