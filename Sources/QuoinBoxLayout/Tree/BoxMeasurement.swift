public import QuoinGeometry

/// A size and a baseline: of a measured box's content, or of a root's border box.
public struct BoxMeasurement: Hashable, Sendable {
  /// The size, in points.
  public var size: Size
  /// The distance of the first baseline from the top.
  ///
  /// It is `nil` for a box without one, whose bottom edge is used instead.
  public var firstBaseline: Double?
  /// Whether the content is as wide for each request that leaves the width open, as a text on one line is.
  package var hasOneWidth = false

  /// Creates a measurement.
  public init(size: Size, firstBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
  }
}
