/// A sum of terms and a constant.
///
/// A variable may occur in several terms; a solver adds them up when the expression enters a row.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in the order in which they were written.
  public var terms: [Term]
  /// The number added to the terms.
  public var constant: Double

  /// Makes `terms + constant`.
  public init(_ terms: [Term] = [], _ constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is only `variable`.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// Makes the expression that is only a number.
  public init(_ constant: Double) {
    self.init([], constant)
  }
}
