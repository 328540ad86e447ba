import QuoinGeometry

/// The size that a layout is given as its own, with a smallest and a largest one.
@usableFromInline package struct LayoutSizing: Hashable, Sendable {
  /// The width.
  @usableFromInline package var width = LayoutLength.auto
  /// The height.
  @usableFromInline package var height = LayoutLength.auto
  /// The smallest width; it wins over the largest one and the width.
  @usableFromInline package var minWidth = LayoutLength.auto
  /// The smallest height; it wins over the largest one and the height.
  @usableFromInline package var minHeight = LayoutLength.auto
  /// The largest width; it wins over the width.
  @usableFromInline package var maxWidth = LayoutLength.auto
  /// The largest height; it wins over the height.
  @usableFromInline package var maxHeight = LayoutLength.auto

  /// No rules.
  @usableFromInline package init() {}

  /// The sizes that the rules allow.
  ///
  /// - Parameters:
  ///   - reference: what percentages are of; infinite where that is not known.
  ///   - axis: the axis along which a stack flexes the layout; there the width or the height is what
  ///     flexing begins with, and only the smallest and the largest one are limits.
  @usableFromInline package func range(reference: Size, flexing axis: Axis? = nil) -> SizeRange {
    let width = axis == .horizontal ? .auto : width
    let height = axis == .vertical ? .auto : height
    let x = LayoutSizing.interval(width, minWidth, maxWidth, reference.width)
    let y = LayoutSizing.interval(height, minHeight, maxHeight, reference.height)
    return SizeRange(
      min: Size(x.low, y.low), max: Size(x.high, y.high), reference: reference)
  }

  private static func interval(
    _ length: LayoutLength, _ least: LayoutLength, _ most: LayoutLength, _ reference: Double
  ) -> (low: Double, high: Double) {
    let low = least.resolved(in: reference, automatic: 0)
    let high = max(low, most.resolved(in: reference, automatic: .infinity))
    let exact = length.resolved(in: reference, automatic: .nan)
    if exact.isNaN { return (low, high) }
    let within = min(max(exact, low), high)
    return (within, within)
  }
}
