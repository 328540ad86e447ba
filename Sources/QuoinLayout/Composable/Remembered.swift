import QuoinGeometry
import QuoinModel

/// A part of a layout with the last answers it gave: laid out after measuring, it is not asked again,
/// and nested layouts do not ask each other without end.
@usableFromInline struct Remembered<Part: Layout> {
  @usableFromInline var layout: Part
  @usableFromInline var pass = 0
  @usableFromInline var newest: RememberedAnswer?
  @usableFromInline var older: RememberedAnswer?

  @inlinable init(_ layout: Part) { self.layout = layout }

  /// The size that the part likes among those of a range.
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
    newest = RememberedAnswer(range: range, size: size)
    return size
  }
}

/// A question and its answer.
@usableFromInline struct RememberedAnswer: Sendable {
  @usableFromInline var range: SizeRange
  @usableFromInline var size: MeasuredSize

  @inlinable init(range: SizeRange, size: MeasuredSize) {
    self.range = range
    self.size = size
  }
}

extension Remembered: Sendable where Part: Sendable {}
