public import QuoinModel

/// An expression moved by a number.
public func + <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  var sum = a.expression
  sum.constant += b
  return sum
}

/// An expression moved by a number.
public func + <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> { b + a }

/// The sum of two expressions of one kind.
public func + <Kind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<Kind>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression)
}

/// A place moved by an extent: `a.left + b.width / 2`.
public func + <Kind: PlaceKind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<AnchorKinds.Dimension>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression)
}

/// An expression moved back by a number.
public func - <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  var difference = a.expression
  difference.constant -= b
  return difference
}

/// A number less an expression.
public func - <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  b.expression.scaled(by: -1) + a
}

/// The difference of two expressions of one kind.
public func - <Kind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<Kind>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression.scaled(by: -1))
}

/// A place moved back by an extent: `a.right - b.width / 2`.
public func - <Kind: PlaceKind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<AnchorKinds.Dimension>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression.scaled(by: -1))
}

/// An expression with all its terms and its number negated.
public prefix func - <Kind>(a: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  a.expression.scaled(by: -1)
}

/// A multiple of an expression.
public func * <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  a.expression.scaled(by: b)
}

/// A multiple of an expression.
public func * <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  b.expression.scaled(by: a)
}

/// A fraction of an expression.
public func / <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  a.expression.scaled(by: 1 / b)
}

extension AnchorExpression {
  func scaled(by factor: Double) -> AnchorExpression {
    var product = self
    product.first.coefficient *= factor
    for index in product.others.indices { product.others[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  func adding<Other>(_ other: AnchorExpression<Other>) -> AnchorExpression {
    var sum = self
    sum.others.append(other.first)
    sum.others.append(contentsOf: other.others)
    sum.constant += other.constant
    return sum
  }
}
