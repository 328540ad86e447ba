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
  /// Sets the space around the box on all sides.
  @discardableResult public func margin(_ all: Length) -> Relation {
    placement.margin = Edges(all)
    return self
  }

  /// Sets the space above and below, and to the left and right.
  @discardableResult public func margin(_ vertical: Length, _ horizontal: Length) -> Relation {
    placement.margin = Edges(vertical, horizontal)
    return self
  }

  /// Sets the space on each side; `start` and `end` follow the layout direction.
  @discardableResult public func margin(
    top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0,
    start: Length? = nil, end: Length? = nil
  ) -> Relation {
    placement.margin = Edges(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
    return self
  }

  /// Takes the box out of the flow and places it by distances in the container's padding box.
  @discardableResult public func absolute(_ inset: Edges<Length>) -> Relation {
    placement.position = .absolute
    placement.inset = inset
    return self
  }

  /// Moves the box by distances without moving anything else.
  @discardableResult public func relative(_ inset: Edges<Length>) -> Relation {
    placement.position = .relative
    placement.inset = inset
    return self
  }

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
