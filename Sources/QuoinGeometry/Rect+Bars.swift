// Tasks that come back in most layouts, as rectangles of the one they are in.

extension Rect {
  /// A bar along a side, with a margin on the three sides that it shares with the rectangle.
  ///
  ///     let toolbar = bounds.bar(at: .bottom, thickness: 49)
  ///
  /// - Parameters:
  ///   - edge: the side.
  ///   - thickness: how far the bar reaches from the side, the margin at that side included.
  ///   - margin: the distances to the rectangle's sides, in points.
  public func bar(at edge: Edge, thickness: Double, margin: Size = .zero) -> Rect {
    var insets = EdgeInsets(horizontal: margin.width, vertical: margin.height)
    insets[edge.opposite] = 0
    return divided(at: thickness, from: edge).slice.inset(by: insets)
  }

  /// A row below another thing, as wide as the rectangle without its margins.
  ///
  /// - Parameters:
  ///   - other: what is above, in the same coordinates.
  ///   - gap: the distance to it, in points.
  ///   - height: the height, or `nil` for all that is left below.
  ///   - margin: the distance to the left and the right side, in points.
  public func row(below other: Rect, gap: Double = 0, height: Double? = nil, margin: Double = 0)
    -> Rect
  {
    let top = other.maxY + gap.tamed
    return Rect(
      x: minX, y: top, width: width, height: height?.tamedExtent ?? Swift.max(0, maxY - top)
    ).inset(by: EdgeInsets(horizontal: margin, vertical: 0))
  }

  /// A column to the right of another thing, as high as the rectangle without its margins.
  ///
  /// - Parameters:
  ///   - other: what is to the left, in the same coordinates.
  ///   - gap: the distance to it, in points.
  ///   - width: the width, or `nil` for all that is left at the right.
  ///   - margin: the distance to the top and the bottom side, in points.
  public func column(
    after other: Rect, gap: Double = 0, width: Double? = nil, margin: Double = 0
  ) -> Rect {
    let left = other.maxX + gap.tamed
    return Rect(
      x: left, y: minY, width: width?.tamedExtent ?? Swift.max(0, maxX - left), height: height
    ).inset(by: EdgeInsets(horizontal: 0, vertical: margin))
  }

  /// A rectangle to the right of one thing and below another.
  ///
  /// - Parameters:
  ///   - size: its size.
  ///   - left: what is at its left.
  ///   - top: what is above it.
  ///   - gap: the distances to the two, in points.
  public init(_ size: Size, after left: Rect, below top: Rect, gap: Size = .zero) {
    self.init(origin: Point(left.maxX + gap.width, top.maxY + gap.height), size: size)
  }
}
