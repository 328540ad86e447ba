/// How items without an explicit placement are placed, the CSS property `grid-auto-flow`.
public enum GridAutoFlow: UInt8, CaseIterable, Hashable, Sendable {
  /// Row by row, without going back.
  case row
  /// Column by column, without going back.
  case column
  /// Row by row, each item at the first free position.
  case rowDense
  /// Column by column, each item at the first free position.
  case columnDense

  /// Whether the grid is filled column by column.
  package var isColumn: Bool { self == .column || self == .columnDense }
  /// Whether earlier holes are filled.
  package var isDense: Bool { self == .rowDense || self == .columnDense }
}
