/// How a box takes part in layout, and lays out its own children.
public enum Display: UInt8, CaseIterable, Hashable, Sendable {
  /// A block whose children flow below each other, or a leaf.
  case block
  /// A block whose margins never collapse with those of its children.
  case flowRoot
  /// A flex container.
  case flex
  /// A grid container.
  case grid
  /// A table, with captions, columns and rows in it.
  case table
  /// A caption of a table.
  case tableCaption
  /// A column of a table, or several equal ones.
  case tableColumn
  /// A group of columns of a table.
  case tableColumnGroup
  /// A group of rows of a table before all others.
  case tableHeaderGroup
  /// A group of rows of a table.
  case tableRowGroup
  /// A group of rows of a table after all others.
  case tableFooterGroup
  /// A row of a table.
  case tableRow
  /// A cell of a table: a block whose content is placed in the row by `alignContent`.
  ///
  /// With `normal`, it is placed on the row's baseline.
  case tableCell
  /// The element has no box of its own: its children are children of its parent.
  case contents
  /// The element has no box: it is skipped by its container, takes no gap and has no frame.
  case none

  /// Whether the box is a part of a table, but not a table itself.
  package var isTablePart: Bool {
    switch self {
    case .tableCaption, .tableColumn, .tableColumnGroup, .tableHeaderGroup, .tableRowGroup,
      .tableFooterGroup, .tableRow, .tableCell:
      true
    case .block, .flowRoot, .flex, .grid, .table, .contents, .none: false
    }
  }
}
