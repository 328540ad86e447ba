import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.6 Cross-Axis Alignment.
  mutating func alignCross() {
    for index in items.indices {
      items[index].crossOffset = crossOffset(items[index])
    }
  }

  private func crossOffset(_ item: FlexBox) -> Double {
    let margin = item.rules.margin
    let start = margin[crossStart]
    let free = lineCross - item.cross - margin[sum: axis.cross]
    if let before = automaticMarginOffset(item.rules, free: free) { return start + before }
    if participatesInBaseline(item), let baseline = item.baseline {
      return start + lineBaseline - distanceToBaseline(item, baseline)
    }
    return start + offset(of: item.alignment, free)
  }

  /// Step 13: the share of automatic margins before the item, or nil if there are none.
  ///
  /// An item that overflows is aligned to the side where its writing mode starts.
  func automaticMarginOffset(_ rules: ResolvedBox, free: Double) -> Double? {
    let automatic = rules.autoMargins.intersection(EdgeSet(along: axis.cross))
    guard automatic.count > 0 else { return nil }
    guard free > 0 else { return crossTowardStart(free) }
    return automatic.has(crossStart) ? free / Double(automatic.count) : 0
  }

  /// Step 14: the distance from cross start of an item with free space in its line.
  func offset(of alignment: SelfAlignment, _ free: Double) -> Double {
    if alignment.isSafe, free < 0 { return crossTowardStart(free) }
    return switch alignment.keyword {
    case .flexEnd: free
    case .center: free / 2
    case .auto, .normal, .stretch, .baseline, .flexStart, .start, .end, .selfStart, .selfEnd: 0
    }
  }

  /// The distance from cross start of what lies at the side where the layout direction starts.
  private func crossTowardStart(_ free: Double) -> Double {
    let startSide: Edge = axis == .horizontal ? .top : direction.leadingEdge
    return startSide == crossStart ? 0 : free
  }
}
