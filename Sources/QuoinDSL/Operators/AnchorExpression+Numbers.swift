// Arithmetic with numbers that are not of type `Double`, such as a `CGFloat`. It is generic, because beside operators of
// anchors `x * 2` of a `CGFloat` could be arithmetic of `Double` as well, and the compiler would prefer neither.

/// An expression moved by a number.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: some AnchorOperand<Kind>, b: some BinaryFloatingPoint) -> AnchorExpression<
  Kind
> {
  a + Double(b)
}

/// An expression moved by a number.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: some BinaryFloatingPoint, b: some AnchorOperand<Kind>) -> AnchorExpression<
  Kind
> {
  b + Double(a)
}

/// An expression moved back by a number.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: some AnchorOperand<Kind>, b: some BinaryFloatingPoint) -> AnchorExpression<
  Kind
> {
  a - Double(b)
}

/// A number less an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: some BinaryFloatingPoint, b: some AnchorOperand<Kind>) -> AnchorExpression<
  Kind
> {
  Double(a) - b
}

/// A multiple of an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func * <Kind>(a: some AnchorOperand<Kind>, b: some BinaryFloatingPoint) -> AnchorExpression<
  Kind
> {
  a * Double(b)
}

/// A multiple of an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func * <Kind>(a: some BinaryFloatingPoint, b: some AnchorOperand<Kind>) -> AnchorExpression<
  Kind
> {
  b * Double(a)
}

/// A fraction of an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func / <Kind>(a: some AnchorOperand<Kind>, b: some BinaryFloatingPoint) -> AnchorExpression<
  Kind
> {
  a / Double(b)
}
