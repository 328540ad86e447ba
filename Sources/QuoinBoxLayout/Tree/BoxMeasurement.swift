public import QuoinGeometry

/// The answer of the measuring pass.
public struct BoxMeasurement: Hashable, Sendable {
  /// The size of the border box.
  public var size: Size
  /// The distance of the first baseline from the top of the border box; nil for a box without one,
  /// whose bottom edge is used.
  public var firstBaseline: Double?
  /// What the engine was asked for and did not do.
  public var limitations: BoxLimitation

  /// An answer.
  public init(size: Size, firstBaseline: Double? = nil, limitations: BoxLimitation = []) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.limitations = limitations
  }
}
