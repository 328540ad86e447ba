/// How a solve treats required constraints that cannot hold together.
public enum ConflictPolicy: UInt8, Hashable, Sendable {
  /// Throws the first conflict found and keeps the last solution.
  case reject
  /// Sets one member of each conflict aside, reports it, and solves the others.
  case relax
}
