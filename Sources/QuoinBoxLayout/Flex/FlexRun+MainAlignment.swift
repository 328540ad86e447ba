import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.5 Main-Axis Alignment.
  mutating func alignMain() {
    var free = (inner[axis] ?? 0) - gaps
    var automatic = 0
    for item in items {
      free -= item.main + item.rules.margin[sum: axis]
      automatic += item.rules.autoMargins.intersection(EdgeSet(along: axis)).count
    }
    var position = 0.0
    var between = gap
    var share = 0.0
    if automatic > 0, free > 0 {
      share = free / Double(automatic)
    } else {
      let space = distribute(free, over: items.count)
      position = space.before
      between += space.between
    }
    for index in items.indices {
      let rules = items[index].rules
      position += rules.margin[mainStart] + (rules.autoMargins.has(mainStart) ? share : 0)
      items[index].mainOffset = position
      position += items[index].main + rules.margin[mainEnd]
      position += (rules.autoMargins.has(mainEnd) ? share : 0) + between
    }
  }

  /// CSS Box Alignment §5: the free space before the first subject and between any two.
  ///
  /// A distribution of space that is missing falls back to a safe alignment (§5.3).
  private func distribute(_ free: Double, over count: Int) -> (before: Double, between: Double) {
    var alignment = style.justifyContent
    let isOverflowing = free < 0
    if alignment.keyword == .spaceAround || alignment.keyword == .spaceEvenly {
      alignment.isSafe = true
    }
    switch alignment.keyword {
    case .spaceBetween where count > 1 && !isOverflowing:
      return (0, free / Double(count - 1))
    case .spaceAround where count > 0 && !isOverflowing:
      return (free / Double(count) / 2, free / Double(count))
    case .spaceEvenly where count > 0 && !isOverflowing:
      return (free / Double(count + 1), free / Double(count + 1))
    case .spaceAround, .spaceEvenly, .center, .start, .end, .left, .right, .flexEnd,
      .normal, .flexStart, .stretch, .spaceBetween:
      return (offset(of: alignment, free), 0)
    }
  }

  /// The distance from main start of content that is aligned as one piece.
  func offset(of alignment: ContentAlignment, _ free: Double) -> Double {
    let startSide: Edge = axis == .horizontal ? direction.leadingEdge : .top
    let towardStart = startSide == mainStart ? 0 : free
    if alignment.isSafe, free < 0 { return towardStart }
    return switch alignment.keyword {
    case .normal, .flexStart, .stretch, .spaceBetween: 0
    case .flexEnd: free
    case .center, .spaceAround, .spaceEvenly: free / 2
    case .start: towardStart
    case .end: free - towardStart
    case .left: axis == .horizontal ? (mainStart == .left ? 0 : free) : towardStart
    case .right: axis == .horizontal ? (mainStart == .right ? 0 : free) : towardStart
    }
  }
}

extension EdgeSet {
  /// The number of sides.
  var count: Int { rawValue.nonzeroBitCount }
}
