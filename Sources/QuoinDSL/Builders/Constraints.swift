public import QuoinModel

/// A result builder that collects the constraints of a closure, with `if`, `for` and lists, and
/// records the source location of each.
///
/// There is no global state: a comparison that is not a statement of the closure is only a value.
/// To prevent lost constraints, a statement that is not a constraint, such as an assignment, does
/// not compile:
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

  /// Constraints of a compound anchor, or collected elsewhere.
  @inlinable @inline(__always)
  public static func buildExpression(
    _ constraints: consuming [Constraint], file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> [Constraint] {
    let place = LiteralPlace(file, line, column)
    for index in constraints.indices { constraints[index].note(place) }
    return constraints
  }

  /// An optional constraint: `isWide ? name.width == 240 : nil`.
  @_disfavoredOverload
  public static func buildExpression(
    _ constraint: Constraint?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> [Constraint] {
    buildExpression(constraint.map { [$0] } ?? [], file: file, line: line, column: column)
  }

  /// Constraints of several compound anchors: `proxies.map { $0.size == 44 }`.
  public static func buildExpression(
    _ constraints: [[Constraint]], file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> [Constraint] {
    buildExpression(constraints.flatMap { $0 }, file: file, line: line, column: column)
  }

  /// Unavailable: a statement that is not a constraint, such as an assignment or a call without a
  /// result.
  @available(
    *, unavailable,
    message:
      "this statement is not a constraint; a constraint inside it would be lost: keep a constraint by '(a.width == 48).kept(in: &group)', let a function or closure return '[Constraint]', and do other work before 'constrain'"
  )
  @_disfavoredOverload
  public static func buildExpression<Other>(_ other: Other) -> [Constraint] { [] }

  /// Unavailable: a comparison of two plain values.
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

  /// A further statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(
    accumulated: ConstraintCollector, next: PlacedConstraint
  ) -> ConstraintCollector {
    accumulated.append(next)
    return accumulated
  }

  /// A further statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(
    accumulated: ConstraintCollector, next: [Constraint]
  ) -> ConstraintCollector {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  /// A further statement.
  @inlinable @inline(__always)
  public static func buildPartialBlock(
    accumulated: ConstraintCollector, next: ConstraintCollector
  ) -> ConstraintCollector {
    accumulated.append(contentsOf: next.take())
    return accumulated
  }

  /// An empty closure.
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

  /// A part guarded by an availability check.
  @inlinable @inline(__always)
  public static func buildLimitedAvailability(_ part: ConstraintCollector) -> ConstraintCollector {
    part
  }

  /// The result of a `constrain` closure.
  @inlinable @inline(__always)
  public static func buildFinalResult(_ collector: ConstraintCollector) -> ConstraintStatements {
    ConstraintStatements(collector.take())
  }

  /// The result of a function marked `@Constraints`.
  @inlinable @inline(__always)
  public static func buildFinalResult(_ collector: ConstraintCollector) -> [Constraint] {
    collector.take()
  }
}

/// The statements of a `constrain` closure, as constraints.
///
/// Only the result builder creates this type. A closure with a `return` would bypass the builder
/// and lose the statements before it, so it does not compile.
public struct ConstraintStatements {
  @usableFromInline let constraints: [Constraint]

  @inlinable @inline(__always) init(_ constraints: consuming [Constraint]) {
    self.constraints = constraints
  }
}
