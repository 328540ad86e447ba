public import QuoinGeometry

/// A value for each side of a box; `start` and `end` follow the box's own layout direction.
///
/// If `start` or `end` is set, it takes precedence over the physical side that it resolves to.
///
/// The initializers are inlinable: unspecialized generic code would look up the type's metadata at each call.
public struct Edges<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of the top side.
  public var top: Value
  /// The value of the left side, unless `start` or `end` resolves to it.
  public var left: Value
  /// The value of the bottom side.
  public var bottom: Value
  /// The value of the right side, unless `start` or `end` resolves to it.
  public var right: Value
  /// The value of the side where lines of text begin.
  public var start: Value?
  /// The value of the side where lines of text end.
  public var end: Value?

  /// Creates a value for each side.
  @inlinable public init(
    top: Value, left: Value, bottom: Value, right: Value, start: Value? = nil, end: Value? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
  }

  /// Sets the sides that are not `nil`.
  package mutating func set(
    top: Value?, left: Value?, bottom: Value?, right: Value?, start: Value?, end: Value?
  ) {
    self.top = top ?? self.top
    self.left = left ?? self.left
    self.bottom = bottom ?? self.bottom
    self.right = right ?? self.right
    self.start = start ?? self.start
    self.end = end ?? self.end
  }

  /// Creates edges with one value for all sides.
  @inlinable public init(_ all: Value) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Creates edges with one value for top and bottom, another for left and right, as in CSS shorthands.
  @inlinable public init(_ vertical: Value, _ horizontal: Value) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Returns the value of a side, with `start` and `end` resolved.
  public func value(of edge: Edge, _ direction: LayoutDirection) -> Value {
    let isLeftToRight = direction == .leftToRight
    return switch edge {
    case .top: top
    case .bottom: bottom
    case .left: (isLeftToRight ? start : end) ?? left
    case .right: (isLeftToRight ? end : start) ?? right
    }
  }
}

extension Edges where Value: ExpressibleByIntegerLiteral {
  /// Zero on all sides.
  public static var zero: Edges { Edges(0) }

  /// Returns edges with the given values, and zero on the other sides.
  public static func sides(
    top: Value = 0, left: Value = 0, bottom: Value = 0, right: Value = 0, start: Value? = nil,
    end: Value? = nil
  ) -> Edges {
    Edges(top: top, left: left, bottom: bottom, right: right, start: start, end: end)
  }
}

extension Edges where Value == Length {
  /// `auto` on all sides: the initial value of insets.
  public static var auto: Edges { Edges(.auto) }
}

extension Edges<LengthPercentage> {
  /// Returns whether all values are equal; generic code outside of this module would look conformances up.
  package func isEqual(to other: Edges) -> Bool { self == other }
}
