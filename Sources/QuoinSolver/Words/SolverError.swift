/// The reason why there is no solution.
public enum SolverError: Error, Hashable, Sendable {
  /// Required constraints contradict each other.
  case unsatisfiable(Conflict)
  /// A constraint has a coefficient or a constant that is infinite or NaN.
  case notFinite(ConstraintID)
}
