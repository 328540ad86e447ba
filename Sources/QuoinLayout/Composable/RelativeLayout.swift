import QuoinGeometry
import QuoinModel

/// The position of a child along an axis with more space than it needs.
public enum RelativePosition: UInt8, CaseIterable, Hashable, Sendable {
  /// At the start; the child must also fill the minimum extent.
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

/// The axes along which a layout takes only the space that its child needs.
public struct LayoutShrinking: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The layout is as wide as the child.
  public static let width = LayoutShrinking(rawValue: 1)
  /// The layout is as high as the child.
  public static let height = LayoutShrinking(rawValue: 2)
  /// The layout has the child's size.
  public static let both: LayoutShrinking = [.width, .height]
}

/// A layout at one of nine positions in the available space.
///
/// It takes all the available space along limited axes, or, along the axes of `shrinks`, only what
/// the child needs.
public struct RelativeLayout<Child: Layout>: ComposableLayout {
  @usableFromInline let horizontal: RelativePosition
  @usableFromInline let vertical: RelativePosition
  @usableFromInline let shrinks: LayoutShrinking
  @usableFromInline var part: CachedPart<Child>

  /// Creates a layout at a position.
  @inlinable public init(
    _ child: Child, _ horizontal: RelativePosition, _ vertical: RelativePosition,
    shrinking shrinks: LayoutShrinking = []
  ) {
    part = CachedPart(child)
    self.horizontal = horizontal
    self.vertical = vertical
    self.shrinks = shrinks
  }

  /// Returns the layout's preferred size within a range.
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

/// A layout centred in the available space, along one axis or both.
public struct CenterLayout<Child: Layout>: ComposableLayout {
  @usableFromInline var relative: RelativeLayout<Child>

  /// Creates a centred layout.
  ///
  /// - Parameters:
  ///   - child: The layout to centre.
  ///   - axis: The axis along which it is centred, or `nil` for both.
  ///   - shrinks: The axes along which the layout takes only the space that the child needs.
  @inlinable public init(
    _ child: Child, along axis: Axis? = nil,
    shrinking shrinks: LayoutShrinking = []
  ) {
    relative = RelativeLayout(
      child, axis == .vertical ? .none : .center, axis == .horizontal ? .none : .center,
      shrinking: shrinks)
  }

  /// Returns the layout's preferred size within a range.
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
