import QuoinBoxLayout
import QuoinGeometry

extension Literal {
  /// CSS 2 §9.4.1 and §8.3.1: children below each other, with margins that collapse.
  func block(_ space: Space) -> Fragment {
    let insets = insets(space.box, space.block)
    let innerWidth = max(0, space.width - insets.horizontal)
    let innerHeight = space.height.map { max(0, $0 - insets.vertical) }
    let collapses = space.collapses && collapsesMargins(space.box)
    let isOpenAbove = collapses && insets.top == 0
    let isOpenBelow = collapses && insets.bottom == 0 && space.collapsesBottom
    var fragment = Fragment(width: space.width, height: 0)
    var y = insets.top
    // The margins that adjoin where the next box begins; whether they adjoin the top of this one.
    var margins: [Double] = []
    var adjoinsTop = isOpenAbove
    for child in boxes(in: space.box) {
      if nodes[child].style.item.position == .absolute {
        wait(for: child, at: y + (adjoinsTop ? 0 : collapsed(margins)), in: &fragment, insets)
        continue
      }
      let rules = rules(child, innerWidth, space.isHeightDefinite ? innerHeight : nil)
      let width = blockWidth(child, rules, innerWidth)
      let (laidOut, isContent) = blockHeight(child, rules, innerWidth, width)
      var top = [rules.margins.top]
      var bottom = [rules.margins.bottom]
      var isThrough = false
      if collapsesMargins(child) {
        top += laidOut.topMargins
        // Browsers: margins do not reach out of a height that is not the content's.
        if isContent { bottom += laidOut.bottomMargins }
        isThrough =
          laidOut.height == 0
          && (nodes[child].children.isEmpty ? rules.insets.vertical == 0 : laidOut.isThrough)
      }
      margins += top
      var childTop = y
      if !adjoinsTop { childTop += collapsed(margins) }
      if isThrough {
        margins += bottom
      } else {
        if adjoinsTop { fragment.topMargins += margins }
        adjoinsTop = false
        y = childTop + laidOut.height
        margins = bottom
      }
      let shift = relativeShift(
        child, innerWidth, space.isHeightDefinite ? innerHeight : nil)
      let x = insets.left + horizontalPosition(rules, innerWidth, width)
      fragment.add(
        child, x + shift.x, childTop + shift.y, laidOut,
        isContainingBlock: nodes[child].style.item.position != .static)
      if fragment.baseline == nil, laidOut.baseline != nil {
        fragment.baseline = childTop + itemBaseline(laidOut, child)
      }
    }
    if adjoinsTop {
      fragment.topMargins += margins
      fragment.isThrough =
        isOpenBelow && insets.vertical == 0 && (space.height ?? 0) == 0
    } else if isOpenBelow {
      fragment.bottomMargins = margins
    } else {
      y += collapsed(margins)
    }
    let contentEnd = max(0, y - insets.top)
    fragment.height = space.height ?? contentEnd + insets.vertical
    if space.isLeast { fragment.height = max(fragment.height, contentEnd + insets.vertical) }
    alignContent(
      &fragment, nodes[space.box].style.flex.alignContent,
      free: max(0, fragment.height - insets.vertical) - contentEnd)
    return fragment
  }

  /// CSS 2 §8.3.1: the largest of the positive margins and the least of the negative ones.
  private func collapsed(_ margins: [Double]) -> Double {
    (margins.filter { $0 > 0 }.max() ?? 0) + (margins.filter { $0 < 0 }.min() ?? 0)
  }

  /// Whether a block is no formatting context of its own.
  private func collapsesMargins(_ box: Int) -> Bool {
    let style = nodes[box].style
    return style.rules.display == .block && !style.rules.overflow.isScrollContainer
      && style.flex.alignContent == .normal
  }

  /// CSS 2 §10.3.3, and CSS Sizing 4 §4 for ratios.
  private func blockWidth(_ child: Int, _ rules: Rules, _ block: Double) -> Double {
    if let width = rules.width { return rules.clampWidth(width) }
    if rules.ratio != nil, let height = rules.height {
      return rules.clampWidth(ratioWidth(child, rules, rules.clampHeight(height), block))
    }
    let width = max(rules.insets.horizontal, block - rules.margins.horizontal)
    return rules.clampWidth(rules.clampTransferred(width: width))
  }

  /// CSS 2 §10.6.3 and §10.7; whether the height is that of the content.
  private func blockHeight(
    _ child: Int, _ given: Rules, _ block: Double, _ width: Double
  ) -> (Fragment, isContent: Bool) {
    var rules = given
    var space = Space(child, width: width, block: block)
    space.collapses = collapsesMargins(child)
    space.collapsesBottom = true
    space.heightLimit = rules.maxHeight ?? .infinity
    let own = nodes[child].style.rules
    var open = space
    open.heightLimit = .infinity
    // Browsers: an aspect ratio comes before the content.
    let content = rules.ratio == nil ? layout(open).height : rules.height(from: width)
    if own.minHeight.isContent { rules.minHeight = content }
    if own.maxHeight.isContent { rules.maxHeight = content }
    if let height = rules.height {
      space.height = rules.clampHeight(height)
      space.isHeightDefinite = true
      space.collapsesBottom = false
    } else if rules.ratio != nil {
      space.height = rules.clampHeight(rules.height(from: width))
      // A percentage of nothing is not the word `auto`.
      if !own.height.isPercentage,
        let least = leastLayout(child, rules, width, block, collapses: collapsesMargins(child))
      {
        space.height = rules.clampHeight(least.height)
        if space.height == least.height { return (least, false) }
      }
      space.isHeightDefinite = true
    } else {
      let content = layout(space)
      let height = rules.clampHeight(content.height)
      if height == content.height { return (content, true) }
      space.height = height
    }
    return (layout(space), false)
  }

  /// CSS 2 §10.3.3: automatic margins share what is free; over-constrained, the end margin gives way.
  private func horizontalPosition(_ rules: Rules, _ block: Double, _ width: Double) -> Double {
    let free = block - width - rules.margins.horizontal
    let automatic = rules.automatic.intersection([.left, .right])
    if free > 0, !automatic.isEmpty {
      let share = free / Double(automatic.count)
      return rules.margins.left + (automatic.contains(.left) ? share : 0)
    }
    return rules.margins.left + (direction == .rightToLeft ? free : 0)
  }

  /// CSS Align §5.1: `align-content` moves the content of a block; browsers leave what is too high.
  private func alignContent(
    _ fragment: inout Fragment, _ alignment: ContentAlignment, free: Double
  ) {
    guard free > 0, alignment.keyword != .normal else { return }
    let shift = distribute(alignment, free, 1, towardStart: 0, left: nil).before
    for index in fragment.children.indices { fragment.children[index].y += shift }
    for index in fragment.waiting.indices {
      fragment.waiting[index].area.origin.y += shift
      if !fragment.waiting[index].isOwn { fragment.waiting[index].parentOrigin.y += shift }
    }
    fragment.baseline = fragment.baseline.map { $0 + shift }
  }
}
