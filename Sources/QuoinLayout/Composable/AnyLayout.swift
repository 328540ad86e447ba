import QuoinGeometry
import QuoinModel

/// A layout of any type that places a given type of content, for parts that are chosen at run time.
///
/// Typed composition needs none of it. One that may cross threads is `AnySendableLayout`.
public struct AnyLayout<Content>: ComposableLayout {
  /// The layout inside.
  public var base: any Layout<Content>

  /// Hides the type of a layout.
  @inlinable public init(_ base: some Layout<Content>) { self.base = base }

  /// The size that the layout likes among those of a range.
  @inlinable public mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    base.measure(range, in: context)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    base.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { base.forEachContent(body) }

  /// The smallest and the largest size of its own.
  @inlinable public func sizeLimits(reference: Size) -> SizeRange {
    base.sizeLimits(reference: reference)
  }
}

/// A layout of any type that may cross threads.
public struct AnySendableLayout<Content: Sendable>: ComposableLayout, Sendable {
  /// The layout inside.
  public var base: any Layout<Content> & Sendable

  /// Hides the type of a layout.
  @inlinable public init(_ base: some Layout<Content> & Sendable) { self.base = base }

  /// The size that the layout likes among those of a range.
  @inlinable public mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    base.measure(range, in: context)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    base.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { base.forEachContent(body) }

  /// The smallest and the largest size of its own.
  @inlinable public func sizeLimits(reference: Size) -> SizeRange {
    base.sizeLimits(reference: reference)
  }
}
