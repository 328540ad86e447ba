/// What of a node is different in some surroundings.
package struct NodeVariation {
  package var query: TraitQuery
  package var change: Change

  package enum Change {
    /// The value of a property, or of a part of one: sets it, and answers how the old one is put
    /// back.
    case property(AnyKeyPath, part: AnyKeyPath?, (Node) -> () -> Void)
    /// Properties of the look.
    case style(Style)
    /// Constraints that are switched off otherwise: the group of them, and which ones it means.
    case constraints(AnyObject, () -> ConstraintIdentities)

    /// Carries the change out, and answers how it is taken back.
    package func apply(to node: Node) -> () -> Void {
      switch self {
      case .property(_, _, let apply): return apply(node)
      case .style(let style):
        let old = node.style
        node.style.merge(style)
        return { node.style = old }
      case .constraints(_, let ids): return node.constraintList?.lend(ids()) ?? {}
      }
    }
  }
}

/// What of a place is different in some surroundings.
package struct RelationVariation {
  package var query: TraitQuery
  package var property: AnyKeyPath
  /// The part of the property, where it varies by part.
  package var part: AnyKeyPath?
  /// Sets the value, and answers how the old one is put back.
  package var apply: (AnyRelation) -> () -> Void
}

extension Node {
  /// Takes a variation up, so that the more particular come later; what was said before of the same
  /// thing in the same surroundings is replaced.
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

  /// Takes a property's values for all surroundings; what was said of it before is forgotten.
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

  /// Forgets what was said of a property in surroundings.
  final func forgetVariations(of property: AnyKeyPath) {
    variations.removeAll {
      if case .property(property, _, _) = $0.change { true } else { false }
    }
  }

  /// Takes a length of the node's own size for all surroundings, with others for some.
  ///
  /// One without others leaves what was said of surroundings as it is.
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
  /// Takes a variation up, so that the more particular come later.
  final func vary(_ variation: RelationVariation) {
    variations.removeAll {
      $0.query == variation.query && $0.property == variation.property && $0.part == variation.part
    }
    let rank = variation.query.specificity
    let index = variations.firstIndex { $0.query.specificity > rank } ?? variations.endIndex
    variations.insert(variation, at: index)
  }
}
