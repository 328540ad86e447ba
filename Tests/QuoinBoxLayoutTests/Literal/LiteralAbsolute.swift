import QuoinBoxLayout
import QuoinGeometry

extension Literal {
  /// CSS Flexbox §4.1: boxes out of flow would be in a flex container as its only items.
  ///
  /// Browsers: `safe` and the safe fallbacks of the container do not count here.
  func addWaiting(_ fragment: inout Fragment, _ insets: Sides, _ facts: FlexContainerFacts) {
    let area = Rect(
      insets.left, insets.top, max(0, fragment.width - insets.horizontal),
      max(0, fragment.height - insets.vertical))
    for child in boxes(in: facts.box) where nodes[child].style.item.position == .absolute {
      let main = mainSide(facts)
      let cross = crossSide(child, facts)
      fragment.waiting.append(
        Waiting(
          box: child, area: area, across: facts.isRow ? main : cross,
          down: facts.isRow ? cross : main, isSafe: nodes[child].style.item.alignSelf.isSafe,
          isSafeAcross: !facts.isRow))
    }
  }

  /// The left or top side is `start`.
  private func mainSide(_ facts: FlexContainerFacts) -> Waiting.Side {
    let far: Waiting.Side = facts.isMainReversed ? .start : .end
    let near: Waiting.Side = facts.isMainReversed ? .end : .start
    let isRightToLeft = facts.isRow && facts.isRightToLeft
    switch facts.style.justifyContent.keyword {
    case .normal, .flexStart, .stretch, .spaceBetween: return near
    case .flexEnd: return far
    case .center, .spaceAround, .spaceEvenly: return .center
    case .start: return isRightToLeft ? .end : .start
    case .end: return isRightToLeft ? .start : .end
    case .left: return .start
    case .right: return facts.isRow ? .end : .start
    }
  }

  private func crossSide(_ child: Int, _ facts: FlexContainerFacts) -> Waiting.Side {
    switch alignment(of: child, facts).place {
    case .stretch, .start: facts.isCrossReversed ? .end : .start
    case .end: facts.isCrossReversed ? .start : .end
    case .center: .center
    // The fallback of baseline is `start` of the layout direction.
    case .baseline: !facts.isRow && facts.isRightToLeft ? .end : .start
    }
  }

  /// CSS 2 §10.3.7 and §10.6.4: where a box out of flow would be as a block in flow.
  func wait(for child: Int, at y: Double, in fragment: inout Fragment, _ insets: Sides) {
    let down: Waiting.Side =
      switch nodes[child].style.item.alignSelf.keyword {
      case .end, .flexEnd, .selfEnd: .end
      case .center: .center
      default: .start
      }
    fragment.waiting.append(
      Waiting(
        box: child,
        area: Rect(insets.left, y, max(0, fragment.width - insets.horizontal), 0),
        across: direction == .rightToLeft ? .end : .start, down: down,
        isSafe: nodes[child].style.item.alignSelf.isSafe))
  }

  /// CSS Positioned Layout §2.1: places what waits in a box that is the containing block.
  func place(_ fragment: inout Fragment, _ container: Int) {
    let waiting = fragment.waiting
    fragment.waiting = []
    let rules = nodes[container].style.rules
    let bar = rules.overflow == .scroll ? rules.scrollbarWidth : 0
    let isRightToLeft = direction == .rightToLeft
    func border(_ edge: Edge) -> Double { max(0, rules.border.value(of: edge, direction)) }
    let left = border(.left) + (isRightToLeft ? bar : 0)
    let top = border(.top)
    let padding = Rect(
      left, top, max(0, fragment.width - left - border(.right) - (isRightToLeft ? 0 : bar)),
      max(0, fragment.height - top - border(.bottom) - bar))
    for one in waiting {
      let (frame, laidOut) = absolute(one, padding)
      fragment.children.append(
        Fragment.Child(
          box: one.box, x: frame.minX - one.parentOrigin.x, y: frame.minY - one.parentOrigin.y,
          fragment: laidOut))
    }
  }

  private func absolute(_ one: Waiting, _ block: Rect) -> (Rect, Fragment) {
    var rules = rules(one.box, block.width, block.height)
    let across = Span(
      origin: block.minX, length: block.width, before: inset(one.box, .left, block.width),
      after: inset(one.box, .right, block.width), marginBefore: rules.margins.left,
      marginAfter: rules.margins.right, isAutoBefore: rules.automatic.contains(.left),
      isAutoAfter: rules.automatic.contains(.right), isReversed: direction == .rightToLeft,
      isBlockAxis: false)
    let down = Span(
      origin: block.minY, length: block.height, before: inset(one.box, .top, block.height),
      after: inset(one.box, .bottom, block.height), marginBefore: rules.margins.top,
      marginAfter: rules.margins.bottom, isAutoBefore: rules.automatic.contains(.top),
      isAutoAfter: rules.automatic.contains(.bottom), isReversed: false, isBlockAxis: true)
    let own = nodes[one.box].style
    let room =
      across.before == nil && across.after == nil
      ? staticRoom(span(one.across, one.area.minX, one.area.maxX, block.minX, block.maxX), across)
      : across.room
    let roomDown =
      down.before == nil && down.after == nil
      ? staticRoom(span(one.down, one.area.minY, one.area.maxY, block.minY, block.maxY), down)
      : down.room
    resolveWords(&rules, one.box, block.width, room, roomDown)
    let keyword = own.item.alignSelf.keyword
    let isAligned =
      keyword != .auto && keyword != .normal
      && (keyword != .stretch || !rules.hasAutoHeight)
    let isHeld = down.isHeld && rules.hasAutoHeight && !isAligned
    let width = absoluteWidth(one.box, rules, across, down, isHeld, block.width, room)
    let height = absoluteHeight(one.box, rules, down, isHeld, width, block.width)
    var space = Space(one.box, width: width, block: block.width)
    space.height = height
    space.isHeightDefinite = rules.height != nil || rules.ratio != nil || isHeld
    var x =
      across.position(width, nil)
      ?? one.area.minX
      + aligned(one.across, one.area.width, width, rules.margins.left, rules.margins.right)
    var y =
      down.position(height, isAligned ? own.item.alignSelf : nil)
      ?? one.area.minY
      + aligned(one.down, one.area.height, height, rules.margins.top, rules.margins.bottom)
    // §4.3: what is aligned safely begins where the inset-modified containing block does.
    if one.isSafe, one.isSafeAcross, across.before == nil, across.after == nil {
      let span = span(one.across, one.area.minX, one.area.maxX, block.minX, block.maxX)
      if width + rules.margins.horizontal > span.high - span.low {
        x =
          direction == .rightToLeft
          ? span.high - rules.margins.right - width : span.low + rules.margins.left
      }
    } else if one.isSafe, !one.isSafeAcross, down.before == nil, down.after == nil {
      let span = span(one.down, one.area.minY, one.area.maxY, block.minY, block.maxY)
      if height + rules.margins.vertical > span.high - span.low {
        y = span.low + rules.margins.top
      }
    }
    return (Rect(x, y, width, height), finalAbsolute(space, rules, width))
  }

  /// What percentages refer to stays the height that the ratio made where the content is higher.
  private func finalAbsolute(_ space: Space, _ rules: Rules, _ width: Double) -> Fragment {
    if rules.height == nil, let least = leastLayout(space.box, rules, width, space.block),
      least.height == space.height
    {
      return least
    }
    return layout(space)
  }

  private func aligned(
    _ side: Waiting.Side, _ room: Double, _ size: Double, _ before: Double, _ after: Double
  ) -> Double {
    let free = room - size - before - after
    return switch side {
    case .start: before
    case .center: before + free / 2
    case .end: before + free
    }
  }

  /// §3.5.1: from the static position to the edge of the containing block toward which the box grows,
  /// and as far on both sides of a centred one.
  private func span(
    _ side: Waiting.Side, _ start: Double, _ end: Double, _ low: Double, _ high: Double
  ) -> (low: Double, high: Double) {
    switch side {
    case .start: return (start, high)
    case .end: return (low, end)
    case .center:
      let middle = (start + end) / 2
      let half = max(0, min(middle - low, high - middle))
      return (middle - half, middle + half)
    }
  }

  private func staticRoom(_ span: (low: Double, high: Double), _ axis: Span) -> Double {
    max(0, span.high - span.low - axis.marginBefore - axis.marginAfter)
  }

  /// §4.1: `stretch` and `fit-content` refer to the room in the inset-modified containing block.
  private func resolveWords(
    _ rules: inout Rules, _ box: Int, _ block: Double, _ width: Double, _ height: Double
  ) {
    let own = nodes[box].style.rules
    let across = max(rules.insets.horizontal, width)
    let down = max(rules.insets.vertical, height)
    func fit() -> Double {
      max(
        rules.insets.horizontal, fitContentWidth(WidthQuestion(box: box, block: block), room: width)
      )
    }
    if own.height == .stretch { rules.height = down }
    if own.minHeight == .stretch { rules.minHeight = down }
    if own.maxHeight == .stretch { rules.maxHeight = down }
    if own.width == .stretch { rules.width = across }
    if own.width == .fitContent { rules.width = nil }
    if own.minWidth == .stretch { rules.minWidth = across }
    if own.maxWidth == .stretch { rules.maxWidth = across }
    if own.minWidth == .fitContent { rules.minWidth = fit() }
    if own.maxWidth == .fitContent { rules.maxWidth = fit() }
  }

  /// §4.1, CSS 2 §10.3.7.
  private func absoluteWidth(
    _ box: Int, _ rules: Rules, _ across: Span, _ down: Span, _ isHeld: Bool, _ block: Double,
    _ room: Double
  ) -> Double {
    let height =
      rules.height.map(rules.clampHeight) ?? (isHeld ? rules.clampHeight(down.room) : nil)
    if var width = rules.width {
      // Browsers: CSS Sizing 4 §4.1 for a width that is a length, too.
      if rules.ratio != nil, height != nil, rules.hasAutoMinWidth, !rules.isScrollContainer {
        width = max(width, contentWidth(WidthQuestion(box: box, isMax: false, block: block)))
      }
      return rules.clampWidth(width)
    }
    if rules.ratio != nil, let height,
      rules.height != nil || !(across.isHeld && rules.hasAutoWidth)
    {
      return rules.clampWidth(ratioWidth(box, rules, height, block))
    }
    if across.isHeld, rules.hasAutoWidth { return rules.clampWidth(across.room) }
    // §10.3.5: shrink to fit.
    let width = fitContentWidth(
      WidthQuestion(
        box: box, block: block, height: height,
        heightLimit: height == nil ? rules.maxHeight ?? .infinity : .infinity),
      room: min(room, rules.maxWidth ?? .infinity))
    return rules.clampWidth(rules.clampTransferred(width: width))
  }

  /// §4.1, CSS 2 §10.6.4.
  private func absoluteHeight(
    _ box: Int, _ given: Rules, _ down: Span, _ isHeld: Bool, _ width: Double, _ block: Double
  ) -> Double {
    var rules = given
    let own = nodes[box].style.rules
    let open = Space(box, width: width, block: block)
    // Browsers: an aspect ratio comes before the content.
    let content = rules.ratio == nil ? layout(open).height : rules.height(from: width)
    if own.minHeight.isContent { rules.minHeight = content }
    if own.maxHeight.isContent { rules.maxHeight = content }
    if let height = rules.height { return rules.clampHeight(height) }
    if rules.ratio != nil {
      let least = rules.hasAutoHeight ? leastLayout(box, rules, width, block) : nil
      return rules.clampHeight(least?.height ?? rules.height(from: width))
    }
    if isHeld { return rules.clampHeight(down.room) }
    var limited = open
    limited.heightLimit = own.maxHeight.isContent ? .infinity : rules.maxHeight ?? .infinity
    return rules.clampHeight(layout(limited).height)
  }
}

/// A box out of flow along one axis of its containing block (CSS Positioned Layout §3.5, §4).
struct Span {
  var origin: Double
  var length: Double
  var before: Double?
  var after: Double?
  var marginBefore: Double
  var marginAfter: Double
  var isAutoBefore: Bool
  var isAutoAfter: Bool
  var isReversed: Bool
  var isBlockAxis: Bool

  var isHeld: Bool { before != nil && after != nil }
  var room: Double {
    max(0, max(0, length - (before ?? 0) - (after ?? 0)) - marginBefore - marginAfter)
  }

  /// The coordinate of the border box; nil where the static position holds.
  func position(_ size: Double, _ alignment: SelfAlignment?) -> Double? {
    guard let before else { return after.map { origin + length - $0 - marginAfter - size } }
    guard let after else { return origin + before + marginBefore }
    // §3.5.1: the inset-modified containing block is never negative; the inset at the end gives way.
    let room = max(0, length - before - after)
    let edge = isReversed ? length - after - room : before
    let free = room - marginBefore - marginAfter - size
    let start = origin + edge + marginBefore
    if isAutoBefore, isAutoAfter {
      // §4.2 (CSS 2 §10.3.7): where it overflows the margin at the start is zero, but for heights.
      if free > 0 || isBlockAxis { return start + free / 2 }
      return start + (isReversed ? free : 0)
    }
    if isAutoBefore { return start + free }
    if isAutoAfter { return start }
    guard let alignment else { return start + (isReversed ? free : 0) }
    // §4.3, with the default overflow alignment: first into the insets, then at the start.
    if free < 0, alignment.isSafe { return start }
    let shift: Double =
      switch alignment.keyword {
      case .center: free / 2
      case .end, .flexEnd, .selfEnd: free
      default: 0
      }
    if free >= 0 { return start + shift }
    let outer = size + marginBefore + marginAfter
    let upper = max(length, edge + outer + free)
    return origin + marginBefore + max(min(0, edge), min(edge + shift, upper - outer))
  }
}
