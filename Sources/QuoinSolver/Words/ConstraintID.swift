/// The name of a constraint within its solver: its place in the system's order.
///
/// Numbers are dense, in the order of adding, and never used again after a removal.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The constraint's place in the order.
  public let index: Int32

  /// Names the constraint at the place `index`.
  @inlinable
  public init(index: Int32) { self.index = index }

  /// Orders constraints by their place in the system.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
