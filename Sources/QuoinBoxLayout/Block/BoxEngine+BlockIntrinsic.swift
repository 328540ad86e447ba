extension BoxEngine {
  /// CSS Sizing §5.1: the width of a block's border box under min- or max-content: that of its widest
  /// child.
  mutating func blockContentWidth(_ box: Int32, isMax: Bool, block: Float) -> Float {
    if hasFloats, holdsFloats(box) {
      return floatContentWidth(box, isMax: isMax, block: block)
    }
    let insets = insets(box, block: block)
    var widest: Float = 0
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow {
        let resolved = resolve(child, width: .nan, height: .nan)
        widest = max(
          widest, blockContribution(child, resolved, isMax: isMax) + resolved.marginWidth)
      }
      child = self.box(after: child, in: box)
    }
    return insets.horizontal + widest.limited
  }

  mutating func blockContribution(
    _ child: Int32, _ resolved: ResolvedBox, isMax: Bool
  ) -> Float {
    if resolved.width.isKnown { return resolved.clampWidth(resolved.width) }
    let height = resolved.height.isKnown ? resolved.clampHeight(resolved.height) : Float.nan
    if resolved.ratio > 0, height.isKnown {
      return resolved.clampWidth(resolved.width(fromHeight: height))
    }
    let width = intrinsicWidth(
      child, isMax: isMax, block: .nan, height: height, isHeightDefinite: true)
    return resolved.clampWidth(width)
  }

  /// Shrink to fit (CSS 2 §10.3.5).
  mutating func fitBlockWidth(_ box: Int32, available: Float, block: Float) -> Float {
    let widest = intrinsicWidth(box, isMax: true, block: block)
    if widest <= available { return widest }
    return max(available, intrinsicWidth(box, isMax: false, block: block))
  }
}
