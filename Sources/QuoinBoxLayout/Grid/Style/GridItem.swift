/// The properties of a box as a grid item.
///
/// The initial values are those of CSS. ``BoxTree/setGridItem(_:of:)`` sets them for a box; those that flex items share
/// are part of ``PackedStyle``: ``PackedStyle/set(_:)-(GridItem)``.
public struct GridItem: Hashable, Sendable {
  /// The rows that the item spans.
  public var row = GridPlacement.auto
  /// The columns that the item spans.
  public var column = GridPlacement.auto
  /// The alignment in the width of the area; `auto` uses the container's.
  public var justifySelf = SelfAlignment.auto
  /// The alignment in the height of the area; `auto` uses the container's.
  public var alignSelf = SelfAlignment.auto
  /// The space around the box.
  public var margin = Edges<Length>.zero
  /// The ordinal group; items are placed by group, then in tree order.
  public var order: Int32 = 0
  /// The positioning scheme: in flow or out of it.
  public var position = BoxPosition.static
  /// The distances from the containing block (`absolute`: the area, if the placement specifies one), or the offset by
  /// which the box is moved (`relative`).
  public var inset = Edges<Length>.auto

  /// Creates an item with a placement.
  public init(row: GridPlacement = .auto, column: GridPlacement = .auto) {
    self.row = row
    self.column = column
  }

  /// Returns an item in a named area.
  public static func area(_ name: GridName) -> GridItem {
    GridItem(row: .area(name), column: .area(name))
  }
}
