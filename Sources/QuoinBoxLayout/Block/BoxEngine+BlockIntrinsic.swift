extension BoxEngine {
  /// Returns the min-content or max-content width of a block's border box, that of its widest child: CSS Sizing §5.1.
  ///
  /// Percentages of heights refer to the height of the box if that is definite, which affects widths derived from
  /// aspect ratios.
  mutating func blockContentWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float = .nan
  ) -> Float {
    if hasFloats, holdsFloats(box) {
      return floatContentWidth(box, isMax: isMax, block: block)
    }
    let insets = insets(box, block: block)
    let innerHeight = height.isKnown ? max(0, height - insets.vertical) : .nan
    var widest: Float = 0
    var follows = false
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, !style.pointee.position.isOutOfFlow {
        let resolved = resolve(child, width: .nan, height: innerHeight)
        widest = max(
          widest, blockContribution(child, resolved, isMax: isMax) + resolved.marginWidth)
        if style.pointee.percentages.contains(.height), followsHeight(child, resolved) {
          follows = true
        }
      }
      child = self.box(after: child, in: box)
    }
    if follows {
      node(box).pointee.flags.insert(.widthFollowsHeight)
    } else {
      node(box).pointee.flags.remove(.widthFollowsHeight)
    }
    return insets.horizontal + widest.limited
  }

  /// Whether the intrinsic widths of a box depend on its height.
  @inline(__always) func followsHeight(_ box: Int32, _ resolved: ResolvedBox) -> Bool {
    resolved.ratio > 0 || node(box).pointee.flags.contains(.widthFollowsHeight)
  }

  mutating func blockContribution(
    _ child: Int32, _ resolved: ResolvedBox, isMax: Bool
  ) -> Float {
    if !isMax, isCompressible(child) { return resolved.clampWidth(resolved.outsideWidth) }
    var resolved = resolved
    if styleOf(child).pointee.keywords != 0 {
      resolved.minWidth = max(resolved.minWidth, fitMinimum(child, isMax: isMax))
    }
    if resolved.width.isKnown { return resolved.clampWidth(resolved.width) }
    let height = resolved.height.isKnown ? resolved.clampHeight(resolved.height) : Float.nan
    if resolved.ratio > 0, height.isKnown {
      return resolved.clampWidth(ratioWidth(child, resolved, fromHeight: height, block: .nan))
    }
    let width = intrinsicWidth(
      child, isMax: isMax, block: .nan, height: height, isHeightDefinite: true)
    return resolved.clampWidth(resolved.clampTransferred(width))
  }

  /// Whether a box is compressible: a replaced element whose width or maximum width is a percentage, or a control whose
  /// width is one, contributes a min-content width of zero (CSS Sizing 3 §5.2.2).
  @inline(__always) func isCompressible(_ box: Int32) -> Bool {
    let percentages = styleOf(box).pointee.percentages
    if percentages.isDisjoint(with: [.replaced, .compressible]) { return false }
    if percentages.contains(.width) { return true }
    return percentages.contains([.replaced, .maxWidth])
  }

  /// Returns the minimum width `fit-content` while the available width is unknown.
  ///
  /// It is then the requested contribution of the content (CSS Sizing §5.1).
  mutating func fitMinimum(_ box: Int32, isMax: Bool) -> Float {
    guard styleOf(box).pointee.keyword(.minWidth) == .fitContent else { return 0 }
    return intrinsicWidth(box, isMax: isMax, block: .nan)
  }

  /// Returns the shrink-to-fit width (CSS 2 §10.3.5).
  mutating func fitBlockWidth(_ box: Int32, _ request: Request) -> Float {
    // The height matters only for percentages.
    let height = request.isHeightDefinite ? request.height : .nan
    let widest = intrinsicWidth(
      box, isMax: true, block: request.block, height: height, isHeightDefinite: true)
    if widest <= request.available { return widest }
    return max(
      request.available,
      intrinsicWidth(
        box, isMax: false, block: request.block, height: height, isHeightDefinite: true))
  }
}
