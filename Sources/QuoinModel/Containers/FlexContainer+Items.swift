public import QuoinBoxLayout

// The words for items of a flex container: on a node they make the relation, on a relation they
// change it.

extension Node {
  /// Says how much of the free space the item takes.
  public func grow(_ share: Double) -> Relation<FlexContainer> {
    flexItem.grow(share)
  }

  /// Says how much of the missing space the item gives up, weighted by its size.
  public func shrink(_ share: Double) -> Relation<FlexContainer> {
    flexItem.shrink(share)
  }

  /// Sets the size before free space is shared out.
  public func basis(_ basis: FlexBasis) -> Relation<FlexContainer> {
    flexItem.basis(basis)
  }

  /// Says where the item lies across its line.
  public func alignSelf(_ alignment: SelfAlignment) -> Relation<FlexContainer> {
    flexItem.alignSelf(alignment)
  }

  /// Sets the ordinal group: lower ones come first, whatever the order of the children.
  public func order(_ group: Int32) -> Relation<FlexContainer> {
    flexItem.order(group)
  }

  /// Sets the space around the item on all sides; `auto` takes a share of the free space.
  public func margin(_ all: Length) -> Relation<FlexContainer> {
    flexItem.margin(all)
  }

  /// Sets the space above and below, and to the left and right.
  public func margin(_ vertical: Length, _ horizontal: Length) -> Relation<FlexContainer> {
    flexItem.margin(vertical, horizontal)
  }

  /// Sets the space on each side; `start` and `end` follow the layout direction.
  public func margin(
    top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0,
    start: Length? = nil, end: Length? = nil
  ) -> Relation<FlexContainer> {
    flexItem.margin(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
  }

  /// Takes the item out of the row and places it by distances in the container's padding box.
  public func absolute(_ inset: Edges<Length>) -> Relation<FlexContainer> {
    flexItem.absolute(inset)
  }

  /// Moves the item by distances without moving anything else.
  public func relative(_ inset: Edges<Length>) -> Relation<FlexContainer> {
    flexItem.relative(inset)
  }

  private var flexItem: Relation<FlexContainer> { Relation(self, FlexContainer.defaultPlacement) }
}

extension Relation where C == FlexContainer {
  /// Says how much of the free space the item takes.
  @discardableResult public func grow(_ share: Double) -> Relation {
    placement.grow = share
    return self
  }

  /// Says how much of the missing space the item gives up, weighted by its size.
  @discardableResult public func shrink(_ share: Double) -> Relation {
    placement.shrink = share
    return self
  }

  /// Sets the size before free space is shared out.
  @discardableResult public func basis(_ basis: FlexBasis) -> Relation {
    placement.basis = basis
    return self
  }
}
