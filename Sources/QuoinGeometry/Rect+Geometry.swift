extension Rect {
  /// Creates a rectangle of the given size around a centre.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle moved by a vector.
  public func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle moved right and down, in points.
  public func offset(x: Double = 0, y: Double = 0) -> Rect { offset(by: Point(x, y)) }

  /// The rectangle with the given coordinates or extents replaced.
  public func with(
    x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil
  ) -> Rect {
    Rect(
      x: x ?? minX, y: y ?? minY, width: width ?? self.width, height: height ?? self.height)
  }

  /// The rectangle scaled about an anchor, its centre by default.
  ///
  /// - Parameters:
  ///   - factor: the factor; a negative factor or NaN counts as zero.
  ///   - anchor: the position in the rectangle that stays fixed.
  public func scaled(by factor: Double, about anchor: UnitPoint = .center) -> Rect {
    let fixed = point(at: anchor)
    let size = self.size.scaled(by: factor)
    return Rect(
      x: fixed.x - size.width * anchor.x, y: fixed.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// The mirror image within a rectangle, with left and right swapped.
  public func mirrored(in outer: Rect) -> Rect {
    Rect(x: outer.minX + (outer.maxX - maxX), y: minY, width: width, height: height)
  }

  /// The common area, or an empty rectangle at the nearer edges if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
      height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: Swift.min(minX, other.minX), top: Swift.min(minY, other.minY),
      right: Swift.max(maxX, other.maxX), bottom: Swift.max(maxY, other.maxY))
  }

  /// Whether a point lies inside; the left and top sides are included, the right and bottom are
  /// not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside; all sides are included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
