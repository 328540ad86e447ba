/// The borders between the slots of a table during conflict resolution: CSS 2 §17.6.2.
///
/// Columns are counted from the start side of the layout direction.
struct TableEdges: BitwiseCopyable {
  let columnCount: Int
  let rowCount: Int
  /// The edges before, between and after columns, row by row.
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

  /// Assigns a part's borders to those edges around its slots whose current borders are weaker.
  func merge(
    _ part: PackedTablePart, of box: Int32, rows: Range<Int>, columns: Range<Int>,
    isRightToLeft: Bool
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let (left, top, right, bottom) = part.borders
    let (before, after) = isRightToLeft ? (right, left) : (left, right)
    let (beforeSide, afterSide): (TableEdge.Side, TableEdge.Side) =
      isRightToLeft ? (.right, .left) : (.left, .right)
    for row in rows {
      upright(row, columns.lowerBound).pointee.merge(before, of: box, beforeSide)
      upright(row, columns.upperBound).pointee.merge(after, of: box, afterSide)
    }
    for column in columns {
      level(rows.lowerBound, column).pointee.merge(top, of: box, .top)
      level(rows.upperBound, column).pointee.merge(bottom, of: box, .bottom)
    }
  }

  /// Marks the edges inside a cell that spans several slots, which have no borders.
  func clearInside(rows: Range<Int>, columns: Range<Int>) {
    guard rows.count > 1 || columns.count > 1 else { return }
    for row in rows {
      for line in columns.dropFirst() { upright(row, line).pointee.isInside = true }
      for column in columns where row > rows.lowerBound {
        level(row, column).pointee.isInside = true
      }
    }
  }

  /// Returns the widths of the widest edges on the sides of some slots.
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

/// The border that won an edge.
struct TableEdge: BitwiseCopyable {
  enum Side: UInt8 {
    case left
    case top
    case right
    case bottom
  }

  var border = PackedBorder()
  /// The part that owns the border, or -1.
  var box: Int32 = -1
  var side = Side.left
  /// Whether the edge is inside a cell.
  var isInside = false

  /// The width that is painted.
  @inline(__always) var used: Float { isInside ? 0 : border.width }

  /// Resolves a conflict with another border: CSS 2 §17.6.2.1 Border conflict resolution.
  ///
  /// `hidden` wins, then the wider border, then the style; among equal ones, the earlier border.
  mutating func merge(_ other: PackedBorder, of box: Int32, _ side: Side) {
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
