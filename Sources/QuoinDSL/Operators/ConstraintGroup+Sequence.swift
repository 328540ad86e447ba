public import QuoinModel

/// Iterates over the group's constraints as of the start of the iteration:
/// `for constraint in group`, `group.map(\.constant)`.
extension ConstraintGroup: Sequence {
  /// Returns an iterator over the constraints in order of declaration.
  ///
  /// - Complexity: O(n) in the constraints of the node.
  public func makeIterator() -> IndexingIterator<[Constraint]> { constraints.makeIterator() }

  /// The number of constraints.
  ///
  /// - Complexity: O(n) in the constraints of the node.
  public var count: Int { keptConstraints.count }

  /// Whether the group has no constraints.
  ///
  /// - Complexity: O(n) in the constraints of the node.
  public var isEmpty: Bool { keptConstraints.isEmpty }
}
