/// A direction in which variables can move together without any constraint being violated more.
public struct FreeDirection: Hashable, Sendable {
  /// The variables that move and their speeds, in the order of the variables; the fastest has speed
  /// 1.
  public var speeds: [Term]
  /// How far the variables can move from the solution until a constraint stops them or becomes
  /// violated.
  ///
  /// At the edge of the freedom one end is 0. Both ends are 0 if this direction is open only in
  /// combination with another one.
  public var range: ClosedRange<Double>
}
