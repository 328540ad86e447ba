extension Rect {
  /// The rectangle inset by a distance on each side.
  ///
  /// A side never passes the opposite one. If the insets exceed the extent, the result is empty and
  /// lies where the two sides meet: opposite insets share the extent in proportion, and a side with
  /// a negative inset still moves outward in full. NaN counts as zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    let x = Rect.inset(minX, width, before: insets.left, after: insets.right)
    let y = Rect.inset(minY, height, before: insets.top, after: insets.bottom)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The rectangle inset by `margin.width` left and right and by `margin.height` above and below.
  public func inset(by margin: Size) -> Rect {
    inset(by: EdgeInsets(horizontal: margin.width, vertical: margin.height))
  }

  /// The rectangle inset by the same distance on all sides, in points.
  public func inset(by margin: Double) -> Rect { inset(by: EdgeInsets(margin)) }

  /// The rectangle expanded on each side.
  public func outset(by insets: EdgeInsets) -> Rect { inset(by: -insets) }

  /// The rectangle around the same centre, smaller by a total size: half of it on each side.
  public func shrunk(by total: Size) -> Rect {
    inset(by: Size(total.width / 2, total.height / 2))
  }

  /// The rectangle with one side moved inward, in points; a negative distance moves it outward.
  ///
  /// The side does not move past the opposite one.
  public func trimmed(_ distance: Double, from edge: Edge) -> Rect {
    var insets = EdgeInsets.zero
    insets[edge] = distance
    return inset(by: insets)
  }

  /// The rectangle with one side moved outward, in points; a negative distance moves it inward.
  ///
  /// The side does not move past the opposite one.
  public func extended(_ distance: Double, to edge: Edge) -> Rect {
    trimmed(-distance, from: edge)
  }

  private static func inset(
    _ start: Double, _ extent: Double, before: Double, after: Double
  ) -> (start: Double, length: Double) {
    let before = before.clamped
    let after = after.clamped
    let rest = extent - before - after
    if rest >= 0 { return (start + before, rest) }
    if before < 0 { return (start + before, 0) }
    if after < 0 { return (start + extent - after, 0) }
    let share = before + after > 0 ? before / (before + after) : 0
    return (start + Swift.max(0, extent) * share, 0)
  }
}
