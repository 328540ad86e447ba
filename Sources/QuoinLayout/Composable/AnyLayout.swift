import QuoinGeometry
import QuoinModel

/// A layout of any type that places a given type of content, for parts that are chosen at run time.
///
/// Typed composition needs none of it. One that may cross threads is `AnySendableLayout`.
public struct AnyLayout<Content>: ComposableLayout {
  @usableFromInline var box: LayoutBox<Content>

  /// Hides the type of a layout.
  @inlinable public init<Base: Layout<Content>>(_ base: Base) { box = TypedLayoutBox(base) }

  /// The layout inside.
  public var base: any Layout<Content> {
    get { box.reveal(box) }
    set { self = AnyLayout.hiding(newValue) }
  }

  private static func hiding(_ base: some Layout<Content>) -> AnyLayout { AnyLayout(base) }

  /// The size that the layout likes among those of a range.
  @inlinable public mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    if !isKnownUniquelyReferenced(&box) { box = box.copy(box) }
    return box.measure(box, range, context)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    if !isKnownUniquelyReferenced(&box) { box = box.copy(box) }
    box.place(box, rect, context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { box.forEach(box, body) }

  /// The smallest and the largest size of its own.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange {
    box.limits(box, reference, axis)
  }
}

/// A layout of any type that may cross threads.
package struct AnySendableLayout<Content: Sendable>: ComposableLayout {
  @usableFromInline var hidden: AnyLayout<Content>
  @usableFromInline var reveal: @Sendable (AnyLayout<Content>) -> any Layout<Content> & Sendable

  /// Hides the type of a layout.
  @inlinable package init<Base: Layout<Content> & Sendable>(_ base: Base) {
    hidden = AnyLayout(base)
    reveal = { TypedLayoutBox<Base>.of($0.box).base }
  }

  /// The layout inside.
  package var base: any Layout<Content> & Sendable {
    get { reveal(hidden) }
    set { self = AnySendableLayout.hiding(newValue) }
  }

  private static func hiding(_ base: some Layout<Content> & Sendable) -> AnySendableLayout {
    AnySendableLayout(base)
  }

  /// The size that the layout likes among those of a range.
  @inlinable package mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    hidden.measure(range, in: context)
  }

  /// Places the contents in a rectangle.
  @inlinable package mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    hidden.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable package func forEachContent(_ body: (Content) -> Void) { hidden.forEachContent(body) }

  /// The smallest and the largest size of its own.
  @inlinable package func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange {
    hidden.sizeLimits(reference: reference, flexing: axis)
  }
}

// What is in the box is sendable, and is changed only by the one value that refers to the box.
extension AnySendableLayout: @unchecked Sendable {}
