import QuoinGeometry
import QuoinModel

/// A layout with an aspect ratio, as large as the available space allows.
///
/// Of the two sizes that fill the available width or height, each clamped to the range, it takes
/// the one whose shape is nearer to the ratio. If neither axis is limited, the child decides.
public struct RatioLayout<Child: Layout>: ComposableLayout {
  /// The width divided by the height; a ratio that is not positive and finite has no effect.
  @usableFromInline package var ratio: Double
  /// The layout that gets the ratio.
  @usableFromInline package var child: Child

  /// Creates a layout with an aspect ratio: the width divided by the height.
  @inlinable public init(_ child: Child, widthByHeight ratio: Double) {
    self.child = child
    self.ratio = ratio
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    guard let size = best(in: range) else { return child.measure(range, in: context) }
    return child.measure(
      SizeRange(min: size, max: size, reference: range.reference), in: context)
  }

  @inlinable func best(in range: SizeRange) -> Size? {
    guard ratio > 0, ratio.isFinite else { return nil }
    var best: Size?
    var error = Double.infinity
    func consider(_ candidate: Size) {
      let size = range.clamp(candidate)
      // Compared by width, so that a height of zero has an error too.
      let distance = (size.width - size.height * ratio).magnitude / max(1, size.width)
      if best == nil || distance < error {
        best = size
        error = distance
      }
    }
    if range.max.width.isFinite {
      consider(Size(range.max.width, range.max.width / ratio))
    }
    if range.max.height.isFinite {
      consider(Size(range.max.height * ratio, range.max.height))
    }
    return best
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    context.check(ratio, "ratio", negative: false, zero: false)
    child.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    child.forEachContent(body)
  }
}

extension RatioLayout: Sendable where Child: Sendable {}
