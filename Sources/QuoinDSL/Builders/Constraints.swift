public import QuoinModel

/// Collects the constraints of a closure, with `if`, `for` and lists, and notes where each was
/// written.
///
/// There is no global state: a comparison that is not a statement of the closure is only a value.
@resultBuilder
public enum Constraints {
  /// A constraint.
  public static func buildExpression(
    _ constraint: consuming Constraint, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Constraint {
    if constraint.place == nil {
      constraint.place = SourcePlace(file: file, line: line, column: column)
    }
    return constraint
  }

  /// Constraints of a compound, or collected elsewhere.
  public static func buildExpression(
    _ constraints: [Constraint], file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> [Constraint] {
    constraints.map { buildExpression($0, file: file, line: line, column: column) }
  }

  /// A statement that is no constraint.
  public static func buildExpression(_ nothing: Void) -> [Constraint] { [] }

  /// A comparison of values.
  @available(
    *, unavailable,
    message: "this compares two values: a constraint begins with a parameter of the closure"
  )
  public static func buildExpression(_ comparison: Bool) -> [Constraint] { [] }

  /// The first statement.
  public static func buildPartialBlock(first: consuming Constraint) -> [Constraint] {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(8)
    constraints.append(first)
    return constraints
  }

  /// The first statement.
  public static func buildPartialBlock(first: [Constraint]) -> [Constraint] { first }

  /// One more statement.
  public static func buildPartialBlock(
    accumulated: consuming [Constraint], next: consuming Constraint
  ) -> [Constraint] {
    accumulated.append(next)
    return accumulated
  }

  /// One more statement.
  public static func buildPartialBlock(
    accumulated: consuming [Constraint], next: [Constraint]
  ) -> [Constraint] {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  /// No statement.
  public static func buildBlock() -> [Constraint] { [] }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [Constraint]?) -> [Constraint] { part ?? [] }

  /// The first branch.
  public static func buildEither(first: [Constraint]) -> [Constraint] { first }

  /// The second branch.
  public static func buildEither(second: [Constraint]) -> [Constraint] { second }

  /// A `for` loop.
  public static func buildArray(_ parts: [[Constraint]]) -> [Constraint] { parts.flatMap { $0 } }

  /// A part that uses newer interfaces.
  public static func buildLimitedAvailability(_ part: [Constraint]) -> [Constraint] { part }
}
