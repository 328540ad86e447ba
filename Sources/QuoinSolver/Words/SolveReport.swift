/// The outcome of a call to ``Solver/solve(_:policy:)``.
public struct SolveReport: Hashable, Sendable {
  /// The conflicts of the requested components, in the order of the components.
  public var conflicts: [Conflict] = []
  /// Constraints that were ignored because a number in them is infinite or NaN.
  public var notFinite: [ConstraintID] = []
  /// Preferences that were left out for the same reason.
  public var notFinitePreferences: [PreferenceID] = []
  /// One variable of each component whose solution is inaccurate, because its numbers exceed the
  /// range of reliable arithmetic or it is too large to be solved as a whole.
  public var inexact: [Variable] = []
  /// The number of parts solved separately.
  ///
  /// This is roughly the number of components that were solved again; but components settled by
  /// known values count as one together, and a component split up by known values counts as
  /// several.
  public var componentsSolved = 0
  /// The number of variables eliminated by equalities.
  public var eliminations = 0
  /// The number of simplex pivots.
  public var pivots = 0

  /// Creates an empty report.
  public init() {}
}
