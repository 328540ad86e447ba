import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.2, step 3: the flex base size and hypothetical main size of each item.
  mutating func determineFlexBaseSizes<Tree: BoxTree>(in tree: inout Tree) {
    for index in items.indices {
      determineFlexBaseSize(index, in: &tree)
      items[index].minimumMain = items[index].rules.minimum[axis]
      if items[index].rules.minimumIsAuto(axis) {
        items[index].minimumIsPending = true
        // A base size that is the content's is no smaller than the automatic minimum, which is
        // then needed only if the item shrinks; so is one that is the specified size.
        let isLater = items[index].baseIsContent && items[index].rules.aspectRatio == nil
        if !isLater { determineAutomaticMinimum(index, in: &tree) }
      }
      items[index].hypothetical = items[index].clampMain(items[index].base, axis)
    }
  }

  private mutating func determineFlexBaseSize<Tree: BoxTree>(_ index: Int, in tree: inout Tree) {
    let item = items[index]
    let base: Double
    if let definite = definiteBasis(item) {
      base = definite
      items[index].baseIsContent = isUsedFromSize(item.basis)
      items[index].basisIsLength = !isUsedFromSize(item.basis)
    } else if let ratio = item.rules.aspectRatio, let cross = definiteCross(item) {
      base = ratio.length(along: axis, fromCross: cross)
    } else {
      base = contentMain(item, in: &tree)
      items[index].baseIsContent = true
    }
    items[index].base = max(base, item.rules.insets[sum: axis])
  }

  /// Step 3A: the flex basis, if it is a definite length.
  private func definiteBasis(_ item: FlexBox) -> Double? {
    switch item.basis {
    case .points(let points) where points >= 0:
      item.rules.borderBox(points.finite, axis, item.boxSizing)
    case .percent(let percent) where percent >= 0:
      block[axis].map { item.rules.borderBox(percent.percent(of: $0), axis, item.boxSizing) }
    case .content: nil
    // A negative length is not a valid value, so the initial one holds.
    case .auto, .points, .percent: isUsedFromSize(item.basis) ? item.rules.preferred[axis] : nil
    }
  }

  /// Whether the flex basis is the item's width or height.
  private func isUsedFromSize(_ basis: FlexBasis) -> Bool {
    switch basis {
    case .auto: true
    case .content: false
    case .points(let value), .percent(let value): !(value >= 0)
    }
  }

  /// The cross size of an item if it is definite before the line is laid out.
  ///
  /// §9.8 rule 1: a stretched item of a single-line container with a definite cross size has that
  /// size.
  func definiteCross(_ item: FlexBox) -> Double? {
    let cross = axis.cross
    if let preferred = item.rules.preferred[cross] { return item.rules.clamp(preferred, cross) }
    guard item.wouldStretch(across: cross), let line = definiteLine else { return nil }
    return item.rules.clamp(line - item.rules.margin[sum: cross], cross)
  }

  /// The cross size of the content box if it is definite: a width always is, once it is known.
  private var definiteLine: Double? { axis == .horizontal ? block.height : inner.width }

  /// Step 3E: the main size of the item's content under max-content in the main axis.
  private func contentMain<Tree: BoxTree>(_ item: FlexBox, in tree: inout Tree) -> Double {
    if axis == .horizontal {
      let width = contentWidth(item, .maxContent, in: &tree)
      return item.rules.clampTransferred(width, .horizontal)
    }
    return columnContentHeight(item, width: columnWidth(item, in: &tree), in: &tree)
  }

  /// The height of the content of a column's item at a width, or what the aspect ratio makes of that
  /// width, but no smaller than the content.
  func columnContentHeight<Tree: BoxTree>(
    _ item: FlexBox, width: Double, in tree: inout Tree
  ) -> Double {
    let height = contentHeight(item, width: width, in: &tree)
    guard let ratio = item.rules.aspectRatio else { return height }
    let least =
      item.rules.minimumIsAuto(.vertical) && !item.rules.isScrollContainer ? height : 0
    return max(least, ratio.length(along: .vertical, fromCross: width))
  }

  /// The width of an item's content with the item's height, if that is definite.
  func contentWidth<Tree: BoxTree>(
    _ item: FlexBox, _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    let height = definiteCross(item).map { BoxExtent.exactly($0) } ?? .maxContent
    let proposal = BoxProposal(width: extent, height: height, containingBlock: block)
    return tree.measure(item.box, proposal).size.width.finiteLength
  }

  /// The height of an item's content at a width.
  func contentHeight<Tree: BoxTree>(
    _ item: FlexBox, width: Double, in tree: inout Tree
  ) -> Double {
    let proposal = BoxProposal(
      width: .exactly(width), height: .maxContent, containingBlock: block)
    return tree.measure(item.box, proposal).size.height.finiteLength
  }

  /// The width of an item of a column before its height is known.
  func columnWidth<Tree: BoxTree>(_ item: FlexBox, in tree: inout Tree) -> Double {
    if let definite = definiteCross(item) { return definite }
    if item.basis != .content, let width = ratioWidth(item, in: &tree) { return width }
    return fitContentWidth(item, height: .maxContent, in: &tree)
  }

  /// The width that the aspect ratio makes of a definite height, but no smaller than the content.
  func ratioWidth<Tree: BoxTree>(_ item: FlexBox, in tree: inout Tree) -> Double? {
    let rules = item.rules
    guard let ratio = rules.aspectRatio else { return nil }
    guard let height = rules.preferred.height.map({ rules.clamp($0, .vertical) }) else {
      return nil
    }
    let width = ratio.length(along: .horizontal, fromCross: height)
    return rules.clamp(max(width, contentMinimum(item, in: &tree)), .horizontal)
  }

  /// The width of an item of a column as fit-content into the container's.
  func fitContentWidth<Tree: BoxTree>(
    _ item: FlexBox, height: BoxExtent, in tree: inout Tree
  ) -> Double {
    let extent =
      inner.width.map {
        BoxExtent.within(max(0, min($0 - item.rules.margin.horizontal, item.rules.maximum.width)))
      } ?? .maxContent
    let proposal = BoxProposal(width: extent, height: height, containingBlock: block)
    let width = tree.measure(item.box, proposal).size.width.finiteLength
    return item.rules.clamp(item.rules.clampTransferred(width, .horizontal), .horizontal)
  }
}
