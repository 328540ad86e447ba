/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// An irreducible set in system order: without any one of them the others can hold together.
  public var members: [ConstraintID]
  /// The member that is given up so that the rest can hold: the last one in system order.
  public var setAside: ConstraintID
  /// By how much `setAside` fails, in its own units, when the other members hold.
  public var violation: Double

  /// Makes a conflict.
  public init(members: [ConstraintID], setAside: ConstraintID, violation: Double) {
    self.members = members
    self.setAside = setAside
    self.violation = violation
  }
}
