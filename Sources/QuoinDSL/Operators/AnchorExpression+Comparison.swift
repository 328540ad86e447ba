public import QuoinModel

/// The constraint that two expressions of one kind are equal.
public func == <Kind>(
  a: AnchorExpression<Kind>, b: some AnchorOperand<Kind>
) -> Constraint {
  a.constraint(.equal, b.expression)
}

/// The constraint that an expression is at most another of its kind.
public func <= <Kind>(
  a: AnchorExpression<Kind>, b: some AnchorOperand<Kind>
) -> Constraint {
  a.constraint(.lessThanOrEqual, b.expression)
}

/// The constraint that an expression is at least another of its kind.
public func >= <Kind>(
  a: AnchorExpression<Kind>, b: some AnchorOperand<Kind>
) -> Constraint {
  a.constraint(.greaterThanOrEqual, b.expression)
}

/// The constraint that an extent is a number of points.
public func == (a: AnchorExpression<AnchorKinds.Dimension>, b: Double) -> Constraint {
  a.constraint(.equal, b)
}

/// The constraint that an extent is at most a number of points.
public func <= (a: AnchorExpression<AnchorKinds.Dimension>, b: Double) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// The constraint that an extent is at least a number of points.
public func >= (a: AnchorExpression<AnchorKinds.Dimension>, b: Double) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// The constraint that an extent is a number of points.
public func == (a: Double, b: AnchorExpression<AnchorKinds.Dimension>) -> Constraint {
  b.constraint(.equal, a)
}

/// The constraint that an extent is at least a number of points.
public func <= (a: Double, b: AnchorExpression<AnchorKinds.Dimension>) -> Constraint {
  b.constraint(.greaterThanOrEqual, a)
}

/// The constraint that an extent is at most a number of points.
public func >= (a: Double, b: AnchorExpression<AnchorKinds.Dimension>) -> Constraint {
  b.constraint(.lessThanOrEqual, a)
}

extension AnchorExpression {
  /// The first term stays on the left; all else goes to the right.
  func constraint(_ comparison: Comparison, _ right: AnchorExpression) -> Constraint {
    guard !others.isEmpty || !right.others.isEmpty else {
      return Constraint(
        first, comparison, right.first, constant: right.constant - constant)
    }
    return Constraint(
      first, comparison, right.first, others: right.others + negatedOthers,
      constant: right.constant - constant)
  }

  func constraint(_ comparison: Comparison, _ right: Double) -> Constraint {
    let moved = negatedOthers
    return Constraint(
      first, comparison, moved.first, others: Array(moved.dropFirst()), constant: right - constant)
  }

  private var negatedOthers: [AnchorTerm] {
    others.map { AnchorTerm($0.item, $0.attribute, coefficient: -$0.coefficient) }
  }
}
