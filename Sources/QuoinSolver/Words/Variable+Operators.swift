extension Variable {
  /// Adds two variables.
  public static func + (left: Self, right: Self) -> LinearExpression {
    LinearExpression([Term(left), Term(right)])
  }

  /// Subtracts one variable from another.
  public static func - (left: Self, right: Self) -> LinearExpression {
    LinearExpression([Term(left), Term(right, -1)])
  }

  /// Adds an expression to a variable.
  public static func + (left: Self, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// Subtracts an expression from a variable.
  public static func - (left: Self, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// Adds a number to a variable.
  public static func + (left: Self, right: Double) -> LinearExpression {
    LinearExpression([Term(left)], right)
  }

  /// Subtracts a number from a variable.
  public static func - (left: Self, right: Double) -> LinearExpression {
    LinearExpression([Term(left)], -right)
  }

  /// Multiplies a variable by a number.
  public static func * (variable: Self, factor: Double) -> LinearExpression {
    LinearExpression([Term(variable, factor)])
  }

  /// Multiplies a variable by a number.
  public static func * (factor: Double, variable: Self) -> LinearExpression { variable * factor }

  /// Divides a variable by a number.
  public static func / (variable: Self, divisor: Double) -> LinearExpression {
    LinearExpression([Term(variable, 1 / divisor)])
  }

  /// Negates a variable.
  public static prefix func - (variable: Self) -> LinearExpression { variable * -1 }
}
