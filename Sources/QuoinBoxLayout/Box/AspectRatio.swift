import QuoinGeometry

/// A preferred aspect ratio together with the box to which it applies.
///
/// CSS Sizing 4 §4 Aspect Ratios.
struct AspectRatio {
  /// The width divided by the height.
  let ratio: Double
  /// The padding and border that the ratio leaves out: zero where it applies to the border box.
  let outside: Size

  init?(_ rules: BoxRules, insets: Size) {
    guard let ratio = rules.aspectRatio, ratio > 0, ratio.isFinite else { return nil }
    self.ratio = ratio
    outside = rules.boxSizing == .contentBox ? insets : .zero
  }

  /// The border box's length along an axis that goes with a length across it.
  func length(along axis: Axis, fromCross cross: Double) -> Double {
    let inside = max(0, cross - outside[axis.cross])
    return outside[axis] + (axis == .horizontal ? inside * ratio : inside / ratio).finiteLength
  }
}
