/// What the relation of a box to its grid container says: a grid item's part of CSS.
///
/// The initial values are those of CSS. ``BoxTree/setGridItem(_:of:)`` gives it to a box; what flex
/// items have, too, is part of ``PackedStyle``: ``PackedStyle/set(_:)-(GridItem)``.
public struct GridItem: Hashable, Sendable {
  /// The rows that the item takes.
  public var row = GridPlacement.auto
  /// The columns that the item takes.
  public var column = GridPlacement.auto
  /// The place in the width of the area; `auto` is what the container says.
  public var justifySelf = SelfAlignment.auto
  /// The place in the height of the area; `auto` is what the container says.
  public var alignSelf = SelfAlignment.auto
  /// The space around the box.
  public var margin = Edges<Length>.zero
  /// The ordinal group: items are placed by it, then in the order of the tree.
  public var order: Int32 = 0
  /// In flow or out of it.
  public var position = BoxPosition.static
  /// The distances from the containing block (`absolute`: the area, where there is a place), or the way
  /// by which the box is moved (`relative`).
  public var inset = Edges<Length>.auto

  /// An item at a place.
  public init(row: GridPlacement = .auto, column: GridPlacement = .auto) {
    self.row = row
    self.column = column
  }

  /// An item in a named area.
  public static func area(_ name: GridName) -> GridItem {
    GridItem(row: .area(name), column: .area(name))
  }
}
