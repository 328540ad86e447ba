extension LinearExpression {
  /// The sum of two expressions.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.terms + right.terms, left.constant + right.constant)
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// The expression with every sign turned.
  public static prefix func - (expression: Self) -> Self { expression * -1 }

  /// The expression times a number.
  public static func * (expression: Self, factor: Double) -> Self {
    var product = expression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// The expression times a number.
  public static func * (factor: Double, expression: Self) -> Self { expression * factor }

  /// The expression divided by a number.
  public static func / (expression: Self, divisor: Double) -> Self {
    var quotient = expression
    for index in quotient.terms.indices { quotient.terms[index].coefficient /= divisor }
    quotient.constant /= divisor
    return quotient
  }

  /// The expression and a variable.
  public static func + (left: Self, right: Variable) -> Self { left + Self(right) }

  /// The expression without a variable.
  public static func - (left: Self, right: Variable) -> Self { left - Self(right) }

  /// The expression and a number.
  public static func + (left: Self, right: Double) -> Self {
    Self(left.terms, left.constant + right)
  }

  /// The expression less a number.
  public static func - (left: Self, right: Double) -> Self {
    Self(left.terms, left.constant - right)
  }
}
