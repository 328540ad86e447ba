import QuoinGeometry

extension FlexRun {
  /// Whether an item is aligned by its baseline; automatic margins across the line come first.
  func participatesInBaseline(_ item: FlexBox) -> Bool {
    item.alignment.keyword == .baseline
      && item.rules.autoMargins.isDisjoint(with: EdgeSet(along: axis.cross))
  }

  /// The baseline of an item at its used size, or the bottom of its border box.
  func firstBaseline<Tree: BoxTree>(_ item: FlexBox, in tree: inout Tree) -> Double {
    let size = size(of: item)
    let proposal = BoxProposal(
      width: .exactly(size.width), height: heightExtent(item), containingBlock: block)
    return tree.measure(item.box, proposal).firstBaseline?.finite ?? size.height
  }

  /// The baseline of an item across the main axis, from the border box's top or left side.
  ///
  /// Lines of text do not run along a column: there browsers take the border box's left side
  /// (CSS Box Alignment §9.1).
  func crossBaseline<Tree: BoxTree>(_ item: FlexBox, in tree: inout Tree) -> Double {
    axis == .horizontal ? firstBaseline(item, in: &tree) : 0
  }

  /// The distance from an item's outer cross start to its baseline across the main axis.
  func distanceToBaseline(_ item: FlexBox, _ baseline: Double) -> Double {
    item.rules.margin[crossStart] + (isCrossReversed ? item.cross - baseline : baseline)
  }

  /// CSS Flexbox §8.5 Flex Container Baselines: the first baseline, from the border box's top.
  ///
  /// The first item is meant as it lies: of a reversed row or column it is the last one.
  func containerBaseline<Tree: BoxTree>(in tree: inout Tree) -> Double? {
    var first = style.direction.isReverse ? items.last : items.first
    if axis == .horizontal, let shared = items.first(where: { participatesInBaseline($0) }) {
      first = shared
    }
    guard let first else { return nil }
    return frame(of: first).minY + firstBaseline(first, in: &tree)
  }
}
