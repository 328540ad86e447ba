/// The layout of one grid container: its inputs, items and tracks.
///
/// Columns are counted from the start side of the layout direction; only the last step maps it to a physical side.
struct GridRun: BitwiseCopyable {
  let container: Int32
  let isRightToLeft: Bool
  var insets: BoxInsets
  /// The size of the content box as far as it is known, otherwise NaN.
  var innerWidth: Float
  var innerHeight: Float
  /// Whether the height is definite by itself, so that it determines how many rows are repeated.
  let isHeightDefinite: Bool
  var items: UnsafeMutablePointer<GridBox>
  /// The number of items in flow.
  var count = 0
  /// The number of items with those of subgrids, which follow in ``items`` as far as they take part in sizing tracks.
  var total = 0
  /// The subgrids among the items.
  var subgrids: UnsafeMutablePointer<GridSubgrid>?
  var subgridCount = 0
  /// The item of the parent grid that the container is, if it is a subgrid.
  var place: SubgridPlace?
  var columns: UnsafeMutablePointer<GridAxis>
  var rows: UnsafeMutablePointer<GridAxis>
  var hasOuterAbsolutes = false
  var hasBaselines = false
  /// Whether the number of rows depends on the height being definite.
  var isSensitive = false
  /// Whether the layout may be kept for later changes of single items.
  var mayBeKept = false
  /// What the items contribute to the columns, if the layout may be kept.
  var across: UnsafeMutablePointer<GridContributions>?

  /// Returns the distance of a box in the content box from the border box's left side.
  @inline(__always) func left(_ offset: Float, _ width: Float) -> Float {
    insets.left + (isRightToLeft ? innerWidth - offset - width : offset)
  }
}
