extension BoxEngine {
  /// Resolves the sizes of a box with percentages or keywords.
  mutating func resolveSizes(
    _ resolved: inout ResolvedBox, _ box: Int32, _ width: Float, _ height: Float
  ) {
    guard styleOf(box).pointee.keywords != 0 else {
      resolveLengths(&resolved, styleOf(box), width, height)
      return
    }
    let style = styleOf(box).pointee
    if style.keyword(.width) == .none, !style.width_.isKnown { resolved.bits.insert(.hasAutoWidth) }
    if style.keyword(.height) == .none, !style.height_.isKnown {
      resolved.bits.insert(.hasAutoHeight)
    }
    if style.keyword(.minWidth) == .none, !style.minWidth_.isKnown {
      resolved.bits.insert(.hasAutoMinWidth)
    }
    if style.keyword(.minHeight) == .none, !style.minHeight_.isKnown {
      resolved.bits.insert(.hasAutoMinHeight)
    }
    if style.keyword(.height) == .stretch, !height.isKnown {
      resolved.bits.insert(.stretchesHeight)
    }
    if style.keyword(.minHeight).isContent { resolved.bits.insert(.minHeightIsContent) }
    if style.keyword(.maxHeight).isContent { resolved.bits.insert(.maxHeightIsContent) }

    resolved.height = vertical(
      style.height_, .height, style.keyword(.height), box, resolved, height)
    let minHeight = vertical(
      style.minHeight_, .minHeight, style.keyword(.minHeight), box, resolved, height)
    if minHeight.isKnown { resolved.minHeight = minHeight }
    let maxHeight = vertical(
      style.maxHeight_, .maxHeight, style.keyword(.maxHeight), box, resolved, height)
    if maxHeight.isKnown { resolved.maxHeight = maxHeight }

    resolved.width = horizontal(style.width_, .width, style.keyword(.width), box, resolved, width)
    let minWidth = horizontal(
      style.minWidth_, .minWidth, style.keyword(.minWidth), box, resolved, width)
    if minWidth.isKnown { resolved.minWidth = minWidth }
    let maxWidth = horizontal(
      style.maxWidth_, .maxWidth, style.keyword(.maxWidth), box, resolved, width)
    if maxWidth.isKnown { resolved.maxWidth = maxWidth }
  }

  /// Resolves the sizes of a box without keywords.
  @inline(__always)
  private func resolveLengths(
    _ resolved: inout ResolvedBox, _ style: UnsafeMutablePointer<PackedStyle>, _ width: Float,
    _ height: Float
  ) {
    if !style.pointee.width_.isKnown { resolved.bits.insert(.hasAutoWidth) }
    if !style.pointee.height_.isKnown { resolved.bits.insert(.hasAutoHeight) }
    if !style.pointee.minWidth_.isKnown { resolved.bits.insert(.hasAutoMinWidth) }
    if !style.pointee.minHeight_.isKnown { resolved.bits.insert(.hasAutoMinHeight) }
    let ownWidth = length(style.pointee.width_, .width, style, of: width)
    if ownWidth.isKnown { resolved.width = borderWidth(ownWidth, resolved) }
    let ownHeight = length(style.pointee.height_, .height, style, of: height)
    if ownHeight.isKnown { resolved.height = borderHeight(ownHeight, resolved) }
    let minWidth = length(style.pointee.minWidth_, .minWidth, style, of: width)
    if minWidth.isKnown { resolved.minWidth = borderWidth(minWidth, resolved) }
    let minHeight = length(style.pointee.minHeight_, .minHeight, style, of: height)
    if minHeight.isKnown { resolved.minHeight = borderHeight(minHeight, resolved) }
    let maxWidth = length(style.pointee.maxWidth_, .maxWidth, style, of: width)
    if maxWidth.isKnown { resolved.maxWidth = borderWidth(maxWidth, resolved) }
    let maxHeight = length(style.pointee.maxHeight_, .maxHeight, style, of: height)
    if maxHeight.isKnown { resolved.maxHeight = borderHeight(maxHeight, resolved) }
  }

  private func vertical(
    _ value: Float, _ slot: PackedSlot, _ keyword: SizeKeyword, _ box: Int32,
    _ resolved: ResolvedBox, _ block: Float
  ) -> Float {
    if keyword == .stretch {
      return block.isKnown ? max(resolved.outsideHeight, block - resolved.marginHeight) : .nan
    }
    let length = length(value, slot, styleOf(box), of: block)
    return length.isKnown ? borderHeight(length, resolved) : .nan
  }

  private mutating func horizontal(
    _ value: Float, _ slot: PackedSlot, _ keyword: SizeKeyword, _ box: Int32,
    _ resolved: ResolvedBox, _ block: Float
  ) -> Float {
    switch keyword {
    case .none, .content:
      let length = length(value, slot, styleOf(box), of: block)
      return length.isKnown ? borderWidth(length, resolved) : .nan
    case .stretch:
      return block.isKnown ? max(resolved.outsideWidth, block - resolved.marginWidth) : .nan
    case .minContent: return contentWidth(box, resolved, isMax: false, block)
    case .maxContent: return contentWidth(box, resolved, isMax: true, block)
    case .fitContent:
      // While the available width is unknown, fit-content contributes as the content does.
      guard block.isKnown else {
        return slot == .maxWidth ? contentWidth(box, resolved, isMax: true, block) : .nan
      }
      let widest = contentWidth(box, resolved, isMax: true, block)
      let room = max(0, block - resolved.marginWidth)
      if widest <= room { return widest }
      return max(room, contentWidth(box, resolved, isMax: false, block))
    }
  }

  /// Returns the width of a box's content, or the width by the aspect ratio if the height is definite.
  private mutating func contentWidth(
    _ box: Int32, _ resolved: ResolvedBox, isMax: Bool, _ block: Float
  ) -> Float {
    let height = resolved.height.isKnown ? resolved.clampHeight(resolved.height) : .nan
    if resolved.ratio > 0, height.isKnown {
      return ratioWidth(box, resolved, fromHeight: height, block: block)
    }
    let width = intrinsicWidth(
      box, isMax: isMax, block: block, height: height, isHeightDefinite: true,
      heightLimit: resolved.maxHeight)
    return max(resolved.outsideWidth, resolved.clampTransferred(width))
  }

  /// Returns the width that the aspect ratio gives for a height.
  ///
  /// If the minimum width is automatic, it is at least that of the content (CSS Sizing 4 §4.1).
  mutating func ratioWidth(
    _ box: Int32, _ resolved: ResolvedBox, fromHeight height: Float, block: Float
  ) -> Float {
    let width = resolved.width(fromHeight: height)
    guard resolved.bits.contains(.hasAutoMinWidth),
      resolved.bits.isDisjoint(with: .isFirmlyProportional)
    else { return width }
    return max(width, intrinsicWidth(box, isMax: false, block: block))
  }

  /// Returns the available width for fit-content: the containing block without margins, at most the maximum width.
  @inline(__always)
  func room(_ block: Float, _ resolved: ResolvedBox) -> Float {
    block.isKnown
      ? max(0, min(block - resolved.marginWidth, resolved.maxWidth)) : resolved.maxWidth
  }
}

extension SizeKeyword {
  /// Whether the keyword stands for a size of the content.
  var isContent: Bool { self == .minContent || self == .maxContent || self == .fitContent }
}
