public import QuoinModel

/// Collects the constraints of a closure, with `if`, `for` and lists, and notes where each was
/// written.
///
/// There is no global state: a comparison that is not a statement of the closure is only a value. So that
/// none is lost, a statement that is no constraint does not compile, an assignment among them:
///
///     constrain(avatar) { avatar in
///       (avatar.width == 48).kept(in: &width)  // not 'width = (avatar.width == 48)'
///       if isRound { avatar.height == avatar.width }
///       insets(of: avatar)                     // a function that returns '[Constraint]'
///     }
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

  /// A constraint, or none: `isWide ? name.width == 240 : nil`.
  @_disfavoredOverload
  public static func buildExpression(
    _ constraint: Constraint?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> [Constraint] {
    buildExpression(constraint.map { [$0] } ?? [], file: file, line: line, column: column)
  }

  /// Constraints of several compounds: `proxies.map { $0.size == 44 }`.
  public static func buildExpression(
    _ constraints: [[Constraint]], file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> [Constraint] {
    buildExpression(constraints.flatMap { $0 }, file: file, line: line, column: column)
  }

  /// A statement that is no constraint: an assignment, a call of a function that returns nothing.
  @available(
    *, unavailable,
    message:
      "this statement is no constraint, and one in it would be lost: keep a constraint by '(a.width == 48).kept(in: &group)', let a function or closure return '[Constraint]', and do other work before 'constrain'"
  )
  @_disfavoredOverload
  public static func buildExpression<Other>(_ other: Other) -> [Constraint] { [] }

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
  public static func buildFinalResult(_ collector: ConstraintCollector) -> ConstraintStatements {
    ConstraintStatements(collector.take())
  }

  /// What a function returns that is marked `@Constraints`.
  @inlinable @inline(__always)
  public static func buildFinalResult(_ collector: ConstraintCollector) -> [Constraint] {
    collector.take()
  }
}

/// The constraints that the statements of a closure of `constrain` are.
///
/// Only the statements make one. A closure with a `return` would have no statements but that one, and
/// lose what is written before it; so it does not compile.
public struct ConstraintStatements {
  @usableFromInline let constraints: [Constraint]

  @inlinable @inline(__always) init(_ constraints: consuming [Constraint]) {
    self.constraints = constraints
  }
}
