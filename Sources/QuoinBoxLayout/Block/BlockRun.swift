/// The layout of one block container: its content box, and the progress in it.
struct BlockRun {
  let container: Int32
  let insets: BoxInsets
  let innerWidth: Float
  /// The height of the content box, or NaN if it depends on the content.
  let innerHeight: Float
  /// The height that percentages refer to, or NaN.
  let blockHeight: Float
  let isRightToLeft: Bool
  let isFinal: Bool

  /// The bottom of the placed content, from the border box's top.
  var y: Double
  /// The adjoining margins at the bottom of the placed content.
  var margin = CollapsingMargin()
  /// Whether all margins so far adjoin the top margin of the container.
  var adjoinsTop: Bool
  var topMargin = CollapsingMargin()
  var isComplete = true
  var hasOuterAbsolutes = false
  var isSensitive = false
  var firstBaseline = Float.nan
  /// The ascent of the container's marker until a child has a baseline for it; otherwise NaN.
  var markerAscent = Float.nan

  /// Advances past a child, whose margins collapse with adjoining ones: CSS 2 §8.3.1.
  ///
  /// - Parameters:
  ///   - height: The height of the child.
  ///   - top: The margins that adjoin the child's top.
  ///   - bottom: The margins that adjoin its bottom.
  ///   - isThrough: Whether its top and bottom margins adjoin each other.
  /// - Returns: The top of the child.
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

  /// Returns how far a child is moved down so that the container's marker, which is on the child's baseline, does not
  /// begin above the container's content.
  ///
  /// CSS Lists 3 §3.5 leaves the place of a marker open; this is what Chromium does. Children without a baseline stay,
  /// and so does the space that floats in the child occupy.
  mutating func makeRoomForMarker(above baseline: Float) -> Float {
    guard baseline.isKnown, markerAscent.isKnown else { return 0 }
    let distance = max(0, markerAscent - baseline)
    markerAscent = .nan
    y += Double(distance)
    return distance
  }
}
