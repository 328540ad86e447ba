extension PixelGrid {
  /// The nearest grid line at or below the coordinate, tolerating floating-point noise.
  package func floor(_ length: Double) -> Double { -ceil(-length) }

  /// The smallest rectangle on the grid that covers the given one.
  public func outward(_ rect: Rect) -> Rect {
    Rect(
      left: floor(rect.minX), top: floor(rect.minY), right: ceil(rect.maxX),
      bottom: ceil(rect.maxY))
  }

  /// The largest rectangle on the grid inside the given one; empty if no grid lines fall inside.
  public func inward(_ rect: Rect) -> Rect {
    let left = ceil(rect.minX)
    let top = ceil(rect.minY)
    return Rect(
      left: left, top: top, right: Swift.max(left, floor(rect.maxX)),
      bottom: Swift.max(top, floor(rect.maxY)))
  }

  /// The point on the nearest grid lines.
  public func round(_ point: Point) -> Point { Point(round(point.x), round(point.y)) }

  /// The smallest size in whole pixels that is at least as large.
  public func ceil(_ size: Size) -> Size { Size(ceil(size.width), ceil(size.height)) }
}
