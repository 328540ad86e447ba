import QuoinGeometry
import QuoinModel

/// A layout with a layout direction of its own.
public struct DirectedLayout<Child: Layout>: ComposableLayout {
  /// The direction.
  @usableFromInline package var direction: LayoutDirection
  /// The layout that the direction applies to.
  @usableFromInline package var child: Child

  /// Creates a layout with a direction.
  @inlinable package init(_ child: Child, _ direction: LayoutDirection) {
    self.child = child
    self.direction = direction
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    child.measure(range, in: directed(context))
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    child.layout(in: rect, context: directed(context))
  }

  @inlinable func directed(_ context: LayoutContext<Child.Content>) -> LayoutContext<Child.Content>
  {
    var directed = context
    directed.direction = direction
    return directed
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    child.forEachContent(body)
  }

  /// Returns the layout's own size limits.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange {
    child.sizeLimits(reference: reference, flexing: axis)
  }
}

extension DirectedLayout: Sendable where Child: Sendable {}
