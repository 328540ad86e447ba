/// The comparison of the two sides of a constraint.
public enum RelationalOperator: UInt8, Hashable, Sendable {
  /// Both sides are equal.
  case equal
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The left side is at least the right side.
  case greaterThanOrEqual
}
