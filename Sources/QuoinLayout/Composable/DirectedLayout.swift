import QuoinGeometry
import QuoinModel

/// A layout that runs in a direction of its own.
public struct DirectedLayout<Child: Layout>: ComposableLayout {
  /// The direction.
  @usableFromInline package var direction: LayoutDirection
  /// What runs in it.
  @usableFromInline package var child: Child

  /// A layout in a direction.
  @inlinable package init(_ child: Child, _ direction: LayoutDirection) {
    self.child = child
    self.direction = direction
  }

  /// The size that the layout likes among those of a range.
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

  /// The smallest and the largest size of its own.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange {
    child.sizeLimits(reference: reference, flexing: axis)
  }
}

extension DirectedLayout: Sendable where Child: Sendable {}
