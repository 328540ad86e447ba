/// A column during the layout of its table: CSS Tables §3.8; widths are of border boxes.
struct TableColumn: BitwiseCopyable {
  /// The min-content and max-content widths, or NaN if no cell begins in the column.
  var minimum = Float.nan
  var maximum = Float.nan
  /// The intrinsic percentage width, or NaN.
  var percent = Float.nan
  /// The padding and border to add to the percentage of a content box.
  var percentOutside: Float = 0
  /// Whether a length determines the width.
  var isConstrained = false
  /// Whether no cell begins in the column, so that it has no spacing of its own.
  var isMergeable = false
  /// The used width, and the distance from the start side of the columns.
  var width: Float = 0
  var offset: Float = 0

  /// Returns the width for the column's percentage of a width.
  @inline(__always) func share(of width: Float) -> Float {
    max(minimum.orZero, (percent * width / 100).limited + percentOutside)
  }
}

/// A row group, or rows in a table without one.
struct TableSection: BitwiseCopyable {
  /// The box of the group, or -1 if there is none.
  var box: Int32
  var firstRow: Int
  var rowCount = 0
  var isBody: Bool
  var height: Float = 0
  /// The height as a percentage of the table's, or NaN.
  var percent = Float.nan
  /// Whether a length determines the height.
  var isConstrained = false
  /// The distance from the top of the table's border box.
  var offset: Float = 0
}

/// A row, or cells in a group or table without a row.
struct TableRow: BitwiseCopyable {
  /// The box of the row, or -1 if there is none.
  var box: Int32
  var section: Int
  var firstCell: Int
  var cellCount = 0
  var height: Float = 0
  /// The height as a percentage, or NaN.
  var percent = Float.nan
  /// Whether a length determines the height.
  var isConstrained = false
  /// Whether a cell that spans rows begins in the row.
  var hasSpanStart = false
  var isCollapsed = false
  /// The distance of the baseline from the row's top.
  var baseline: Float = 0
  /// The distance from the top of the table's border box.
  var offset: Float = 0
}

/// A cell during the layout of its table.
struct TableCell: BitwiseCopyable {
  var box: Int32
  var column: Int32
  var columnSpan: Int32
  var row: Int32
  var rowSpan: Int32
  /// The used width, the height of the content, and its first baseline from the top or NaN.
  var width: Float = 0
  var height: Float = 0
  var baseline = Float.nan
  /// The height that the cell requires, or zero.
  var ownHeight: Float = 0
  /// Whether the height is a length, so that percentages in the cell may refer to it.
  var hasOwnHeight = false
}
