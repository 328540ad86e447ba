extension BoxEngine {
  /// Collects the in-flow boxes in order-modified document order (§6.3): CSS Grid §6 Grid Items.
  mutating func collectGridItems(_ run: UnsafeMutablePointer<GridRun>, _ templates: GridTemplates) {
    var count = 0
    var isSorted = true
    var lastOrder = Int32.min
    var child = firstBox(in: run.pointee.container)
    while child >= 0 {
      let own = styleOf(child)
      if own.pointee.display != .none {
        if own.pointee.position.isOutOfFlow {
          run.pointee.hasOuterAbsolutes = true
        } else {
          collectGridItem(child, own, run, templates, at: count)
          if lastOrder > own.pointee.order { isSorted = false }
          lastOrder = own.pointee.order
          count += 1
        }
      }
      child = box(after: child, in: run.pointee.container)
    }
    run.pointee.count = count
    run.pointee.total = count
    if !isSorted { sortGridItems(run) }
  }

  /// Collects one item, which is not placed yet.
  mutating func collectGridItem(
    _ child: Int32, _ own: UnsafeMutablePointer<PackedStyle>, _ run: UnsafeMutablePointer<GridRun>,
    _ templates: GridTemplates, at index: Int
  ) {
    let isReversed = run.pointee.isRightToLeft
    var align = gridAlignment(
      own.pointee.alignSelf, styleOf(run.pointee.container).pointee.alignItems, isReversed: false,
      isOpposed: false, isInline: false)
    var justify = gridAlignment(
      grids?.pointee.item(of: child).justifySelf ?? .auto, templates.justifyItems,
      isReversed: isReversed, isOpposed: own.pointee.isRightToLeft != isReversed, isInline: true)
    var bits: GridBox.Bits = []
    if align.isSafe { bits.insert(.isAlignedSafely) }
    if justify.isSafe { bits.insert(.isJustifiedSafely) }
    if node(child).pointee.flags.contains(.isPlain) { bits.insert(.isPlain) }
    if own.pointee.position == .relative { bits.insert(.isRelative) }
    let subgrid = subgridBits(child, own)
    // A subgrid fills its area: CSS Grid 2 §9.
    if subgrid.contains(.isSubgridAcross) { justify = SelfAlignment(.stretch) }
    if subgrid.contains(.isSubgridDown) { align = SelfAlignment(.stretch) }
    if !subgrid.isEmpty { run.pointee.subgridCount += 1 }
    bits.formUnion(subgrid)
    if align.isOfBaselines { run.pointee.hasBaselines = true }
    (run.pointee.items + index).initialize(
      to: GridBox(
        box: child, order: own.pointee.order, bits: bits, align: align.keyword,
        justify: justify.keyword, resolved: resolve(child, width: .nan, height: .nan)))
    if !subgrid.isEmpty { (run.pointee.items + index).pointee.fillArea() }
  }

  /// Returns an alignment as one of `normal`, `stretch`, `baseline`, `lastBaseline`, `center`, `flexStart` and
  /// `flexEnd` (CSS Box Alignment §6); the last two are the start and end sides of the area.
  ///
  /// `isReversed` means that the area begins on the right, `isOpposed` that the item's own direction is the opposite
  /// one.
  func gridAlignment(
    _ own: SelfAlignment, _ inherited: SelfAlignment, isReversed: Bool, isOpposed: Bool,
    isInline: Bool
  ) -> SelfAlignment {
    let alignment = own.keyword == .auto ? inherited : own
    let keyword: SelfAlignment.Keyword =
      switch alignment.keyword {
      case .auto, .normal: .normal
      case .stretch: .stretch
      // Baselines belong to lines of text, which run along the inline axis: there is none across it.
      case .baseline: isInline ? .flexStart : .baseline
      case .lastBaseline: isInline ? .flexEnd : .lastBaseline
      case .center: .center
      case .flexStart, .start: .flexStart
      case .flexEnd, .end: .flexEnd
      case .selfStart: isOpposed ? .flexEnd : .flexStart
      case .selfEnd: isOpposed ? .flexStart : .flexEnd
      case .left: isReversed ? .flexEnd : .flexStart
      case .right: isInline && !isReversed ? .flexEnd : .flexStart
      }
    return SelfAlignment(keyword, isSafe: alignment.isSafe)
  }

  /// Sorts the items by ordinal group, stably.
  private mutating func sortGridItems(_ run: UnsafeMutablePointer<GridRun>) {
    let mark = state.pointee.items.mark
    let count = run.pointee.count
    let keys = state.pointee.items.allocate(UInt64.self, count)
    let copies = state.pointee.items.allocate(GridBox.self, count)
    for index in 0..<count {
      let order = UInt64(UInt32(bitPattern: run.pointee.items[index].order) ^ 0x8000_0000)
      keys[index] = order << 32 | UInt64(index)
      copies[index] = run.pointee.items[index]
    }
    var sorted = UnsafeMutableBufferPointer(start: keys, count: count)
    sorted.sort()
    for index in 0..<count {
      run.pointee.items[index] = copies[Int(keys[index] & 0xffff_ffff)]
    }
    state.pointee.items.release(mark)
  }
}
