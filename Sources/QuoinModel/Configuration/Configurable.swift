/// Words that take a block in which the node has its own type.
public protocol Configurable: Node {}

extension Node: Configurable {}

extension Configurable {
  /// Changes the node in a block.
  ///
  ///     SliderNode().configure { $0.fraction = 0.25 }
  @discardableResult public func configure(_ change: (Self) throws -> Void) rethrows -> Self {
    try change(self)
    return self
  }

  /// Sets a property by its key path: any property of any node, in one line.
  ///
  ///     SliderNode().set(\.fraction, 0.25)
  @discardableResult public func set<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value
  ) -> Self {
    self[keyPath: property] = value
    return self
  }

  /// Says what is different in some surroundings.
  ///
  ///     StackContainer(.vertical, spacing: 8) { title; text }
  ///       .when(.regularWidth) { $0.axis = .horizontal; $0.spacing = 16 }
  ///
  /// The block runs once, here, and what it assigns is written down as data; the values hold in
  /// every layout of which the surroundings fulfil the query, and nothing is changed in the tree.
  /// Of several that hold, the most particular wins, as `TraitQuery` says.
  @discardableResult public func when(
    _ query: TraitQuery, _ record: (inout NodeRecorder<Self>) -> Void
  ) -> Self {
    var recorder = NodeRecorder(self)
    record(&recorder)
    for change in recorder.recorded { vary(query, change) }
    return self
  }

  /// Sets a property to a value that varies by the surroundings.
  ///
  ///     stack.set(\.spacing, Varied(8, regularWidth: 16))
  @discardableResult public func set<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, _ value: Varied<Value>
  ) -> Self {
    vary(property, value)
    return self
  }
}

extension Relation {
  /// Says what of the place is different in some surroundings of the container.
  ///
  ///     sidebar.grow(1).when(.compactWidth) { $0.grow = 0 }
  ///
  /// The block runs once, and what it assigns is written down as data.
  @discardableResult public func when(
    _ query: TraitQuery, _ record: (inout PlacementRecorder<C>) -> Void
  ) -> Self {
    var recorder = PlacementRecorder<C>(placement)
    record(&recorder)
    for change in recorder.changes {
      vary(
        RelationVariation(
          query: query, property: change.property, part: change.part, apply: change.apply))
    }
    return self
  }
}
