import Synchronization

/// The identity of a constraint: an integer that is unique in the process.
public struct ConstraintIdentity: Hashable, Comparable, Sendable {
  /// The number itself; 0 for a constraint that was not added to a node yet.
  @usableFromInline package let rawValue: Int

  @inlinable init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The identity of constraints that have none yet.
  @inlinable package static var none: ConstraintIdentity { ConstraintIdentity(0) }

  /// Whether the first constraint was added to a node before the second.
  public static func < (a: ConstraintIdentity, b: ConstraintIdentity) -> Bool {
    a.rawValue < b.rawValue
  }

  /// Returns the identity at a distance in a block.
  package func advanced(by distance: Int) -> ConstraintIdentity {
    ConstraintIdentity(rawValue + distance)
  }

  /// Reserves a block of unused identities in one atomic step, and returns the first.
  package static func next(_ count: Int) -> ConstraintIdentity {
    ConstraintIdentity(counter.wrappingAdd(count, ordering: .relaxed).oldValue)
  }

  private static let counter = Atomic<Int>(1)
}
