/// An unknown of a ``Solver``: any real number, negative ones included.
///
/// Variables are numbered 0, 1, 2… in the order in which they were made. The number is also the
/// order in which freedom is settled where nothing else decides.
public struct Variable: Hashable, Sendable {
  /// The variable's number within its solver.
  public let index: Int32

  /// Names the variable with the number `index` of a solver.
  @inlinable
  public init(index: Int32) { self.index = index }
}
