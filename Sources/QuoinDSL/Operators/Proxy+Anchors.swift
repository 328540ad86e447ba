public import QuoinModel

/// The type of a proxy's x positions.
public typealias XExpression = AnchorExpression<AnchorKinds.X>
/// The type of a proxy's y positions.
public typealias YExpression = AnchorExpression<AnchorKinds.Y>
/// The type of a proxy's extents.
public typealias DimensionExpression = AnchorExpression<AnchorKinds.Dimension>

extension Proxy {
  /// The left side.
  @inlinable public var left: XExpression { .init(item, .left) }
  /// The right side.
  @inlinable public var right: XExpression { .init(item, .right) }
  /// The leading side: left in a left-to-right layout.
  @inlinable public var leading: XExpression { .init(item, .leading) }
  /// The trailing side: right in a left-to-right layout.
  @inlinable public var trailing: XExpression { .init(item, .trailing) }
  /// The centre along x.
  @inlinable public var centerX: XExpression { .init(item, .centerX) }
  /// The top side.
  @inlinable public var top: YExpression { .init(item, .top) }
  /// The bottom side.
  @inlinable public var bottom: YExpression { .init(item, .bottom) }
  /// The centre along y.
  @inlinable public var centerY: YExpression { .init(item, .centerY) }
  /// The width.
  @inlinable public var width: DimensionExpression { .init(item, .width) }
  /// The height.
  @inlinable public var height: DimensionExpression { .init(item, .height) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: YExpression { .init(item, .firstBaseline) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: YExpression { .init(item, .lastBaseline) }
  /// The left side less the margin.
  @inlinable public var leftMargin: XExpression { .init(item, .leftMargin) }
  /// The right side less the margin.
  @inlinable public var rightMargin: XExpression { .init(item, .rightMargin) }
  /// The leading side less the margin.
  @inlinable public var leadingMargin: XExpression { .init(item, .leadingMargin) }
  /// The trailing side less the margin.
  @inlinable public var trailingMargin: XExpression { .init(item, .trailingMargin) }
  /// The top side less the margin.
  @inlinable public var topMargin: YExpression { .init(item, .topMargin) }
  /// The bottom side less the margin.
  @inlinable public var bottomMargin: YExpression { .init(item, .bottomMargin) }
  /// The centre along x of the area inside the margins.
  @inlinable public var centerXWithinMargins: XExpression { .init(item, .centerXWithinMargins) }
  /// The centre along y of the area inside the margins.
  @inlinable public var centerYWithinMargins: YExpression { .init(item, .centerYWithinMargins) }
  /// The baseline of the last line of text, by UIKit's older name.
  @inlinable public var baseline: YExpression { lastBaseline }
}
