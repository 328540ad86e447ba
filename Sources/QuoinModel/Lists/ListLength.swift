import QuoinGeometry

/// The length of a row, a header or a footer along the scrolling direction.
public enum ListLength: Hashable, Sendable {
  /// The measured length; the estimate, in points, is used until it is measured.
  case estimated(Double)
  /// A fixed length in points, regardless of the content.
  case fixed(Double)

  /// The length before measuring, in points.
  package var expected: Double {
    switch self {
    case .estimated(let length), .fixed(let length): length
    }
  }

  /// Whether the length needs no measuring.
  package var isFixed: Bool { if case .fixed = self { true } else { false } }
}

/// The size of the cells of a flow.
public enum ListItemSize: Hashable, Sendable {
  /// The measured size; the estimate, in points, is used until it is measured.
  case estimated(Size)
  /// A fixed size in points, regardless of the content.
  case fixed(Size)

  /// The size before measuring, in points.
  package var expected: Size {
    switch self {
    case .estimated(let size), .fixed(let size): size
    }
  }

  /// Whether the size needs no measuring.
  package var isFixed: Bool { if case .fixed = self { true } else { false } }
}

/// The arrangement of the rows or cells of a section.
public enum ListLayout: Hashable, Sendable {
  /// Rows below each other, each as wide as the list: a table.
  case rows(ListLength)
  /// Columns of equal width; the cells of a line are as long as its longest cell.
  case grid(columns: Int, ListLength)
  /// Cells after each other in wrapped lines, as in a `UICollectionViewFlowLayout`.
  ///
  /// The free space of a full line is distributed between its cells; a single cell in a line is
  /// centred. Cells of equal, known size in the last line are aligned with those of the lines
  /// before; others begin at the leading side, with the minimum spacing. Cells are centred across
  /// their line.
  case flow(ListItemSize)

  /// Whether each line holds one row.
  var isRows: Bool { if case .rows = self { true } else { false } }
}
