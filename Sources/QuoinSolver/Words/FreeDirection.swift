/// A way in which variables can move together while every constraint stays as well kept as it is.
public struct FreeDirection: Hashable, Sendable {
  /// The variables that move and how fast, the fastest at speed 1, in the order of the variables.
  public var speeds: [Term]
  /// How far they can go from the solution until a constraint stops them or begins to err.
  ///
  /// From the solution as it is; at the edge of the freedom one end is 0. Both are when this
  /// direction is open only together with another one.
  public var range: ClosedRange<Double>
}
