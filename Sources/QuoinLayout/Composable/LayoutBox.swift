import QuoinGeometry
import QuoinModel

/// A box for a layout of any type, with its operations.
///
/// The methods of a value behind a protocol are compiled generically and look up sizes and witnesses at each step. The
/// box stores closures instead, made where the type is known and so specialized for it.
@usableFromInline class LayoutBox<Content> {
  @usableFromInline typealias Measure = (LayoutBox, SizeRange, LayoutContext<Content>) ->
    MeasuredSize
  @usableFromInline typealias Place = (LayoutBox, Rect, LayoutContext<Content>) -> Void
  @usableFromInline typealias ForEach = (LayoutBox, (Content) -> Void) -> Void

  @usableFromInline final let measure: Measure
  @usableFromInline final let place: Place
  @usableFromInline final let forEach: ForEach
  @usableFromInline final let limits: (LayoutBox, Size, Axis?) -> SizeRange
  @usableFromInline final let copy: (LayoutBox) -> LayoutBox
  @usableFromInline final let reveal: (LayoutBox) -> any Layout<Content>

  @inlinable init(
    measure: @escaping Measure, place: @escaping Place, forEach: @escaping ForEach,
    limits: @escaping (LayoutBox, Size, Axis?) -> SizeRange,
    copy: @escaping (LayoutBox) -> LayoutBox,
    reveal: @escaping (LayoutBox) -> any Layout<Content>
  ) {
    self.measure = measure
    self.place = place
    self.forEach = forEach
    self.limits = limits
    self.copy = copy
    self.reveal = reveal
  }
}

/// A box that knows the type of its layout.
@usableFromInline final class TypedLayoutBox<Base: Layout>: LayoutBox<Base.Content> {
  @exclusivity(unchecked) @usableFromInline var base: Base

  @inlinable init(_ base: Base) {
    self.base = base
    super.init(
      measure: { TypedLayoutBox.of($0).base.measure($1, in: $2) },
      place: { TypedLayoutBox.of($0).base.layout(in: $1, context: $2) },
      forEach: { TypedLayoutBox.of($0).base.forEachContent($1) },
      limits: { TypedLayoutBox.of($0).base.sizeLimits(reference: $1, flexing: $2) },
      copy: { TypedLayoutBox(TypedLayoutBox.of($0).base) },
      reveal: { TypedLayoutBox.of($0).base })
  }

  /// Casts the box to its own type; its operations are called only with the box itself.
  @inlinable @inline(__always) static func of(_ box: LayoutBox<Base.Content>) -> TypedLayoutBox {
    unsafeDowncast(box, to: TypedLayoutBox.self)
  }
}
