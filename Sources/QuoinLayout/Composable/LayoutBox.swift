import QuoinGeometry
import QuoinModel

/// A layout of any type, and what it does.
///
/// The functions of a value behind a protocol are those that were compiled for all types, which look
/// up sizes and functions at each step. These are closures, made where the type is known, and so
/// compiled for it.
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

/// A box that knows the type inside.
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

  /// The box as what it is: its functions are called with it alone.
  @inlinable @inline(__always) static func of(_ box: LayoutBox<Base.Content>) -> TypedLayoutBox {
    unsafeDowncast(box, to: TypedLayoutBox.self)
  }
}
