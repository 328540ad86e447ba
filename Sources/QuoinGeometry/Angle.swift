/// An angle, stored in radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a whole turn is 2π.
  public var radians: Double

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees; a whole turn is 360.
  public init(degrees: Double) { radians = degrees / 180 * .pi }

  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is the smaller one.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
