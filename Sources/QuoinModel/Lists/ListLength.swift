import QuoinGeometry

/// How long a row, a header or a footer is along the direction of scrolling.
public enum ListLength: Hashable, Sendable {
  /// As long as it measures; until it is seen it counts as this many points.
  case estimated(Double)
  /// This many points, whatever is in it.
  case fixed(Double)

  /// The length before anything was measured, in points.
  package var expected: Double {
    switch self {
    case .estimated(let length), .fixed(let length): length
    }
  }

  /// Whether nothing has to be measured.
  package var isFixed: Bool { if case .fixed = self { true } else { false } }
}

/// How large the cells of a flow are.
public enum ListItemSize: Hashable, Sendable {
  /// As large as they measure; until they are seen they count as this size, in points.
  case estimated(Size)
  /// This size, whatever is in them, in points.
  case fixed(Size)

  /// The size before anything was measured, in points.
  package var expected: Size {
    switch self {
    case .estimated(let size), .fixed(let size): size
    }
  }

  /// Whether nothing has to be measured.
  package var isFixed: Bool { if case .fixed = self { true } else { false } }
}

/// How the rows or cells of a section stand.
public enum ListLayout: Hashable, Sendable {
  /// One below the other, each as wide as the list: a table.
  case rows(ListLength)
  /// In columns of equal width; the cells of a line are as long as its longest.
  case grid(columns: Int, ListLength)
  /// One after the other in lines that are wrapped, as in a `UICollectionViewFlowLayout`.
  ///
  /// What a full line leaves free is shared out between its cells; a cell alone in it stands in the
  /// middle. Cells of equal, known size in the last line stand below those of the lines before;
  /// others begin at the leading side, with the least spacing. Across their line cells are centred.
  case flow(ListItemSize)

  /// Whether each line holds one row.
  var isRows: Bool { if case .rows = self { true } else { false } }
}
