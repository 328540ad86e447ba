// Arithmetic with number types other than `Double`, such as `CGFloat`. It is generic because with
// concrete overloads `x * 2` of a `CGFloat` could also be arithmetic of `Double`, and the compiler
// would prefer neither.

/// Adds a constant to an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: some AnchorOperand<Kind>, b: some BinaryFloatingPoint) -> AnchorExpression<
  Kind
> {
  a + Double(b)
}

/// Adds a constant to an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func + <Kind>(a: some BinaryFloatingPoint, b: some AnchorOperand<Kind>) -> AnchorExpression<
  Kind
> {
  b + Double(a)
}

/// Subtracts a constant from an expression.
@_disfavoredOverload @inlinable @inline(__always)
public func - <Kind>(a: some AnchorOperand<Kind>, b: some BinaryFloatingPoint) -> AnchorExpression<
  Kind
> {
  a - Double(b)
}

/// Subtracts an expression from a constant.
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
