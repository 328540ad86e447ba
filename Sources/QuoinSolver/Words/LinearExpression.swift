/// A linear expression: a sum of terms and a constant.
///
/// A variable may occur in several terms; the solver adds them up when the expression enters a row.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in the order given.
  public var terms: [Term]
  /// The constant.
  public var constant: Double

  /// Creates `terms + constant`.
  public init(_ terms: [Term] = [], _ constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression that is a single variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// Creates a constant expression.
  public init(_ constant: Double) {
    self.init([], constant)
  }
}
