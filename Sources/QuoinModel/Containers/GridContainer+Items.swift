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
}
