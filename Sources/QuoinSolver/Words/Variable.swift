/// An unknown of a ``Solver``: any real number, including negative ones.
///
/// Variables are numbered 0, 1, 2… in the order of creation. If nothing else determines the
/// variables, freedom is settled in this order.
public struct Variable: Hashable, Sendable {
  /// The variable's number within its solver.
  public let index: Int32

  /// Creates a reference to the variable with a number.
  @inlinable
  public init(index: Int32) { self.index = index }
}
