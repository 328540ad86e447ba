extension BoxEngine {
  /// Resolves the size keywords of an out-of-flow box: CSS Positioned Layout §4.1.
  ///
  /// `stretch` and `fit-content` refer to the space in its inset-modified containing block.
  mutating func resolveAbsoluteWords(
    _ box: Int32, _ resolved: inout ResolvedBox, block: Float, width: Float,
    height: Float, isHeld: Bool
  ) {
    let style = styleOf(box)
    let across = max(resolved.outsideWidth, width)
    let down = max(resolved.outsideHeight, height)
    if style.pointee.keyword(.height) == .stretch { resolved.height = down }
    if style.pointee.keyword(.minHeight) == .stretch { resolved.minHeight = down }
    if style.pointee.keyword(.maxHeight) == .stretch { resolved.maxHeight = down }
    switch style.pointee.keyword(.width) {
    case .stretch: resolved.width = across
    // The box shrinks to fit, or its width follows from the height by the aspect ratio.
    case .fitContent: resolved.width = .nan
    case .minContent, .maxContent:
      if isHeld, resolved.ratio > 0 { resolved.width = .nan }
    case .none, .content: break
    }
    if style.pointee.keyword(.minWidth) == .stretch { resolved.minWidth = across }
    if style.pointee.keyword(.maxWidth) == .stretch { resolved.maxWidth = across }
    if style.pointee.keyword(.minWidth) == .fitContent {
      resolved.minWidth = max(resolved.outsideWidth, fitWidth(box, block, room: width))
    }
    if style.pointee.keyword(.maxWidth) == .fitContent {
      resolved.maxWidth = max(resolved.outsideWidth, fitWidth(box, block, room: width))
    }
  }

  private mutating func fitWidth(_ box: Int32, _ block: Float, room: Float) -> Float {
    let widest = intrinsicWidth(box, isMax: true, block: block)
    return widest <= room ? widest : max(room, intrinsicWidth(box, isMax: false, block: block))
  }
}
