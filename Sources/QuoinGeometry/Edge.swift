/// A side of a rectangle.
public enum Edge: UInt8, CaseIterable, Hashable, Sendable {
  /// The side with the smallest y.
  case top
  /// The side with the smallest x.
  case left
  /// The side with the largest y.
  case bottom
  /// The side with the largest x.
  case right

  /// The axis along which the edge's position is measured.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// The side across the rectangle.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
