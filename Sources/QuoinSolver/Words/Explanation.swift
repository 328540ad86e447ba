/// Why a variable has its value: the constraints that hold exactly and fix it.
///
/// The steps form a chain: the first ones contain the variable, the next ones share a variable
/// with those, and so on. Each is needed; without one of them the others leave the variable open.
public struct Explanation: Hashable, Sendable {
  /// What a step rests on.
  public enum Cause: Hashable, Sendable {
    /// A constraint that holds exactly.
    case constraint(ConstraintID)
    /// A preference that is met exactly.
    case preference(PreferenceID)
    /// Nothing else settled this variable, so it is 0, as small as can be.
    case order(Variable)
  }

  /// One cause and its part in the value.
  public struct Step: Hashable, Sendable {
    /// What the step rests on.
    public var cause: Cause
    /// By how much the value changes with the cause's constant.
    public var share: Double
    /// The cause's constant.
    public var constant: Double
  }

  /// The chain, from the variable outwards; empty when there is no exact solution.
  public var steps: [Step] = []

  /// The value: the sum of all constants times their shares.
  public var value: Double { steps.reduce(0) { $0 + $1.share * $1.constant } }
}
