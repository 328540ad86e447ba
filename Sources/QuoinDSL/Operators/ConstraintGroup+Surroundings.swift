public import QuoinModel

extension ConstraintGroup {
  /// Switches the constraints off but in some surroundings: those of the nodes that they are declared
  /// at, in a layout that fulfils the query.
  ///
  ///     name.makeConstraints { $0.top.equalTo(avatar.bottom) }.when(.compactWidth)
  ///     name.makeConstraints { $0.left.equalTo(avatar.right) }.when(.regularWidth)
  ///
  /// Of several queries that are said each is enough. The layout takes the constraints as they are then,
  /// and leaves them switched off, so `isActive` is `false`; `activate()` switches them on everywhere,
  /// and `deactivate()` ends that. What is removed or remade is in no surroundings any more. The nodes
  /// keep the group alive.
  ///
  /// - Complexity: O(n) in the constraints of the nodes, here and in each layout in such surroundings.
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
