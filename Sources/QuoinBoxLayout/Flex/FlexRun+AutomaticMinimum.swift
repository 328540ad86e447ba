import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §4.5 Automatic Minimum Size of Flex Items.
  mutating func determineAutomaticMinimum<Tree: BoxTree>(_ index: Int, in tree: inout Tree) {
    items[index].minimumIsPending = false
    let item = items[index]
    guard !item.rules.isScrollContainer else { return }
    let greatest = item.rules.maximum[axis]
    var least = contentSizeSuggestion(item, in: &tree)
    least = min(least, greatest)
    if let specified = item.rules.preferred[axis] {
      least = min(least, min(specified, greatest))
    }
    items[index].minimumMain = max(item.rules.minimum[axis], least)
  }

  /// The content size suggestion: the min-content size in the main axis.
  ///
  /// An aspect ratio with a definite cross size makes a size of its own (CSS Sizing 4 §4.2), but no
  /// smaller than the content.
  private func contentSizeSuggestion<Tree: BoxTree>(
    _ item: FlexBox, in tree: inout Tree
  ) -> Double {
    let rules = item.rules
    if axis == .vertical {
      if rules.aspectRatio == nil, item.baseIsContent, rules.preferred.height == nil {
        return item.base
      }
      let width = definiteCross(item) ?? fitContentWidth(item, height: .maxContent, in: &tree)
      let height = columnContentHeight(item, width: width, in: &tree)
      return rules.clampTransferred(height, .vertical)
    }
    let content = contentWidth(item, .minContent, in: &tree)
    guard let ratio = rules.aspectRatio, let cross = definiteCross(item) else {
      return rules.clampTransferred(content, .horizontal)
    }
    return max(content, ratio.length(along: .horizontal, fromCross: cross))
  }

  /// Finds the automatic minimum of all items that may shrink and do not have theirs yet.
  mutating func determinePendingMinimums<Tree: BoxTree>(in tree: inout Tree) {
    for index in items.indices where items[index].minimumIsPending && items[index].shrink > 0 {
      determineAutomaticMinimum(index, in: &tree)
    }
  }
}
