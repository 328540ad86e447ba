public import QuoinModel

/// The constraints of the group, as they were when the walk began: `for constraint in group`,
/// `group.map(\.constant)`.
extension ConstraintGroup: Sequence {
  /// A walk over the constraints in order of declaration.
  ///
  /// - Complexity: O(n) in the constraints of the node.
  public func makeIterator() -> IndexingIterator<[Constraint]> { constraints.makeIterator() }

  /// How many constraints there are.
  ///
  /// - Complexity: O(n) in the constraints of the node.
  public var count: Int { keptConstraints.count }

  /// Whether there is none.
  ///
  /// - Complexity: O(n) in the constraints of the node.
  public var isEmpty: Bool { keptConstraints.isEmpty }
}
