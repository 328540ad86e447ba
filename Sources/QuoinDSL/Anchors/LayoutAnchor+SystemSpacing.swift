import QuoinModel

extension LayoutAnchor where Kind == AnchorKinds.X {
  /// Returns the constraint that this anchor is a multiple of 8 points after another.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .equal, other.expression + multiplier * StackContainer.systemSpacing,
      LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this anchor is at most a multiple of 8 points after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .lessThanOrEqual, other.expression + multiplier * StackContainer.systemSpacing,
      LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this anchor is at least a multiple of 8 points after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .greaterThanOrEqual, other.expression + multiplier * StackContainer.systemSpacing,
      LiteralPlace(file, line, column))
  }
}

extension LayoutAnchor where Kind == AnchorKinds.Y {
  /// Returns the constraint that this anchor is a multiple of 8 points below another.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .equal, other.expression + multiplier * StackContainer.systemSpacing,
      LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this anchor is at most a multiple of 8 points below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .lessThanOrEqual, other.expression + multiplier * StackContainer.systemSpacing,
      LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this anchor is at least a multiple of 8 points below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(
      .greaterThanOrEqual, other.expression + multiplier * StackContainer.systemSpacing,
      LiteralPlace(file, line, column))
  }
}
