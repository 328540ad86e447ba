/// The importance of a constraint: 1000 is required, anything lower is optional.
///
/// Strengths are strict levels, not weights: no number of weaker constraints outweighs a stronger
/// one.
public struct Strength: Hashable, Comparable, Sendable {
  /// The level, from 0 to 1000.
  public let value: Float

  /// Creates a strength; values outside 0…1000 are clamped, and NaN becomes 0.
  @inlinable
  public init(_ value: Float) {
    self.value = value >= 1000 ? 1000 : value > 0 ? value : 0
  }

  /// A constraint that must hold.
  public static let required = Strength(1000)
  /// Gives way only to required constraints and to those stronger than 750.
  public static let high = Strength(750)
  /// Gives way to most constraints.
  public static let low = Strength(250)

  /// Whether the constraint must hold.
  @inlinable
  public var isRequired: Bool { value >= 1000 }

  /// Orders strengths from weak to strong.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
