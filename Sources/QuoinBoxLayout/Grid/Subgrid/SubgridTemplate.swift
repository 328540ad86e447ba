/// The names of a subgrid's lines, its `<line-name-list>`: CSS Grid 2 §7.2.
struct SubgridTemplate {
  private(set) var names: [GridTemplate.NamedLine] = []
  /// The number of lines in the list, with those of an automatic repetition once.
  private(set) var lineCount = 0
  /// The number of lines of the automatic repetition; zero if there is none.
  private(set) var repeatCount = 0
  /// Whether the gap is that of the parent grid.
  let keepsGap: Bool

  init(_ parts: [TrackList.Part], keepsGap: Bool, names table: inout GridNames) {
    self.keepsGap = keepsGap
    append(parts, .before, &table)
  }

  private mutating func append(
    _ parts: [TrackList.Part], _ scope: GridTemplate.NamedLine.Scope, _ table: inout GridNames
  ) {
    var scope = scope
    for part in parts where lineCount <= GridLimits.lines {
      switch part {
      case .track: continue
      case .names(let line):
        for name in line {
          names.append(
            GridTemplate.NamedLine(
              name: table.number(of: name), line: Int32(lineCount), scope: scope))
        }
        lineCount += 1
      case .repeated(.count(let count), let parts):
        for _ in 0..<max(1, min(count, GridLimits.lines)) where lineCount <= GridLimits.lines {
          append(parts, scope, &table)
        }
      case .repeated(_, let parts):
        let start = lineCount
        append(parts, .repeated, &table)
        repeatCount = lineCount - start
        scope = .after
      }
    }
  }

  /// Returns the number of automatic repetitions for some tracks: as many as the lines have room for.
  func repetitions(tracks: Int) -> Int {
    guard repeatCount > 0 else { return 1 }
    return max(0, (tracks + 1 - (lineCount - repeatCount)) / repeatCount)
  }
}
