/// Distances inward from the four sides of a rectangle, in points; negative ones reach outward.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top side, in points.
  public var top: Double
  /// The distance from the left side, in points.
  public var left: Double
  /// The distance from the bottom side, in points.
  public var bottom: Double
  /// The distance from the right side, in points.
  public var right: Double

  /// Insets with a distance for each side.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// One distance for left and right, another for top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// The sum of left and right, in points.
  public var horizontal: Double { left + right }
  /// The sum of top and bottom, in points.
  public var vertical: Double { top + bottom }

  /// The distance from a side.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// The distances added side by side.
  @_disfavoredOverload public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The distances subtracted side by side.
  @_disfavoredOverload public static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }

  /// The insets with every distance negated.
  @_disfavoredOverload public static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  /// The insets with left and right swapped.
  public var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

/// Distances inward that follow the layout direction, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top side, in points.
  public var top: Double
  /// The distance from the leading side, where a row begins, in points.
  public var leading: Double
  /// The distance from the bottom side, in points.
  public var bottom: Double
  /// The distance from the trailing side, where a row ends, in points.
  public var trailing: Double

  /// Insets with a distance for each side.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Resolves leading and trailing to left and right for a layout direction.
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
