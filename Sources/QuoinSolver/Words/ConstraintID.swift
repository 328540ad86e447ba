/// The identifier of a constraint within its solver: its index in the order of adding.
///
/// Indices are consecutive and are not reused after a removal.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The constraint's index in the order of adding.
  public let index: Int32

  /// Creates the identifier of the constraint at an index.
  @inlinable
  public init(index: Int32) { self.index = index }

  /// Orders constraints by the order of adding.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
