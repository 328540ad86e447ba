import Synchronization

/// The identity of a constraint: a number that no other constraint of the process has.
public struct ConstraintIdentity: Hashable, Comparable, Sendable {
  /// The number itself; 0 for a constraint that was not put at a node yet.
  @usableFromInline package let rawValue: Int

  @inlinable init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The identity of what has none yet.
  @inlinable package static var none: ConstraintIdentity { ConstraintIdentity(0) }

  /// Whether the first constraint was put at a node before the second.
  public static func < (a: ConstraintIdentity, b: ConstraintIdentity) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The identity a number of places on in a block.
  package func advanced(by distance: Int) -> ConstraintIdentity {
    ConstraintIdentity(rawValue + distance)
  }

  /// Takes a block of unused identities, with one atomic step for all, and returns the first.
  package static func next(_ count: Int) -> ConstraintIdentity {
    ConstraintIdentity(counter.wrappingAdd(count, ordering: .relaxed).oldValue)
  }

  private static let counter = Atomic<Int>(1)
}
