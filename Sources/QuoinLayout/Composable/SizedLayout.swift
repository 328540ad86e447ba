import QuoinGeometry
import QuoinModel

/// A layout with a size of its own: points, fractions of the parent, minimum and maximum.
///
/// The parent's range takes precedence over all of these; a minimum takes precedence over a
/// maximum, and both over the size.
public struct SizedLayout<Child: Layout>: ComposableLayout {
  /// The size rules.
  @usableFromInline package var sizing: LayoutSizing
  /// The layout that gets the size.
  @usableFromInline package var child: Child

  /// Creates a layout with size rules.
  @inlinable package init(_ child: Child, _ sizing: LayoutSizing) {
    self.child = child
    self.sizing = sizing
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    let own = range.intersection(sizing.range(reference: range.reference))
    var measured = child.measure(own, in: context)
    measured.size = own.clamp(measured.size)
    return measured
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    if context.onUnusableNumber != nil { check(context) }
    child.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    child.forEachContent(body)
  }

  @usableFromInline func check(_ context: LayoutContext<Child.Content>) {
    context.check(sizing.width, "width")
    context.check(sizing.height, "height")
    context.check(sizing.minWidth, "least width")
    context.check(sizing.minHeight, "least height")
    context.check(sizing.maxWidth, "greatest width")
    context.check(sizing.maxHeight, "greatest height")
  }

  /// Returns the layout's own size limits.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange {
    sizing.range(reference: reference, flexing: axis)
      .intersection(child.sizeLimits(reference: reference, flexing: axis))
  }
}

extension SizedLayout: Sendable where Child: Sendable {}
