/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// An irreducible set in system order: without any one of them the others can hold together.
  ///
  /// Where conflicts of one component follow each other by the hundreds, the later ones have one member only, the
  /// one that is given up.
  public var members: [ConstraintID]
  /// The member that is given up so that the rest can hold: the last one in system order.
  public var setAside: ConstraintID
  /// By how much `setAside` fails, in its own units, when the other members hold.
  public var violation: Double
  /// Whether all members are named.
  package var isWhole = true

  /// Makes a conflict.
  public init(members: [ConstraintID], setAside: ConstraintID, violation: Double) {
    self.members = members
    self.setAside = setAside
    self.violation = violation
  }
}
