/// What a call of ``Solver/solve(_:policy:)`` found and did.
public struct SolveReport: Hashable, Sendable {
  /// The conflicts of the components asked for, in the order of the components.
  public var conflicts: [Conflict] = []
  /// Constraints that were left out because a number in them is infinite or not a number.
  public var notFinite: [ConstraintID] = []
  /// Preferences that were left out for the same reason.
  public var notFinitePreferences: [PreferenceID] = []
  /// One variable of each component whose answer is only rough: its numbers grew beyond what can
  /// be computed with, or it is too large to be solved as a whole.
  public var inexact: [Variable] = []
  /// How many parts were worked on apart: about the components that were solved anew, but those that
  /// known values settle count as one together, and one that known values take apart as several.
  public var componentsSolved = 0
  /// How many variables were eliminated by equalities.
  public var eliminations = 0
  /// How many simplex pivots were made.
  public var pivots = 0

  /// Makes an empty report.
  public init() {}
}
