import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §4.5 Automatic Minimum Size of Flex Items.
  mutating func determineAutomaticMinimum<Tree: BoxTree>(_ index: Int, in tree: inout Tree) {
    items[index].minimumIsPending = false
    let item = items[index]
    guard !item.rules.isScrollContainer else { return }
    let greatest = item.rules.maximum[axis]
    var least = contentSizeSuggestion(item, in: &tree)
    if let ratio = item.rules.aspectRatio {
      // The content size suggestion, clamped by the cross limits converted through the ratio.
      let cross = axis.cross
      let limit = item.rules.maximum[cross]
      if limit.isFinite { least = min(least, ratio.length(along: axis, fromCross: limit)) }
      least = max(least, ratio.length(along: axis, fromCross: item.rules.minimum[cross]))
    }
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
    if axis == .vertical {
      if item.baseIsContent, item.rules.preferred.height == nil { return item.base }
      return columnContentHeight(item, in: &tree)
    }
    let content = contentWidth(item, .minContent, in: &tree)
    guard let ratio = item.rules.aspectRatio, let cross = definiteCross(item) else {
      return content
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
