/// The way in which a box takes part in layout, and lays out its own children.
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
  /// A column of a table, or several that are alike.
  case tableColumn
  /// Columns of a table.
  case tableColumnGroup
  /// Rows of a table that come before all others.
  case tableHeaderGroup
  /// Rows of a table.
  case tableRowGroup
  /// Rows of a table that come after all others.
  case tableFooterGroup
  /// A row of a table.
  case tableRow
  /// A cell of a table: a block whose content stands in the row as `alignContent` says, on the
  /// baseline of the row where that is `normal`.
  case tableCell
  /// No box of its own: its children are children of its parent.
  case contents
  /// No box at all: skipped by its container, takes no gap and has no frame.
  case none
}
