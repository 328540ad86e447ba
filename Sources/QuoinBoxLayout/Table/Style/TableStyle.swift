/// The properties of a table: CSS 2 §17.5 and §17.6.
///
/// The initial values are those of CSS; the table's widths are part of its box style.
package struct TableStyle: Hashable, Sendable {
  /// The space between columns and beside the outer ones, in points, for separate borders.
  package var columnSpacing: Double = 0
  /// The space between rows and beside the outer ones, in points, for separate borders.
  package var rowSpacing: Double = 0
  /// Whether there is room between the cells and around them.
  package var hasSpacing: Bool { !collapsesBorders && (columnSpacing > 0 || rowSpacing > 0) }
  /// Whether adjoining borders collapse into one: `border-collapse: collapse`.
  package var collapsesBorders = false
  /// Whether only the first row and the columns determine the widths: `table-layout: fixed`.
  ///
  /// It applies only if the table has a width.
  package var isFixed = false

  /// Creates the initial values.
  package init() {}

  /// Creates a table with the same space between columns and rows.
  package init(spacing: Double) {
    columnSpacing = spacing
    rowSpacing = spacing
  }
}
