extension Rect {
  /// The place in the rectangle at shares of its extents.
  public func point(at place: UnitPoint) -> Point {
    Point(minX + width * place.x, minY + height * place.y)
  }

  /// A rectangle of a size about the same centre; it may reach outside.
  public func centered(_ inner: Size) -> Rect { Rect(center: center, size: inner) }

  /// A rectangle of a size at one of nine places inside, or anywhere between them.
  ///
  ///     bounds.aligned(Size(20, 20), to: .bottomRight, margin: 8)
  ///
  /// - Parameters:
  ///   - inner: the size; one larger than what it is in reaches outside on the far sides.
  ///   - place: the place of this rectangle at which the same place of the result stands.
  ///   - margin: the distance kept to all sides, in points.
  public func aligned(_ inner: Size, to place: UnitPoint, margin: Double = 0) -> Rect {
    let margin = margin.tamed
    return Rect(
      x: minX + margin + (width - 2 * margin - inner.width) * place.x,
      y: minY + margin + (height - 2 * margin - inner.height) * place.y,
      width: inner.width, height: inner.height)
  }

  /// A rectangle of a size outside, across one side with a gap between.
  ///
  ///     let caption = icon.adjacent(Size(80, 20), at: .bottom, gap: 4)
  ///
  /// - Parameters:
  ///   - outer: the size.
  ///   - edge: the side.
  ///   - gap: the distance to the side, in points; a negative one overlaps.
  ///   - share: where the result stands along the side: 0 at its start, 0.5 in the middle, 1 at
  ///     its end.
  public func adjacent(
    _ outer: Size, at edge: Edge, gap: Double = 0, alignment share: Double = 0.5
  ) -> Rect {
    var result = Rect(origin: origin, size: outer)
    let across = edge.axis.cross
    result.origin[across] += (size[across] - outer[across]) * share
    result.origin[edge.axis] =
      edge == .left || edge == .top
      ? self[edge] - gap.tamed - outer[edge.axis] : self[edge] + gap.tamed
    return result
  }

  /// The coordinate at which something of a length begins that is in the middle, in points.
  public func start(centering length: Double, along axis: Axis) -> Double {
    origin[axis] + (size[axis] - length) / 2
  }

  /// The rectangle moved along one axis so that a side is at a coordinate.
  public func moved(_ edge: Edge, to coordinate: Double) -> Rect {
    var result = self
    result.origin[edge.axis] += coordinate - self[edge]
    return result
  }

  /// The rectangle with one side at a coordinate and the opposite one where it was.
  ///
  /// The side stops at the opposite one.
  public func stretched(_ edge: Edge, to coordinate: Double) -> Rect {
    let isStart = edge == .left || edge == .top
    return trimmed(isStart ? coordinate - self[edge] : self[edge] - coordinate, from: edge)
  }

  /// The rectangle of the gap between this one and another along an axis, as wide as both across it.
  ///
  /// The order of the two does not matter.
  ///
  /// - Returns: `nil` where they overlap or touch along the axis.
  public func gap(to other: Rect, along axis: Axis) -> Rect? {
    let isFirst = origin[axis] <= other.origin[axis]
    let first = isFirst ? self : other
    let second = isFirst ? other : self
    let start = first.origin[axis] + first.size[axis]
    guard second.origin[axis] > start else { return nil }
    var result = union(other)
    result.origin[axis] = start
    result.size[axis] = second.origin[axis] - start
    return result
  }
}
