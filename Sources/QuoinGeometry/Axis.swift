/// One of the two directions of the plane.
public enum Axis: UInt8, CaseIterable, Hashable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
