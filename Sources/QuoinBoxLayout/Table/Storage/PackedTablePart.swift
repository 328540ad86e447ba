/// The properties of a table part, as the engine stores them.
struct PackedTablePart: BitwiseCopyable {
  var columnSpan: Int32 = 1
  /// The row span; zero means all remaining rows.
  var rowSpan: Int32 = 1
  var captionSide = CaptionSide.top
  var isCollapsed = false
  /// The borders: left, top, right, bottom.
  var borders = (PackedBorder(), PackedBorder(), PackedBorder(), PackedBorder())

  init() {}

  init(_ part: TablePart, isRightToLeft: Bool) {
    columnSpan = Int32(min(max(1, part.columnSpan), Int(TableLimits.columnSpan)))
    rowSpan = Int32(min(max(0, part.rowSpan), Int(TableLimits.rowSpan)))
    captionSide = part.captionSide
    isCollapsed = part.isCollapsed
    let (start, end) =
      isRightToLeft
      ? (part.borders.end, part.borders.start) : (part.borders.start, part.borders.end)
    borders = (
      PackedBorder(start ?? part.borders.left), PackedBorder(part.borders.top),
      PackedBorder(end ?? part.borders.right), PackedBorder(part.borders.bottom)
    )
  }
}

/// A border that takes part in the collapsing model.
struct PackedBorder: BitwiseCopyable {
  var width: Float = 0
  var line = TableBorder.Line.none

  init() {}

  init(_ border: TableBorder) {
    line = border.line
    width = line == .none || line == .hidden ? 0 : Float(border.width.finiteLength)
  }
}

/// The limits of a table, as in HTML and browsers.
enum TableLimits {
  static let columnSpan: Int32 = 1000
  static let rowSpan: Int32 = 65534
  /// The maximum number of columns; further cells are placed in the last one.
  static let columns: Int32 = 10_000
  /// The maximum number of edges; larger tables keep the cells' own borders.
  static let edges = 1 << 24
}
