/// The borders between the slots of a table while they are resolved: CSS 2 §17.6.2.
///
/// Columns are counted from the side where the layout direction begins.
struct TableEdges: BitwiseCopyable {
  let columnCount: Int
  let rowCount: Int
  /// The edges before, between and behind columns, row by row.
  let upright: UnsafeMutablePointer<TableEdge>
  /// The edges above, between and below rows, each with one for every column.
  let level: UnsafeMutablePointer<TableEdge>

  static func count(_ columns: Int, _ rows: Int) -> Int {
    (columns + 1) * rows + columns * (rows + 1)
  }

  @inline(__always)
  func upright(_ row: Int, _ line: Int) -> UnsafeMutablePointer<TableEdge> {
    upright + (row * (columnCount + 1) + line)
  }

  @inline(__always)
  func level(_ line: Int, _ column: Int) -> UnsafeMutablePointer<TableEdge> {
    level + (line * columnCount + column)
  }

  /// Lets a part of the table take the edges around its slots that are weaker than what it asks for.
  func take(
    _ part: PackedTablePart, of box: Int32, rows: Range<Int>, columns: Range<Int>,
    isRightToLeft: Bool
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let (left, top, right, bottom) = part.borders
    let (before, after) = isRightToLeft ? (right, left) : (left, right)
    let (beforeSide, afterSide): (TableEdge.Side, TableEdge.Side) =
      isRightToLeft ? (.right, .left) : (.left, .right)
    for row in rows {
      upright(row, columns.lowerBound).pointee.take(before, of: box, beforeSide)
      upright(row, columns.upperBound).pointee.take(after, of: box, afterSide)
    }
    for column in columns {
      level(rows.lowerBound, column).pointee.take(top, of: box, .top)
      level(rows.upperBound, column).pointee.take(bottom, of: box, .bottom)
    }
  }

  /// Marks the edges inside of a cell of several slots, which are none.
  func clearInside(rows: Range<Int>, columns: Range<Int>) {
    guard rows.count > 1 || columns.count > 1 else { return }
    for row in rows {
      for line in columns.dropFirst() { upright(row, line).pointee.isInside = true }
      for column in columns where row > rows.lowerBound {
        level(row, column).pointee.isInside = true
      }
    }
  }

  /// The widths of the widest edges on the sides of some slots.
  func widths(rows: Range<Int>, columns: Range<Int>) -> (
    before: Float, top: Float, after: Float, bottom: Float
  ) {
    var widths: (before: Float, top: Float, after: Float, bottom: Float) = (0, 0, 0, 0)
    for row in rows {
      widths.before = max(widths.before, upright(row, columns.lowerBound).pointee.used)
      widths.after = max(widths.after, upright(row, columns.upperBound).pointee.used)
    }
    for column in columns {
      widths.top = max(widths.top, level(rows.lowerBound, column).pointee.used)
      widths.bottom = max(widths.bottom, level(rows.upperBound, column).pointee.used)
    }
    return widths
  }
}

/// What won an edge.
struct TableEdge: BitwiseCopyable {
  enum Side: UInt8 {
    case left
    case top
    case right
    case bottom
  }

  var border = PackedBorder()
  /// The part whose border it is, or -1.
  var box: Int32 = -1
  var side = Side.left
  /// In the middle of a cell.
  var isInside = false

  /// The width that is drawn.
  @inline(__always) var used: Float { isInside ? 0 : border.width }

  /// CSS 2 §17.6.2.1 Border conflict resolution: `hidden` wins, then the wider one, then the style;
  /// what is asked first wins a draw.
  mutating func take(_ other: PackedBorder, of box: Int32, _ side: Side) {
    guard !isInside, other.line != .none else { return }
    if border.line != .none {
      if border.line == .hidden { return }
      if other.line != .hidden {
        if other.width < border.width { return }
        if other.width == border.width, other.line.rawValue <= border.line.rawValue { return }
      }
    }
    border = other
    self.box = box
    self.side = side
  }
}
