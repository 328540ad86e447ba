public import QuoinBoxLayout

/// The placement of a box in any container of the CSS box engine: margins, and positioning.
public protocol BoxItem: MarginItem {
  /// Whether the box is in the flow, relatively positioned, or out of the flow.
  var position: BoxPosition { get set }
  /// The insets of a positioned box.
  var inset: Edges<Length> { get set }
}

/// The placement of an item whose container aligns and orders its items.
public protocol AlignedBoxItem: BoxItem {
  /// The alignment of the item on the cross axis, or in the height of its grid area.
  var alignSelf: SelfAlignment { get set }
  /// The ordinal group, as CSS's `order`.
  var order: Int32 { get set }
}

extension FlexItem: AlignedBoxItem {}
extension GridItem: AlignedBoxItem {}
extension FlowItem: BoxItem {}

extension Relation where C.Placement: BoxItem {
  /// Takes the box out of the flow and positions it by insets in the container's padding box, or in
  /// its grid area if it has one.
  @discardableResult public func absolute(_ inset: Edges<Length>) -> Relation {
    placement.position = .absolute
    placement.inset = inset
    return self
  }

  /// Moves the box by insets without moving anything else.
  @discardableResult public func relative(_ inset: Edges<Length>) -> Relation {
    placement.position = .relative
    placement.inset = inset
    return self
  }
}

// FlexLayout's methods for positioned boxes.
extension Relation where C.Placement: BoxItem {
  /// Sets whether the box is in the flow, moved by its insets, or out of the flow and placed by
  /// them.
  @discardableResult public func position(_ position: BoxPosition) -> Relation {
    placement.position = position
    return self
  }

  /// Sets the distance from the top of the containing block.
  @_disfavoredOverload @discardableResult public func top(_ distance: Length) -> Relation {
    inset { $0.top = distance }
  }

  /// Sets the distance from the left side of the containing block.
  @_disfavoredOverload @discardableResult public func left(_ distance: Length) -> Relation {
    inset { $0.left = distance }
  }

  /// Sets the distance from the bottom of the containing block.
  @_disfavoredOverload @discardableResult public func bottom(_ distance: Length) -> Relation {
    inset { $0.bottom = distance }
  }

  /// Sets the distance from the right side of the containing block.
  @_disfavoredOverload @discardableResult public func right(_ distance: Length) -> Relation {
    inset { $0.right = distance }
  }

  /// Sets the distance from the start side.
  @_disfavoredOverload @discardableResult public func start(_ distance: Length) -> Relation {
    inset { $0.start = distance }
  }

  /// Sets the distance from the end side.
  @_disfavoredOverload @discardableResult public func end(_ distance: Length) -> Relation {
    inset { $0.end = distance }
  }

  /// UIKit's name for `start`.
  @available(*, unavailable, renamed: "start")
  @discardableResult public func leading(_ distance: Length) -> Relation { start(distance) }

  /// UIKit's name for `end`.
  @available(*, unavailable, renamed: "end")
  @discardableResult public func trailing(_ distance: Length) -> Relation { end(distance) }

  /// Sets the distances from the left and right side.
  @_disfavoredOverload @discardableResult public func horizontally(_ distance: Length) -> Relation {
    left(distance).right(distance)
  }

  /// Sets the distances from the top and the bottom.
  @_disfavoredOverload @discardableResult public func vertically(_ distance: Length) -> Relation {
    top(distance).bottom(distance)
  }

  /// Sets the distances from all four sides.
  @_disfavoredOverload @discardableResult public func all(_ distance: Length) -> Relation {
    horizontally(distance).vertically(distance)
  }

  private func inset(_ change: (inout Edges<Length>) -> Void) -> Relation {
    change(&placement.inset)
    return self
  }
}

// Numbers have overloads of their own, so that variables and `CGFloat` values are accepted.
extension Relation where C.Placement: BoxItem {
  /// Sets the distance from the top of the containing block, in points.
  @discardableResult public func top(_ distance: Double) -> Relation { top(.points(distance)) }

  /// Sets the distance from the left side of the containing block, in points.
  @discardableResult public func left(_ distance: Double) -> Relation { left(.points(distance)) }

  /// Sets the distance from the bottom of the containing block, in points.
  @discardableResult public func bottom(_ distance: Double) -> Relation {
    bottom(.points(distance))
  }

  /// Sets the distance from the right side of the containing block, in points.
  @discardableResult public func right(_ distance: Double) -> Relation { right(.points(distance)) }

  /// Sets the distance from the start side, in points.
  @discardableResult public func start(_ distance: Double) -> Relation { start(.points(distance)) }

  /// Sets the distance from the end side, in points.
  @discardableResult public func end(_ distance: Double) -> Relation { end(.points(distance)) }

  /// Sets the distances from the left and right side, in points.
  @discardableResult public func horizontally(_ distance: Double) -> Relation {
    horizontally(.points(distance))
  }

  /// Sets the distances from the top and the bottom, in points.
  @discardableResult public func vertically(_ distance: Double) -> Relation {
    vertically(.points(distance))
  }

  /// Sets the distances from all four sides, in points.
  @discardableResult public func all(_ distance: Double) -> Relation { all(.points(distance)) }
}

extension Relation where C.Placement: AlignedBoxItem {
  /// Sets the alignment of the item on the cross axis, or in the height of its grid area.
  @discardableResult public func alignSelf(_ alignment: SelfAlignment) -> Relation {
    placement.alignSelf = alignment
    return self
  }

  /// Sets the ordinal group: lower ones come first, regardless of the order of the children.
  @discardableResult public func order(_ group: Int32) -> Relation {
    placement.order = group
    return self
  }
}
