import QuoinBoxLayout
import QuoinGeometry

extension Literal {
  /// CSS Flexbox §9.4, step 7: the hypothetical cross size.
  func hypotheticalCross(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Double {
    var item = item
    let own = nodes[item.box].style.rules
    if facts.isRow, own.minHeight.isContent || own.maxHeight.isContent {
      let height =
        item.rules.ratio != nil
        ? item.ratioCross(item.main) : plainContentHeight(item, item.main, facts)
      if own.minHeight.isContent { item.minCross = max(item.minCross, height) }
      if own.maxHeight.isContent { item.maxCross = height }
      item.definiteCross = item.definiteCross.map(item.clampCross)
    }
    if let definite = item.definiteCross, !item.crossFollowsMain { return definite }
    if item.rules.ratio != nil {
      return item.clampCross(max(item.ratioCross(item.main), contentMinimum(item, facts)))
    }
    if facts.isRow { return item.clampCross(plainContentHeight(item, item.main, facts)) }
    let height = hasDefiniteHeight(item, facts) ? item.main : nil
    return fitContentCross(item, height: height, facts.width, facts)
  }

  /// CSS Sizing 4 §4.1: the least cross size of an item whose ratio decides it.
  func contentMinimum(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Double {
    let own = nodes[item.box].style.rules
    guard item.hasAutoMinCross,
      item.preferredCross != nil || !(facts.isRow ? own.height : own.width).isPercentage,
      !item.rules.isScrollContainer
    else { return 0 }
    if facts.isRow { return leastItem(item, facts).height }
    return contentWidth(WidthQuestion(box: item.box, isMax: false, block: facts.width))
  }

  /// A row's item of which the ratio makes a least height.
  func leastItem(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Fragment {
    var space = Space(item.box, width: item.main, block: facts.width)
    space.height = item.clampCross(item.ratioCross(item.main))
    space.isHeightDefinite = true
    space.isLeast = true
    return layout(space)
  }

  /// §9.4, step 8: the largest outer cross size, or the largest parts above and below the baseline.
  func calculateCross(
    _ line: inout LiteralLine, _ items: inout [LiteralItem], _ facts: FlexContainerFacts
  ) {
    var above: Double?
    var below = 0.0
    for index in line.items {
      let item = items[index]
      let outer = item.cross + item.marginCross
      if item.place == .baseline, item.automaticCross.isEmpty {
        // Browsers: across a column the baseline is the left side.
        if facts.isRow {
          items[index].baseline = itemBaseline(finalLayout(item, facts), item.box)
        }
        let ascent = ascent(items[index], facts)
        below = above == nil ? outer - ascent : max(below, outer - ascent)
        above = max(above ?? ascent, ascent)
      } else {
        line.cross = max(line.cross, outer)
      }
    }
    if let above {
      line.ascent = above
      line.cross = max(line.cross, above + below)
    }
  }

  /// From an item's outer cross start to its baseline.
  private func ascent(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Double {
    margins(item, facts).crossStart
      + (facts.isCrossReversed ? item.cross - item.baseline : item.baseline)
  }

  private func margins(
    _ item: LiteralItem, _ facts: FlexContainerFacts
  ) -> (mainStart: Double, crossStart: Double) {
    let margins = item.rules.margins
    let main =
      facts.isRow
      ? (facts.isMainReversed ? margins.right : margins.left)
      : (facts.isMainReversed ? margins.bottom : margins.top)
    let cross =
      facts.isRow
      ? (facts.isCrossReversed ? margins.bottom : margins.top)
      : (facts.isCrossReversed ? margins.right : margins.left)
    return (main, cross)
  }

  /// Step 9, and §9.6, step 16: `align-content`.
  func placeLines(_ lines: inout [LiteralLine], _ cross: Double, _ facts: FlexContainerFacts) {
    guard facts.isWrapping else {
      lines[0].cross = cross
      return
    }
    var alignment = facts.style.alignContent
    var free =
      lines.reduce(cross) { $0 - $1.cross } - facts.gapCross * Double(lines.count - 1)
    if alignment.keyword == .normal || alignment.keyword == .stretch {
      if free > 0 {
        for index in lines.indices { lines[index].cross += free / Double(lines.count) }
        free = 0
      }
      alignment = .flexStart
    }
    let isStartReversed = facts.isCrossReversed != (!facts.isRow && facts.isRightToLeft)
    let (before, between) = distribute(
      alignment, free, lines.count, towardStart: isStartReversed ? free : 0, left: nil)
    var offset = before
    for index in lines.indices {
      lines[index].offset = offset
      offset += lines[index].cross + between + facts.gapCross
    }
  }

  /// Step 11.
  func stretch(_ line: LiteralLine, _ items: inout [LiteralItem], _ facts: FlexContainerFacts) {
    for index in line.items {
      if facts.isRow {
        takeLineSize(&items[index], line, facts)
      } else if facts.isWrapping, items[index].rules.ratio == nil {
        takeLineWidth(&items[index], line, facts)
      }
      let item = items[index]
      if item.stretches {
        items[index].cross = clampFinal(item, line.cross - item.marginCross, facts)
        if item.place == .baseline, facts.isRow {
          items[index].baseline = itemBaseline(finalLayout(items[index], facts), item.box)
        }
      } else if !facts.isRow, facts.isWrapping, item.preferredCross == nil,
        item.rules.ratio == nil
      {
        // Browsers: the room of the others is the line they are in.
        let height = hasDefiniteHeight(item, facts) ? item.main : nil
        items[index].cross = fitContentCross(item, height: height, line.cross, facts)
      }
    }
  }

  /// Browsers: the word `stretch` for a height, or for a limit of it, is the line's in the end.
  private func takeLineSize(
    _ item: inout LiteralItem, _ line: LiteralLine, _ facts: FlexContainerFacts
  ) {
    let own = nodes[item.box].style.rules
    let size = max(item.outsideCross, line.cross - item.marginCross)
    if own.minHeight == .stretch { item.minCross = size }
    if own.maxHeight == .stretch { item.maxCross = size }
    if own.height == .stretch { item.stretchesByWord = true }
    if [own.minHeight, own.maxHeight, own.height].contains(.stretch) {
      item.cross = item.clampCross(item.cross)
    }
  }

  /// Browsers: words that refer to the room for a width refer to the line's in columns that wrap.
  private func takeLineWidth(
    _ item: inout LiteralItem, _ line: LiteralLine, _ facts: FlexContainerFacts
  ) {
    let own = nodes[item.box].style.rules
    let room = max(item.outsideCross, line.cross - item.marginCross)
    let question = WidthQuestion(box: item.box, block: facts.width)
    if own.minWidth == .stretch { item.minCross = room }
    if own.minWidth == .fitContent { item.minCross = fitContentWidth(question, room: room) }
    if own.maxWidth == .stretch { item.maxCross = room }
    if own.maxWidth == .fitContent { item.maxCross = fitContentWidth(question, room: room) }
    let preferred = own.width == .stretch ? room : item.preferredCross
    if let preferred { item.cross = item.clampCross(preferred) }
  }

  private func clampFinal(
    _ item: LiteralItem, _ cross: Double, _ facts: FlexContainerFacts
  ) -> Double {
    var item = item
    let own = nodes[item.box].style.rules
    if facts.isRow, own.minHeight.isContent || own.maxHeight.isContent {
      let height =
        item.rules.ratio != nil
        ? item.ratioCross(item.main) : plainContentHeight(item, item.main, facts)
      if own.minHeight.isContent { item.minCross = max(item.minCross, height) }
      if own.maxHeight.isContent { item.maxCross = height }
    }
    return item.clampCross(cross)
  }

  /// §9.5, step 12: automatic margins, then `justify-content`.
  func justify(
    _ line: LiteralLine, _ items: inout [LiteralItem], _ main: Double,
    _ facts: FlexContainerFacts
  ) {
    var free = main - facts.gapMain * Double(max(0, line.items.count - 1))
    for index in line.items { free -= items[index].main + items[index].marginMain }
    if free.magnitude < 1e-4 { free = 0 }
    let automatic = line.items.reduce(0) { $0 + items[$1].automaticMain.count }
    let share = automatic > 0 && free > 0 ? free / Double(automatic) : 0
    let isReverse = facts.style.direction.isReverse
    let (before, between) =
      share > 0
      ? (0, 0)
      : distribute(
        facts.style.justifyContent, free, line.items.count,
        towardStart: isReverse ? free : 0,
        left: facts.isRow ? (facts.isMainReversed ? free : 0) : nil)
    let (first, last): (Edge, Edge) =
      facts.isRow
      ? (facts.isMainReversed ? (.right, .left) : (.left, .right))
      : (facts.isMainReversed ? (.bottom, .top) : (.top, .bottom))
    var offset = before
    for index in line.items {
      let item = items[index]
      let start = margins(item, facts).mainStart
      offset += start + (item.automaticMain.contains(first) ? share : 0)
      items[index].mainOffset = offset
      offset += item.main + item.marginMain - start + between + facts.gapMain
      offset += item.automaticMain.contains(last) ? share : 0
    }
  }

  /// §9.6, steps 13 and 14.
  func align(_ line: LiteralLine, _ items: inout [LiteralItem], _ facts: FlexContainerFacts) {
    let (first, last): (Edge, Edge) =
      facts.isRow
      ? (facts.isCrossReversed ? (.bottom, .top) : (.top, .bottom))
      : (facts.isCrossReversed ? (.right, .left) : (.left, .right))
    let startsTogether = facts.isCrossReversed == (!facts.isRow && facts.isRightToLeft)
    for index in line.items {
      let item = items[index]
      let free = line.cross - item.cross - item.marginCross
      let towardStart = startsTogether ? 0 : free
      let within: Double
      if !item.automaticCross.isEmpty {
        if free <= 0 {
          within = towardStart
        } else if item.automaticCross.contains(first) {
          within = item.automaticCross.contains(last) ? free / 2 : free
        } else {
          within = 0
        }
      } else if item.place == .baseline {
        within = line.ascent - ascent(item, facts)
      } else if item.isSafe, free < 0 {
        within = towardStart
      } else {
        within =
          switch item.place {
          case .center: free / 2
          case .end: free
          case .start, .stretch, .baseline: 0
          }
      }
      items[index].crossOffset = line.offset + margins(item, facts).crossStart + within
    }
  }

  /// CSS Align §5: the space before the first and between any two, seen from the axis' start.
  func distribute(
    _ alignment: ContentAlignment, _ free: Double, _ count: Int, towardStart: Double,
    left: Double?
  ) -> (before: Double, between: Double) {
    let number = Double(count)
    if free >= 0 {
      switch alignment.keyword {
      case .spaceBetween where count > 1: return (0, free / (number - 1))
      case .spaceAround where count > 0: return (free / number / 2, free / number)
      case .spaceEvenly where count > 0: return (free / (number + 1), free / (number + 1))
      default: break
      }
    }
    // §5.3: what cannot be distributed is aligned; around and evenly are safe then.
    let isSafe =
      alignment.isSafe || alignment.keyword == .spaceAround || alignment.keyword == .spaceEvenly
    if isSafe, free < 0 { return (towardStart, 0) }
    switch alignment.keyword {
    case .normal, .flexStart, .stretch, .spaceBetween: return (0, 0)
    case .flexEnd: return (free, 0)
    case .center, .spaceAround, .spaceEvenly: return (free / 2, 0)
    case .start: return (towardStart, 0)
    case .end: return (free - towardStart, 0)
    case .left: return (left ?? towardStart, 0)
    case .right: return (left.map { free - $0 } ?? towardStart, 0)
    }
  }
}
