public import QuoinGeometry

/// A size and a baseline: of a measured box's content, or of a root's border box.
public struct BoxMeasurement: Hashable, Sendable {
  /// The size, in points.
  public var size: Size
  /// The distance of the first baseline from the top.
  ///
  /// It is `nil` for a box without one, whose bottom edge is used instead.
  public var firstBaseline: Double?
  /// Whether the content has the same width, height and baseline for each request that leaves them open, as a text on one
  /// line has.
  package var isConstant = false

  /// Creates a measurement.
  public init(size: Size, firstBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
  }
}
