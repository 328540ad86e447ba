extension BoxEngine {
  /// Returns the min-content or max-content width of a block container with floats: CSS Sizing §5.1.
  ///
  /// Under max-content, floats are beside each other until something clears them, and so are lines and boxes with
  /// formatting contexts of their own; other blocks are below them.
  mutating func floatContentWidth(_ box: Int32, isMax: Bool, block: Float) -> Float {
    let insets = insets(box, block: block)
    var widest: Float = 0
    // The widths of the floats to the left and to the right.
    var (left, right) = (Float(0), Float(0))
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow {
        let resolved = resolve(child, width: .nan, height: .nan)
        let width = blockContribution(child, resolved, isMax: isMax)
        if isMax {
          if style.pointee.clear.contains(.left) { left = 0 }
          if style.pointee.clear.contains(.right) { right = 0 }
        }
        var outer = width + resolved.marginWidth
        if isMax, style.pointee.float != .none {
          // A float with a negative outer width counts as zero.
          if style.pointee.float == .left {
            left += max(0, outer)
          } else {
            right += max(0, outer)
          }
          outer = left + right
        } else if isMax {
          if node(child).pointee.flags.contains(.isAnonymous) {
            outer = width + left + right
          } else if establishesContext(child) {
            outer =
              width + (left > 0 ? max(left, resolved.marginLeft) : resolved.marginLeft)
              + (right > 0 ? max(right, resolved.marginRight) : resolved.marginRight)
          }
          (left, right) = (0, 0)
        }
        widest = max(widest, outer)
      }
      child = self.box(after: child, in: box)
    }
    return insets.horizontal + widest.limited
  }

  /// Returns the total width of the floats in inline content, and the width of the widest.
  mutating func inlineFloatWidths(_ box: Int32, isMax: Bool) -> (sum: Float, widest: Float) {
    var (sum, widest) = (Float(0), Float(0))
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, isFloat(style) {
        let resolved = resolve(child, width: .nan, height: .nan)
        let width = blockContribution(child, resolved, isMax: isMax) + resolved.marginWidth
        sum += max(0, width)
        widest = max(widest, width)
      }
      child = self.box(after: child, in: box)
    }
    return (sum, widest)
  }
}
