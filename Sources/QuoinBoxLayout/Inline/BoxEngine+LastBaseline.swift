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
    let baseline = placedLastBaseline(box)
    let style = styleOf(box)
    guard baseline.isKnown,
      style.pointee.overflowX.isScrollContainer || style.pointee.overflowY.isScrollContainer
    else { return baseline }
    // §9.1: the baseline of a scroll container is clamped to its border box.
    return max(0, min(baseline, request.height))
  }

  /// Returns the last baseline of a box whose content is placed.
  private mutating func placedLastBaseline(_ box: Int32) -> Float {
    var (box, top, isInner) = (box, Float(0), false)
    while true {
      let node = node(box)
      let display = node.pointee.style.display
      var last: Int32 = -1
      if display == .flex || display == .grid, !isLeaf(node),
        node.pointee.flags.isDisjoint(with: [.isMeasured, .holdsLines])
      {
        var child = firstBox(in: box)
        while child >= 0 {
          let style = styleOf(child)
          if style.pointee.display != .none, !style.pointee.position.isOutOfFlow { last = child }
          child = self.box(after: child, in: box)
        }
      }
      guard last >= 0 else {
        let own = lastBaseline(box)
        return own.isKnown ? top + own : isInner ? top + node.pointee.height : .nan
      }
      // CSS Flexbox §8.5 and CSS Grid §10.6: it is that of the last item, which has one in any case.
      (box, isInner) = (last, true)
      top += self.node(last).pointee.y
    }
  }
}
