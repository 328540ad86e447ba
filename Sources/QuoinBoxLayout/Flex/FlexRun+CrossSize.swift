import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.4, step 7: the hypothetical cross size of each item.
  mutating func determineHypotheticalCrossSizes<Tree: BoxTree>(in tree: inout Tree) {
    for index in items.indices {
      items[index].cross = hypotheticalCross(items[index], in: &tree)
    }
  }

  private func hypotheticalCross<Tree: BoxTree>(
    _ item: FlexBox, in tree: inout Tree
  ) -> Double {
    if let definite = definiteCross(item) { return definite }
    if let ratio = item.rules.aspectRatio {
      let length = ratio.length(along: axis.cross, fromCross: item.main)
      return item.rules.clamp(max(length, contentMinimum(item, in: &tree)), axis.cross)
    }
    if axis == .horizontal {
      return item.rules.clamp(contentHeight(item, width: item.main, in: &tree), .vertical)
    }
    let height = hasDefiniteHeight(item) ? BoxExtent.exactly(item.main) : .maxContent
    return fitContentWidth(item, height: height, in: &tree)
  }

  /// CSS Sizing 4 §4.1: the automatic minimum of a cross size that comes from the aspect ratio.
  func contentMinimum<Tree: BoxTree>(_ item: FlexBox, in tree: inout Tree) -> Double {
    guard item.rules.minimumIsAuto(axis.cross), !item.rules.isScrollContainer else { return 0 }
    if axis == .horizontal { return contentHeight(item, width: item.main, in: &tree) }
    let proposal = BoxProposal(
      width: .minContent, height: .maxContent, containingBlock: block)
    return tree.measure(item.box, proposal).size.width.finiteLength
  }

  /// CSS Flexbox §9.4, step 8: the cross size of the line.
  ///
  /// The container's definite cross size, or the largest outer size where items on the shared
  /// baseline count with the largest parts above and below it.
  mutating func calculateLineCrossSize<Tree: BoxTree>(in tree: inout Tree) {
    var above = -Double.infinity
    var below = -Double.infinity
    var largest = 0.0
    for index in items.indices {
      let item = items[index]
      let outer = item.cross + item.rules.margin[sum: axis.cross]
      if participatesInBaseline(item) {
        let baseline = crossBaseline(item, in: &tree)
        items[index].baseline = baseline
        let ascent = distanceToBaseline(item, baseline)
        above = max(above, ascent)
        below = max(below, outer - ascent)
      } else {
        largest = max(largest, outer)
      }
    }
    lineBaseline = above.isFinite ? above : 0
    if above.isFinite { largest = max(largest, above + below) }
    lineCross = inner[axis.cross] ?? largest.finiteLength
    inner[axis.cross] = lineCross
  }

  /// CSS Flexbox §9.4, step 11: the used cross size of each item.
  mutating func stretchItems() {
    let cross = axis.cross
    for index in items.indices where items[index].wouldStretch(across: cross) {
      let item = items[index]
      items[index].cross = item.rules.clamp(lineCross - item.rules.margin[sum: cross], cross)
      items[index].isStretched = true
    }
  }

  /// The used height of an item as a question: whether percentages of its children may refer to it.
  ///
  /// CSS Flexbox §9.8 Definite and Indefinite Sizes.
  func heightExtent(_ item: FlexBox) -> BoxExtent {
    let height = axis == .horizontal ? item.cross : item.main
    return hasDefiniteHeight(item) ? .exactly(height) : .fixed(height)
  }

  /// Whether percentages of an item's children may refer to its height.
  func hasDefiniteHeight(_ item: FlexBox) -> Bool {
    if item.rules.preferred.height != nil || item.rules.aspectRatio != nil { return true }
    return axis == .horizontal
      ? item.wouldStretch(across: .vertical) : block.height != nil || item.basisIsLength
  }
}
