extension BoxEngine {
  /// Determines the automatic minimum size of an item: CSS Flexbox §4.5 Automatic Minimum Size of
  /// Flex Items.
  mutating func determineAutomaticMinimum(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) {
    item.pointee.bits.remove(.minimumIsPending)
    let node = node(item.pointee.box)
    if isLeaf(node), !node.pointee.flags.contains(.isMeasured), item.pointee.ratio == 0,
      node.pointee.style.display != .grid
    {
      // There is no content, not even tracks; padding and border are already part of the minimum.
      return
    }
    var least = min(contentSizeSuggestion(item, run), item.pointee.maxMain)
    if item.pointee.preferredMain.isKnown, !followsCross(item, run) {
      least = min(least, item.pointee.preferredMain)
    }
    item.pointee.minMain = max(item.pointee.minMain, least)
  }

  /// Returns the content size suggestion: the min-content size in the main axis.
  ///
  /// An aspect ratio with a definite cross size gives a transferred size (CSS Sizing 4 §4.2), but
  /// at least the size of the content.
  private mutating func contentSizeSuggestion(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    if !run.pointee.isRow {
      if item.pointee.ratio == 0, item.pointee.bits.contains(.baseIsContent),
        !item.pointee.preferredMain.isKnown
      {
        return item.pointee.base
      }
      let definite = item.pointee.definiteCross
      let width =
        definite.isKnown
        ? definite : fitContentWidth(item, height: .nan, isHeightDefinite: false, run)
      return run.pointee.clampTransferredMain(
        item.pointee, columnContentHeight(item, width: width, run))
    }
    // A picture whose width is a percentage asks for no least room (CSS Sizing 3 §5.2.2), but has its own size.
    let isPicture = item.pointee.ratio > 0 && item.pointee.bits.contains(.isReplaced)
    let content = contentWidth(item, isMax: isPicture, run)
    let cross = item.pointee.ratio > 0 ? item.pointee.definiteCross : .nan
    guard cross.isKnown else { return run.pointee.clampTransferredMain(item.pointee, content) }
    let length = run.pointee.ratioMain(item.pointee, fromCross: cross)
    return item.pointee.bits.contains(.isReplaced) ? length : max(content, length)
  }

  /// Determines the pending automatic minimums of all items that may shrink.
  mutating func determinePendingMinimums(_ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine) {
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      if item.pointee.bits.contains(.minimumIsPending), item.pointee.shrink > 0 {
        determineAutomaticMinimum(item, run)
      }
    }
  }
}
