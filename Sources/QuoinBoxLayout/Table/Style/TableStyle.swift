/// What a table says about its parts as a whole: CSS 2 §17.5 and §17.6.
///
/// The initial values are those of CSS; the widths are those of the box itself.
package struct TableStyle: Hashable, Sendable {
  /// The space between columns and beside the outer ones, in points, where borders are separate.
  package var columnSpacing: Double = 0
  /// The space between rows and beside the outer ones, in points, where borders are separate.
  package var rowSpacing: Double = 0
  /// Whether borders that touch become one: `border-collapse: collapse`.
  package var collapsesBorders = false
  /// Whether the first row and the columns alone decide the widths: `table-layout: fixed`, which
  /// counts only where the table has a width.
  package var isFixed = false

  /// The initial values.
  package init() {}

  /// A table with the same space between columns and rows.
  package init(spacing: Double) {
    columnSpacing = spacing
    rowSpacing = spacing
  }
}
