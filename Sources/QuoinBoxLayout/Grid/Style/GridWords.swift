// Shorthands for tracks and placements, as in CSS.

extension TrackList.Part {
  /// Returns tracks and names that are repeated a number of times: CSS's `repeat(3, 1fr)`.
  public static func `repeat`(_ count: Int, _ parts: TrackList.Part...) -> TrackList.Part {
    .repeated(.count(count), parts)
  }

  /// Returns tracks and names that are repeated: CSS's `repeat(auto-fill, minmax(160px, 1fr))`.
  public static func `repeat`(_ repetition: TrackList.Repetition, _ parts: TrackList.Part...)
    -> TrackList.Part
  {
    .repeated(repetition, parts)
  }
}

extension GridPlacement {
  /// Returns the placement from one line to another: CSS's `1 / -1`.
  public static func lines(_ start: GridLine, _ end: GridLine) -> GridPlacement {
    GridPlacement(start, end)
  }
}

extension GridAreas {
  /// Creates areas from one string per row, with a name for each cell and dots for cells without one (CSS Grid §7.3).
  ///
  /// The result is `nil` if CSS treats the value as invalid: the rows are empty or differ in length, or the cells of a
  /// name do not form a rectangle.
  public init?(picture rows: [String]) {
    self.init(
      rows.map { row in
        row.utf8.split { $0 == 32 || (9...13).contains($0) }.map { cell in
          cell.allSatisfy { $0 == 46 } ? nil : GridName(utf8: Array(cell))
        }
      })
  }

  /// The names of all areas.
  package var names: [GridName] { areas.map { $0.name } }
}
