public import QuoinGeometry
public import QuoinModel

// Masonry's words that cannot mean the same, or need no prefix here: each says what to write.

extension ForeignWords where Self: Node {
  /// Masonry's word.
  @available(*, unavailable, renamed: "makeConstraints")
  public func mas_makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "updateConstraints")
  public func mas_updateConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "remakeConstraints")
  public func mas_remakeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "left")
  public var mas_left: XAnchor { left }

  /// Masonry's word.
  @available(*, unavailable, renamed: "right")
  public var mas_right: XAnchor { right }

  /// Masonry's word.
  @available(*, unavailable, renamed: "top")
  public var mas_top: YAnchor { top }

  /// Masonry's word.
  @available(*, unavailable, renamed: "bottom")
  public var mas_bottom: YAnchor { bottom }

  /// Masonry's word.
  @available(*, unavailable, renamed: "leading")
  public var mas_leading: XAnchor { leading }

  /// Masonry's word.
  @available(*, unavailable, renamed: "trailing")
  public var mas_trailing: XAnchor { trailing }

  /// Masonry's word.
  @available(*, unavailable, renamed: "width")
  public var mas_width: DimensionAnchor { width }

  /// Masonry's word.
  @available(*, unavailable, renamed: "height")
  public var mas_height: DimensionAnchor { height }

  /// Masonry's word.
  @available(*, unavailable, renamed: "centerX")
  public var mas_centerX: XAnchor { centerX }

  /// Masonry's word.
  @available(*, unavailable, renamed: "centerY")
  public var mas_centerY: YAnchor { centerY }

  /// Masonry's word.
  @available(*, unavailable, renamed: "lastBaseline")
  public var mas_baseline: YAnchor { lastBaseline }

  /// Masonry's word.
  @available(*, unavailable, renamed: "safeAreaLayoutGuide")
  public var mas_safeAreaLayoutGuide: NodeGuide { safeAreaLayoutGuide }

  /// Masonry's word.
  @available(*, unavailable, message: "diagnostics call a node by its 'identifier': set that")
  public var mas_key: String? {
    get { identifier }
    set {}
  }

  /// Masonry's word.
  @available(*, unavailable, renamed: "commonAncestor(with:)")
  public func mas_closestCommonSuperview(_ node: Node) -> Node? { commonAncestor(with: node) }
}

extension Array where Element: Node {
  /// Masonry's word.
  @available(*, unavailable, renamed: "makeConstraints")
  public func mas_makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(
    *, unavailable,
    message:
      "write 'distribute(along: axis, .spacing(spacing), leading: lead, trailing: tail, across: placement)'"
  )
  public func mas_distributeViewsAlongAxis(
    _ axis: Axis, withFixedSpacing spacing: Double, leadSpacing: Double, tailSpacing: Double
  ) {}

  /// Masonry's word.
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
  /// Masonry's word.
  @available(
    *, unavailable,
    message: "a call of 'makeConstraints' answers its constraints as one group: keep that"
  )
  @discardableResult public func group(_ build: () -> Void) -> ConstraintGroup {
    ConstraintGroup()
  }
}

extension AttributeChain {
  /// Masonry's word.
  @available(
    *, unavailable,
    message:
      "write 'equalTo'; it counts a number for a centre from the container's left and top: Masonry's centre plus a number is 'equalToSuperview().offset(number)'"
  )
  @discardableResult public func mas_equalTo(_ target: some ConstraintTarget) -> ConstraintChain {
    equalTo(target)
  }

  /// Masonry's word.
  @available(*, unavailable, renamed: "lessThanOrEqualTo")
  @discardableResult public func mas_lessThanOrEqualTo(
    _ target: some ConstraintTarget
  ) -> ConstraintChain {
    lessThanOrEqualTo(target)
  }

  /// Masonry's word.
  @available(*, unavailable, renamed: "greaterThanOrEqualTo")
  @discardableResult public func mas_greaterThanOrEqualTo(
    _ target: some ConstraintTarget
  ) -> ConstraintChain {
    greaterThanOrEqualTo(target)
  }

  /// A distance from nothing, which Masonry counts from the container.
  @available(
    *, unavailable,
    message: "say first what is compared: 'equalToSuperview().offset(distance)'"
  )
  @discardableResult public func offset(_ distance: Double) -> ConstraintChain {
    equalTo(distance)
  }

  /// Insets from nothing, which Masonry counts from the container.
  @available(
    *, unavailable,
    message: "say first what is compared: 'equalToSuperview().insets(distances)'"
  )
  @discardableResult public func insets(_ distances: EdgeInsets) -> ConstraintChain {
    equalTo(distances)
  }
}

extension ConstraintChain {
  /// Masonry's word.
  @available(*, unavailable, renamed: "offset")
  @discardableResult public func mas_offset(_ distance: Double) -> ConstraintChain {
    offset(distance)
  }
}
