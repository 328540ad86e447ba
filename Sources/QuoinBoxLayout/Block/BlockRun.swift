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

  /// Passes a child, whose margins collapse with those around it: CSS 2 §8.3.1.
  ///
  /// - Parameters:
  ///   - height: the height of the child.
  ///   - top: the margins that adjoin the child's top.
  ///   - bottom: the margins that adjoin its bottom.
  ///   - isThrough: whether its top and bottom margins adjoin each other.
  /// - Returns: where the child begins.
  @inline(__always) mutating func pass(
    _ height: Float, top: CollapsingMargin, bottom: CollapsingMargin, isThrough: Bool
  ) -> Double {
    margin.add(top)
    var start = y
    if !adjoinsTop {
      start += Double(margin.value)
    } else if !isThrough {
      topMargin.add(margin)
      adjoinsTop = false
      margin = CollapsingMargin()
    }
    if isThrough {
      margin.add(bottom)
    } else {
      y = start + Double(height)
      margin = bottom
    }
    return start
  }
}
