import QuoinGeometry
import QuoinModel

/// A layout whose parts overlap like fanned cards, each one step further along the row and down.
///
/// All have the same size, such that the first begins where the rectangle begins and the last ends
/// where it ends. Steps that would leave a card less than half of the rectangle are made smaller.
public struct CascadingLayout<List: LayoutList>: ComposableLayout
where List.Placement == PlainPlacement {
  /// The step from one part to the next, along the row and down, in points.
  public var step: Size
  @usableFromInline var list: List

  /// Creates a layout from parts, from back to front.
  @inlinable public init(step: Size = Size(10), @LayoutItems<PlainPlacement> _ children: () -> List)
  {
    self.step = step
    list = children()
  }

  /// Creates a layout from parts of one type, from back to front.
  @inlinable public init<Child: Layout>(children: [Child], step: Size = Size(10))
  where List == [LayoutItem<Child, PlainPlacement>] {
    self.step = step
    list = children.map { LayoutItem($0, PlainPlacement()) }
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<List.Content>
  )
    -> MeasuredSize
  {
    var largest = Largest<Content, PlainPlacement>(
      range: SizeRange(max: range.max, reference: range.reference), context: context)
    list.visit(&largest)
    let gaps = Double(max(0, largest.count - 1))
    var size = largest.size
    for axis in Axis.allCases { size[axis] += gaps * length(step[axis]) }
    return MeasuredSize(range.clamp(size))
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<List.Content>) {
    for axis in Axis.allCases {
      context.check(step[axis], "step of a cascade", negative: false)
    }
    var counting = Counting<List.Content>()
    list.visit(&counting)
    let gaps = Double(max(0, counting.count - 1))
    var step = self.step
    var card = rect
    for axis in Axis.allCases {
      step[axis] = gaps > 0 ? min(length(step[axis]), max(0, rect.size[axis]) / 2 / gaps) : 0
      card.size[axis] = rect.size[axis] - gaps * step[axis]
    }
    var dealing = Dealing<List.Content>(card: card, step: step, rect: rect, context: context)
    list.visit(&dealing)
  }

  @inlinable func length(_ step: Double) -> Double { step >= 0 && step.isFinite ? step : 0 }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (List.Content) -> Void) {
    list.forEachContent(body)
  }
}

extension CascadingLayout: Sendable where List: Sendable {}

@usableFromInline struct Counting<Content>: LayoutVisitor {
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, PlainPlacement>)
  where Part.Content == Content {
    count += 1
  }
}

@usableFromInline struct Dealing<Content>: LayoutVisitor {
  @usableFromInline var card: Rect
  @usableFromInline let step: Size
  @usableFromInline let rect: Rect
  @usableFromInline let context: LayoutContext<Content>

  @inlinable init(card: Rect, step: Size, rect: Rect, context: LayoutContext<Content>) {
    self.card = card
    self.step = step
    self.rect = rect
    self.context = context
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, PlainPlacement>)
  where Part.Content == Content {
    item.part.layout.layout(in: context.directed(card, in: rect), context: context)
    card = card.offset(x: step.width, y: step.height)
  }
}
