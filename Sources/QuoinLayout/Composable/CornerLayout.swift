import QuoinGeometry
import QuoinModel

/// A corner that follows the layout direction.
public enum LayoutCorner: UInt8, CaseIterable, Hashable, Sendable {
  /// The top corner at the leading side.
  case topLeading
  /// The top corner at the trailing side.
  case topTrailing
  /// The bottom corner at the leading side.
  case bottomLeading
  /// The bottom corner at the trailing side.
  case bottomTrailing

  @inlinable var isTrailing: Bool { self == .topTrailing || self == .bottomTrailing }
  @inlinable var isBottom: Bool { self == .bottomLeading || self == .bottomTrailing }
}

/// A layout with a second one at a corner, such as a badge on an icon.
///
/// The centre of the badge lies at the corner, moved by an offset. The badge has its preferred
/// size. The child alone determines the layout's size, and the badge may reach outside; with
/// `wrapsCorner`, the size contains both.
public struct CornerLayout<Child: Layout, Badge: Layout>: ComposableLayout
where Child.Content == Badge.Content {
  /// The corner of the badge.
  @usableFromInline package var corner: LayoutCorner
  /// The offset of the badge's centre from the corner, along the row's direction and down, in
  /// points.
  @usableFromInline package var offset: Point
  /// Whether the layout's size includes the badge.
  @usableFromInline package var wrapsCorner: Bool

  @usableFromInline var child: CachedPart<Child>
  @usableFromInline var badge: CachedPart<Badge>

  /// Creates a layout with a badge at a corner.
  @inlinable public init(
    _ child: Child, badge: Badge, at corner: LayoutCorner = .topTrailing, offset: Point = .zero,
    wrapsCorner: Bool = false
  ) {
    self.child = CachedPart(child)
    self.badge = CachedPart(badge)
    self.corner = corner
    self.offset = offset
    self.wrapsCorner = wrapsCorner
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    guard wrapsCorner else { return child.measure(range, in: context) }
    let extent = badge.measure(.any, in: context).size
    let x = Overhang(extent.width, offset.x, isEnd: corner.isTrailing)
    let y = Overhang(extent.height, offset.y, isEnd: corner.isBottom)
    var measured = child.measure(CornerLayout.inner(range, x, y), in: context)
    measured.firstBaseline = measured.firstBaseline.map { $0 + y.before(measured.size.height) }
    measured.lastBaseline = measured.lastBaseline.map { $0 + y.before(measured.size.height) }
    measured.size = range.clamp(
      Size(x.union(measured.size.width), y.union(measured.size.height)))
    return measured
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    for axis in Axis.allCases { context.check(offset[axis], "offset from the corner") }
    let extent = badge.measure(.any, in: context).size
    let x = Overhang(extent.width, offset.x, isEnd: corner.isTrailing)
    let y = Overhang(extent.height, offset.y, isEnd: corner.isBottom)
    var inner = rect
    if wrapsCorner {
      let range = CornerLayout.inner(SizeRange(exactly: rect.size), x, y)
      let size = child.measure(range, in: context).size
      inner = Rect(
        x: rect.minX + x.before(size.width), y: rect.minY + y.before(size.height),
        width: size.width, height: size.height)
    }
    child.layout.layout(in: context.directed(inner, in: rect), context: context)
    let outer = Rect(
      x: inner.minX + x.start(inner.width), y: inner.minY + y.start(inner.height),
      width: extent.width, height: extent.height)
    badge.layout.layout(in: context.directed(outer, in: rect), context: context)
  }

  /// Returns the child's size range for which child and badge together are within a range.
  @inlinable static func inner(_ range: SizeRange, _ x: Overhang, _ y: Overhang) -> SizeRange {
    SizeRange(
      min: Size(x.least(in: range.min.width), y.least(in: range.min.height)),
      max: Size(x.child(in: range.max.width), y.child(in: range.max.height)),
      reference: range.reference)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    child.layout.forEachContent(body)
    badge.layout.forEachContent(body)
  }
}

extension CornerLayout: Sendable where Child: Sendable, Badge: Sendable {}

/// The overhang of a badge beyond a child along one axis.
@usableFromInline struct Overhang {
  /// The badge's start, relative to the corner.
  @usableFromInline let start: Double
  @usableFromInline let extent: Double
  @usableFromInline let isEnd: Bool

  @inlinable init(_ extent: Double, _ offset: Double, isEnd: Bool) {
    start = (offset.isFinite ? offset : 0) - extent / 2
    self.extent = extent
    self.isEnd = isEnd
  }

  /// Returns the badge's start relative to the child's start, for a length of the child.
  @inlinable func start(_ length: Double) -> Double { isEnd ? length + start : start }

  /// Returns the badge's extent before the child, for a length of the child.
  @inlinable func before(_ length: Double) -> Double { max(0, -start(length)) }

  /// Returns the extent that contains both.
  @inlinable func union(_ length: Double) -> Double {
    before(length) + max(length, start(length) + extent)
  }

  /// Returns the largest length of a child for which both fit into an extent.
  @inlinable func child(in room: Double) -> Double {
    let beyond = isEnd ? max(0, start + extent) : max(0, -start)
    return max(0, room - beyond)
  }

  /// Returns the smallest length of a child for which both fill an extent: zero if the badge fills
  /// it.
  @inlinable func least(in room: Double) -> Double {
    let covered = isEnd ? -start : start + extent
    return covered > 0 && room <= union(covered) ? 0 : child(in: room)
  }
}
