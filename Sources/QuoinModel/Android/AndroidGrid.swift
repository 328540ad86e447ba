import QuoinGeometry

/// A group whose children stand in rows and columns: `GridLayout`.
package final class AndroidGrid: AndroidGroup, Container {
  /// Where a child is along an axis.
  package struct Span: Hashable, Sendable {
    /// The first row or column, or `nil` for the next that is free.
    package var start: Int?
    package var size = 1
    package var weight: Float = 0
    package var alignment: Alignment?

    package init() {}
  }

  /// Where a child stands in its cells.
  package enum Alignment: Hashable, Sendable {
    case leading
    case trailing
    /// Leading where text is read from the left, and trailing else.
    case left
    /// Trailing where text is read from the left, and leading else.
    case right
    case center
    case baseline
    case fill
  }

  /// `GridLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var row = Span()
    package var column = Span()

    package init(_ box: AndroidBox) { self.box = box }
  }

  /// The axis along which children follow each other.
  package var axis = Axis.horizontal
  package var columnCount: Int?
  package var rowCount: Int?
  /// Whether children without margins have some.
  package var usesDefaultMargins = false
  /// Whether the margins of a row or column are as large as the largest in it.
  package var alignsBounds = false
  /// Whether rows, and columns, come in the order of their numbers.
  package var preservesRowOrder = true
  package var preservesColumnOrder = true
}
