public import QuoinModel

/// A place along x, as proxies answer it.
public typealias XExpression = AnchorExpression<AnchorKinds.X>
/// A place along y, as proxies answer it.
public typealias YExpression = AnchorExpression<AnchorKinds.Y>
/// An extent, as proxies answer it.
public typealias DimensionExpression = AnchorExpression<AnchorKinds.Dimension>

extension Proxy {
  /// The left side.
  public var left: XExpression { .init(item, .left) }
  /// The right side.
  public var right: XExpression { .init(item, .right) }
  /// The side where a row begins.
  public var leading: XExpression { .init(item, .leading) }
  /// The side where a row ends.
  public var trailing: XExpression { .init(item, .trailing) }
  /// The centre along x.
  public var centerX: XExpression { .init(item, .centerX) }
  /// The top side.
  public var top: YExpression { .init(item, .top) }
  /// The bottom side.
  public var bottom: YExpression { .init(item, .bottom) }
  /// The centre along y.
  public var centerY: YExpression { .init(item, .centerY) }
  /// The extent along x.
  public var width: DimensionExpression { .init(item, .width) }
  /// The extent along y.
  public var height: DimensionExpression { .init(item, .height) }
  /// The baseline of the first line of text.
  public var firstBaseline: YExpression { .init(item, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: YExpression { .init(item, .lastBaseline) }
  /// The left side less the margin.
  public var leftMargin: XExpression { .init(item, .leftMargin) }
  /// The right side less the margin.
  public var rightMargin: XExpression { .init(item, .rightMargin) }
  /// The leading side less the margin.
  public var leadingMargin: XExpression { .init(item, .leadingMargin) }
  /// The trailing side less the margin.
  public var trailingMargin: XExpression { .init(item, .trailingMargin) }
  /// The top side less the margin.
  public var topMargin: YExpression { .init(item, .topMargin) }
  /// The bottom side less the margin.
  public var bottomMargin: YExpression { .init(item, .bottomMargin) }
  /// The centre along x of what the margins leave.
  public var centerXWithinMargins: XExpression { .init(item, .centerXWithinMargins) }
  /// The centre along y of what the margins leave.
  public var centerYWithinMargins: YExpression { .init(item, .centerYWithinMargins) }
}
