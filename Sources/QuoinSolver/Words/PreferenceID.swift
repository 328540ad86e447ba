/// The identifier of a preference within its solver: its index in the order in which preferences
/// apply.
public struct PreferenceID: Hashable, Comparable, Sendable {
  /// The preference's index in the order.
  public let index: Int32

  /// Creates the identifier of the preference at an index.
  @inlinable
  public init(index: Int32) { self.index = index }

  /// Orders preferences by the order in which they apply.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
