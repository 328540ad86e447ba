extension Point {
  /// The length of the straight line to another point, in points.
  ///
  /// It is computed without overflow: far points have a distance as long as it can be written.
  public func distance(to other: Point) -> Double {
    let dx = (x - other.x).magnitude
    let dy = (y - other.y).magnitude
    let long = Swift.max(dx, dy)
    guard long > 0, long.isFinite else { return long }
    let ratio = Swift.min(dx, dy) / long
    return long * (1 + ratio * ratio).squareRoot()
  }

  /// The point a share of the way to another: 0 is this one, 1 the other.
  public func interpolated(to other: Point, by share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }

  /// The point in the middle between this and another.
  public func midpoint(to other: Point) -> Point { interpolated(to: other, by: 0.5) }

  /// The point moved by a distance along an axis, in points.
  public func offset(by distance: Double, along axis: Axis) -> Point {
    var moved = self
    moved[axis] += distance
    return moved
  }

  /// The vector with both coordinates multiplied.
  @_disfavoredOverload public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// The vector in the other direction.
  @_disfavoredOverload public static prefix func - (point: Point) -> Point {
    Point(-point.x, -point.y)
  }
}
