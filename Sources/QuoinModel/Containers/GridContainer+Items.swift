public import QuoinBoxLayout

// The methods for items of a grid container: on a node they create the relation, on a relation they
// change it.

extension Node {
  /// Places the node in cells of a grid container: `node.cell(column: 2, row: .span(2))`.
  ///
  /// - Parameters:
  ///   - column: a line's number, `.span(2)`, `.line(1, span: 2)`, `.lines(1, -1)` or an area's
  ///     columns; `auto` lets the container decide.
  ///   - row: the same along the other axis.
  public func cell(
    column: GridPlacement = .auto, row: GridPlacement = .auto
  ) -> Relation<GridContainer> {
    Relation(self, GridItem(row: row, column: column))
  }

  /// Places the node in a named area of a grid container.
  public func area(_ name: GridName) -> Relation<GridContainer> { Relation(self, .area(name)) }
}

extension Relation where C == GridContainer {
  /// Sets the cells of the item; `auto` lets the container decide.
  @discardableResult public func cell(
    column: GridPlacement = .auto, row: GridPlacement = .auto
  ) -> Relation {
    placement.column = column
    placement.row = row
    return self
  }

  /// Places the item in a named area.
  @discardableResult public func area(_ name: GridName) -> Relation {
    cell(column: .area(name), row: .area(name))
  }

  /// Sets the columns of the item.
  @discardableResult public func column(_ column: GridPlacement) -> Relation {
    placement.column = column
    return self
  }

  /// Sets the rows of the item.
  @discardableResult public func row(_ row: GridPlacement) -> Relation {
    placement.row = row
    return self
  }

  /// Sets the alignment of the item in the width of its area.
  @discardableResult public func justifySelf(_ alignment: SelfAlignment) -> Relation {
    placement.justifySelf = alignment
    return self
  }
}
