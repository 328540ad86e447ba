public import QuoinModel

/// Collects the constraints of a closure, with `if`, `for` and lists, and notes where each was
/// written.
///
/// There is no global state: a comparison that is not a statement of the closure is only a value.
@resultBuilder
public enum Constraints {
  /// A constraint.
  @inlinable @inline(__always)
  public static func buildExpression(
    _ constraint: Constraint, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> PlacedConstraint {
    PlacedConstraint(constraint, at: LiteralPlace(file, line, column))
  }

  /// Constraints of a compound, or collected elsewhere.
  @inlinable @inline(__always)
  public static func buildExpression(
    _ constraints: consuming [Constraint], file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> [Constraint] {
    let place = LiteralPlace(file, line, column)
    for index in constraints.indices { constraints[index].note(place) }
    return constraints
  }

  /// A statement that is no constraint.
  @inlinable @inline(__always)
  public static func buildExpression(_ nothing: Void) -> [Constraint] { [] }

  /// A comparison of values.
  @available(
    *, unavailable,
    message: "this compares two values: a constraint begins with a parameter of the closure"
  )
  public static func buildExpression(_ comparison: Bool) -> [Constraint] { [] }

  /// The first statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(first: PlacedConstraint) -> ConstraintCollector {
    ConstraintCollector(first)
  }

  /// The first statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(first: consuming [Constraint]) -> ConstraintCollector {
    ConstraintCollector(first)
  }

  /// The first statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(first: ConstraintCollector) -> ConstraintCollector { first }

  /// One more statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(
    accumulated: ConstraintCollector, next: PlacedConstraint
  ) -> ConstraintCollector {
    accumulated.append(next)
    return accumulated
  }

  /// One more statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(
    accumulated: ConstraintCollector, next: [Constraint]
  ) -> ConstraintCollector {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  /// One more statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(
    accumulated: ConstraintCollector, next: ConstraintCollector
  ) -> ConstraintCollector {
    accumulated.append(contentsOf: next.take())
    return accumulated
  }

  /// No statement.
  @inlinable @inline(__always)
  public static func buildBlock() -> ConstraintCollector { ConstraintCollector() }

  /// An `if` without `else`.
  @inlinable @inline(__always)
  public static func buildOptional(_ part: ConstraintCollector?) -> ConstraintCollector {
    part ?? ConstraintCollector()
  }

  /// The first branch.
  @inlinable @inline(__always)
  public static func buildEither(first: ConstraintCollector) -> ConstraintCollector { first }

  /// The second branch.
  @inlinable @inline(__always)
  public static func buildEither(second: ConstraintCollector) -> ConstraintCollector { second }

  /// A `for` loop.
  @inlinable @inline(__always)
  public static func buildArray(_ parts: [ConstraintCollector]) -> ConstraintCollector {
    let all = ConstraintCollector()
    for part in parts { all.append(contentsOf: part.take()) }
    return all
  }

  /// A part that uses newer interfaces.
  @inlinable @inline(__always)
  public static func buildLimitedAvailability(_ part: ConstraintCollector) -> ConstraintCollector {
    part
  }

  /// What the closure returns.
  @inlinable @inline(__always)
  public static func buildFinalResult(_ collector: ConstraintCollector) -> [Constraint] {
    collector.take()
  }
}
