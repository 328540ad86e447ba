import QuoinGeometry
import QuoinModel

/// The position of a part of an `AbsoluteLayout`, in points.
public struct AbsolutePosition: LayoutPlacement, Hashable {
  /// The distance from the leading side.
  @usableFromInline package var x = 0.0
  /// The distance from the top.
  @usableFromInline package var y = 0.0

  /// Creates a position at the top leading corner.
  @inlinable public init() {}
}

/// A layout that places parts at positions in points, each at its preferred size.
///
/// It takes all the available space along limited axes, or, if it fits its contents, only what they
/// need.
public struct AbsoluteLayout<List: LayoutList>: ComposableLayout
where List.Placement == AbsolutePosition {
  /// Whether the layout is only as large as its contents need.
  public var fitsContents: Bool
  @usableFromInline var list: List

  /// Creates a layout from parts, from back to front.
  @inlinable public init(
    fitsContents: Bool = false, @LayoutItems<AbsolutePosition> _ children: () -> List
  ) {
    self.fitsContents = fitsContents
    list = children()
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<List.Content>
  )
    -> MeasuredSize
  {
    var reach = Reach<List.Content>(room: range.max, context: context, place: nil)
    list.visit(&reach)
    var size = reach.size
    if !fitsContents {
      if range.max.width.isFinite { size.width = range.max.width }
      if range.max.height.isFinite { size.height = range.max.height }
    }
    return MeasuredSize(range.clamp(size))
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<List.Content>) {
    var reach = Reach<List.Content>(room: rect.size, context: context, place: rect)
    list.visit(&reach)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (List.Content) -> Void) {
    list.forEachContent(body)
  }
}

extension AbsoluteLayout: Sendable where List: Sendable {}

/// Computes the extent of the items, and places them if a rectangle is given.
@usableFromInline struct Reach<Content>: LayoutVisitor {
  @usableFromInline let room: Size
  @usableFromInline let context: LayoutContext<Content>
  @usableFromInline let place: Rect?
  @usableFromInline var size = Size.zero

  @inlinable init(room: Size, context: LayoutContext<Content>, place: Rect?) {
    self.room = room
    self.context = context
    self.place = place
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, AbsolutePosition>)
  where Part.Content == Content {
    let x = item.placement.x.isFinite ? item.placement.x : 0
    let y = item.placement.y.isFinite ? item.placement.y : 0
    let range = SizeRange(
      max: Size(max(0, room.width - x), max(0, room.height - y)), reference: room)
    let own = item.part.measure(range, in: context).size
    size.width = max(size.width, x + own.width)
    size.height = max(size.height, y + own.height)
    guard let place else { return }
    context.check(item.placement.x, "position along x")
    context.check(item.placement.y, "position along y")
    let rect = Rect(origin: place.origin + Point(x, y), size: own)
    item.part.layout.layout(in: context.directed(rect, in: place), context: context)
  }
}

extension Layout {
  /// Returns the layout at a position in an `AbsoluteLayout`, in points.
  @inlinable public func at(_ x: Double, _ y: Double) -> LayoutItem<Self, AbsolutePosition> {
    var position = AbsolutePosition()
    position.x = x
    position.y = y
    return LayoutItem(self, position)
  }
}
