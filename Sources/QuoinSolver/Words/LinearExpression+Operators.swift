extension LinearExpression {
  /// Adds two expressions.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.terms + right.terms, left.constant + right.constant)
  }

  /// Subtracts one expression from another.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// Negates an expression.
  public static prefix func - (expression: Self) -> Self { expression * -1 }

  /// Multiplies an expression by a number.
  public static func * (expression: Self, factor: Double) -> Self {
    var product = expression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// Multiplies an expression by a number.
  public static func * (factor: Double, expression: Self) -> Self { expression * factor }

  /// Divides an expression by a number.
  public static func / (expression: Self, divisor: Double) -> Self {
    var quotient = expression
    for index in quotient.terms.indices { quotient.terms[index].coefficient /= divisor }
    quotient.constant /= divisor
    return quotient
  }

  /// Adds a variable to an expression.
  public static func + (left: Self, right: Variable) -> Self { left + Self(right) }

  /// Subtracts a variable from an expression.
  public static func - (left: Self, right: Variable) -> Self { left - Self(right) }

  /// Adds a number to an expression.
  public static func + (left: Self, right: Double) -> Self {
    Self(left.terms, left.constant + right)
  }

  /// Subtracts a number from an expression.
  public static func - (left: Self, right: Double) -> Self {
    Self(left.terms, left.constant - right)
  }
}
