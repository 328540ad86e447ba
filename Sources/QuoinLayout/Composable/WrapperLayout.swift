import QuoinGeometry
import QuoinModel

/// A layout of parts on top of each other in one rectangle that is large enough for each.
public struct WrapperLayout<List: LayoutList>: ComposableLayout
where List.Placement == PlainPlacement {
  @usableFromInline var list: List

  /// Creates a layout from parts, from back to front.
  @inlinable public init(@LayoutItems<PlainPlacement> _ children: () -> List) { list = children() }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<List.Content>
  )
    -> MeasuredSize
  {
    var largest = Largest<Content, PlainPlacement>(range: range, context: context)
    list.visit(&largest)
    return MeasuredSize(range.clamp(largest.size))
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<List.Content>) {
    var filling = Filling<List.Content>(rect: rect, context: context)
    list.visit(&filling)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (List.Content) -> Void) {
    list.forEachContent(body)
  }
}

extension WrapperLayout: Sendable where List: Sendable {}

/// Computes the size that is large enough for each item.
@usableFromInline struct Largest<Content, Placement>: LayoutVisitor {
  @usableFromInline let range: SizeRange
  @usableFromInline let context: LayoutContext<Content>
  @usableFromInline var size = Size.zero
  @usableFromInline var count = 0

  @inlinable init(range: SizeRange, context: LayoutContext<Content>) {
    self.range = range
    self.context = context
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, Placement>)
  where Part.Content == Content {
    let measured = item.part.measure(range, in: context).size
    size.width = max(size.width, measured.width)
    size.height = max(size.height, measured.height)
    count += 1
  }
}

/// Gives each item the same rectangle.
@usableFromInline struct Filling<Content>: LayoutVisitor {
  @usableFromInline let rect: Rect
  @usableFromInline let context: LayoutContext<Content>

  @inlinable init(rect: Rect, context: LayoutContext<Content>) {
    self.rect = rect
    self.context = context
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, PlainPlacement>)
  where Part.Content == Content {
    item.part.layout.layout(in: rect, context: context)
  }
}
