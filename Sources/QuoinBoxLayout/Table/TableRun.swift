/// The layout of one table: its inputs and its parts.
///
/// Columns are counted from the start side of the layout direction; only the last step maps it to a physical side. Rows
/// are in visual order: the header first, the footer last.
struct TableRun: BitwiseCopyable {
  let table: Int32
  let isRightToLeft: Bool
  let isFixed: Bool
  let collapses: Bool
  var insets: BoxInsets
  var columnSpacing: Float
  var rowSpacing: Float
  var columns: UnsafeMutablePointer<TableColumn>
  /// The number of columns that are laid out.
  var columnCount = 0
  /// The number of columns that the cells and the column boxes extend over.
  var gridColumns = 0
  /// The number of columns from column boxes.
  var writtenColumns = 0
  var sections: UnsafeMutablePointer<TableSection>
  var sectionCount = 0
  var rows: UnsafeMutablePointer<TableRow>
  var rowCount = 0
  var cells: UnsafeMutablePointer<TableCell>
  var cellCount = 0
  /// The width of the border box.
  var width = Float.nan
  /// The height of the captions above the rows, with their margins.
  var captionsAbove: Float = 0
  /// Whether percentages in cells may refer to heights.
  var hasHeight = false
  var hasOuterAbsolutes = false
  /// Whether a cell's layout depends on its height being definite.
  var isSensitive = false

  /// The width of the content box, which percentages in cells refer to while their heights are measured, as in browsers.
  @inline(__always) var innerWidth: Float { max(0, width - insets.horizontal) }

  /// The width of the rows, which percentages in cells refer to when they are placed, as in browsers.
  @inline(__always) var rowWidth: Float {
    max(0, width - insets.horizontal - 2 * columnSpacing)
  }

  /// Returns the distance of a box from the left side of the table's border box.
  @inline(__always) func left(_ offset: Float, _ width: Float) -> Float {
    isRightToLeft ? self.width - offset - width : offset
  }
  /// The inset on the start side of the columns.
  @inline(__always) var insetBefore: Float { isRightToLeft ? insets.right : insets.left }
}
