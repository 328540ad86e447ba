// Common layout tasks, expressed as rectangles inside a containing one.

extension Rect {
  /// A bar along a side, with a margin to the three sides that it shares with the rectangle.
  ///
  ///     let toolbar = bounds.bar(at: .bottom, thickness: 49)
  ///
  /// - Parameters:
  ///   - edge: the side.
  ///   - thickness: the bar's thickness measured from the side, including the margin there.
  ///   - margin: the distances from the rectangle's sides, in points.
  public func bar(at edge: Edge, thickness: Double, margin: Size = .zero) -> Rect {
    var insets = EdgeInsets(horizontal: margin.width, vertical: margin.height)
    insets[edge.opposite] = 0
    return divided(at: thickness, from: edge).slice.inset(by: insets)
  }

  /// A row below another rectangle, spanning this rectangle's width less the margins.
  ///
  /// - Parameters:
  ///   - other: the rectangle above, in the same coordinates.
  ///   - gap: the distance from it, in points.
  ///   - height: the height, or `nil` to extend to the bottom.
  ///   - margin: the distance from the left and right sides, in points.
  public func row(below other: Rect, gap: Double = 0, height: Double? = nil, margin: Double = 0)
    -> Rect
  {
    let top = other.maxY + gap.clamped
    return Rect(
      x: minX, y: top, width: width, height: height?.clampedExtent ?? Swift.max(0, maxY - top)
    ).inset(by: EdgeInsets(horizontal: margin, vertical: 0))
  }

  /// A column to the right of another rectangle, spanning this rectangle's height less the margins.
  ///
  /// - Parameters:
  ///   - other: the rectangle to the left, in the same coordinates.
  ///   - gap: the distance from it, in points.
  ///   - width: the width, or `nil` to extend to the right side.
  ///   - margin: the distance from the top and bottom sides, in points.
  public func column(
    after other: Rect, gap: Double = 0, width: Double? = nil, margin: Double = 0
  ) -> Rect {
    let left = other.maxX + gap.clamped
    return Rect(
      x: left, y: minY, width: width?.clampedExtent ?? Swift.max(0, maxX - left), height: height
    ).inset(by: EdgeInsets(horizontal: 0, vertical: margin))
  }

  /// Creates a rectangle to the right of one rectangle and below another.
  ///
  /// - Parameters:
  ///   - size: the size.
  ///   - left: the rectangle to its left.
  ///   - top: the rectangle above it.
  ///   - gap: the distances from the two, in points.
  public init(_ size: Size, after left: Rect, below top: Rect, gap: Size = .zero) {
    self.init(origin: Point(left.maxX + gap.width, top.maxY + gap.height), size: size)
  }
}
