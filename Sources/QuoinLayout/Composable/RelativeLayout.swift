import QuoinGeometry
import QuoinModel

/// Where a child stands along an axis that is larger than it.
public enum RelativePosition: UInt8, CaseIterable, Hashable, Sendable {
  /// At the start; the child is asked to fill a least extent.
  case none
  /// At the leading side or the top.
  case start
  /// In the middle.
  case center
  /// At the trailing side or the bottom.
  case end

  @inlinable var share: Double {
    switch self {
    case .none, .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// The axes along which no more room is taken than the child needs.
public struct LayoutShrinking: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set by its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As wide as the child.
  public static let width = LayoutShrinking(rawValue: 1)
  /// As high as the child.
  public static let height = LayoutShrinking(rawValue: 2)
  /// The child's size.
  public static let both: LayoutShrinking = [.width, .height]
}

/// A layout at one of nine places of the room on offer.
///
/// It takes all the room that is limited, or along the axes of `shrinks` only as much as the child
/// needs.
public struct RelativeLayout<Child: Layout>: ComposableLayout {
  @usableFromInline let horizontal: RelativePosition
  @usableFromInline let vertical: RelativePosition
  @usableFromInline let shrinks: LayoutShrinking
  @usableFromInline var part: Remembered<Child>

  /// A layout at a place.
  @inlinable public init(
    _ child: Child, _ horizontal: RelativePosition, _ vertical: RelativePosition,
    shrinking shrinks: LayoutShrinking = []
  ) {
    part = Remembered(child)
    self.horizontal = horizontal
    self.vertical = vertical
    self.shrinks = shrinks
  }

  /// The size that the layout likes among those of a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    let inner = part.measure(innerRange(range), in: context)
    var size = inner.size
    if range.max.width.isFinite, !shrinks.contains(.width) { size.width = range.max.width }
    if range.max.height.isFinite, !shrinks.contains(.height) { size.height = range.max.height }
    size = range.clamp(size)
    let above = (size.height - inner.size.height) * vertical.share
    return MeasuredSize(
      size, firstBaseline: inner.firstBaseline.map { $0 + above },
      lastBaseline: inner.lastBaseline.map { $0 + above })
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    let size = part.measure(innerRange(SizeRange(exactly: rect.size)), in: context).size
    let inner = Rect(
      x: rect.minX + (rect.width - size.width) * horizontal.share,
      y: rect.minY + (rect.height - size.height) * vertical.share,
      width: size.width, height: size.height)
    part.layout.layout(in: context.directed(inner, in: rect), context: context)
  }

  @inlinable func innerRange(_ range: SizeRange) -> SizeRange {
    SizeRange(
      min: Size(
        horizontal == .none ? range.min.width : 0, vertical == .none ? range.min.height : 0),
      max: range.max, reference: range.max)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    part.layout.forEachContent(body)
  }
}

extension RelativeLayout: Sendable where Child: Sendable {}

/// A layout in the middle of the room on offer, along one axis or both.
public struct CenterLayout<Child: Layout>: ComposableLayout {
  @usableFromInline var relative: RelativeLayout<Child>

  /// A layout in the middle.
  ///
  /// - Parameters:
  ///   - child: what is in the middle.
  ///   - axis: the one axis along which it is, or `nil` for both.
  ///   - shrinks: the axes along which no more room is taken than the child needs.
  @inlinable public init(
    _ child: Child, along axis: Axis? = nil,
    shrinking shrinks: LayoutShrinking = []
  ) {
    relative = RelativeLayout(
      child, axis == .vertical ? .none : .center, axis == .horizontal ? .none : .center,
      shrinking: shrinks)
  }

  /// The size that the layout likes among those of a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    relative.measure(range, in: context)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    relative.layout(in: rect, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    relative.forEachContent(body)
  }
}

extension CenterLayout: Sendable where Child: Sendable {}
