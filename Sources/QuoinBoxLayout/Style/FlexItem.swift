/// The properties of a box as a flex item.
///
/// The initial values are those of CSS.
public struct FlexItem: Hashable, Sendable {
  /// The share of the free space that the item takes; negative values count as zero.
  public var grow: Double = 0
  /// The share of missing space that the item gives up, weighted by its base size; negative values
  /// count as zero.
  public var shrink: Double = 1
  /// The size before free space is distributed.
  public var basis = FlexBasis.auto
  /// The alignment across the line; `auto` uses the container's.
  public var alignSelf = SelfAlignment.auto
  /// The space around the box.
  public var margin = Edges<Length>.zero
  /// The ordinal group; items are laid out by group, then in tree order.
  public var order: Int32 = 0
  /// The positioning scheme: in flow or out of it.
  public var position = BoxPosition.static
  /// The distances from the containing block's padding edges (`absolute`), or the offset by which
  /// the box is moved (`relative`).
  public var inset = Edges<Length>.auto

  /// The width in the container; `auto` keeps the box's own.
  public var width = SizeValue.auto
  /// The height in the container; `auto` keeps the box's own.
  public var height = SizeValue.auto
  /// The minimum width in the container; `auto` keeps the box's own.
  public var minWidth = SizeValue.auto
  /// The minimum height in the container; `auto` keeps the box's own.
  public var minHeight = SizeValue.auto
  /// The maximum width in the container; `auto` keeps the box's own.
  public var maxWidth = SizeValue.auto
  /// The maximum height in the container; `auto` keeps the box's own.
  public var maxHeight = SizeValue.auto

  /// Creates an item that grows, shrinks and starts as given.
  ///
  /// This is the CSS shorthand `flex`, but with the initial values of the three properties.
  public init(grow: Double = 0, shrink: Double = 1, basis: FlexBasis = .auto) {
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
  }
}
