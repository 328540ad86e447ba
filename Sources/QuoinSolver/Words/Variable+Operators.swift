extension Variable {
  /// The sum of two variables.
  public static func + (left: Self, right: Self) -> LinearExpression {
    LinearExpression([Term(left), Term(right)])
  }

  /// The difference of two variables.
  public static func - (left: Self, right: Self) -> LinearExpression {
    LinearExpression([Term(left), Term(right, -1)])
  }

  /// A variable and an expression.
  public static func + (left: Self, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// A variable less an expression.
  public static func - (left: Self, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// A variable and a number.
  public static func + (left: Self, right: Double) -> LinearExpression {
    LinearExpression([Term(left)], right)
  }

  /// A variable less a number.
  public static func - (left: Self, right: Double) -> LinearExpression {
    LinearExpression([Term(left)], -right)
  }

  /// A variable times a number.
  public static func * (variable: Self, factor: Double) -> LinearExpression {
    LinearExpression([Term(variable, factor)])
  }

  /// A variable times a number.
  public static func * (factor: Double, variable: Self) -> LinearExpression { variable * factor }

  /// A variable divided by a number.
  public static func / (variable: Self, divisor: Double) -> LinearExpression {
    LinearExpression([Term(variable, 1 / divisor)])
  }

  /// The variable with its sign turned.
  public static prefix func - (variable: Self) -> LinearExpression { variable * -1 }
}
