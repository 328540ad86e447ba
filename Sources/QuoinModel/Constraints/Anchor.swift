/// The kinds of anchors; only anchors of the same kind can be compared.
public enum AnchorKinds {
  /// Positions along x.
  public enum X {}
  /// Positions along y.
  public enum Y {}
  /// Lengths.
  public enum Dimension {}
}

/// A line or dimension of a node or guide, for constraints.
///
/// `Kind` separates positions along x, positions along y, and dimensions: `a.left == b.top` does
/// not compile.
public struct Anchor<Kind>: Hashable, Sendable {
  /// The item that the anchor belongs to.
  public let item: AnchorItem
  /// The line or dimension of the item.
  public let attribute: Attribute

  /// Creates an anchor from its parts.
  @inlinable package init(_ item: AnchorItem, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor for a position along x.
public typealias XAnchor = Anchor<AnchorKinds.X>
/// An anchor for a position along y.
public typealias YAnchor = Anchor<AnchorKinds.Y>
/// An anchor for a dimension.
public typealias DimensionAnchor = Anchor<AnchorKinds.Dimension>

/// A type with the anchors of a rectangle: nodes, guides and the proxies of the constraint
/// languages.
public protocol Anchored {
  /// The item that the anchors belong to.
  var anchorItem: AnchorItem { get }
}

extension Anchored {
  /// The left side.
  @inlinable public var left: XAnchor { XAnchor(anchorItem, .left) }
  /// The right side.
  @inlinable public var right: XAnchor { XAnchor(anchorItem, .right) }
  /// The leading side, where a row begins.
  @inlinable public var leading: XAnchor { XAnchor(anchorItem, .leading) }
  /// The trailing side, where a row ends.
  @inlinable public var trailing: XAnchor { XAnchor(anchorItem, .trailing) }
  /// The centre along x.
  @inlinable public var centerX: XAnchor { XAnchor(anchorItem, .centerX) }
  /// The top side.
  @inlinable public var top: YAnchor { YAnchor(anchorItem, .top) }
  /// The bottom side.
  @inlinable public var bottom: YAnchor { YAnchor(anchorItem, .bottom) }
  /// The centre along y.
  @inlinable public var centerY: YAnchor { YAnchor(anchorItem, .centerY) }
  /// The width.
  @inlinable public var width: DimensionAnchor { DimensionAnchor(anchorItem, .width) }
  /// The height.
  @inlinable public var height: DimensionAnchor { DimensionAnchor(anchorItem, .height) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: YAnchor { YAnchor(anchorItem, .firstBaseline) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: YAnchor { YAnchor(anchorItem, .lastBaseline) }
  /// The left side inset by the margin.
  @inlinable public var leftMargin: XAnchor { XAnchor(anchorItem, .leftMargin) }
  /// The right side inset by the margin.
  @inlinable public var rightMargin: XAnchor { XAnchor(anchorItem, .rightMargin) }
  /// The leading side inset by the margin.
  @inlinable public var leadingMargin: XAnchor { XAnchor(anchorItem, .leadingMargin) }
  /// The trailing side inset by the margin.
  @inlinable public var trailingMargin: XAnchor { XAnchor(anchorItem, .trailingMargin) }
  /// The top side inset by the margin.
  @inlinable public var topMargin: YAnchor { YAnchor(anchorItem, .topMargin) }
  /// The bottom side inset by the margin.
  @inlinable public var bottomMargin: YAnchor { YAnchor(anchorItem, .bottomMargin) }
  /// The centre along x of the area within the margins.
  @inlinable public var centerXWithinMargins: XAnchor { XAnchor(anchorItem, .centerXWithinMargins) }
  /// The centre along y of the area within the margins.
  @inlinable public var centerYWithinMargins: YAnchor { YAnchor(anchorItem, .centerYWithinMargins) }
}

extension Node: Anchored {
  /// The node itself.
  @inlinable public final var anchorItem: AnchorItem { AnchorItem(node: id) }
}
