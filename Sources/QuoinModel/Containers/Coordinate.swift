import QuoinGeometry

/// A distance or a length in an absolute container: points, and a share of the container's extent
/// along the same axis.
///
///     name.pin.left(10).width(50%)
///
/// A number may be written as a coordinate, so its operators are marked: `doubles.reduce(0, +)` adds
/// numbers.
public struct Coordinate: Hashable, PercentageExpressible, Sendable {
  /// The points.
  package var constant: Double
  /// The share of the container's extent; 0.5 is half of it.
  package var fraction: Double
  /// The line of siblings from which a distance is counted, or whose length a length is; `nil` for
  /// the container's own side.
  package var line: SiblingLine?

  /// A coordinate of its parts.
  package init(_ constant: Double = 0, fraction: Double = 0, line: SiblingLine? = nil) {
    self.constant = constant
    self.fraction = fraction
    self.line = line
  }

  /// A percentage of the container's extent.
  public static func percent(_ percent: Double) -> Coordinate {
    Coordinate(0, fraction: percent / 100)
  }

  /// The points of both and the shares of both added.
  @_disfavoredOverload public static func + (a: Coordinate, b: Double) -> Coordinate {
    Coordinate(a.constant + b, fraction: a.fraction, line: a.line)
  }

  /// The coordinate less some points.
  @_disfavoredOverload public static func - (a: Coordinate, b: Double) -> Coordinate { a + -b }

  /// The distance the other way: `left(-10%)`.
  @_disfavoredOverload public static prefix func - (a: Coordinate) -> Coordinate {
    Coordinate(-a.constant, fraction: -a.fraction, line: a.line)
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool { constant.isFinite && fraction.isFinite }
}

extension Coordinate: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Points.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Points.
  public init(floatLiteral value: Double) { self.init(value) }
}

/// What can be said where a coordinate is asked for: points as numbers, or a `Coordinate`.
public protocol CoordinateConvertible {
  /// The value as a coordinate.
  var coordinate: Coordinate { get }
}

extension Coordinate: CoordinateConvertible {
  /// The coordinate itself.
  public var coordinate: Coordinate { self }
}

extension Double: CoordinateConvertible {
  /// The number as points.
  public var coordinate: Coordinate { Coordinate(self) }
}

extension Int: CoordinateConvertible {
  /// The number as points.
  public var coordinate: Coordinate { Coordinate(Double(self)) }
}

/// What can be said where a distance from a side is asked for: a `Coordinate`, points, or insets, of which
/// that side counts.
public protocol PinDistance {
  /// The distance from a side of the container.
  func coordinate(from edge: Edge) -> Coordinate
}

extension Coordinate: PinDistance {
  /// The coordinate itself.
  public func coordinate(from edge: Edge) -> Coordinate { self }
}

extension Int: PinDistance {
  /// The number as points.
  public func coordinate(from edge: Edge) -> Coordinate { coordinate }
}

extension EdgeInsets: PinDistance {
  /// The inset on the side; a row begins at the left.
  public func coordinate(from edge: Edge) -> Coordinate {
    Coordinate(self[edge])
  }
}

extension PinDistance where Self == Coordinate {
  /// A percentage of the container's extent.
  public static func percent(_ percent: Double) -> Coordinate {
    Coordinate(0, fraction: percent / 100)
  }
}

extension CoordinateConvertible where Self == Coordinate {
  /// A percentage of the container's extent.
  @_disfavoredOverload public static func percent(_ percent: Double) -> Coordinate {
    Coordinate(0, fraction: percent / 100)
  }
}

/// A percentage of the container's extent along the axis in question; where another type of length is
/// asked for, the `%` of `PercentageExpressible` is meant.
public postfix func % (percent: Double) -> Coordinate { .percent(percent) }
