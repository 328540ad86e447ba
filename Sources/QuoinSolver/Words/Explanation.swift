/// The reasons for a variable's value: the constraints that hold exactly and determine it.
///
/// The steps form a chain: the first ones contain the variable, the next ones share a variable with
/// those, and so on. Every step is necessary; without any one of them the others do not determine
/// the variable.
public struct Explanation: Hashable, Sendable {
  /// The cause of a step.
  public enum Cause: Hashable, Sendable {
    /// A constraint that holds exactly.
    case constraint(ConstraintID)
    /// A preference that is met exactly.
    case preference(PreferenceID)
    /// Nothing else determined this variable, so it is 0, its smallest magnitude.
    case order(Variable)
  }

  /// A cause and its contribution to the value.
  public struct Step: Hashable, Sendable {
    /// The cause of the step.
    public var cause: Cause
    /// The change of the value per unit of the cause's constant.
    public var share: Double
    /// The cause's constant.
    public var constant: Double
  }

  /// The chain, starting at the variable; empty if there is no exact solution.
  public var steps: [Step] = []

  /// The variable's value: the sum of all constants times their shares.
  public var value: Double { steps.reduce(0) { $0 + $1.share * $1.constant } }
}
