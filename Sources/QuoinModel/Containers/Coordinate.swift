import QuoinGeometry

/// A distance or a length in an absolute container: points plus a share of the container's length
/// along the same axis.
///
///     name.pin.left(10).width(50%)
///
/// A number literal may be a coordinate, so the operators are disfavored: `doubles.reduce(0, +)`
/// adds numbers.
public struct Coordinate: Hashable, PercentageExpressible, Sendable {
  /// The points.
  package var constant: Double
  /// The share of the container's length; 0.5 is half of it.
  package var fraction: Double
  /// The line of siblings that a distance is counted from, or whose length is used; `nil` for the
  /// container's own side.
  package var line: SiblingLine?

  /// Creates a coordinate from its parts.
  package init(_ constant: Double = 0, fraction: Double = 0, line: SiblingLine? = nil) {
    self.constant = constant
    self.fraction = fraction
    self.line = line
  }

  /// Returns a percentage of the container's length.
  public static func percent(_ percent: Double) -> Coordinate {
    Coordinate(0, fraction: percent / 100)
  }

  /// Returns the coordinate plus a number of points.
  @_disfavoredOverload public static func + (a: Coordinate, b: Double) -> Coordinate {
    Coordinate(a.constant + b, fraction: a.fraction, line: a.line)
  }

  /// Returns the coordinate minus a number of points.
  @_disfavoredOverload public static func - (a: Coordinate, b: Double) -> Coordinate { a + -b }

  /// Returns the distance in the opposite direction: `left(-10%)`.
  @_disfavoredOverload public static prefix func - (a: Coordinate) -> Coordinate {
    Coordinate(-a.constant, fraction: -a.fraction, line: a.line)
  }
}

extension Coordinate: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a coordinate in points.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates a coordinate in points.
  public init(floatLiteral value: Double) { self.init(value) }
}

/// A value that can be used as a coordinate: a number of points, or a `Coordinate`.
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

/// A value that can be used as a distance from a side: a `Coordinate`, a number of points, or
/// insets, of which the inset on that side is used.
public protocol PinDistance {
  /// Returns the distance from a side of the container.
  func coordinate(from edge: Edge) -> Coordinate
}

extension Coordinate: PinDistance {
  /// Returns the coordinate itself.
  public func coordinate(from edge: Edge) -> Coordinate { self }
}

extension Int: PinDistance {
  /// Returns the number as points.
  public func coordinate(from edge: Edge) -> Coordinate { coordinate }
}

extension EdgeInsets: PinDistance {
  /// Returns the inset on the side; the start side is the left one.
  public func coordinate(from edge: Edge) -> Coordinate {
    Coordinate(self[edge])
  }
}

extension PinDistance where Self == Coordinate {
  /// Returns a percentage of the container's length.
  public static func percent(_ percent: Double) -> Coordinate {
    Coordinate(0, fraction: percent / 100)
  }
}

extension CoordinateConvertible where Self == Coordinate {
  /// Returns a percentage of the container's length.
  @_disfavoredOverload public static func percent(_ percent: Double) -> Coordinate {
    Coordinate(0, fraction: percent / 100)
  }
}

/// Returns a percentage of the container's length along the axis in question.
///
/// If another type of length is expected, the `%` of `PercentageExpressible` applies instead.
public postfix func % (percent: Double) -> Coordinate { .percent(percent) }
