import QuoinModel

extension ConstraintItem.Kind {
  init(_ widget: ConstraintWidget, isRightToLeft: Bool) {
    switch widget.kind {
    case .view: self = .view
    case .guideline(let line): self = .guideline(line.resolved(isRightToLeft))
    case .barrier(var barrier):
      barrier.margin = ConstraintExtent.clamped(barrier.margin)
      self = .barrier(barrier)
    case .flow(let flow): self = .flow(flow)
    case .placeholder(let content): self = .placeholder(content.map { $0.rawValue + 1 })
    case .group, .inert: self = .inert
    }
  }
}

extension ConstraintItem {
  /// Creates an item without connections.
  init(_ widget: ConstraintWidget, _ shape: Shape) {
    self.init(shape)
    isGone = widget.visibility == .gone
    // Guidelines and barriers are invisible, so margins towards them are those towards gone items.
    if isGuideline || isBarrier { isGone = true }
    ratio = widget.ratio.flatMap { $0.value > 0 && $0.value.isFinite ? $0 : nil }
  }
}

extension ConstraintWidget {
  /// Returns both axes of an item before it is solved.
  func extents(isRightToLeft: Bool) -> [ConstraintExtent] {
    var across = ConstraintExtent(horizontal, counts: wrapsParent.horizontal)
    if isRightToLeft, links.contains(where: { $0.from == .start || $0.from == .end }) {
      across.bias = 1 - across.bias
    }
    return [across, ConstraintExtent(vertical, counts: wrapsParent.vertical)]
  }
}

extension AndroidConstraint.Guideline {
  /// Returns the guideline with its position measured from the left.
  fileprivate func resolved(_ isRightToLeft: Bool) -> AndroidConstraint.Guideline {
    var line = self
    guard isRightToLeft, isVertical, followsDirection else { return line }
    switch place {
    case .begin(let value): line.place = .end(value)
    case .end(let value): line.place = .begin(value)
    case .percent(let value): line.place = .percent(1 - value)
    }
    return line
  }
}

extension ConstraintExtent {
  fileprivate init(_ dimension: ConstraintDimension, counts: Bool) {
    self.init()
    switch dimension.match {
    case .spread: match = .spread
    case .wrap: match = .wrap
    case .percent: match = .percent
    }
    switch dimension.length {
    case .fixed(let value):
      behaviour = .fixed
      size = Self.clamped(max(0, value))
    case .wrapContent:
      behaviour = .wrap
      if dimension.isConstrained {
        behaviour = .match
        if match == .spread { match = .wrap }
      }
    case .matchParent: behaviour = dimension.isConstrained ? .match : .matchParent
    case .matchConstraint: behaviour = .match
    }
    percent = dimension.percent.isFinite ? dimension.percent : 1
    minimum = Self.limit(dimension.minimum)
    maximum = Self.limit(dimension.maximum)
    if dimension.bias.isFinite, dimension.bias >= 0 { bias = min(dimension.bias, 1e6) }
    chainStyle = dimension.chainStyle
    if let value = dimension.weight, value.isFinite { weight = min(value, 1e6) }
    countsInParent = counts
  }

  private static func limit(_ limit: AndroidConstraint.Dimension.Limit) -> Int {
    switch limit {
    case .none: 0
    case .pixels(let value): clamped(max(0, value))
    case .wrap: wrapLimit
    }
  }

  /// Clamps a number from outside, so that sums of many do not overflow.
  static func clamped(_ value: Int) -> Int { min(max(value, -100_000_000), 100_000_000) }
}

extension ConstraintState {
  /// Removes helpers from placeholders: only a view may be in one, since helpers could otherwise contain themselves.
  func keepPlainContents() {
    for item in items.indices {
      guard case .placeholder(let content?) = kinds[item] else { continue }
      guard items.indices.contains(content), case .view = kinds[content] else {
        kinds[item] = .placeholder(nil)
        continue
      }
      items[content].isInPlaceholder = true
      items[content].isGone = true
    }
  }

  /// Applies the visibility of groups and flows to their members.
  ///
  /// The content of a placeholder is gone from its own position.
  func shareVisibility() {
    for child in input.children {
      let isGone = child.visibility == .gone
      switch child.kind {
      case .group(let members): setGone(isGone, members)
      case .flow(let flow) where flow.givesVisibility: setGone(isGone, flow.widgets)
      default: break
      }
    }
    for child in input.children {
      guard case .flow(let flow) = child.kind else { continue }
      for member in flow.widgets where items.indices.contains(member.rawValue + 1) {
        items[member.rawValue + 1].isInFlow = true
      }
    }
  }

  private func setGone(_ isGone: Bool, _ members: [ConstraintIndex]) {
    for member in members {
      guard items.indices.contains(member.rawValue + 1) else { continue }
      let item = member.rawValue + 1
      let isFixed = items[item].isGuideline || items[item].isBarrier || items[item].isInPlaceholder
      if !isFixed { items[item].isGone = isGone }
    }
  }

  /// Connects all sides as the document specifies.
  func connect() {
    for (place, child) in input.children.enumerated() {
      let item = place + 1
      if case .guideline = child.kind { continue }
      if let circle = child.circle, let target = self.item(of: circle.target), target != item {
        items[item].circle = (
          target, circle.angle.isFinite ? circle.angle : 0, ConstraintExtent.clamped(circle.radius)
        )
      } else {
        connectHorizontally(item, child)
        connectVertically(item, child)
      }
      keepMargins(item, child.margins)
    }
  }

  /// Keeps the margins of children as large as the layout, regardless of their connections.
  private func keepMargins(_ item: Int, _ margins: AndroidInsets) {
    if behaviour(item, .horizontal) == .matchParent {
      self[ConstraintAnchorID(item, .left)].margin = ConstraintExtent.clamped(margins.left)
      self[ConstraintAnchorID(item, .right)].margin = ConstraintExtent.clamped(margins.right)
    }
    if behaviour(item, .vertical) == .matchParent {
      self[ConstraintAnchorID(item, .top)].margin = ConstraintExtent.clamped(margins.top)
      self[ConstraintAnchorID(item, .bottom)].margin = ConstraintExtent.clamped(margins.bottom)
    }
  }

  private func connectHorizontally(_ item: Int, _ child: ConstraintWidget) {
    let mirrored = input.isRightToLeft
    let isRelative = child.links.contains { $0.from.isRelative }
    var margins = child.margins
    if !isRelative {
      if margins.left <= 0, child.writtenMargins.left > 0 {
        margins.left = child.writtenMargins.left
      }
      if margins.right <= 0, child.writtenMargins.right > 0 {
        margins.right = child.writtenMargins.right
      }
    }
    let gone = child.goneMargins
    let left = (mirrored ? gone.end : gone.start) ?? gone.left
    let right = (mirrored ? gone.start : gone.end) ?? gone.right
    for side in [AndroidConstraint.Side.left, .right] {
      // A side has one target: a left side prefers the same side of it to the opposite one, a right side the reverse.
      let first = child.links.first(to: .left, mirrored) {
        $0.from.isRelative == isRelative && $0.from.resolved(mirrored) == side
      }
      guard let link = first else { continue }
      let begins = side == .left
      tie(
        ConstraintAnchorID(item, begins ? .left : .right), link,
        margin: begins ? margins.left : margins.right,
        gone: begins ? left : right)
    }
  }

  private func connectVertically(_ item: Int, _ child: ConstraintWidget) {
    let gone = child.goneMargins
    if let link = baselineLink(child), let target = self.item(of: link.target),
      !isAcross(target, .vertical)
    {
      items[item].needsBaseline = true
      items[item].hasBaseline = true
      if link.to == .baseline {
        items[target].needsBaseline = true
        items[target].hasBaseline = true
      }
      tie(
        ConstraintAnchorID(baselineOf: item), link, margin: child.baselineMargin,
        gone: gone.baseline)
      return
    }
    for side in [AndroidConstraint.Side.top, .bottom] {
      guard let link = child.links.first(to: .top, false, where: { $0.from == side }) else {
        continue
      }
      let isTop = side == .top
      tie(
        ConstraintAnchorID(item, isTop ? .top : .bottom), link,
        margin: isTop ? child.margins.top : child.margins.bottom,
        gone: isTop ? gone.top : gone.bottom)
    }
  }

  /// Returns the link of a child's baseline: rather to a baseline than to a top, and rather to that than to a bottom.
  private func baselineLink(_ child: ConstraintWidget) -> ConstraintLink? {
    guard child.links.contains(where: { $0.from == .baseline }) else { return nil }
    let order: [AndroidConstraint.Side] = [.baseline, .top, .bottom]
    return order.lazy.compactMap { side in
      child.links.first { $0.from == .baseline && $0.to == side }
    }.first
  }

  private func tie(
    _ anchor: ConstraintAnchorID, _ link: ConstraintLink, margin: Int, gone: Int?
  ) {
    guard let target = item(of: link.target), target != anchor.item else { return }
    var side = link.to.anchor(input.isRightToLeft)
    // Horizontal sides connect to horizontal ones only, and vertical sides to vertical ones.
    guard anchor.side.axis == side.axis, !isAcross(target, side.axis) else { return }
    if items[target].isGuideline { side = ConstraintAnchorID.Side(side.axis, isEnd: false) }
    connect(
      anchor, to: ConstraintAnchorID(target, side), margin: ConstraintExtent.clamped(margin),
      goneMargin: gone.map(ConstraintExtent.clamped))
  }

  /// Whether an item is a guideline along the axis, which nothing can connect to along that axis.
  private func isAcross(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    guard case .guideline(let line) = kinds[item] else { return false }
    return line.isVertical == (axis == .vertical)
  }

  func item(of target: ConstraintTarget) -> Int? {
    switch target {
    case .parent: return 0
    case .sibling(let index):
      return input.children.indices.contains(index.rawValue) ? index.rawValue + 1 : nil
    }
  }
}

extension AndroidConstraint.Side {
  /// Returns start and end as left and right.
  func resolved(_ isRightToLeft: Bool) -> AndroidConstraint.Side {
    switch self {
    case .start: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    default: self
    }
  }

  func anchor(_ isRightToLeft: Bool) -> ConstraintAnchorID.Side {
    switch resolved(isRightToLeft) {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    default: .baseline
    }
  }
}

extension [ConstraintLink] {
  /// Returns the first link that satisfies a condition and leads to a side, or, if none does, the first one that
  /// satisfies it.
  fileprivate func first(
    to side: AndroidConstraint.Side, _ isRightToLeft: Bool, where isWanted: (ConstraintLink) -> Bool
  ) -> ConstraintLink? {
    var found: ConstraintLink?
    for link in self where isWanted(link) {
      if link.to.resolved(isRightToLeft) == side { return link }
      if found == nil { found = link }
    }
    return found
  }
}

extension AndroidConstraint.Side {
  /// Whether the side follows the direction of the layout.
  fileprivate var isRelative: Bool { self == .start || self == .end }
}
