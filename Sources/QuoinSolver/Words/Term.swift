/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// The factor in front of it.
  public var coefficient: Double

  /// Makes `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
