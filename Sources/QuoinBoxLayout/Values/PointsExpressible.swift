/// A length that may be a number of points, so that `8` can be written where a length is expected.
public protocol PointsExpressible: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number of points.
  static func points(_ points: Double) -> Self
}

extension PointsExpressible {
  /// Creates a length in points.
  @inlinable public init(integerLiteral points: Int) { self = .points(Double(points)) }

  /// Creates a length in points.
  @inlinable public init(floatLiteral points: Double) { self = .points(points) }
}
