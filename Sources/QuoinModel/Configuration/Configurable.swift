/// Methods that take a closure with the node in its own type.
public protocol Configurable: Node {}

extension Node: Configurable {}

extension Configurable {
  /// Changes the node in a closure.
  ///
  ///     SliderNode().configure { $0.fraction = 0.25 }
  @discardableResult public func configure(_ change: (Self) throws -> Void) rethrows -> Self {
    try change(self)
    return self
  }

  /// Sets any property of the node by its key path.
  ///
  ///     SliderNode().set(\.fraction, 0.25)
  @discardableResult public func set<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value
  ) -> Self {
    self[keyPath: property] = value
    return self
  }

  /// Sets values of the node's properties for certain traits.
  ///
  ///     StackContainer(.vertical, spacing: 8) { title; text }
  ///       .when(.regularWidth) { $0.axis = .horizontal; $0.spacing = 16 }
  ///
  /// The closure runs once, immediately, and its assignments are recorded as data; the values apply
  /// in every layout whose traits match the query, and the tree itself is not changed. If several
  /// queries match, the most specific one wins; see `TraitQuery`.
  @discardableResult public func when(
    _ query: TraitQuery, _ record: (inout NodeRecorder<Self>) -> Void
  ) -> Self {
    var recorder = NodeRecorder(self)
    record(&recorder)
    for change in recorder.recorded { vary(query, change) }
    return self
  }

  /// Sets a property to a value that varies by traits.
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
  /// Sets values of the placement for certain traits of the container.
  ///
  ///     sidebar.grow(1).when(.compactWidth) { $0.grow = 0 }
  ///
  /// The closure runs once, and its assignments are recorded as data.
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
