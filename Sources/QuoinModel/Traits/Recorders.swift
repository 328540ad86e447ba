/// Records the values that a node's properties have in some surroundings.
///
/// Each assignment in the block of `when(_:_:)` is written down, not carried out. What is set of
/// `style` is merged into the node's style in those surroundings, and so is what is set of a part of
/// `sizing`, `priorities`, `flexStyle` and other properties that vary by part; others are replaced.
@dynamicMemberLookup
public struct NodeRecorder<Target: Node> {
  private let target: Target
  private var values: [AnyKeyPath: Any] = [:]
  private var changes: [NodeVariation.Change] = []
  /// The properties of the look that are set in those surroundings.
  public var style = Style()

  init(_ target: Target) { self.target = target }

  /// A property of the node: its value in those surroundings.
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

  /// Constraints are lent for the layout: to set them would be an edit, which the list remembers.
  private mutating func vary(_ path: AnyKeyPath, _ constraints: [Constraint]) {
    let constraints = constraints.identified
    changes.append(
      .property(path, part: nil) { node in node.openConstraintList().lend(constraints) })
  }

  /// A property of the node of which each part varies by itself.
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

  /// All that was recorded.
  var recorded: [NodeVariation.Change] {
    style == Style() ? changes : changes + [.style(style)]
  }
}

/// Records the values that a place has in some surroundings.
@dynamicMemberLookup
public struct PlacementRecorder<C: Container> {
  private var placement: C.Placement
  private(set) var changes: [Change] = []

  /// A part of the place, perhaps a part of that, and what sets it.
  typealias Change = (property: AnyKeyPath, part: AnyKeyPath?, apply: (AnyRelation) -> () -> Void)

  init(_ placement: C.Placement) { self.placement = placement }

  /// A part of the place: its value in those surroundings.
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

  /// A part of the place that varies by its own parts.
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
