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
  ///   - margins: The margins of the child and of those in it that collapse with them.
  /// - Returns: The top of the child.
  @inline(__always) mutating func pass(_ height: Float, _ margins: BlockMargins) -> Double {
    margin.add(margins.top)
    var start = y
    if !adjoinsTop {
      start += Double(margin.value)
    } else if !margins.collapsesThrough {
      topMargin.add(margin)
      adjoinsTop = false
      margin = CollapsingMargin()
    }
    if margins.collapsesThrough {
      margin.add(margins.bottom)
    } else {
      y = start + Double(height)
      margin = margins.bottom
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

/// The margins of a block that adjoin those around it: CSS 2 §8.3.1.
struct BlockMargins: Equatable {
  /// The margins that adjoin the top of the block.
  var top: CollapsingMargin
  /// The margins that adjoin the bottom of the block.
  var bottom: CollapsingMargin
  /// Whether the margins at the top and the bottom adjoin each other.
  var collapsesThrough = false
}
