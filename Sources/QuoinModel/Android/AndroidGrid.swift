import QuoinGeometry

/// A group with rows and columns: `GridLayout`.
package final class AndroidGrid: AndroidGroup, Container {
  /// The cells of a child along an axis.
  package struct Span: Hashable, Sendable {
    /// The first row or column, or `nil` for the next free one.
    package var start: Int?
    package var size = 1
    package var weight: Float = 0
    package var alignment: Alignment?

    package init() {}
  }

  /// The alignment of a child in its cells.
  package enum Alignment: Hashable, Sendable {
    case leading
    case trailing
    /// Leading in left-to-right text, otherwise trailing.
    case left
    /// Trailing in left-to-right text, otherwise leading.
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

  /// The axis along which children are placed one after the other.
  package var axis = Axis.horizontal { didSet { noteChange() } }
  package var columnCount: Int? { didSet { noteChange() } }
  package var rowCount: Int? { didSet { noteChange() } }
  /// Whether children without margins get default margins.
  package var usesDefaultMargins = false { didSet { noteChange() } }
  /// Whether the margins of a row or column are as large as the largest in it.
  package var alignsBounds = false { didSet { noteChange() } }
  /// Whether rows, and columns, are in the order of their indices.
  package var preservesRowOrder = true { didSet { noteChange() } }
  package var preservesColumnOrder = true { didSet { noteChange() } }
}
