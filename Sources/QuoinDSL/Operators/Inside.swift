public import QuoinModel

extension Proxy {
  /// The constraints that keep this rectangle within another, at a distance from all its sides.
  ///
  /// - Parameters:
  ///   - outer: the rectangle around.
  ///   - distance: the smallest distance between their sides, in points.
  public func inside(_ outer: Proxy, by distance: Double = 0) -> [Constraint] {
    [
      top >= outer.top + distance, leading >= outer.leading + distance,
      bottom <= outer.bottom - distance, trailing <= outer.trailing - distance,
    ]
  }
}
