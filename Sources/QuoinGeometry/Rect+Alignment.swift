extension Rect {
  /// The point at fractions of the rectangle's width and height.
  public func point(at place: UnitPoint) -> Point {
    Point(minX + width * place.x, minY + height * place.y)
  }

  /// A rectangle of the given size around the same centre; it may extend outside.
  public func centered(_ inner: Size) -> Rect { Rect(center: center, size: inner) }

  /// A rectangle of the given size at one of nine positions inside, or anywhere between them.
  ///
  ///     bounds.aligned(Size(20, 20), to: .bottomRight, margin: 8)
  ///
  /// - Parameters:
  ///   - inner: the size; a size larger than this rectangle extends beyond the far sides.
  ///   - place: the position in this rectangle, which the same position of the result coincides
  ///     with.
  ///   - margin: the distance kept from all sides, in points.
  public func aligned(_ inner: Size, to place: UnitPoint, margin: Double = 0) -> Rect {
    let margin = margin.clamped
    return Rect(
      x: minX + margin + (width - 2 * margin - inner.width) * place.x,
      y: minY + margin + (height - 2 * margin - inner.height) * place.y,
      width: inner.width, height: inner.height)
  }

  /// A rectangle of the given size outside this one, next to one of its sides.
  ///
  ///     let caption = icon.adjacent(Size(80, 20), at: .bottom, gap: 4)
  ///
  /// - Parameters:
  ///   - outer: the size.
  ///   - edge: the side.
  ///   - gap: the distance from the side, in points; a negative gap overlaps.
  ///   - share: the alignment along the side: 0 at its start, 0.5 in the middle, 1 at its end.
  public func adjacent(
    _ outer: Size, at edge: Edge, gap: Double = 0, alignment share: Double = 0.5
  ) -> Rect {
    var result = Rect(origin: origin, size: outer)
    let across = edge.axis.cross
    result.origin[across] += (size[across] - outer[across]) * share
    result.origin[edge.axis] =
      edge == .left || edge == .top
      ? self[edge] - gap.clamped - outer[edge.axis] : self[edge] + gap.clamped
    return result
  }

  /// The coordinate at which an item of the given length starts when it is centred, in points.
  public func start(centering length: Double, along axis: Axis) -> Double {
    origin[axis] + (size[axis] - length) / 2
  }

  /// The rectangle moved along one axis so that a side is at the given coordinate.
  public func moved(_ edge: Edge, to coordinate: Double) -> Rect {
    var result = self
    result.origin[edge.axis] += coordinate - self[edge]
    return result
  }

  /// The rectangle with one side moved to a coordinate while the opposite side stays.
  ///
  /// The side does not move past the opposite one.
  public func stretched(_ edge: Edge, to coordinate: Double) -> Rect {
    let isStart = edge == .left || edge == .top
    return trimmed(isStart ? coordinate - self[edge] : self[edge] - coordinate, from: edge)
  }

  /// The gap between this rectangle and another along an axis, spanning both across the axis.
  ///
  /// The order of the two does not matter.
  ///
  /// - Returns: `nil` if they overlap or touch along the axis.
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
