import QuoinBoxLayout
import QuoinModel

extension LayoutPass {
  /// Names items of grids that are put into an area which their container does not have.
  ///
  /// CSS makes new rows and columns for such a name; in a description it is most often misspelled.
  func reportUnknownAreas() {
    for index in 0..<tree.count where tree.kinds[index] == .grid {
      guard let container = tree.nodes[index] as? GridContainer else { continue }
      var known: Set<GridName>?
      tree.forEachChild(of: index) { child in
        guard let item = (tree.relations[child] as? Relation<GridContainer>)?.placement,
          let name = item.areaName
        else { return }
        let names = known ?? container.areaNames
        known = names
        guard !names.contains(name) else { return }
        let suggestion = Suggestion.nearest(to: name.text, among: names.map(\.text).sorted())
        report(
          .warning, rule: "unknown-area",
          "\(self.name(child)) is put into the area '\(name.text)', which \(self.name(index)) does not "
            + "have" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
          about: child)
      }
    }
  }
}

extension GridItem {
  /// The area that the item is put into as a whole.
  fileprivate var areaName: GridName? {
    guard case .name(let name) = column.start, column == .area(name), row == column else {
      return nil
    }
    return name
  }
}

extension GridContainer {
  /// The names of areas, and of lines, which may stand for areas (CSS Grid §7.3.2).
  fileprivate var areaNames: Set<GridName> {
    var names = Set(grid.templateAreas.names)
    func add(_ parts: [TrackList.Part]) {
      for part in parts {
        switch part {
        case .track: break
        case .names(let lines):
          for line in lines {
            names.insert(line)
            let text = line.text
            for end in ["-start", "-end"] where text.hasSuffix(end) {
              names.insert(GridName(String(text.dropLast(end.count))))
            }
          }
        case .repeated(_, let inner): add(inner)
        }
      }
    }
    add(grid.templateColumns.parts)
    add(grid.templateRows.parts)
    return names
  }
}
