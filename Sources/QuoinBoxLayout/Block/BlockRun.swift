/// One layout of one block container: what is known of its content box, and how far it has come.
struct BlockRun {
  let container: Int32
  let insets: BoxInsets
  let innerWidth: Float
  /// The height of the content box, or NaN while the content decides it.
  let innerHeight: Float
  /// What percentages of heights refer to, or NaN.
  let blockHeight: Float
  let isRightToLeft: Bool
  let isFinal: Bool

  /// The bottom of what has been placed, from the border box's top.
  var y: Double
  /// The margins that adjoin there.
  var margin = CollapsingMargin()
  /// Whether the margins so far adjoin the top margin of the container.
  var adjoinsTop: Bool
  var topMargin = CollapsingMargin()
  var isComplete = true
  var hasEscapees = false
  var isSensitive = false
  var firstBaseline = Float.nan
}
