/// What to do with required constraints that cannot hold together.
public enum ConflictPolicy: UInt8, Hashable, Sendable {
  /// Throw the first conflict found and leave the last solution as it was.
  case reject
  /// Set one member of each conflict aside, report it, and go on with the others.
  case relax
}
