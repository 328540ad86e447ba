/// The kinds of anchors: those of one kind may be compared with each other and with no others.
public enum AnchorKinds {
  /// Places along x.
  public enum X {}
  /// Places along y.
  public enum Y {}
  /// Extents.
  public enum Dimension {}
}

/// A line or extent of a node or guide, for constraints.
///
/// `Kind` keeps places along x, places along y and extents apart: `a.left == b.top` does not compile.
public struct Anchor<Kind>: Hashable, Sendable {
  /// What the anchor belongs to.
  public let item: AnchorItem
  /// Which line or extent of it.
  public let attribute: Attribute

  /// An anchor of its parts.
  @inlinable package init(_ item: AnchorItem, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor for a place along x.
public typealias XAnchor = Anchor<AnchorKinds.X>
/// An anchor for a place along y.
public typealias YAnchor = Anchor<AnchorKinds.Y>
/// An anchor for an extent.
public typealias DimensionAnchor = Anchor<AnchorKinds.Dimension>

/// What has the anchors of a rectangle: nodes, guides and the proxies of the constraint languages.
public protocol Anchored {
  /// What the anchors belong to.
  var anchorItem: AnchorItem { get }
}

extension Anchored {
  /// The left side.
  @inlinable public var left: XAnchor { XAnchor(anchorItem, .left) }
  /// The right side.
  @inlinable public var right: XAnchor { XAnchor(anchorItem, .right) }
  /// The side where a row begins.
  @inlinable public var leading: XAnchor { XAnchor(anchorItem, .leading) }
  /// The side where a row ends.
  @inlinable public var trailing: XAnchor { XAnchor(anchorItem, .trailing) }
  /// The centre along x.
  @inlinable public var centerX: XAnchor { XAnchor(anchorItem, .centerX) }
  /// The top side.
  @inlinable public var top: YAnchor { YAnchor(anchorItem, .top) }
  /// The bottom side.
  @inlinable public var bottom: YAnchor { YAnchor(anchorItem, .bottom) }
  /// The centre along y.
  @inlinable public var centerY: YAnchor { YAnchor(anchorItem, .centerY) }
  /// The extent along x.
  @inlinable public var width: DimensionAnchor { DimensionAnchor(anchorItem, .width) }
  /// The extent along y.
  @inlinable public var height: DimensionAnchor { DimensionAnchor(anchorItem, .height) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: YAnchor { YAnchor(anchorItem, .firstBaseline) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: YAnchor { YAnchor(anchorItem, .lastBaseline) }
  /// The left side less the margin.
  @inlinable public var leftMargin: XAnchor { XAnchor(anchorItem, .leftMargin) }
  /// The right side less the margin.
  @inlinable public var rightMargin: XAnchor { XAnchor(anchorItem, .rightMargin) }
  /// The leading side less the margin.
  @inlinable public var leadingMargin: XAnchor { XAnchor(anchorItem, .leadingMargin) }
  /// The trailing side less the margin.
  @inlinable public var trailingMargin: XAnchor { XAnchor(anchorItem, .trailingMargin) }
  /// The top side less the margin.
  @inlinable public var topMargin: YAnchor { YAnchor(anchorItem, .topMargin) }
  /// The bottom side less the margin.
  @inlinable public var bottomMargin: YAnchor { YAnchor(anchorItem, .bottomMargin) }
  /// The centre along x of what the margins leave.
  @inlinable public var centerXWithinMargins: XAnchor { XAnchor(anchorItem, .centerXWithinMargins) }
  /// The centre along y of what the margins leave.
  @inlinable public var centerYWithinMargins: YAnchor { YAnchor(anchorItem, .centerYWithinMargins) }
}

extension Node: Anchored {
  /// The node itself.
  @inlinable public final var anchorItem: AnchorItem { AnchorItem(node: id) }
}
