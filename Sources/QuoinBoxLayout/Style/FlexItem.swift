/// What the relation of a box to its flex container says: a flex item's part of CSS.
///
/// The initial values are those of CSS.
public struct FlexItem: Hashable, Sendable {
  /// The share of the free space that the item takes; negative values count as zero.
  public var grow: Double = 0
  /// The share of missing space that the item gives up, weighted by its base size; negative values
  /// count as zero.
  public var shrink: Double = 1
  /// The size before free space is shared out.
  public var basis = FlexBasis.auto
  /// The place across the line; `auto` is what the container says.
  public var alignSelf = SelfAlignment.auto
  /// The space around the box.
  public var margin = Edges<Length>.zero
  /// The ordinal group: items are laid out by it, then in the order of the tree.
  public var order: Int32 = 0
  /// In flow or out of it.
  public var position = BoxPosition.static
  /// The distances from the containing block's padding edges (`absolute`), or the way by which the
  /// box is moved (`relative`).
  public var inset = Edges<Length>.auto

  /// The width in the container; `auto` leaves the box its own.
  public var width = SizeValue.auto
  /// The height in the container; `auto` leaves the box its own.
  public var height = SizeValue.auto
  /// The smallest width in the container; `auto` leaves the box its own.
  public var minWidth = SizeValue.auto
  /// The smallest height in the container; `auto` leaves the box its own.
  public var minHeight = SizeValue.auto
  /// The largest width in the container; `auto` leaves the box its own.
  public var maxWidth = SizeValue.auto
  /// The largest height in the container; `auto` leaves the box its own.
  public var maxHeight = SizeValue.auto

  /// An item that grows, shrinks and starts as given: the CSS shorthand `flex`, but with the
  /// initial values of the three properties.
  public init(grow: Double = 0, shrink: Double = 1, basis: FlexBasis = .auto) {
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
  }
}
