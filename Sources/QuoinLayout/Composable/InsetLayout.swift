import QuoinGeometry
import QuoinModel

/// A layout with an inset on each side, which may be flexible.
///
/// An infinite inset takes the remaining space: it pushes the child to the other side, and two of
/// them centre it. An axis with an infinite inset takes all the available space.
public struct InsetLayout<Child: Layout>: ComposableLayout {
  @usableFromInline let insets: LayoutMargins
  @usableFromInline var part: CachedPart<Child>

  /// Creates a layout with insets for the left and right, in points.
  @inlinable public init(_ child: Child, _ insets: EdgeInsets) {
    part = CachedPart(child)
    self.insets = .fixed(insets)
  }

  /// Creates a layout with insets that follow the layout direction, in points.
  @inlinable public init(_ child: Child, _ insets: DirectionalEdgeInsets) {
    part = CachedPart(child)
    self.insets = .directional(insets)
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    let border = Border(insets.resolved(context.direction))
    var measured = part.measure(border.inner(range), in: context)
    for axis in Axis.allCases {
      let length = measured.size[axis] + border.total[axis]
      measured.size[axis] =
        border.isFlexible(axis) && range.max[axis].isFinite ? range.max[axis] : length
    }
    let top = border.before.height
    measured.firstBaseline = measured.firstBaseline.map { $0 + top }
    measured.lastBaseline = measured.lastBaseline.map { $0 + top }
    return measured
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    let border = Border(insets.resolved(context.direction))
    if border.isUnusable { context.onUnusableNumber?("inset") }
    var size = Size(
      max(0, rect.width - border.total.width), max(0, rect.height - border.total.height))
    if border.isFlexible(.horizontal) || border.isFlexible(.vertical) {
      size = part.measure(border.inner(SizeRange(exactly: rect.size)), in: context).size
    }
    var inner = Rect(origin: rect.origin, size: size)
    for axis in Axis.allCases { inner.origin[axis] += border.start(of: size, in: rect.size, axis) }
    if context.direction == .rightToLeft, rect.width < border.total.width,
      !border.isFlexible(.horizontal)
    {
      // Too narrow for both insets: the leading one is kept.
      inner.origin.x = rect.maxX - (border.total.width - border.before.width) - size.width
    }
    part.layout.layout(in: inner, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    part.layout.forEachContent(body)
  }
}

extension InsetLayout: Sendable where Child: Sendable {}

/// Insets, with the finite ones separate from the infinite ones.
@usableFromInline struct Border {
  /// The finite insets at the start of each axis; zero for infinite ones.
  @usableFromInline var before = Size.zero
  /// The sum of the finite insets along each axis.
  @usableFromInline var total = Size.zero
  @usableFromInline var isBeforeFlexible = (horizontal: false, vertical: false)
  @usableFromInline var isAfterFlexible = (horizontal: false, vertical: false)
  /// Whether an inset is NaN or negative infinity; it counts as zero.
  @usableFromInline let isUnusable: Bool

  @inlinable init(_ insets: EdgeInsets) {
    // NaN fails the comparison too.
    isUnusable =
      !(insets.left > -.infinity && insets.top > -.infinity && insets.right > -.infinity
      && insets.bottom > -.infinity)
    before = Size(Border.length(insets.left), Border.length(insets.top))
    total = Size(
      before.width + Border.length(insets.right), before.height + Border.length(insets.bottom))
    isBeforeFlexible = (insets.left == .infinity, insets.top == .infinity)
    isAfterFlexible = (insets.right == .infinity, insets.bottom == .infinity)
  }

  @inlinable func isFlexible(_ axis: Axis) -> Bool {
    axis == .horizontal
      ? isBeforeFlexible.horizontal || isAfterFlexible.horizontal
      : isBeforeFlexible.vertical || isAfterFlexible.vertical
  }

  /// Returns the size range of the child; along an axis with a flexible inset it has no minimum.
  @inlinable func inner(_ range: SizeRange) -> SizeRange {
    var inner = range.inset(by: total)
    for axis in Axis.allCases where isFlexible(axis) {
      inner = inner.with(axis, min: 0, max: inner.max[axis])
    }
    return inner
  }

  /// Returns the start of a child of a given size.
  @inlinable func start(of size: Size, in room: Size, _ axis: Axis) -> Double {
    let isBefore =
      axis == .horizontal ? isBeforeFlexible.horizontal : isBeforeFlexible.vertical
    let isAfter = axis == .horizontal ? isAfterFlexible.horizontal : isAfterFlexible.vertical
    let rest = room[axis] - size[axis] - total[axis]
    if !isBefore { return before[axis] }
    return before[axis] + (isAfter ? rest / 2 : rest)
  }

  @inlinable static func length(_ inset: Double) -> Double { inset.isFinite ? inset : 0 }
}
