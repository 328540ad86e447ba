import QuoinGeometry
import QuoinModel

/// A type-erased layout of a given content type, for parts that are chosen at run time.
///
/// Typed composition does not need it.
public struct AnyLayout<Content>: ComposableLayout {
  @usableFromInline var box: LayoutBox<Content>

  /// Creates a type-erased layout.
  @inlinable public init<Base: Layout<Content>>(_ base: Base) { box = TypedLayoutBox(base) }

  /// The wrapped layout.
  public var base: any Layout<Content> {
    get { box.reveal(box) }
    set { self = AnyLayout.hiding(newValue) }
  }

  private static func hiding(_ base: some Layout<Content>) -> AnyLayout { AnyLayout(base) }

  /// Returns the layout's preferred size within a range.
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

  /// Returns the layout's own size limits.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange {
    box.limits(box, reference, axis)
  }
}
