/// A result builder whose statements produce a list: blocks, branches and loops.
///
/// A conforming builder defines the accepted statements with `buildExpression`.
public protocol ListBuilder {
  /// The type of the collected elements.
  associatedtype Element
}

extension ListBuilder {
  /// Combines the statements of a block.
  @inlinable public static func buildBlock(_ parts: [Element]...) -> [Element] { joined(parts) }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Builds the first branch.
  public static func buildEither(first: [Element]) -> [Element] { first }

  /// Builds the second branch.
  public static func buildEither(second: [Element]) -> [Element] { second }

  /// Builds a `for` loop.
  @inlinable public static func buildArray(_ parts: [[Element]]) -> [Element] { joined(parts) }

  /// Builds a part with an availability condition.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }

  @inlinable static func joined(_ parts: [[Element]]) -> [Element] {
    if parts.count == 1 { return parts[0] }
    var elements: [Element] = []
    for part in parts { elements.append(contentsOf: part) }
    return elements
  }
}
