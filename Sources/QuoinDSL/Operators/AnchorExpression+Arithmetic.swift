public import QuoinModel

/// An expression moved by a number.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  var sum = a.expression
  sum.constant += b
  return sum
}

/// An expression moved by a number.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> { b + a }

/// The sum of two expressions of one kind.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<Kind>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression)
}

/// A place moved by an extent: `a.left + b.width / 2`.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind: PlaceKind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<AnchorKinds.Dimension>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression)
}

/// An expression moved back by a number.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: some AnchorOperand<Kind>, b: Double) -> AnchorExpression<Kind> {
  var difference = a.expression
  difference.constant -= b
  return difference
}

/// A number less an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: Double, b: some AnchorOperand<Kind>) -> AnchorExpression<Kind> {
  b.expression.scaled(by: -1) + a
}

/// The difference of two expressions of one kind.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<Kind>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression.scaled(by: -1))
}

/// A place moved back by an extent: `a.right - b.width / 2`.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind: PlaceKind>(
  a: some AnchorOperand<Kind>, b: some AnchorOperand<AnchorKinds.Dimension>
) -> AnchorExpression<Kind> {
  a.expression.adding(b.expression.scaled(by: -1))
}

/// An expression with all its terms and its number negated.
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

/// A number divided by an anchor is not linear.
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
