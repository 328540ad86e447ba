public import QuoinBoxLayout
public import QuoinGeometry

// The methods for items of a flex container: on a node they create the relation, on a relation they
// change it.

extension Node {
  /// Sets the item's flex grow factor, its share of the free space.
  public func grow(_ share: Double) -> Relation<FlexContainer> {
    flexItem.grow(share)
  }

  /// Sets the item's flex shrink factor, its share of the overflow, weighted by its base size.
  public func shrink(_ share: Double) -> Relation<FlexContainer> {
    flexItem.shrink(share)
  }

  /// Sets the flex basis, the size before free space is distributed.
  @_disfavoredOverload public func basis(_ basis: FlexBasis) -> Relation<FlexContainer> {
    flexItem.basis(basis)
  }

  /// Sets the flex basis, the size before free space is distributed, in points.
  public func basis(_ basis: Double) -> Relation<FlexContainer> {
    flexItem.basis(.points(basis))
  }

  /// Sets the item's alignment on the cross axis.
  public func alignSelf(_ alignment: SelfAlignment) -> Relation<FlexContainer> {
    flexItem.alignSelf(alignment)
  }

  /// Sets the ordinal group: lower ones come first, regardless of the order of the children.
  public func order(_ group: Int32) -> Relation<FlexContainer> {
    flexItem.order(group)
  }

  /// Takes the item out of the flow and positions it by insets in the container's padding box.
  public func absolute(_ inset: Edges<Length>) -> Relation<FlexContainer> {
    flexItem.absolute(inset)
  }

  /// Moves the item by insets without moving anything else.
  public func relative(_ inset: Edges<Length>) -> Relation<FlexContainer> {
    flexItem.relative(inset)
  }

  /// Sets whether the item is in the flow, moved by its insets, or out of the flow and placed by
  /// them.
  public func position(_ position: BoxPosition) -> Relation<FlexContainer> {
    flexItem.position(position)
  }

  var flexItem: Relation<FlexContainer> { Relation(self, FlexContainer.defaultPlacement) }
}

// Sizes relative to the container; those in points are the node's own.
extension Node {
  /// Sets the width in a flex container: a percentage of it, or a keyword such as `minContent`.
  @_disfavoredOverload public func width(_ width: SizeValue) -> Relation<FlexContainer> {
    flexItem.width(width)
  }

  /// Sets the height in a flex container: a percentage of it, or a keyword such as `minContent`.
  @_disfavoredOverload public func height(_ height: SizeValue) -> Relation<FlexContainer> {
    flexItem.height(height)
  }

  /// Sets the smallest width in a flex container.
  @_disfavoredOverload public func minWidth(_ width: SizeValue) -> Relation<FlexContainer> {
    flexItem.minWidth(width)
  }

  /// Sets the smallest height in a flex container.
  @_disfavoredOverload public func minHeight(_ height: SizeValue) -> Relation<FlexContainer> {
    flexItem.minHeight(height)
  }

  /// Sets the largest width in a flex container.
  @_disfavoredOverload public func maxWidth(_ width: SizeValue) -> Relation<FlexContainer> {
    flexItem.maxWidth(width)
  }

  /// Sets the largest height in a flex container.
  @_disfavoredOverload public func maxHeight(_ height: SizeValue) -> Relation<FlexContainer> {
    flexItem.maxHeight(height)
  }
}

extension Relation where C == FlexContainer {
  /// Sets the item's flex grow factor, its share of the free space.
  @discardableResult public func grow(_ share: Double) -> Relation {
    placement.grow = share
    return self
  }

  /// Sets the item's flex shrink factor, its share of the overflow, weighted by its base size.
  @discardableResult public func shrink(_ share: Double) -> Relation {
    placement.shrink = share
    return self
  }

  /// Sets the flex basis, the size before free space is distributed.
  @_disfavoredOverload @discardableResult public func basis(_ basis: FlexBasis) -> Relation {
    placement.basis = basis
    return self
  }

  /// Sets the flex basis, the size before free space is distributed, in points.
  @discardableResult public func basis(_ basis: Double) -> Relation {
    self.basis(.points(basis))
  }
}

// Sizes in this container, which take precedence over those of the node itself.
extension Relation where C == FlexContainer {
  /// Sets the width in this container: points, a percentage, or a keyword such as `minContent`.
  @_disfavoredOverload @discardableResult public func width(_ width: SizeValue) -> Relation {
    placement.width = width
    return self
  }

  /// Sets the height in this container: points, a percentage, or a keyword such as `minContent`.
  @_disfavoredOverload @discardableResult public func height(_ height: SizeValue) -> Relation {
    placement.height = height
    return self
  }

  /// Sets the smallest width in this container.
  @_disfavoredOverload @discardableResult public func minWidth(_ width: SizeValue) -> Relation {
    placement.minWidth = width
    return self
  }

  /// Sets the smallest height in this container.
  @_disfavoredOverload @discardableResult public func minHeight(_ height: SizeValue) -> Relation {
    placement.minHeight = height
    return self
  }

  /// Sets the largest width in this container.
  @_disfavoredOverload @discardableResult public func maxWidth(_ width: SizeValue) -> Relation {
    placement.maxWidth = width
    return self
  }

  /// Sets the largest height in this container.
  @_disfavoredOverload @discardableResult public func maxHeight(_ height: SizeValue) -> Relation {
    placement.maxHeight = height
    return self
  }

  /// Sets the width in this container, in points.
  @discardableResult public func width(_ width: Double) -> Relation { self.width(.points(width)) }

  /// Sets the height in this container, in points.
  @discardableResult public func height(_ height: Double) -> Relation {
    self.height(.points(height))
  }

  /// Makes the item a square in this container, in points.
  @discardableResult public func size(_ side: Double) -> Relation { width(side).height(side) }

  /// Sets the size in this container, in points.
  @discardableResult public func size(_ size: Size) -> Relation {
    width(size.width).height(size.height)
  }

  /// Sets the smallest width in this container, in points.
  @discardableResult public func minWidth(_ width: Double) -> Relation {
    self.minWidth(.points(width))
  }

  /// Sets the smallest height in this container, in points.
  @discardableResult public func minHeight(_ height: Double) -> Relation {
    self.minHeight(.points(height))
  }

  /// Sets the largest width in this container, in points.
  @discardableResult public func maxWidth(_ width: Double) -> Relation {
    self.maxWidth(.points(width))
  }

  /// Sets the largest height in this container, in points.
  @discardableResult public func maxHeight(_ height: Double) -> Relation {
    self.maxHeight(.points(height))
  }
}

extension Relation<FlexContainer> {
  /// The placement; other modules read it without a check for exclusive access.
  package var flexItem: FlexItem { placement }
}
