import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.1 Initial Setup: the items in order-modified document order (§5.4).
  ///
  /// Boxes that are not displayed are left out, and absolutely positioned children are kept apart
  /// (§4.1).
  mutating func collectItems<Tree: BoxTree>(in tree: inout Tree) {
    let count = max(0, tree.childCount(of: container))
    items.reserveCapacity(count)
    var orders: [Int32] = []
    orders.reserveCapacity(count)
    var isSorted = true
    for index in 0..<count {
      let child = tree.child(index, of: container)
      let rules = tree.rules(of: child)
      guard rules.display != .none else { continue }
      let item = tree.flexItem(of: child)
      guard item.position != .absolute else {
        absolutes.append(child)
        continue
      }
      if let last = orders.last, last > item.order { isSorted = false }
      orders.append(item.order)
      items.append(flexBox(child, item, rules, in: &tree))
    }
    guard !isSorted else { return }
    // Paired with the place in the tree, because the library's sort does not promise stability.
    let sorted = orders.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }
    let unsorted = items
    for (place, index) in sorted.enumerated() { items[place] = unsorted[index] }
  }

  private mutating func flexBox<Tree: BoxTree>(
    _ child: Int32, _ item: FlexItem, _ rules: BoxRules, in tree: inout Tree
  ) -> FlexBox {
    var resolved = ResolvedBox(
      rules, margin: item.margin, direction: tree.direction(of: child), in: block)
    resolved.resolveKeywords(child, rules, in: block, tree: &tree)
    if rules.limitsHeightByContent { limitations.insert(.intrinsicHeightLimits) }
    return FlexBox(
      box: child, grow: item.grow.finiteLength, shrink: item.shrink.finiteLength,
      basis: item.basis, alignment: alignment(of: item, child, in: tree),
      isRelative: item.position == .relative, rules: resolved, boxSizing: rules.boxSizing)
  }

  /// The alignment across the line as one of `stretch`, `baseline`, `center`, `flexStart` and
  /// `flexEnd`.
  ///
  /// CSS Box Alignment §6.1.
  func alignment<Tree: BoxTree>(
    of item: FlexItem, _ child: Int32, in tree: Tree
  ) -> SelfAlignment {
    let own = item.alignSelf.keyword == .auto ? style.alignItems : item.alignSelf
    let side: Edge
    switch own.keyword {
    case .auto, .normal: return SelfAlignment(.stretch, isSafe: own.isSafe)
    case .stretch, .baseline, .center, .flexStart, .flexEnd: return own
    case .start: side = axis == .horizontal ? .top : direction.leadingEdge
    case .end: side = axis == .horizontal ? .bottom : direction.trailingEdge
    case .selfStart: side = axis == .horizontal ? .top : tree.direction(of: child).leadingEdge
    case .selfEnd: side = axis == .horizontal ? .bottom : tree.direction(of: child).trailingEdge
    }
    return SelfAlignment(side == crossStart ? .flexStart : .flexEnd, isSafe: own.isSafe)
  }
}
