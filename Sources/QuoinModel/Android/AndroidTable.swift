/// A column of rows that share the widths of their cells: `TableLayout`.
package final class AndroidTable: AndroidGroup, Container {
  /// `TableLayout.LayoutParams`: those of a column.
  package typealias Placement = AndroidLinear.Placement

  package var linear = AndroidLinearTraits()

  /// Columns of a table.
  package enum Columns: Hashable, Sendable {
    /// All of them.
    case all
    /// Those of some numbers, from 0.
    case some(Set<Int>)

    /// Whether none is meant.
    package var isEmpty: Bool { self == .some([]) }
  }

  /// The columns that take what is left.
  package var stretched = Columns.some([])
  /// The columns that give what is too much.
  package var shrunk = Columns.some([])
  /// The columns that are not shown.
  package var collapsed: Set<Int> = []
}

/// A row of a table: `TableRow`.
package final class AndroidTableRow: AndroidGroup, Container {
  /// `TableRow.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var weight: Float
    package var gravity: AndroidGravity?
    /// The column in which the cell begins, or `nil` for the next one.
    package var column: Int?
    /// The number of columns that the cell takes.
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

  package var linear = AndroidLinearTraits()
}
