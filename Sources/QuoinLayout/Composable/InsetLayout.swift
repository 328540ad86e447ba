import QuoinGeometry
import QuoinModel

/// A layout with a distance on each side, which may be flexible.
///
/// An infinite distance takes what is left over: it pushes the child to the other side, and two of
/// them put it in the middle. An axis with an infinite distance takes all the room that is offered.
public struct InsetLayout<Child: Layout>: ComposableLayout {
  @usableFromInline let insets: LayoutInsets
  @usableFromInline var part: Remembered<Child>

  /// A layout with distances by left and right, in points.
  @inlinable public init(_ child: Child, _ insets: EdgeInsets) {
    part = Remembered(child)
    self.insets = .fixed(insets)
  }

  /// A layout with distances that follow the direction, in points.
  @inlinable public init(_ child: Child, _ insets: DirectionalEdgeInsets) {
    part = Remembered(child)
    self.insets = .directional(insets)
  }

  /// The size that the layout likes among those of a range.
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
      // Too narrow for both distances: the one at the leading side is kept.
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

/// Insets by left and right, or ones that follow the direction.
@usableFromInline enum LayoutInsets: Sendable {
  case fixed(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  @inlinable func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(direction)
    }
  }
}

/// Insets with the finite ones apart from the infinite ones.
@usableFromInline struct Border {
  /// The finite distances at the start of each axis, zero for infinite ones.
  @usableFromInline var before = Size.zero
  /// The finite distances along each axis together.
  @usableFromInline var total = Size.zero
  @usableFromInline var isBeforeFlexible = (horizontal: false, vertical: false)
  @usableFromInline var isAfterFlexible = (horizontal: false, vertical: false)
  /// Whether a distance is no number, or negative without end; it counts as none.
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

  /// The range of the child: an axis that has room to spare asks for no least extent.
  @inlinable func inner(_ range: SizeRange) -> SizeRange {
    var inner = range.inset(by: total)
    for axis in Axis.allCases where isFlexible(axis) {
      inner = inner.with(axis, min: 0, max: inner.max[axis])
    }
    return inner
  }

  /// Where a child of a size begins.
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
