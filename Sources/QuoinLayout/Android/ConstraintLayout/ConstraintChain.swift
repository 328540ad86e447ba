import QuoinModel

/// A chain: a row of items of which each is connected to the next and the next to it.
struct ConstraintChain {
  struct Link {
    var item: Int
    var isGone: Bool
  }

  var axis: ConstraintAxis
  var links: [Link] = []
  var style = AndroidConstraint.Dimension.ChainStyle.spread
  var bias = 0.5
  /// The number of visible items that match their constraints by spreading, by percent or by ratio.
  var matchCount = 0
  /// The visible items that share the remaining space by their weights.
  var weighted: [Int] = []
  var totalWeight = 0.0
  var hasWeights = false
  var lacksWeights = false

  var first: Int { links[0].item }
  var last: Int { links[links.count - 1].item }
  var visible: [Int] { links.lazy.filter { !$0.isGone }.map(\.item) }
  /// Whether all sizes are determined by sharing the space.
  var isAllMatching: Bool { matchCount > 0 && matchCount == links.count }

  func begin(_ item: Int) -> ConstraintAnchorID { ConstraintAnchorID(beginOf: item, axis) }
  func end(_ item: Int) -> ConstraintAnchorID { ConstraintAnchorID(endOf: item, axis) }
}

extension ConstraintState {
  /// Returns the chain that begins at a head.
  func chain(from head: Int, _ axis: ConstraintAxis) -> ConstraintChain {
    var chain = ConstraintChain(axis: axis)
    var next: Int? = head
    while let item = next, chain.links.count < items.count {
      chain.links.append(ConstraintChain.Link(item: item, isGone: items[item].isGone))
      note(item, in: &chain)
      let end = ConstraintAnchorID(endOf: item, axis)
      next = nil
      if let target = target(end), target.item != 0,
        self.target(ConstraintAnchorID(beginOf: target.item, axis))?.item == item
      {
        next = target.item
      }
    }
    // The item at the start determines the style; in right-to-left layouts it is the last one.
    let speaker = input.isRightToLeft && axis == .horizontal ? chain.last : chain.first
    chain.style = self[speaker, axis].chainStyle
    chain.bias = self[speaker, axis].bias
    return chain
  }

  private func note(_ item: Int, in chain: inout ConstraintChain) {
    let extent = self[item, chain.axis]
    guard !items[item].isGone, extent.behaviour == .match else { return }
    guard [.spread, .ratio, .percent].contains(extent.resolvedMatch) else { return }
    chain.matchCount += 1
    if extent.weight > 0 { chain.totalWeight += extent.weight }
    guard extent.match == .spread || extent.match == .ratio else { return }
    if extent.weight < 0 { chain.lacksWeights = true } else { chain.hasWeights = true }
    chain.weighted.append(item)
  }

  /// Adds the rows of all chains along an axis, in the order in which their heads were found.
  func addChainRows(_ axis: ConstraintAxis) {
    for head in chainHeads[axis] {
      let chain = chain(from: head, axis)
      if placeSimply(chain) { continue }
      addOrderRows(chain)
      addWeightRows(chain)
      addStyleRows(chain)
    }
  }

  private func hasSpreadSize(_ item: Int, _ axis: ConstraintAxis) -> Bool {
    let extent = self[item, axis]
    return extent.behaviour == .match && extent.resolvedMatch == .spread
  }

  /// Adds rows that place each member after the previous one.
  private func addOrderRows(_ chain: ConstraintChain) {
    let axis = chain.axis
    let firstVisible = chain.visible.first
    for link in chain.links { addOrderRows(of: link.item, in: chain, firstVisible: firstVisible) }
    let lastEnd = chain.end(chain.last)
    if let visible = chain.visible.last, let after = target(lastEnd) {
      let end = chain.end(visible)
      let meetsLayout = target(end)?.item == 0
      if chain.style != .packed, meetsLayout, hasSpreadSize(visible, axis), let own = target(end) {
        system.equal(end.rawValue, own.rawValue, -margin(end), .equality)
      } else if chain.style == .packed, meetsLayout, let own = target(end) {
        system.equal(end.rawValue, own.rawValue, -margin(end), .highest)
      }
      system.atMost(end.rawValue, after.rawValue, -margin(end), .barrier)
    }
    if wraps(axis) {
      system.atLeast(
        ConstraintAnchorID(endOf: 0, axis).rawValue, lastEnd.rawValue, margin(lastEnd), .required)
    }
  }

  private func addOrderRows(of item: Int, in chain: ConstraintChain, firstVisible: Int?) {
    let axis = chain.axis
    let isPacked = chain.style == .packed
    let begin = chain.begin(item)
    if let before = target(begin) {
      var gap = margin(begin)
      if item != chain.first { gap += margin(before) }
      let leads = item == firstVisible
      system.atLeast(begin.rawValue, before.rawValue, gap, leads ? .barrier : .required)
      var strength: RowStrength = isPacked ? .low : .highest
      if isPacked, item != chain.first, !leads { strength = .required }
      if !isPacked, hasSpreadSize(item, axis) { strength = .equality }
      if leads, isPacked, self[item, axis].isInBarrier { strength = .equality }
      system.equal(begin.rawValue, before.rawValue, gap, strength)
    }
    guard wraps(axis) else { return }
    if !items[item].isGone, behaviour(item, axis) == .match {
      system.atLeast(chain.end(item).rawValue, begin.rawValue, 0, .equality)
    }
    system.atLeast(begin.rawValue, ConstraintAnchorID(beginOf: 0, axis).rawValue, 0, .required)
  }

  /// Adds rows that give members without a size the remaining space, by their weights.
  private func addWeightRows(_ chain: ConstraintChain) {
    guard chain.weighted.count > 1 else { return }
    let isMixed = chain.hasWeights && chain.lacksWeights
    let hasTotal = isMixed || chain.hasWeights ? chain.totalWeight != 0 : true
    var previous: (item: Int, weight: Double)?
    for item in chain.weighted {
      var weight = self[item, chain.axis].weight
      let ends = (chain.end(item).rawValue, chain.begin(item).rawValue)
      if weight < 0 {
        if isMixed {
          system.equal(ends.0, ends.1, 0, .highest)
          continue
        }
        weight = 1
      }
      if weight == 0 {
        system.equal(ends.0, ends.1, 0, .required)
        continue
      }
      if let old = previous {
        let factor = hasTotal ? old.weight / weight : 1
        system.proportion(
          (chain.end(old.item).rawValue, chain.begin(old.item).rawValue), factor, ends)
      }
      previous = (item, weight)
    }
  }

  private func addStyleRows(_ chain: ConstraintChain) {
    let visible = chain.visible
    guard let first = visible.first, let last = visible.last else { return }
    let before = target(chain.begin(chain.first))
    let after = target(chain.end(chain.last))
    if visible.count == 1 || chain.style == .packed {
      if let before, let after {
        system.center(
          gap(chain, from: first, before, to: last, after), bias: chain.bias, .centering)
      }
      return
    }
    if chain.style == .spread { addSpreadRows(chain, visible) }
    if chain.style == .spreadInside { addInsideRows(chain, visible, before, after) }
    // A chain longer than its space overflows equally at both ends.
    if let before = target(chain.begin(first)), let after {
      system.center(gap(chain, from: first, before, to: last, after), bias: 0.5, .equality)
    }
  }

  private func gap(
    _ chain: ConstraintChain, from first: Int, _ before: ConstraintAnchorID, to last: Int,
    _ after: ConstraintAnchorID
  ) -> StrengthGap {
    let begin = chain.begin(first)
    let end = chain.end(last)
    return StrengthGap(
      begin: begin.rawValue, before: before.rawValue, beginMargin: margin(begin),
      after: after.rawValue, end: end.rawValue, endMargin: margin(end))
  }

  /// Adds rows for equal gaps between all visible members and around them.
  private func addSpreadRows(_ chain: ConstraintChain, _ visible: [Int]) {
    let strength: RowStrength = chain.isAllMatching ? .required : .equality
    for (place, item) in visible.enumerated() {
      let begin = chain.begin(item)
      let end = chain.end(item)
      let before =
        place == 0 ? target(chain.begin(chain.first)) : chain.end(visible[place - 1])
      let isLast = place == visible.count - 1
      let after = isLast ? target(chain.end(chain.last)) : chain.begin(visible[place + 1])
      guard let before, let after else { continue }
      var gap = StrengthGap(
        begin: begin.rawValue, before: before.rawValue, beginMargin: margin(begin),
        after: after.rawValue, end: end.rawValue, endMargin: margin(end))
      if place > 0 { gap.beginMargin += margin(chain.end(visible[place - 1])) }
      if !isLast { gap.endMargin += margin(after) }
      system.center(gap, bias: 0.5, strength)
    }
  }

  /// Adds rows for equal gaps between the visible members, with the outer ones at the ends.
  private func addInsideRows(
    _ chain: ConstraintChain, _ visible: [Int], _ before: ConstraintAnchorID?,
    _ after: ConstraintAnchorID?
  ) {
    let strength: RowStrength = chain.isAllMatching ? .required : .highest
    for place in 1..<visible.count - 1 {
      let begin = chain.begin(visible[place])
      let end = chain.end(visible[place])
      let next = chain.begin(visible[place + 1])
      let previous = chain.end(visible[place - 1])
      let gap = StrengthGap(
        begin: begin.rawValue, before: previous.rawValue,
        beginMargin: margin(begin) + margin(previous), after: next.rawValue, end: end.rawValue,
        endMargin: margin(end) + margin(next))
      system.center(gap, bias: 0.5, strength)
    }
    let begin = chain.begin(visible[0])
    let end = chain.end(visible[visible.count - 1])
    if let before { system.equal(begin.rawValue, before.rawValue, margin(begin), .equality) }
    if let after { system.equal(end.rawValue, after.rawValue, -margin(end), .equality) }
  }
}
