/// What the builders have in common whose statements make a list of things: blocks, branches and loops.
///
/// A builder says with `buildExpression` which statements it takes.
public protocol ListBuilder {
  /// What the list is of.
  associatedtype Element
}

extension ListBuilder {
  /// The statements in order.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// The first branch.
  public static func buildEither(first: [Element]) -> [Element] { first }

  /// The second branch.
  public static func buildEither(second: [Element]) -> [Element] { second }

  /// A `for` loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }

  /// A part that uses newer interfaces.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
