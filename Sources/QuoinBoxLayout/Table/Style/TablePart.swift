/// What a part of a table says: a cell, a row, a column, a group of them, a caption, or the table
/// itself as far as its borders take part in the collapsing model.
///
/// The initial values are those of CSS and HTML.
package struct TablePart: Hashable, Sendable {
  /// How many columns a cell, a column or a column group without columns takes; at least 1.
  package var columnSpan = 1
  /// How many rows a cell takes; 0 for all that are left of its group.
  package var rowSpan = 1
  /// Where a caption stands.
  package var captionSide = CaptionSide.top
  /// Whether a row or a row group takes no room: `visibility: collapse`.
  package var isCollapsed = false
  /// The borders that the part asks for where borders collapse; the widths of the style count where
  /// they do not.
  package var borders = Edges<TableBorder>(.none)

  /// The initial values.
  package init() {}

  /// A cell that takes so many columns and rows.
  package init(columnSpan: Int, rowSpan: Int = 1) {
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }
}

/// Where a caption stands: CSS 2 §17.4.1.
package enum CaptionSide: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// Above the rows.
  case top
  /// Below the rows.
  case bottom
}
