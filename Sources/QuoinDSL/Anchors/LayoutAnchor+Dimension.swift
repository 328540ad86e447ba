import QuoinModel

extension LayoutAnchor where Kind == AnchorKinds.Dimension {
  /// Returns the constraint that this extent equals a number of points.
  public func constraint(
    equalToConstant number: Double, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintGroup {
    constraint(.equal, number, LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this extent is at most a number of points.
  public func constraint(
    lessThanOrEqualToConstant number: Double, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintGroup {
    constraint(.lessThanOrEqual, number, LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this extent is at least a number of points.
  public func constraint(
    greaterThanOrEqualToConstant number: Double, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintGroup {
    constraint(.greaterThanOrEqual, number, LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this extent equals a multiple of another plus a constant.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .equal, other.expression * multiplier + constant, LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this extent is at most a multiple of another plus a constant.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .lessThanOrEqual, other.expression * multiplier + constant,
      LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this extent is at least a multiple of another plus a constant.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .greaterThanOrEqual, other.expression * multiplier + constant,
      LiteralPlace(file, line, column))
  }

  private func constraint(
    _ comparison: Comparison, _ number: Double, _ place: LiteralPlace
  ) -> ConstraintGroup {
    var constraint = expression.constraint(comparison, number)
    constraint.note(place)
    return ConstraintGroup(waiting: [constraint], for: node.openConstraintList(), chained: false)
  }
}

extension LayoutAnchor where Kind: PlaceKind {
  /// Returns the distance from this position to another, as an extent.
  ///
  ///     a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
  ///       .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor))
  public func anchorWithOffset(to other: LayoutAnchor) -> LayoutDimension {
    let difference = other.expression - expression
    var extent = AnchorExpression<AnchorKinds.Dimension>(
      difference.first.item, difference.first.attribute)
    extent.first.coefficient = difference.first.coefficient
    extent.tail = difference.tail
    extent.constant = difference.constant
    return LayoutAnchor<AnchorKinds.Dimension>(node, extent)
  }
}
