public import QuoinModel

/// Adds a constant to an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  var sum = a.expression
  sum.constant += b
  return sum
}

/// Adds a constant to an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> { b + a }

/// The sum of two expressions of the same kind.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<Kind>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression)
}

/// Adds an extent to a position: `a.left + b.width / 2`.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind: PlaceKind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<AnchorKinds.Dimension>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression)
}

/// Subtracts a constant from an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  var difference = a.expression
  difference.constant -= b
  return difference
}

/// Subtracts an expression from a constant.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  b.expression.scaled(by: -1) + a
}

/// The difference of two expressions of the same kind.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<Kind>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression.scaled(by: -1))
}

/// Subtracts an extent from a position: `a.right - b.width / 2`.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind: PlaceKind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<AnchorKinds.Dimension>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression.scaled(by: -1))
}

/// Negates an expression: all its terms and its constant.
@_disfavoredOverload @inlinable
public prefix func - <Kind>(a: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  a.expression.scaled(by: -1)
}

/// A multiple of an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func * <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  a.expression.scaled(by: b)
}

/// A multiple of an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func * <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  b.expression.scaled(by: a)
}

/// A fraction of an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func / <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  a.expression.scaled(by: 1 / b)
}

/// Unavailable: a number divided by an anchor is not linear.
@available(
  *, unavailable, message: "a number divided by an anchor is not linear: write 'a / number'"
)
@_disfavoredOverload public func / <Kind>(a: Double, b: some AnchorOperand<Kind>)
  -> AnchorExpression<Kind>
{
  b.expression
}

extension AnchorExpression {
  @inlinable @inline(__always) func scaled(by factor: Double) -> AnchorExpression {
    var product = self
    product.first.coefficient *= factor
    product.constant *= factor
    if tail != nil { product.scaleTail(by: factor) }
    return product
  }

  @usableFromInline mutating func scaleTail(by factor: Double) {
    tail = others.map { AnchorTerm($0.item, $0.attribute, coefficient: $0.coefficient * factor) }
  }

  @usableFromInline func adding<Other>(_ other: AnchorExpression<Other>) -> AnchorExpression {
    var sum = self
    sum.tail = others + [other.first] + other.others
    sum.constant += other.constant
    return sum
  }
}
