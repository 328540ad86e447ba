/// An absolutely positioned box in its containing block, along one axis.
///
/// CSS Positioned Layout §3.5 and §4; CSS 2 §10.3.7 and §10.6.4.
struct AbsoluteAxis {
  /// The padding edge of the containing block, from its border box, and its length.
  var origin: Float
  var length: Float
  /// The insets; NaN is `auto`.
  var before: Float
  var after: Float
  var marginBefore: Float
  var marginAfter: Float
  var isAutoBefore: Bool
  var isAutoAfter: Bool
  /// Whether the end lies at the smaller coordinate, so that the inset there gives way.
  var isReversed: Bool
  /// Automatic margins are equal even where they are negative: so along the block axis only.
  var centersOverflow = false
  /// The containing block may be scrolled to what lies after its end, or before its start.
  var isScrolled = false
  var isScrolledBack = false

  /// Whether the box is stretched between its insets.
  var isHeld: Bool { before.isKnown && after.isKnown }

  /// The room between the insets, without the margins; an `auto` inset leaves all of its side.
  var room: Float {
    max(0, max(0, length - before.orZero - after.orZero) - marginBefore - marginAfter)
  }

  /// The coordinate of a border box of a length; NaN where both insets are `auto`, and the static
  /// position holds.
  func position(_ size: Float, alignment: SelfAlignment?) -> Float {
    guard before.isKnown else {
      return after.isKnown ? origin + length - after - marginAfter - size : .nan
    }
    guard after.isKnown else { return origin + before + marginBefore }
    // §3.5.1: insets that leave less than nothing leave nothing, where the one at the start says.
    let room = max(0, length - before - after)
    let edge = isReversed ? length - after - room : before
    let start = origin + edge + marginBefore
    let free = room - marginBefore - marginAfter - size
    if isAutoBefore, isAutoAfter, free > 0 || centersOverflow { return start + free / 2 }
    if isAutoBefore, !isAutoAfter { return start + free }
    if isAutoAfter, !isAutoBefore { return start }
    if let alignment, !isAutoBefore {
      return origin + marginBefore
        + aligned(alignment, size + marginBefore + marginAfter, free: free, edge)
    }
    // Over-constrained: the inset on the end side gives way.
    return isReversed ? origin + length - after - marginAfter - size : start
  }

  /// CSS Positioned Layout §4.3: the distance of an aligned margin box from the padding edge.
  ///
  /// Unless it is aligned safely, a box that is larger than the room between its insets may take
  /// room from them, as far as the containing block goes.
  private func aligned(
    _ alignment: SelfAlignment, _ outer: Float, free: Float, _ before: Float
  ) -> Float {
    if free < 0, alignment.isSafe { return before }
    let aligned =
      switch alignment.keyword {
      case .center: before + free / 2
      case .end, .flexEnd, .selfEnd: before + free
      case .auto, .normal, .stretch, .baseline, .start, .flexStart, .selfStart, .left, .right:
        before
      }
    if free >= 0 { return aligned }
    let lower = isScrolled && isScrolledBack ? -Float.infinity : min(0, before)
    let upper = isScrolled && !isScrolledBack ? Float.infinity : max(length, before + outer + free)
    return max(lower, min(aligned, upper - outer))
  }
}
