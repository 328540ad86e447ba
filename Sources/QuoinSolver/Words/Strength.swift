/// How much a constraint matters: 1000 is required, anything lower is wished for.
///
/// Strengths are strict levels, never weights: no number of weaker constraints outweighs a
/// stronger one.
public struct Strength: Hashable, Comparable, Sendable {
  /// The level, from 0 to 1000.
  public let value: Float

  /// Makes a strength; values outside 0…1000 are moved to the nearer end, not-a-number to 0.
  @inlinable
  public init(_ value: Float) {
    self.value = value >= 1000 ? 1000 : value > 0 ? value : 0
  }

  /// Must hold.
  public static let required = Strength(1000)
  /// Gives way only to what is required (or stronger than 750).
  public static let high = Strength(750)
  /// Gives way to most.
  public static let low = Strength(250)

  /// Whether the constraint must hold.
  @inlinable
  public var isRequired: Bool { value >= 1000 }

  /// Orders strengths from weak to strong.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
