extension Point {
  /// The straight-line distance to another point, in points.
  ///
  /// The computation does not overflow: any distance that a `Double` can represent is returned.
  public func distance(to other: Point) -> Double {
    let dx = (x - other.x).magnitude
    let dy = (y - other.y).magnitude
    let long = Swift.max(dx, dy)
    guard long > 0, long.isFinite else { return long }
    let ratio = Swift.min(dx, dy) / long
    return long * (1 + ratio * ratio).squareRoot()
  }

  /// The point at a fraction of the way to another: 0 is this point, 1 the other.
  public func interpolated(to other: Point, by share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }

  /// The midpoint between this point and another.
  public func midpoint(to other: Point) -> Point { interpolated(to: other, by: 0.5) }

  /// The point moved by a distance in points along an axis.
  public func offset(by distance: Double, along axis: Axis) -> Point {
    var moved = self
    moved[axis] += distance
    return moved
  }

  /// The vector with both coordinates multiplied by a factor.
  @_disfavoredOverload public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// The vector in the opposite direction.
  @_disfavoredOverload public static prefix func - (point: Point) -> Point {
    Point(-point.x, -point.y)
  }
}
