import QuoinBoxLayout

// A large tree mostly repeats a few nodes: the cards of a feed differ in their texts. A layout reads such nodes once.
extension AnyRelation {
  /// Returns whether all that a layout reads of a node and its placement by themselves is known to be the same for another
  /// node in a container of the same kind.
  ///
  /// Only plain texts, children, constraints, priorities and styles may differ, which a layout reads apart. Nodes of other
  /// classes than those below are never alike.
  ///
  /// No references to the relations are counted, which would take as long as comparing them.
  package static func areLike(
    _ relation: Unmanaged<AnyRelation>, _ other: Unmanaged<AnyRelation>
  ) -> Bool {
    relation._withUnsafeGuaranteedRef { relation in
      other._withUnsafeGuaranteedRef { other in
        relation.unretainedNode._withUnsafeGuaranteedRef { node in
          other.unretainedNode._withUnsafeGuaranteedRef { node.isLike($0) }
        } && relation.hasLikePlacement(other)
      }
    }
  }

  private final func hasLikePlacement(_ other: AnyRelation) -> Bool {
    guard variations.isEmpty, other.variations.isEmpty, type(of: self) == type(of: other) else {
      return false
    }
    if type(of: self) == Relation<FlexContainer>.self {
      let relation = unsafeDowncast(self, to: Relation<FlexContainer>.self)
      return relation.hasLikeItem(unsafeDowncast(other, to: Relation<FlexContainer>.self))
    }
    if type(of: self) == Relation<RelativeContainer>.self {
      let relation = unsafeDowncast(self, to: Relation<RelativeContainer>.self)
      let other = unsafeDowncast(other, to: Relation<RelativeContainer>.self)
      return !relation.isPinned && !other.isPinned
    }
    if type(of: self) == Relation<StackContainer>.self {
      let relation = unsafeDowncast(self, to: Relation<StackContainer>.self)
      let other = unsafeDowncast(other, to: Relation<StackContainer>.self)
      return relation.placement == other.placement
    }
    return false
  }
}

extension Relation<FlexContainer> {
  /// Whether another relation has an equal item.
  ///
  /// Field by field, since the items would be copied to compare them as a whole, which takes several times as long.
  fileprivate func hasLikeItem(_ other: Relation<FlexContainer>) -> Bool {
    placement.grow == other.placement.grow && placement.shrink == other.placement.shrink
      && placement.basis == other.placement.basis && placement.order == other.placement.order
      && placement.alignSelf == other.placement.alignSelf
      && placement.position == other.placement.position
      && (placement.apart.storage === other.placement.apart.storage
        || placement.apart == other.placement.apart)
  }
}

extension Node {
  /// A number that differs between most nodes that are not alike.
  package final var likenessHash: Int {
    // Nodes of different classes are often described in one line.
    let type = Int(bitPattern: ObjectIdentifier(type(of: self))) >> 5
    guard let place else { return type }
    return place.line &* 5 ^ place.column ^ type
  }

  fileprivate final func isLike(_ other: Node) -> Bool {
    guard place == other.place, type(of: self) == type(of: other), rare == nil, other.rare == nil,
      identifier == nil, other.identifier == nil, documentType == nil, other.documentType == nil,
      direction == nil, other.direction == nil, isHidden == other.isHidden,
      !hasAlignmentInsets, !other.hasAlignmentInsets, hasSameSizing(as: other),
      hasKeptConstraints == other.hasKeptConstraints
    else { return false }
    return hasLikeContent(other)
  }

  /// Whether another node of the same class has content of which a layout reads the same.
  private final func hasLikeContent(_ other: Node) -> Bool {
    if type(of: self) == TextNode.self {
      let text = unsafeDowncast(self, to: TextNode.self)
      let other = unsafeDowncast(other, to: TextNode.self)
      return !text.hasSpan && !other.hasSpan && text.string.isEmpty == other.string.isEmpty
    }
    if type(of: self) == ShapeNode.self {
      let shape = unsafeDowncast(self, to: ShapeNode.self)
      return shape.isLike(unsafeDowncast(other, to: ShapeNode.self))
    }
    guard isContainer else { return false }
    let container = unsafeDowncast(self, to: ContainerNode.self)
    return container.hasLikeRules(unsafeDowncast(other, to: ContainerNode.self))
  }
}

extension ShapeNode {
  fileprivate final func isLike(_ other: ShapeNode) -> Bool {
    switch (shape, other.shape) {
    case (.rectangle, .rectangle), (.ellipse, .ellipse): true
    default: false
    }
  }
}

extension ContainerNode {
  /// Whether another container of the same class has the same rules for its children.
  fileprivate final func hasLikeRules(_ other: ContainerNode) -> Bool {
    guard rareInContainer == nil, other.rareInContainer == nil, !specifiesInsets,
      !other.specifiesInsets
    else { return false }
    if type(of: self) == FlexContainer.self {
      let flex = unsafeDowncast(self, to: FlexContainer.self)
      let other = unsafeDowncast(other, to: FlexContainer.self)
      return flex.flexStyle == other.flexStyle && flex.padding.isEqual(to: other.padding)
    }
    if type(of: self) == RelativeContainer.self {
      let container = unsafeDowncast(self, to: RelativeContainer.self)
      return container.scrolls == unsafeDowncast(other, to: RelativeContainer.self).scrolls
    }
    if type(of: self) == StackContainer.self {
      let stack = unsafeDowncast(self, to: StackContainer.self)
      let other = unsafeDowncast(other, to: StackContainer.self)
      return stack.axis == other.axis && stack.spacing == other.spacing
    }
    return false
  }
}
