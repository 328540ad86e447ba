import QuoinGeometry

/// The size rules of a layout, with a minimum and a maximum.
@usableFromInline package struct LayoutSizing: Hashable, Sendable {
  /// The width.
  @usableFromInline package var width = LayoutLength.auto
  /// The height.
  @usableFromInline package var height = LayoutLength.auto
  /// The minimum width; it takes precedence over the maximum and the width.
  @usableFromInline package var minWidth = LayoutLength.auto
  /// The minimum height; it takes precedence over the maximum and the height.
  @usableFromInline package var minHeight = LayoutLength.auto
  /// The maximum width; it takes precedence over the width.
  @usableFromInline package var maxWidth = LayoutLength.auto
  /// The maximum height; it takes precedence over the height.
  @usableFromInline package var maxHeight = LayoutLength.auto

  /// Creates size rules that allow any size.
  @usableFromInline package init() {}

  /// Returns the sizes that the rules allow.
  ///
  /// - Parameters:
  ///   - reference: the size that percentages refer to; infinite if it is not known.
  ///   - axis: the axis along which a stack flexes the layout; the width or height along it is the
  ///     base size for flexing, and only the minimum and the maximum are limits.
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
