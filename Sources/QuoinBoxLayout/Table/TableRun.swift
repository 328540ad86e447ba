/// One layout of one table: its facts and its parts.
///
/// Columns are counted from the side where the layout direction begins; only the last step knows which
/// side that is. Rows are in the order in which they are seen: the header first, the footer last.
struct TableRun: BitwiseCopyable {
  let table: Int32
  let isRightToLeft: Bool
  let isFixed: Bool
  let collapses: Bool
  var insets: BoxInsets
  var columnSpacing: Float
  var rowSpacing: Float
  var columns: UnsafeMutablePointer<TableColumn>
  /// How many columns are laid out.
  var columnCount = 0
  /// How many columns the cells and the column boxes reach over.
  var gridColumns = 0
  /// How many columns come from column boxes.
  var writtenColumns = 0
  var sections: UnsafeMutablePointer<TableSection>
  var sectionCount = 0
  var rows: UnsafeMutablePointer<TableRow>
  var rowCount = 0
  var cells: UnsafeMutablePointer<TableCell>
  var cellCount = 0
  /// The width of the border box.
  var width = Float.nan
  /// The heights of the captions above and below, with their margins.
  var captionsAbove: Float = 0
  /// Whether percentages in cells may refer to heights.
  var hasHeight = false
  var hasEscapees = false
  /// A cell's layout depends on whether its height is definite.
  var isSensitive = false

  /// The distance of a box from the left side of the table's border box.
  @inline(__always) func left(_ offset: Float, _ width: Float) -> Float {
    isRightToLeft ? self.width - offset - width : offset
  }
  /// The inset on the side where columns begin.
  @inline(__always) var insetBefore: Float { isRightToLeft ? insets.right : insets.left }
}
