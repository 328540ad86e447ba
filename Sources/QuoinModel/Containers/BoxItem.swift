public import QuoinBoxLayout

/// What is said of a box in any container of the CSS box engine: space around it, and whether it is
/// moved or taken out.
public protocol BoxItem: MarginItem {
  /// Whether the box is in the flow, moved, or taken out.
  var position: BoxPosition { get set }
  /// The distances of a box that is moved or taken out.
  var inset: Edges<Length> { get set }
}

/// What is said of an item whose container aligns and orders its items.
public protocol AlignedBoxItem: BoxItem {
  /// Where the item lies across its line, or in the height of its area.
  var alignSelf: SelfAlignment { get set }
  /// The ordinal group.
  var order: Int32 { get set }
}

extension FlexItem: AlignedBoxItem {}
extension GridItem: AlignedBoxItem {}
extension FlowItem: BoxItem {}

extension Relation where C.Placement: BoxItem {
  /// Takes the box out of the flow and places it by distances in the container's padding box; in a
  /// grid in its area, where it has one.
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
}

// FlexLayout's words for a box that is moved or taken out.
extension Relation where C.Placement: BoxItem {
  /// Says whether the box is in the flow, moved by its distances, or taken out and placed by them.
  @discardableResult public func position(_ position: BoxPosition) -> Relation {
    placement.position = position
    return self
  }

  /// Sets the distance from the top of what the box is placed in.
  @_disfavoredOverload @discardableResult public func top(_ distance: Length) -> Relation {
    inset { $0.top = distance }
  }

  /// Sets the distance from the left side of what the box is placed in.
  @_disfavoredOverload @discardableResult public func left(_ distance: Length) -> Relation {
    inset { $0.left = distance }
  }

  /// Sets the distance from the bottom of what the box is placed in.
  @_disfavoredOverload @discardableResult public func bottom(_ distance: Length) -> Relation {
    inset { $0.bottom = distance }
  }

  /// Sets the distance from the right side of what the box is placed in.
  @_disfavoredOverload @discardableResult public func right(_ distance: Length) -> Relation {
    inset { $0.right = distance }
  }

  /// Sets the distance from the side where a row begins.
  @_disfavoredOverload @discardableResult public func start(_ distance: Length) -> Relation {
    inset { $0.start = distance }
  }

  /// Sets the distance from the side where a row ends.
  @_disfavoredOverload @discardableResult public func end(_ distance: Length) -> Relation {
    inset { $0.end = distance }
  }

  /// UIKit's word.
  @available(*, unavailable, renamed: "start")
  @discardableResult public func leading(_ distance: Length) -> Relation { start(distance) }

  /// UIKit's word.
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

// A number is a parameter of its own, too, so that a variable may be given and a `CGFloat` is one.
extension Relation where C.Placement: BoxItem {
  /// Sets the distance from the top of what the box is placed in, in points.
  @discardableResult public func top(_ distance: Double) -> Relation { top(.points(distance)) }

  /// Sets the distance from the left side of what the box is placed in, in points.
  @discardableResult public func left(_ distance: Double) -> Relation { left(.points(distance)) }

  /// Sets the distance from the bottom of what the box is placed in, in points.
  @discardableResult public func bottom(_ distance: Double) -> Relation {
    bottom(.points(distance))
  }

  /// Sets the distance from the right side of what the box is placed in, in points.
  @discardableResult public func right(_ distance: Double) -> Relation { right(.points(distance)) }

  /// Sets the distance from the side where a row begins, in points.
  @discardableResult public func start(_ distance: Double) -> Relation { start(.points(distance)) }

  /// Sets the distance from the side where a row ends, in points.
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
  /// Says where the item lies across its line, or in the height of its area.
  @discardableResult public func alignSelf(_ alignment: SelfAlignment) -> Relation {
    placement.alignSelf = alignment
    return self
  }

  /// Sets the ordinal group: lower ones come first, whatever the order of the children.
  @discardableResult public func order(_ group: Int32) -> Relation {
    placement.order = group
    return self
  }
}
