/// One layout of one grid container: its facts, its items and tracks.
///
/// Columns are counted from the side where the layout direction begins; only the last step knows which
/// side that is.
struct GridRun: BitwiseCopyable {
  let container: Int32
  let isRightToLeft: Bool
  let insets: BoxInsets
  /// The content box as far as it is known, else NaN.
  var innerWidth: Float
  var innerHeight: Float
  /// Whether the height is definite by itself, so that it decides how many rows are repeated.
  let isHeightDefinite: Bool
  var items: UnsafeMutablePointer<GridBox>
  var count = 0
  var columns: UnsafeMutablePointer<GridAxis>
  var rows: UnsafeMutablePointer<GridAxis>
  var hasEscapees = false
  var hasBaselines = false
  /// Something about the items refers to the size of their areas.
  var refersToArea = false
  /// A child's layout depends on whether its height is definite.
  var isSensitive = false

  /// The distance of a box in the content box from the border box's left side.
  @inline(__always) func left(_ offset: Float, _ width: Float) -> Float {
    insets.left + (isRightToLeft ? innerWidth - offset - width : offset)
  }
}
