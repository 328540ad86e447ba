/// The properties of a table part: a cell, a row, a column, a group of them, a caption, or the
/// table itself as far as its borders take part in the collapsing model.
///
/// The initial values are those of CSS and HTML.
package struct TablePart: Hashable, Sendable {
  /// The number of columns that a cell, a column or a column group without columns spans; at least
  /// 1.
  package var columnSpan = 1
  /// The number of rows that a cell spans; 0 for all remaining rows of its group.
  package var rowSpan = 1
  /// The side of a caption.
  package var captionSide = CaptionSide.top
  /// Whether a row or a row group takes no space: `visibility: collapse`.
  package var isCollapsed = false
  /// The borders of the part in the collapsing model; otherwise the widths of the style apply.
  package var borders = Edges<TableBorder>(.none)

  /// Creates the initial values.
  package init() {}

  /// Creates a cell that spans a number of columns and rows.
  package init(columnSpan: Int, rowSpan: Int = 1) {
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }
}

/// The side of a caption: CSS 2 §17.4.1.
package enum CaptionSide: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// Above the rows.
  case top
  /// Below the rows.
  case bottom
}
