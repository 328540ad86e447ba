import QuoinGeometry
import QuoinModel

/// A layout with another one in front of it, in the same rectangle.
///
/// The child alone determines the size.
public struct OverlayLayout<Child: Layout, Overlay: Layout>: ComposableLayout
where Child.Content == Overlay.Content {
  /// The layout that determines the size.
  @usableFromInline package var child: Child
  /// The layout in front.
  @usableFromInline package var overlay: Overlay

  /// Creates a layout with another one in front.
  @inlinable public init(_ child: Child, overlay: Overlay) {
    self.child = child
    self.overlay = overlay
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    child.measure(range, in: context)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    child.layout(in: rect, context: context)
    overlay.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    child.forEachContent(body)
    overlay.forEachContent(body)
  }
}

extension OverlayLayout: Sendable where Child: Sendable, Overlay: Sendable {}

/// A layout with another one behind it, in the same rectangle.
///
/// The child alone determines the size.
public struct BackgroundLayout<Child: Layout, Background: Layout>: ComposableLayout
where Child.Content == Background.Content {
  /// The layout that determines the size.
  @usableFromInline package var child: Child
  /// The layout behind.
  @usableFromInline package var background: Background

  /// Creates a layout with another one behind.
  @inlinable public init(_ child: Child, background: Background) {
    self.child = child
    self.background = background
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    child.measure(range, in: context)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    child.layout(in: rect, context: context)
    background.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    background.forEachContent(body)
    child.forEachContent(body)
  }
}

extension BackgroundLayout: Sendable where Child: Sendable, Background: Sendable {}
