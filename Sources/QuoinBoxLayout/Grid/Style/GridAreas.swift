/// The named areas of a grid: the value of CSS's `grid-template-areas`.
public struct GridAreas: Hashable, Sendable {
  /// An area, between lines that are counted from zero.
  struct Area: Hashable, Sendable {
    var name: GridName
    var rows: Range<Int32>
    var columns: Range<Int32>
  }

  /// The number of rows.
  package let rowCount: Int
  /// The number of columns.
  package let columnCount: Int
  let areas: [Area]

  /// No areas: CSS's `none`.
  public static let none = GridAreas()

  private init() {
    rowCount = 0
    columnCount = 0
    areas = []
  }

  /// Creates areas from a name for each cell, row by row, with `nil` for a cell without one.
  ///
  /// The result is `nil` if CSS treats the value as invalid: the rows are empty or differ in length, or the cells of a
  /// name do not form a rectangle.
  public init?(_ rows: [[GridName?]]) {
    guard let columnCount = rows.first?.count, columnCount > 0,
      rows.allSatisfy({ $0.count == columnCount })
    else { return nil }
    var areas: [Area] = []
    for (row, cells) in rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        guard let name = cell,
          !areas.contains(where: { $0.contains(row, column) && $0.name == name })
        else { continue }
        guard !areas.contains(where: { $0.name == name }) else { return nil }
        let right = cells[column...].firstIndex { $0 != name } ?? columnCount
        let bottom = rows[row...].firstIndex { $0[column] != name } ?? rows.count
        let isFilled = rows[row..<bottom].allSatisfy { line in
          line[column..<right].allSatisfy { $0 == name }
        }
        guard isFilled else { return nil }
        areas.append(
          Area(
            name: name, rows: Int32(clamping: row)..<Int32(clamping: bottom),
            columns: Int32(clamping: column)..<Int32(clamping: right)))
      }
    }
    self.areas = areas
    self.columnCount = columnCount
    rowCount = rows.count
  }
}

extension GridAreas.Area {
  func contains(_ row: Int, _ column: Int) -> Bool {
    rows.contains(Int32(clamping: row)) && columns.contains(Int32(clamping: column))
  }
}
