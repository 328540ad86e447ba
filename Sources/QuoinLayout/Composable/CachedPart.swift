import QuoinGeometry
import QuoinModel

/// A part of a layout with its most recent sizes.
///
/// Placing after measuring does not measure it again, and nested layouts do not measure each other exponentially often.
@usableFromInline struct CachedPart<Part: Layout> {
  @usableFromInline var layout: Part
  @usableFromInline var pass = 0
  @usableFromInline var newest: CachedSize?
  @usableFromInline var older: CachedSize?

  @inlinable init(_ layout: Part) { self.layout = layout }

  /// Returns the part's preferred size within a range.
  @inlinable mutating func measure(_ range: SizeRange, in context: LayoutContext<Part.Content>)
    -> MeasuredSize
  {
    if pass == context.pass {
      if let newest, newest.range == range { return newest.size }
      if let older, older.range == range { return older.size }
      older = newest
    } else {
      pass = context.pass
      older = nil
    }
    var size = layout.measure(range, in: context)
    size.size = range.clamp(size.size)
    newest = CachedSize(range: range, size: size)
    return size
  }
}

/// A range and the size measured for it.
@usableFromInline struct CachedSize: Sendable {
  @usableFromInline var range: SizeRange
  @usableFromInline var size: MeasuredSize

  @inlinable init(range: SizeRange, size: MeasuredSize) {
    self.range = range
    self.size = size
  }
}

extension CachedPart: Sendable where Part: Sendable {}
