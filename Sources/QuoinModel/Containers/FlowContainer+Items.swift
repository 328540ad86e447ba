public import QuoinBoxLayout

// The methods for boxes of a flow container: on a node they create the relation, on a relation they
// change it.

extension Node {
  /// Makes the node a block: below the previous content, as wide as the flow container.
  public func block() -> Relation<FlowContainer> { Relation(self, FlowItem(.block)) }

  /// Makes the node inline: its content takes part in the lines of the flow container.
  public func inline() -> Relation<FlowContainer> { Relation(self, FlowItem(.inline)) }

  /// Makes the node an inline block: in the lines of the flow container as a single piece.
  public func inlineBlock() -> Relation<FlowContainer> { Relation(self, FlowItem(.inlineBlock)) }
}

extension Relation where C == FlowContainer {
  /// Floats the node to a side; the content after it flows around it (CSS 2 §9.5).
  @discardableResult public func float(_ side: BoxFloat) -> Relation {
    placement.float = side
    return self
  }

  /// Keeps the node below the floats on the given sides.
  @discardableResult public func clear(_ sides: BoxClear = .both) -> Relation {
    placement.clear = sides
    return self
  }

  /// Sets the vertical alignment of an inline box in its line.
  @discardableResult public func verticalAlign(_ alignment: VerticalAlign) -> Relation {
    placement.verticalAlign = alignment
    return self
  }
}
