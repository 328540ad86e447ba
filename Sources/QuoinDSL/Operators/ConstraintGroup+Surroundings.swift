public import QuoinModel

extension ConstraintGroup {
  /// Makes the constraints active only in layouts whose traits match a query.
  ///
  ///     name.makeConstraints { $0.top.equalTo(avatar.bottom) }.when(.compactWidth)
  ///     name.makeConstraints { $0.left.equalTo(avatar.right) }.when(.regularWidth)
  ///
  /// The traits are those of the node that stores the constraints. If this is called with several
  /// queries, one match is enough. The constraints stay deactivated outside such a layout, so
  /// `isActive` is `false`; `activate()` activates them for all traits, and `deactivate()` removes
  /// the condition. Removing or remaking constraints removes their conditions as well. The nodes
  /// keep the group alive.
  ///
  /// - Complexity: O(n) in the constraints of the nodes, here and in each layout that matches.
  @discardableResult public func when(_ query: TraitQuery) -> ConstraintGroup {
    deactivate()
    for (list, _) in parts {
      list.owner?.vary(query, constraintsOf: self) { [self] in
        parts.first { $0.list === list }?.ids ?? ConstraintIdentities()
      }
    }
    return self
  }
}
