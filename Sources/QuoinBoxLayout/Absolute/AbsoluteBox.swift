/// An absolutely positioned box in its containing block, along one axis.
///
/// CSS Positioned Layout §3.5 and §4; CSS 2 §10.3.7 and §10.6.4.
struct AbsoluteAxis {
  /// The padding edge of the containing block, relative to its border box, and its length.
  var origin: Float
  var length: Float
  /// The insets; NaN is `auto`.
  var before: Float
  var after: Float
  var marginBefore: Float
  var marginAfter: Float
  var isAutoBefore: Bool
  var isAutoAfter: Bool
  /// Whether the end is at the smaller coordinate; the inset there is ignored if over-constrained.
  var isReversed: Bool
  /// Whether automatic margins are equal even if negative, as along the block axis only.
  var centersOverflow = false
  /// Whether the containing block can be scrolled to content after its end, or before its start.
  var isScrolled = false
  var isScrolledBack = false

  /// Whether both insets are definite, so that the box may be stretched between them.
  var isHeld: Bool { before.isKnown && after.isKnown }

  /// The space between the insets, without the margins; an `auto` inset counts as zero.
  var room: Float {
    max(0, max(0, length - before.orZero - after.orZero) - marginBefore - marginAfter)
  }

  /// Returns the coordinate of a border box of a length.
  ///
  /// It is NaN if both insets are `auto`, where the static position applies.
  func position(_ size: Float, alignment: SelfAlignment?) -> Float {
    guard before.isKnown else {
      return after.isKnown ? origin + length - after - marginAfter - size : .nan
    }
    guard after.isKnown else { return origin + before + marginBefore }
    // §3.5.1: insets that leave negative space leave none, at the inset on the start side.
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
    // Over-constrained: the inset on the end side is ignored.
    return isReversed ? origin + length - after - marginAfter - size : start
  }

  /// Returns the distance of an aligned margin box from the padding edge: CSS Positioned Layout
  /// §4.3.
  ///
  /// Unless its alignment is safe, a box larger than the space between its insets may overflow
  /// them, up to the edges of the containing block.
  private func aligned(
    _ alignment: SelfAlignment, _ outer: Float, free: Float, _ before: Float
  ) -> Float {
    if free < 0, alignment.isSafe { return before }
    let aligned =
      switch alignment.keyword {
      case .center: before + free / 2
      case .end, .flexEnd, .selfEnd, .lastBaseline: before + free
      case .auto, .normal, .stretch, .baseline, .start, .flexStart, .selfStart, .left, .right:
        before
      }
    if free >= 0 { return aligned }
    let lower = isScrolled && isScrolledBack ? -Float.infinity : min(0, before)
    let upper = isScrolled && !isScrolledBack ? Float.infinity : max(length, before + outer + free)
    return max(lower, min(aligned, upper - outer))
  }
}
