import QuoinGeometry
import QuoinModel

/// A part of a layout with the last answers it gave: laid out after measuring, it is not asked again,
/// and nested layouts do not ask each other without end.
struct Remembered<Part: Layout> {
  var layout: Part
  private var pass = 0
  private var newest: Answer?
  private var older: Answer?

  private struct Answer: Sendable {
    var range: SizeRange
    var size: MeasuredSize
  }

  init(_ layout: Part) { self.layout = layout }

  /// The size that the part likes among those of a range.
  mutating func measure(_ range: SizeRange, in context: LayoutContext<Part.Content>)
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
    newest = Answer(range: range, size: size)
    return size
  }
}

extension Remembered: Sendable where Part: Sendable {}
