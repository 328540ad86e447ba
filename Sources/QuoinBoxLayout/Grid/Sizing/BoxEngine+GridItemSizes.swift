// CSS Grid §6.2 Grid Item Sizing: an item fills its area, or has the size of its content.

extension BoxEngine {
  /// Computes the heights of areas whose rows all have definite sizes, and resolves the items' rules against them:
  /// §12.1, step 1.
  mutating func estimateAreas(_ run: UnsafeMutablePointer<GridRun>) {
    let rows = run.pointee.rows
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      item.pointee.areaHeight = rows.pointee.fixedExtent(
        item.pointee.row, item.pointee.end(false))
      if item.pointee.areaHeight.isKnown { item.pointee.bits.insert(.hasFixedRows) }
      if !item.pointee.bits.contains(.isPlain), item.pointee.areaHeight.isKnown {
        resolveItem(item, width: .nan, height: item.pointee.areaHeight)
      }
    }
  }

  /// Sizes all items across known columns, with the heights that they have there while the rows are open.
  mutating func sizeItemsAcross(_ run: UnsafeMutablePointer<GridRun>) {
    if run.pointee.subgridCount > 0 { forgetSubgrids(run) }
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      // As in browsers, rows are sized as if they were unknown, the second time, too.
      if !item.pointee.bits.contains(.hasFixedRows) { item.pointee.areaHeight = .nan }
      item.pointee.areaWidth = run.pointee.columns.pointee.extent(
        item.pointee.column, item.pointee.end(true))
      if !item.pointee.bits.contains(.isPlain) {
        resolveItem(item, width: item.pointee.areaWidth, height: item.pointee.areaHeight)
      }
      item.pointee.width = itemWidth(item)
      // The height of a subgrid follows from the rows, and these from its items.
      guard !item.pointee.bits.contains(.isSubgridDown) else { continue }
      item.pointee.height = itemHeight(item, isFilling: false)
    }
    if run.pointee.subgridCount > 0 { sizeSubgridsAcross(run) }
  }

  /// Resolves an item's rules against the size of its area.
  private mutating func resolveItem(
    _ item: UnsafeMutablePointer<GridBox>, width: Float, height: Float
  ) {
    item.pointee.resolved = resolve(item.pointee.box, width: width, height: height)
    if item.pointee.isSubgrid { item.pointee.fillArea() }
  }

  /// Computes the used sizes of all items in their areas.
  mutating func sizeItems(_ run: UnsafeMutablePointer<GridRun>) {
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let estimate = item.pointee.areaHeight
      item.pointee.areaHeight = run.pointee.rows.pointee.extent(
        item.pointee.row, item.pointee.end(false))
      let isPlain = item.pointee.bits.contains(.isPlain)
      if !isPlain {
        resolveItem(item, width: item.pointee.areaWidth, height: item.pointee.areaHeight)
      }
      if estimate != item.pointee.areaHeight,
        !isPlain || !item.pointee.stretchesWidth
          || item.pointee.resolved.ratio > 0
      {
        item.pointee.width = itemWidth(item)
      }
      item.pointee.height = itemHeight(item, isFilling: true)
    }
  }

  /// Returns the used width of an item's border box in its area.
  private mutating func itemWidth(_ item: UnsafeMutablePointer<GridBox>) -> Float {
    let resolved = item.pointee.resolved
    let isOfContent =
      resolved.ratio > 0 && styleOf(item.pointee.box).pointee.keyword(.width).isContent
    if resolved.width.isKnown, !isOfContent { return resolved.clampWidth(resolved.width) }
    let area = item.pointee.areaWidth
    let height = definiteHeight(
      item,
      stretches: isOfContent ? item.pointee.mayStretchHeight : item.pointee.stretchesHeight)
    if isOfContent, !height.isKnown { return resolved.clampWidth(resolved.width) }
    let isAutomatic = resolved.bits.contains(.hasAutoWidth)
    if resolved.ratio > 0, height.isKnown,
      !(item.pointee.justify == .stretch && item.pointee.stretchesWidth)
    {
      var width = resolved.width(fromHeight: height)
      // As in browsers, except if `normal` fills the area's height.
      if hasRatioMinimum(item), resolved.height.isKnown || item.pointee.align == .stretch {
        width = max(width, intrinsicWidth(item.pointee.box, isMax: false, block: area))
      }
      return resolved.clampWidth(width)
    }
    if isAutomatic, item.pointee.stretchesWidth {
      return resolved.clampWidth(
        clampTransferred(max(resolved.outsideWidth, area - resolved.marginWidth), resolved))
    }
    var request = Request(available: room(area, resolved), block: area)
    request.height = height
    request.isHeightDefinite = height.isKnown
    if !height.isKnown { request.heightLimit = resolved.maxHeight }
    return resolved.clampWidth(clampTransferred(layout(item.pointee.box, request).width, resolved))
  }

  /// Returns the height of an item's border box at its width: that of its area if it fills it, or that of its content.
  private mutating func itemHeight(
    _ item: UnsafeMutablePointer<GridBox>, isFilling: Bool
  ) -> Float {
    var resolved = item.pointee.resolved
    item.pointee.leastHeight = .nan
    var request = Request(width: item.pointee.width, block: item.pointee.areaWidth)
    request.heightLimit = resolved.maxHeight
    request.needsBaseline = item.pointee.isAlignedByBaseline
    var content = Float.nan
    if !resolved.bits.isDisjoint(with: [.minHeightIsContent, .maxHeightIsContent]) {
      content =
        resolved.ratio > 0
        ? resolved.height(fromWidth: item.pointee.width) : layout(item.pointee.box, request).height
      if resolved.bits.contains(.minHeightIsContent) {
        resolved.minHeight = max(resolved.minHeight, content)
      }
      if resolved.bits.contains(.maxHeightIsContent) { resolved.maxHeight = content }
    }
    if resolved.height.isKnown { return resolved.clampHeight(resolved.height) }
    if isFilling, item.pointee.stretchesHeight {
      var height = max(resolved.outsideHeight, item.pointee.areaHeight - resolved.marginHeight)
      if resolved.ratio > 0, item.pointee.align == .normal,
        resolved.bits.contains(.hasAutoMinHeight),
        resolved.bits.isDisjoint(with: .isFirmlyProportional)
      {
        height = leastHeight(item, request, resolved.clampHeight(height))
      }
      return resolved.clampHeight(height)
    }
    if resolved.ratio > 0 {
      var height = resolved.height(fromWidth: item.pointee.width)
      if resolved.bits.contains([.hasAutoHeight, .hasAutoMinHeight]),
        resolved.bits.isDisjoint(with: .isFirmlyProportional)
      {
        height = leastHeight(item, request, resolved.clampHeight(height))
      }
      return resolved.clampHeight(height)
    }
    if !content.isKnown { content = layout(item.pointee.box, request).height }
    return resolved.clampHeight(content)
  }

  /// Returns the height of an item whose height by the aspect ratio is a minimum.
  private mutating func leastHeight(
    _ item: UnsafeMutablePointer<GridBox>, _ request: Request, _ least: Float
  ) -> Float {
    var request = request
    request.heightLimit = .infinity
    request.setMinimumHeight(least)
    let height = layout(item.pointee.box, request).height
    if knowsLeastHeights(node(item.pointee.box)) {
      item.pointee.least = least
      item.pointee.leastHeight = height
    }
    return height
  }

  /// Whether percentages in an item may refer to its height.
  func hasDefiniteHeight(_ item: UnsafeMutablePointer<GridBox>) -> Bool {
    item.pointee.resolved.height.isKnown || item.pointee.resolved.ratio > 0
      || item.pointee.stretchesHeight
  }

  /// Whether the contribution of an item to its columns depends on the height of rows that were unknown when the
  /// columns were sized: §12.1, step 3.
  mutating func changesWithRows(_ run: UnsafeMutablePointer<GridRun>) -> Bool {
    var changes = false
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      guard !item.pointee.areaHeight.isKnown,
        followsHeight(item.pointee.box, item.pointee.resolved)
      else { continue }
      item.pointee.areaHeight = run.pointee.rows.pointee.extent(
        item.pointee.row, item.pointee.end(false))
      changes = true
    }
    guard changes else { return false }
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      guard !item.pointee.bits.contains(.isPlain) else { continue }
      resolveItem(item, width: .nan, height: item.pointee.areaHeight)
    }
    return true
  }
}
