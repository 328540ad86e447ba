public import QuoinBoxLayout

/// What is said of a box in any container of the CSS box engine: space around it, and whether it is
/// moved or taken out.
public protocol BoxItem: Sendable {
  /// The space around the box.
  var margin: Edges<Length> { get set }
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
  /// Sets the space around the box on all sides; `auto` takes a share of the free space.
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
