import QuoinGeometry

/// A variation of a node for certain traits.
package struct NodeVariation {
  package var query: TraitQuery
  package var change: Change

  /// Whether a property that is a direction varies.
  var setsDirection: Bool {
    // A path from a subclass is not that from `Node`.
    if case .property(let path, _, _) = change {
      type(of: path).valueType == LayoutDirection?.self
    } else {
      false
    }
  }

  package enum Change {
    /// A change to a property or a part of one: a closure that sets it, and returns a closure that
    /// restores the old value.
    case property(AnyKeyPath, part: AnyKeyPath?, (Node) -> () -> Void)
    /// Changes to the style.
    case style(Style)
    /// Constraints that are inactive otherwise: their group, and a closure that returns them.
    case constraints(AnyObject, () -> ConstraintIdentities)

    /// Applies the change, and returns a closure that reverts it.
    package func apply(to node: Node) -> () -> Void {
      switch self {
      case .property(_, _, let apply): return apply(node)
      case .style(let style):
        let old = node.style
        node.style.merge(style)
        return { node.style = old }
      case .constraints(_, let ids): return node.constraintList?.activateTemporarily(ids()) ?? {}
      }
    }
  }
}

/// A variation of a placement for certain traits.
package struct RelationVariation {
  package var query: TraitQuery
  package var property: AnyKeyPath
  /// The part of the property, if it varies by part.
  package var part: AnyKeyPath?
  /// Sets the value, and returns a closure that restores the old one.
  package var apply: (AnyRelation) -> () -> Void
}

extension Node {
  /// Adds a variation, keeping more specific ones later; an earlier one for the same property and
  /// traits is replaced.
  final func vary(_ query: TraitQuery, _ change: NodeVariation.Change) {
    var change = change
    let old = variations.firstIndex { known in
      switch (known.change, change) {
      case (.property(let a, let partA, _), .property(let b, let partB, _)):
        known.query == query && a == b && partA == partB
      case (.style, .style): known.query == query
      case (.constraints(let a, _), .constraints(let b, _)): known.query == query && a === b
      default: false
      }
    }
    if let old {
      if case .style(let known) = variations[old].change, case .style(let new) = change {
        change = .style(known.merging(new))
      }
      variations.remove(at: old)
    }
    let rank = query.specificity
    let index = variations.firstIndex { $0.query.specificity > rank } ?? variations.endIndex
    variations.insert(NodeVariation(query: query, change: change), at: index)
  }

  /// Sets a property's values for all traits, replacing earlier ones.
  final func vary<Target: Node, Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>, _ value: Varied<Value>
  ) {
    guard let target = self as? Target else { return }
    target[keyPath: property] = value.base
    forgetVariations(of: property)
    for entry in value.cases {
      var recorder = NodeRecorder(target)
      recorder[dynamicMember: property] = entry.value
      for change in recorder.recorded { vary(entry.query, change) }
    }
  }

  /// Removes the variations of a property.
  final func forgetVariations(of property: AnyKeyPath) {
    variations.removeAll {
      if case .property(property, _, _) = $0.change { true } else { false }
    }
  }

  /// Sets a length of the node's own size, with other values for certain traits.
  ///
  /// A value without variations keeps the existing variations.
  final func varySizing(_ part: WritableKeyPath<Sizing, Double?>, _ value: Varied<Double>) {
    sizing[keyPath: part] = value.base
    guard !value.cases.isEmpty else { return }
    variations.removeAll {
      if case .property(_, part: part, _) = $0.change { true } else { false }
    }
    for entry in value.cases {
      var recorder = NodeRecorder(self)
      recorder.sizing[dynamicMember: part] = entry.value
      for change in recorder.recorded { vary(entry.query, change) }
    }
  }
}

extension AnyRelation {
  /// Adds a variation, keeping more specific ones later.
  final func vary(_ variation: RelationVariation) {
    variations.removeAll {
      $0.query == variation.query && $0.property == variation.property && $0.part == variation.part
    }
    let rank = variation.query.specificity
    let index = variations.firstIndex { $0.query.specificity > rank } ?? variations.endIndex
    variations.insert(variation, at: index)
  }
}
