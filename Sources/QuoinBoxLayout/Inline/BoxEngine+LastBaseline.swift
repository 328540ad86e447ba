// CSS Box Alignment 3 §9.1: the last baselines of items.
extension BoxEngine {
  /// Returns the last baseline of an item from its top, or NaN if it has none.
  ///
  /// - Parameter request: The size of the item.
  mutating func lastBaseline(_ box: Int32, _ request: Request) -> Float {
    let node = node(box)
    if node.pointee.style.containment.contains(.layout) { return .nan }
    let flags = node.pointee.flags
    if !flags.contains(.holdsLines), isLeaf(node) || flags.contains(.isMeasured) {
      guard flags.contains(.isMeasured) else { return .nan }
      // What measures itself tells one baseline only.
      return baseline(
        box, width: request.width, height: request.height,
        isHeightDefinite: request.isHeightDefinite, block: request.block)
    }
    var request = request
    // The baseline is where the content is placed.
    request.isFinal = true
    _ = layout(box, request)
    return lastBaseline(ofPlaced: box, height: request.height)
  }

  /// Returns the last baseline of a box of a given height whose content is placed, from its top, or NaN if it has none.
  mutating func lastBaseline(ofPlaced box: Int32, height: Float) -> Float {
    let node = node(box)
    if node.pointee.style.containment.contains(.layout) { return .nan }
    let last = lastItem(of: box)
    let baseline: Float
    if node.pointee.style.display == .table, !isLeaf(node) {
      // CSS 2 §17.5.4 has the first row; the last baseline is that of the last one.
      baseline = node.pointee.lastRowBaseline
    } else if last < 0 {
      baseline = lastBaseline(box, ofItem: true)
    } else if node.pointee.sharedLastBaseline.isKnown {
      baseline = node.pointee.sharedLastBaseline
    } else {
      // CSS Flexbox §8.5 and CSS Grid §10.6: it is that of the last item, which has one in any case.
      let (y, bottom) = (self.node(last).pointee.y, self.node(last).pointee.height)
      let own = lastBaseline(ofPlaced: last, height: bottom)
      baseline = y - shiftDown(of: last) + (own.isKnown ? own : bottom)
    }
    guard baseline.isKnown, node.pointee.flags.contains(.isScrollContainer) else { return baseline }
    // §9.1: the baseline of a scroll container is clamped to its border box.
    return max(0, min(baseline, height))
  }

  /// Returns the item of a flex or grid container whose last baseline is the container's, unless items share one; -1 for
  /// other boxes and without items.
  private func lastItem(of box: Int32) -> Int32 {
    let node = node(box)
    guard node.pointee.style.display == .flex || node.pointee.style.display == .grid, !isLeaf(node),
      node.pointee.flags.isDisjoint(with: [.isMeasured, .holdsLines])
    else { return -1 }
    if node.pointee.lastItem >= 0 { return node.pointee.lastItem }
    var last: Int32 = -1
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow { last = child }
      child = self.box(after: child, in: box)
    }
    return last
  }

  /// Returns how far relative positioning moves a box down, which does not affect other boxes.
  func shiftDown(of box: Int32) -> Float {
    guard styleOf(box).pointee.position == .relative else { return 0 }
    return relativeShift(box, width: .nan, height: .nan, isRightToLeft: false).y.orZero
  }
}
