public import QuoinModel

/// Returns the constraint that two expressions of the same kind are equal.
@inlinable @inline(__always)
public func == <Kind>(
  a: AnchorExpression<Kind>, b: some AnchorOperand<Kind>
) -> Constraint {
  a.constraint(.equal, b.expression)
}

/// Returns the constraint that an expression is at most another of the same kind.
@inlinable @inline(__always)
public func <= <Kind>(
  a: AnchorExpression<Kind>, b: some AnchorOperand<Kind>
) -> Constraint {
  a.constraint(.lessThanOrEqual, b.expression)
}

/// Returns the constraint that an expression is at least another of the same kind.
@inlinable @inline(__always)
public func >= <Kind>(
  a: AnchorExpression<Kind>, b: some AnchorOperand<Kind>
) -> Constraint {
  a.constraint(.greaterThanOrEqual, b.expression)
}

/// The constraint that an extent equals a number of points.
@inlinable @inline(__always)
public func == (a: AnchorExpression<AnchorKinds.Dimension>, b: Double) -> Constraint {
  a.constraint(.equal, b)
}

/// The constraint that an extent is at most a number of points.
@inlinable @inline(__always)
public func <= (a: AnchorExpression<AnchorKinds.Dimension>, b: Double) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// The constraint that an extent is at least a number of points.
@inlinable @inline(__always)
public func >= (a: AnchorExpression<AnchorKinds.Dimension>, b: Double) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// The constraint that an extent equals a number of points.
@inlinable @inline(__always)
public func == (a: Double, b: AnchorExpression<AnchorKinds.Dimension>) -> Constraint {
  b.constraint(.equal, a)
}

/// The constraint that an extent is at least a number of points.
@inlinable @inline(__always)
public func <= (a: Double, b: AnchorExpression<AnchorKinds.Dimension>) -> Constraint {
  b.constraint(.greaterThanOrEqual, a)
}

/// The constraint that an extent is at most a number of points.
@inlinable @inline(__always)
public func >= (a: Double, b: AnchorExpression<AnchorKinds.Dimension>) -> Constraint {
  b.constraint(.lessThanOrEqual, a)
}

// Other number types use generic overloads: with concrete ones, `x * 2` of a `CGFloat` could also
// be arithmetic of `Double`, and the compiler would prefer neither.

/// The constraint that an extent equals a number of points.
@inlinable @inline(__always)
public func == (a: AnchorExpression<AnchorKinds.Dimension>, b: some BinaryFloatingPoint)
  -> Constraint
{
  a == Double(b)
}

/// The constraint that an extent is at most a number of points.
@inlinable @inline(__always)
public func <= (a: AnchorExpression<AnchorKinds.Dimension>, b: some BinaryFloatingPoint)
  -> Constraint
{
  a <= Double(b)
}

/// The constraint that an extent is at least a number of points.
@inlinable @inline(__always)
public func >= (a: AnchorExpression<AnchorKinds.Dimension>, b: some BinaryFloatingPoint)
  -> Constraint
{
  a >= Double(b)
}

/// The constraint that an extent equals a number of points.
@inlinable @inline(__always)
public func == (a: some BinaryFloatingPoint, b: AnchorExpression<AnchorKinds.Dimension>)
  -> Constraint
{
  Double(a) == b
}

/// The constraint that an extent is at least a number of points.
@inlinable @inline(__always)
public func <= (a: some BinaryFloatingPoint, b: AnchorExpression<AnchorKinds.Dimension>)
  -> Constraint
{
  Double(a) <= b
}

/// The constraint that an extent is at most a number of points.
@inlinable @inline(__always)
public func >= (a: some BinaryFloatingPoint, b: AnchorExpression<AnchorKinds.Dimension>)
  -> Constraint
{
  Double(a) >= b
}

extension AnchorExpression {
  /// The first term stays on the left side; everything else moves to the right.
  @inlinable @inline(__always) func constraint(_ comparison: Comparison, _ right: AnchorExpression)
    -> Constraint
  {
    guard tail != nil || right.tail != nil else {
      return Constraint(
        of: first, comparison, right.first, constant: right.constant - constant)
    }
    return longConstraint(comparison, [right.first] + right.others, right.constant)
  }

  @inlinable @inline(__always) func constraint(_ comparison: Comparison, _ right: Double)
    -> Constraint
  {
    guard tail != nil else {
      return Constraint(of: first, comparison, nil, constant: right - constant)
    }
    return longConstraint(comparison, [], right)
  }

  @usableFromInline func longConstraint(
    _ comparison: Comparison, _ right: [AnchorTerm], _ number: Double
  ) -> Constraint {
    let terms =
      right + others.map { AnchorTerm($0.item, $0.attribute, coefficient: -$0.coefficient) }
    var constraint = Constraint(of: first, comparison, terms.first, constant: number - constant)
    constraint.others = Array(terms.dropFirst())
    return constraint
  }
}
