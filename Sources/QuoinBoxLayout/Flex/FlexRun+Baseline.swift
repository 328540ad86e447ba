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

  /// The distance from an item's outer cross start to its baseline.
  func distanceToBaseline(_ item: FlexBox, _ baseline: Double) -> Double {
    crossStart == .top
      ? item.rules.margin.top + baseline : item.rules.margin.bottom + item.cross - baseline
  }

  /// CSS Flexbox §8.5 Flex Container Baselines: the first baseline, from the border box's top.
  ///
  /// Of a column it is that of the topmost item, which is the last one of a reversed column.
  func containerBaseline<Tree: BoxTree>(in tree: inout Tree) -> Double? {
    let startmost = style.direction == .columnReverse ? items.last : items.first
    guard let first = items.first(where: { participatesInBaseline($0) }) ?? startmost
    else { return nil }
    return frame(of: first).minY + (first.baseline ?? firstBaseline(first, in: &tree))
  }
}
