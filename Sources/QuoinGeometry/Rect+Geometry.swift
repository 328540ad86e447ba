extension Rect {
  /// The rectangle moved by a vector.
  public func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle without a margin on each side; a side never passes the opposite one.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.horizontal),
      height: Swift.max(0, height - insets.vertical))
  }

  /// The rectangle without `margin.width` left and right and `margin.height` above and below.
  public func inset(by margin: Size) -> Rect {
    inset(by: EdgeInsets(horizontal: margin.width, vertical: margin.height))
  }

  /// The rectangle grown on each side.
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: width + insets.horizontal, height: height + insets.vertical)
  }

  /// The common area, or an empty rectangle at the nearer edges where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
      height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: Swift.min(minX, other.minX), top: Swift.min(minY, other.minY),
      right: Swift.max(maxX, other.maxX), bottom: Swift.max(maxY, other.maxY))
  }

  /// Whether a point lies inside; the left and top sides belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// A rectangle of a size about the same centre.
  public func centered(_ inner: Size) -> Rect {
    Rect(
      x: midX - inner.width / 2, y: midY - inner.height / 2,
      width: inner.width, height: inner.height)
  }

  /// The rectangle cut in two at a distance from a side: the piece at that side, and the rest.
  ///
  /// The distance is clamped to the extent, so neither piece has a negative size.
  public func divided(at distance: Double, from edge: Edge) -> (slice: Rect, remainder: Rect) {
    let cut = Swift.min(Swift.max(0, distance), Swift.max(0, size[edge.axis]))
    var slice = self
    var rest = self
    slice.size[edge.axis] = cut
    rest.size[edge.axis] = size[edge.axis] - cut
    if edge == .left || edge == .top {
      rest.origin[edge.axis] += cut
    } else {
      slice.origin[edge.axis] += size[edge.axis] - cut
    }
    return (slice, rest)
  }

  /// Equal parts along an axis with a gap between them; no part has a negative size.
  ///
  /// - Complexity: O(`count`).
  public func split(_ axis: Axis, into count: Int, spacing: Double = 0) -> [Rect] {
    guard count > 0 else { return [] }
    let length = Swift.max(0, (size[axis] - spacing * Double(count - 1)) / Double(count))
    return (0..<count).map { index in
      var part = self
      part.origin[axis] += Double(index) * (length + spacing)
      part.size[axis] = length
      return part
    }
  }
}
