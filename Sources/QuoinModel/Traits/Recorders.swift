/// A recorder of the values that a node's properties have for certain traits.
///
/// Each assignment in the closure of `when(_:_:)` is recorded, not performed. Properties set in
/// `style` are merged into the node's style for those traits, and so are parts of `sizing`,
/// `priorities`, `flexStyle` and other properties that vary by part; other properties are replaced.
@dynamicMemberLookup
public struct NodeRecorder<Target: Node> {
  private let target: Target
  private var values: [AnyKeyPath: Any] = [:]
  private var changes: [NodeVariation.Change] = []
  /// The properties of the look that are set for these traits.
  public var style = Style()

  init(_ target: Target) { self.target = target }

  /// The value of a property of the node for these traits.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get { values[path] as? Value ?? target[keyPath: path] }
    set {
      values[path] = newValue
      if path == \Target.constraints, let constraints = newValue as? [Constraint] {
        return vary(path, constraints)
      }
      changes.append(
        .property(path, part: nil) { node in
          guard let node = node as? Target else { return {} }
          let old = node[keyPath: path]
          node[keyPath: path] = newValue
          return { node[keyPath: path] = old }
        })
    }
  }

  /// Constraints are replaced temporarily during layout: setting them would be an edit, which the
  /// list records.
  private mutating func vary(_ path: AnyKeyPath, _ constraints: [Constraint]) {
    let constraints = constraints.identified
    changes.append(
      .property(path, part: nil) { node in
        node.openConstraintList().replaceTemporarily(with: constraints)
      })
  }

  /// A property of the node whose parts vary independently.
  public subscript<Value: VariedByPart>(
    dynamicMember path: ReferenceWritableKeyPath<Target, Value>
  ) -> PartRecorder<Value> {
    get { PartRecorder(values[path] as? Value ?? target[keyPath: path]) }
    set {
      values[path] = newValue.value
      for write in newValue.writes {
        changes.append(
          .property(path, part: write.path) { node in
            guard let node = node as? Target else { return {} }
            let restore = write.apply(&node[keyPath: path])
            return { restore(&node[keyPath: path]) }
          })
      }
    }
  }

  /// All recorded changes.
  var recorded: [NodeVariation.Change] {
    style == Style() ? changes : changes + [.style(style)]
  }
}

/// A recorder of the values that a placement has for certain traits.
@dynamicMemberLookup
public struct PlacementRecorder<C: Container> {
  private var placement: C.Placement
  private(set) var changes: [Change] = []

  /// A property of the placement, optionally a part of it, and a closure that sets it.
  typealias Change = (property: AnyKeyPath, part: AnyKeyPath?, apply: (AnyRelation) -> () -> Void)

  init(_ placement: C.Placement) { self.placement = placement }

  /// The value of a property of the placement for these traits.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: WritableKeyPath<C.Placement, Value>) -> Value {
    get { placement[keyPath: path] }
    set {
      placement[keyPath: path] = newValue
      changes.append(
        (
          path, nil,
          { relation in
            guard let relation = relation as? Relation<C> else { return {} }
            let old = relation.placement[keyPath: path]
            relation.placement[keyPath: path] = newValue
            return { relation.placement[keyPath: path] = old }
          }
        ))
    }
  }

  /// A property of the placement whose parts vary independently.
  public subscript<Value: VariedByPart>(
    dynamicMember path: WritableKeyPath<C.Placement, Value>
  ) -> PartRecorder<Value> {
    get { PartRecorder(placement[keyPath: path]) }
    set {
      placement[keyPath: path] = newValue.value
      for write in newValue.writes {
        changes.append(
          (
            path, write.path,
            { relation in
              guard let relation = relation as? Relation<C> else { return {} }
              let restore = write.apply(&relation.placement[keyPath: path])
              return { restore(&relation.placement[keyPath: path]) }
            }
          ))
      }
    }
  }
}
