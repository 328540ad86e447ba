/// A set of required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// The conflicting constraints in system order: an irreducible set, any proper subset of which
  /// can hold.
  ///
  /// If a component has very many successive conflicts, the later ones list a single member: the
  /// constraint that was set aside.
  public var members: [ConstraintID]
  /// The member that is set aside so that the others can hold: the last one in system order.
  public var setAside: ConstraintID
  /// The amount by which `setAside` fails, in its own units, when the other members hold.
  public var violation: Double
  /// Whether `members` lists the whole irreducible set.
  package var isWhole = true

  /// Creates a conflict.
  public init(members: [ConstraintID], setAside: ConstraintID, violation: Double) {
    self.members = members
    self.setAside = setAside
    self.violation = violation
  }
}
