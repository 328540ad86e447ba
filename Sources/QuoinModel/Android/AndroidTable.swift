/// A table of rows that share the widths of their cells: `TableLayout`.
package final class AndroidTable: AndroidGroup, Container {
  /// `TableLayout.LayoutParams`: those of a column.
  package typealias Placement = AndroidLinear.Placement

  package var linear = AndroidLinearTraits() { didSet { noteChange() } }

  /// A set of columns of a table.
  package enum Columns: Hashable, Sendable {
    /// All columns.
    case all
    /// The columns with some indices, from 0.
    case some(Set<Int>)

    /// Whether no column is included.
    package var isEmpty: Bool { self == .some([]) }
  }

  /// The columns that share the remaining space.
  package var stretched = Columns.some([]) { didSet { noteChange() } }
  /// The columns that shrink if space is missing.
  package var shrunk = Columns.some([]) { didSet { noteChange() } }
  /// The columns that are hidden.
  package var collapsed: Set<Int> = [] { didSet { noteChange() } }
}

/// A row of a table: `TableRow`.
package final class AndroidTableRow: AndroidGroup, Container {
  /// `TableRow.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var weight: Float
    package var gravity: AndroidGravity?
    /// The first column of the cell, or `nil` for the next one.
    package var column: Int?
    /// The number of columns that the cell spans.
    package var span: Int

    package init(
      _ box: AndroidBox, weight: Float = 0, gravity: AndroidGravity? = nil, column: Int? = nil,
      span: Int = 1
    ) {
      self.box = box
      self.weight = weight
      self.gravity = gravity
      self.column = column
      self.span = max(1, span)
    }
  }

  package var linear = AndroidLinearTraits() { didSet { noteChange() } }
}
