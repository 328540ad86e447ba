/// The way in which items without a place of their own are placed, the CSS property `grid-auto-flow`.
public enum GridAutoFlow: UInt8, CaseIterable, Hashable, Sendable {
  /// Row after row, never back.
  case row
  /// Column after column, never back.
  case column
  /// Row after row, each item at the first place that is free.
  case rowDense
  /// Column after column, each item at the first place that is free.
  case columnDense

  /// Whether columns are filled one after the other.
  package var isColumn: Bool { self == .column || self == .columnDense }
  /// Whether earlier holes are filled.
  package var isDense: Bool { self == .rowDense || self == .columnDense }
}
