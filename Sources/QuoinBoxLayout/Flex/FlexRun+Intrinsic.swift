import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.9 Intrinsic Sizes: the width of the content box under min- or max-content.
  mutating func intrinsicWidth<Tree: BoxTree>(
    _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    axis == .horizontal
      ? intrinsicMainSize(extent, in: &tree) : intrinsicCrossSize(extent, in: &tree)
  }

  /// CSS Flexbox §9.9.1 for one line: the sum of the items' contributions.
  private mutating func intrinsicMainSize<Tree: BoxTree>(
    _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    determineFlexBaseSizes(in: &tree)
    var sum = gaps
    for index in items.indices {
      if items[index].minimumIsPending { determineAutomaticMinimum(index, in: &tree) }
      sum += contribution(items[index], extent, in: &tree)
      sum += items[index].rules.margin[sum: axis]
    }
    return sum.finiteLength
  }

  /// CSS Flexbox §9.9.3 Flex Item Intrinsic Size Contributions.
  ///
  /// The preferred size, or else that of the content, within the item's limits. A flex basis that is
  /// a length of its own makes it no larger if the item cannot grow, and no smaller if it cannot
  /// shrink; the specification says so of any base size, browsers do not.
  private func contribution<Tree: BoxTree>(
    _ item: FlexBox, _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    var length: Double
    if let preferred = item.rules.preferred.width {
      length = preferred
    } else if let ratio = item.rules.aspectRatio, let cross = definiteCross(item) {
      length = ratio.length(along: .horizontal, fromCross: cross)
    } else {
      length = contentWidth(item, extent, in: &tree)
    }
    if item.basisIsLength {
      if item.grow == 0 { length = min(length, item.base) }
      if item.shrink == 0 { length = max(length, item.base) }
    }
    return item.clampMain(length, axis)
  }

  /// CSS Flexbox §9.9.2 for one line: the largest contribution.
  private func intrinsicCrossSize<Tree: BoxTree>(
    _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    var largest = 0.0
    for item in items {
      let width = crossContribution(item, extent, in: &tree)
      largest = max(largest, width + item.rules.margin.horizontal)
    }
    return largest.finiteLength
  }

  private func crossContribution<Tree: BoxTree>(
    _ item: FlexBox, _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    let rules = item.rules
    if let preferred = rules.preferred.width { return rules.clamp(preferred, .horizontal) }
    if let width = ratioWidth(item, in: &tree) { return width }
    let height = rules.preferred.height.map { rules.clamp($0, .vertical) }
    let proposal = BoxProposal(
      width: extent, height: height.map { .exactly($0) } ?? .maxContent, containingBlock: block)
    let width = tree.measure(item.box, proposal).size.width.finiteLength
    return rules.clamp(rules.clampTransferred(width, .horizontal), .horizontal)
  }
}
