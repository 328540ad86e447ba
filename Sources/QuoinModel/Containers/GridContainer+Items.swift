public import QuoinBoxLayout

// The words for items of a grid container: on a node they make the relation, on a relation they change
// it.

extension Node {
  /// Puts the node into cells of a grid container: `node.cell(column: 2, row: .span(2))`.
  ///
  /// - Parameters:
  ///   - column: a line's number, `.span(2)`, `.line(1, span: 2)`, `.lines(1, -1)` or an area's columns.
  ///   - row: the same along the other axis; what is `auto` the container decides.
  public func cell(
    column: GridPlacement = .auto, row: GridPlacement = .auto
  ) -> Relation<GridContainer> {
    Relation(self, GridItem(row: row, column: column))
  }

  /// Puts the node into a named area of a grid container.
  public func area(_ name: GridName) -> Relation<GridContainer> { Relation(self, .area(name)) }
}

extension Relation where C == GridContainer {
  /// Says which cells the item takes; what is `auto` the container decides.
  @discardableResult public func cell(
    column: GridPlacement = .auto, row: GridPlacement = .auto
  ) -> Relation {
    placement.column = column
    placement.row = row
    return self
  }

  /// Puts the item into a named area.
  @discardableResult public func area(_ name: GridName) -> Relation {
    cell(column: .area(name), row: .area(name))
  }

  /// Says which columns the item takes.
  @discardableResult public func column(_ column: GridPlacement) -> Relation {
    placement.column = column
    return self
  }

  /// Says which rows the item takes.
  @discardableResult public func row(_ row: GridPlacement) -> Relation {
    placement.row = row
    return self
  }

  /// Says where the item lies in the width of its area.
  @discardableResult public func justifySelf(_ alignment: SelfAlignment) -> Relation {
    placement.justifySelf = alignment
    return self
  }

  /// Says where the item lies in the height of its area.
  @discardableResult public func alignSelf(_ alignment: SelfAlignment) -> Relation {
    placement.alignSelf = alignment
    return self
  }

  /// Sets the ordinal group: lower ones are placed first, whatever the order of the children.
  @discardableResult public func order(_ group: Int32) -> Relation {
    placement.order = group
    return self
  }

  /// Sets the space around the item on all sides; `auto` takes a share of the free space.
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

  /// Takes the item out of the grid and places it by distances in its area, or in the container's
  /// padding box where it has none.
  @discardableResult public func absolute(_ inset: Edges<Length>) -> Relation {
    placement.position = .absolute
    placement.inset = inset
    return self
  }

  /// Moves the item by distances without moving anything else.
  @discardableResult public func relative(_ inset: Edges<Length>) -> Relation {
    placement.position = .relative
    placement.inset = inset
    return self
  }
}
