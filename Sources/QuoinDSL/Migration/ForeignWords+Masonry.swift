public import QuoinGeometry
public import QuoinModel

// Masonry's methods that behave differently or need no prefix in Quoin; each message names the
// replacement.

extension ForeignWords where Self: Node {
  /// Masonry's `mas_makeConstraints(_:)`; use `makeConstraints` instead.
  @available(*, unavailable, renamed: "makeConstraints")
  public func mas_makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's `mas_updateConstraints(_:)`; use `updateConstraints` instead.
  @available(*, unavailable, renamed: "updateConstraints")
  public func mas_updateConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's `mas_remakeConstraints(_:)`; use `remakeConstraints` instead.
  @available(*, unavailable, renamed: "remakeConstraints")
  public func mas_remakeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's `mas_left`; use `left` instead.
  @available(*, unavailable, renamed: "left")
  public var mas_left: XAnchor { left }

  /// Masonry's `mas_right`; use `right` instead.
  @available(*, unavailable, renamed: "right")
  public var mas_right: XAnchor { right }

  /// Masonry's `mas_top`; use `top` instead.
  @available(*, unavailable, renamed: "top")
  public var mas_top: YAnchor { top }

  /// Masonry's `mas_bottom`; use `bottom` instead.
  @available(*, unavailable, renamed: "bottom")
  public var mas_bottom: YAnchor { bottom }

  /// Masonry's `mas_leading`; use `leading` instead.
  @available(*, unavailable, renamed: "leading")
  public var mas_leading: XAnchor { leading }

  /// Masonry's `mas_trailing`; use `trailing` instead.
  @available(*, unavailable, renamed: "trailing")
  public var mas_trailing: XAnchor { trailing }

  /// Masonry's `mas_width`; use `width` instead.
  @available(*, unavailable, renamed: "width")
  public var mas_width: DimensionAnchor { width }

  /// Masonry's `mas_height`; use `height` instead.
  @available(*, unavailable, renamed: "height")
  public var mas_height: DimensionAnchor { height }

  /// Masonry's `mas_centerX`; use `centerX` instead.
  @available(*, unavailable, renamed: "centerX")
  public var mas_centerX: XAnchor { centerX }

  /// Masonry's `mas_centerY`; use `centerY` instead.
  @available(*, unavailable, renamed: "centerY")
  public var mas_centerY: YAnchor { centerY }

  /// Masonry's `mas_baseline`; use `lastBaseline` instead.
  @available(*, unavailable, renamed: "lastBaseline")
  public var mas_baseline: YAnchor { lastBaseline }

  /// Masonry's `mas_safeAreaLayoutGuide`; use `safeAreaLayoutGuide` instead.
  @available(*, unavailable, renamed: "safeAreaLayoutGuide")
  public var mas_safeAreaLayoutGuide: NodeGuide { safeAreaLayoutGuide }

  /// Masonry's `mas_key`; unavailable in Quoin.
  @available(*, unavailable, message: "diagnostics call a node by its 'identifier': set that")
  public var mas_key: String? {
    get { identifier }
    set {}
  }

  /// Masonry's `mas_closestCommonSuperview(_:)`; use `commonAncestor(with:)` instead.
  @available(*, unavailable, renamed: "commonAncestor(with:)")
  public func mas_closestCommonSuperview(_ node: Node) -> Node? { commonAncestor(with: node) }
}

extension Array where Element: Node {
  /// Masonry's `mas_makeConstraints(_:)`; use `makeConstraints` instead.
  @available(*, unavailable, renamed: "makeConstraints")
  public func mas_makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's distribution with a fixed spacing; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'distribute(along: axis, .spacing(spacing), leading: lead, trailing: tail, across: placement)'"
  )
  public func mas_distributeViewsAlongAxis(
    _ axis: Axis, withFixedSpacing spacing: Double, leadSpacing: Double, tailSpacing: Double
  ) {}

  /// Masonry's distribution with a fixed item length; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'distribute(along: axis, .length(length), leading: lead, trailing: tail, across: placement)'"
  )
  public func mas_distributeViewsAlongAxis(
    _ axis: Axis, withFixedItemLength length: Double, leadSpacing: Double, tailSpacing: Double
  ) {}
}

extension ConstraintMaker {
  /// Masonry's `group(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "a call of 'makeConstraints' answers its constraints as one group: keep that"
  )
  @discardableResult public func group(_ build: () -> Void) -> ConstraintGroup {
    ConstraintGroup()
  }
}

extension AttributeChain {
  /// Masonry's `mas_equalTo(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'equalTo'; it counts a number for a centre from the container's left and top: Masonry's centre plus a number is 'equalToSuperview().offset(number)'"
  )
  @discardableResult public func mas_equalTo(_ target: some ConstraintTarget) -> ConstraintChain {
    equalTo(target)
  }

  /// Masonry's `mas_lessThanOrEqualTo(_:)`; use `lessThanOrEqualTo` instead.
  @available(*, unavailable, renamed: "lessThanOrEqualTo")
  @discardableResult public func mas_lessThanOrEqualTo(
    _ target: some ConstraintTarget
  ) -> ConstraintChain {
    lessThanOrEqualTo(target)
  }

  /// Masonry's `mas_greaterThanOrEqualTo(_:)`; use `greaterThanOrEqualTo` instead.
  @available(*, unavailable, renamed: "greaterThanOrEqualTo")
  @discardableResult public func mas_greaterThanOrEqualTo(
    _ target: some ConstraintTarget
  ) -> ConstraintChain {
    greaterThanOrEqualTo(target)
  }

  /// An offset without a comparison, which Masonry measures from the container; unavailable in
  /// Quoin.
  @available(
    *, unavailable,
    message: "write first what is compared: 'equalToSuperview().offset(distance)'"
  )
  @discardableResult public func offset(_ distance: Double) -> ConstraintChain {
    equalTo(distance)
  }

  /// Insets without a comparison, which Masonry measures from the container; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "write first what is compared: 'equalToSuperview().insets(distances)'"
  )
  @discardableResult public func insets(_ distances: EdgeInsets) -> ConstraintChain {
    equalTo(distances)
  }
}

extension ConstraintChain {
  /// Masonry's `mas_offset(_:)`; use `offset` instead.
  @available(*, unavailable, renamed: "offset")
  @discardableResult public func mas_offset(_ distance: Double) -> ConstraintChain {
    offset(distance)
  }
}
