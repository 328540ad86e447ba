public import QuoinBoxLayout

// The words for boxes of a flow container: on a node they make the relation, on a relation they
// change it.

extension Node {
  /// Puts the node below what is before it, as wide as the flow container.
  public func block() -> Relation<FlowContainer> { Relation(self, FlowItem(.block)) }

  /// Puts the node into the lines of the flow container; what is in it takes part in them.
  public func inline() -> Relation<FlowContainer> { Relation(self, FlowItem(.inline)) }

  /// Puts the node into the lines of the flow container as one piece.
  public func inlineBlock() -> Relation<FlowContainer> { Relation(self, FlowItem(.inlineBlock)) }
}

extension Relation where C == FlowContainer {
  /// Lets the node float to a side: what follows it flows around it (CSS 2 §9.5).
  @discardableResult public func float(_ side: BoxFloat) -> Relation {
    placement.float = side
    return self
  }

  /// Keeps the node below the floats to some sides.
  @discardableResult public func clear(_ sides: BoxClear = .both) -> Relation {
    placement.clear = sides
    return self
  }

  /// Says how an inline box stands in its line.
  @discardableResult public func verticalAlign(_ alignment: VerticalAlign) -> Relation {
    placement.verticalAlign = alignment
    return self
  }
}
