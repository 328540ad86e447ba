/// A size that an item contributes to its tracks (CSS Grid §12.5).
enum GridContribution: UInt8 {
  case minimum
  case minContent
  case maxContent
}

extension BoxEngine {
  /// Returns a contribution of an item's margin box, from the cache if it is known.
  @inline(__always)
  mutating func contribution(
    _ item: UnsafeMutablePointer<GridBox>, _ kind: GridContribution,
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) -> Float {
    let known =
      switch kind {
      case .minimum: item.pointee.minimum
      case .minContent: item.pointee.minContent
      case .maxContent: item.pointee.maxContent
      }
    if known.isKnown { return known }
    guard axis.pointee.isColumns else {
      let height =
        item.pointee.height + item.pointee.resolved.marginHeight + item.pointee.shim
        + item.pointee.outerHeight
      item.pointee.minContent = height
      item.pointee.maxContent = height
      if kind != .minimum { return height }
      item.pointee.minimum = minimumHeight(item, run, axis)
      return item.pointee.minimum
    }
    let margins = item.pointee.resolved.marginWidth + item.pointee.outerWidth
    switch kind {
    case .minimum: item.pointee.minimum = minimumWidth(item, run, axis)
    case .minContent: item.pointee.minContent = contentWidth(item, isMax: false) + margins
    case .maxContent: item.pointee.maxContent = contentWidth(item, isMax: true) + margins
    }
    return contribution(item, kind, run, axis)
  }

  /// Returns the min-content or max-content width of an item's border box.
  mutating func contentWidth(_ item: UnsafeMutablePointer<GridBox>, isMax: Bool) -> Float {
    let resolved = item.pointee.resolved
    if !isMax, isCompressible(item.pointee.box) {
      return resolved.clampWidth(resolved.outsideWidth)
    }
    let height = definiteHeight(item, stretches: item.pointee.mayStretchHeight)
    let isByRatio = resolved.ratio > 0 && height.isKnown
    if resolved.width.isKnown,
      !isByRatio || !styleOf(item.pointee.box).pointee.keyword(.width).isContent
    {
      return resolved.clampWidth(resolved.width)
    }
    if isByRatio {
      var width = resolved.width(fromHeight: height)
      if hasRatioMinimum(item) {
        width = max(width, intrinsicWidth(item.pointee.box, isMax: false, block: .nan))
      }
      return resolved.clampWidth(width)
    }
    let width = intrinsicWidth(
      item.pointee.box, isMax: isMax, block: .nan, height: height,
      isHeightDefinite: height.isKnown,
      heightLimit: height.isKnown ? .infinity : resolved.maxHeight)
    return resolved.clampWidth(clampTransferred(width, resolved))
  }

  /// Whether a width by the aspect ratio is at least that of the content, as in browsers for tracks of all kinds: CSS
  /// Sizing 4 §4.1.
  func hasRatioMinimum(_ item: UnsafeMutablePointer<GridBox>) -> Bool {
    item.pointee.resolved.bits.contains(.hasAutoMinWidth)
      && item.pointee.resolved.bits.isDisjoint(with: .isFirmlyProportional)
  }

  /// Returns the height if it is definite before the content is laid out: the item's own, or that of an area that it
  /// fills.
  func definiteHeight(_ item: UnsafeMutablePointer<GridBox>, stretches: Bool) -> Float {
    let resolved = item.pointee.resolved
    if resolved.height.isKnown { return resolved.clampHeight(resolved.height) }
    guard item.pointee.areaHeight.isKnown, stretches else { return .nan }
    return resolved.clampHeight(
      max(resolved.outsideHeight, item.pointee.areaHeight - resolved.marginHeight))
  }

  /// Returns a width within the limits of the height, transferred through the ratio: CSS Sizing 4 §4.2.
  func clampTransferred(_ width: Float, _ resolved: ResolvedBox) -> Float {
    guard resolved.ratio > 0 else { return width }
    let upper =
      resolved.maxHeight < .infinity ? resolved.width(fromHeight: resolved.maxHeight) : .infinity
    return width.clamped(resolved.width(fromHeight: resolved.minHeight), upper)
  }

  /// Returns the minimum contribution of an item without a width of its own: §12.5.
  private mutating func minimumWidth(
    _ item: UnsafeMutablePointer<GridBox>, _ run: UnsafeMutablePointer<GridRun>,
    _ axis: UnsafeMutablePointer<GridAxis>
  ) -> Float {
    let resolved = item.pointee.resolved
    if resolved.width.isKnown { return contribution(item, .minContent, run, axis) }
    let around = resolved.marginWidth + item.pointee.outerWidth
    guard resolved.bits.contains(.hasAutoMinWidth) else { return resolved.minWidth + around }
    guard hasContentMinimum(item, axis) else { return resolved.outsideWidth + around }
    let content = contribution(item, .minContent, run, axis)
    return automaticMinimum(item, axis, content, resolved.outsideWidth + around)
  }

  private mutating func minimumHeight(
    _ item: UnsafeMutablePointer<GridBox>, _ run: UnsafeMutablePointer<GridRun>,
    _ axis: UnsafeMutablePointer<GridAxis>
  ) -> Float {
    let resolved = item.pointee.resolved
    let height = contribution(item, .minContent, run, axis)
    if resolved.height.isKnown || resolved.bits.contains(.minHeightIsContent) { return height }
    let around = resolved.marginHeight + item.pointee.shim + item.pointee.outerHeight
    guard resolved.bits.contains(.hasAutoMinHeight) else { return resolved.minHeight + around }
    guard hasContentMinimum(item, axis) else { return resolved.outsideHeight + around }
    return automaticMinimum(item, axis, height, resolved.outsideHeight + around)
  }

  /// Whether the automatic minimum is that of the content: §6.6 Automatic Minimum Size of Grid Items.
  func hasContentMinimum(
    _ item: UnsafeMutablePointer<GridBox>, _ axis: UnsafeMutablePointer<GridAxis>
  ) -> Bool {
    guard !item.pointee.resolved.bits.contains(.isScrollContainer) else { return false }
    let start = Int(item.pointee.start(axis.pointee.isColumns))
    let end = Int(item.pointee.end(axis.pointee.isColumns))
    var hasAutomatic = false
    for index in start..<end {
      if axis.pointee.tracks[index].minKind == .auto { hasAutomatic = true }
      if end - start > 1, axis.pointee.tracks[index].isFlexible { return false }
    }
    return hasAutomatic
  }

  /// Returns the content size, limited to the maximum sizes of the tracks if all of them are fixed: §6.6.
  private func automaticMinimum(
    _ item: UnsafeMutablePointer<GridBox>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ content: Float, _ outside: Float
  ) -> Float {
    let start = item.pointee.start(axis.pointee.isColumns)
    let end = item.pointee.end(axis.pointee.isColumns)
    for index in start..<end where axis.pointee.tracks[Int(index)].maxKind != .fixed {
      return content
    }
    return max(outside, min(content, axis.pointee.greatestExtent(start, end)))
  }
}
