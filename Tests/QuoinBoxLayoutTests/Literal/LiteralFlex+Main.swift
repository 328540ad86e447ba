import QuoinBoxLayout

extension Literal {
  /// CSS Flexbox §9.2, step 3: flex base size and hypothetical main size.
  func determineMainSize(_ item: inout LiteralItem, _ facts: FlexContainerFacts) {
    item.base = max(item.outsideMain, baseSize(&item, facts))
    if !facts.isRow { applyContentLimits(&item, facts) }
    if item.hasAutoMinMain, !item.rules.isScrollContainer {
      item.minMain = max(item.minMain, automaticMinimum(item, facts))
    }
    item.hypothetical = item.clampMain(item.base)
  }

  private func baseSize(_ item: inout LiteralItem, _ facts: FlexContainerFacts) -> Double {
    let basis = nodes[item.box].style.item.basis
    // Step 3A: a definite flex basis. Negative ones are not valid.
    func border(_ length: Double) -> Double {
      item.rules.isContentBox ? length + item.outsideMain : max(length, item.outsideMain)
    }
    switch basis {
    case .points(let points) where points >= 0:
      item.hasLengthBasis = true
      return border(points)
    case .percent(let percent) where percent >= 0:
      if let main = facts.definiteMain {
        item.hasLengthBasis = true
        return border(main * percent / 100)
      }
    case .stretch:
      if let main = facts.definiteMain {
        item.hasLengthBasis = true
        return max(item.outsideMain, main - item.marginMain)
      }
    case .auto, .points, .percent:
      if let preferred = item.preferredMain { return preferred }
    case .content, .minContent, .maxContent, .fitContent: break
    }
    // Step 3B: the aspect ratio with a definite cross size.
    if item.rules.ratio != nil, let cross = item.definiteCross { return item.ratioMain(cross) }
    // Step 3E: the content.
    guard facts.isRow else {
      let height = contentHeight(item, contentWidthOfColumnItem(item, facts), facts)
      return item.rules.ratio == nil ? height : item.clampTransferredMain(height)
    }
    let widest = item.clampTransferredMain(contentWidth(item, isMax: true, facts))
    switch basis {
    case .minContent: return item.clampTransferredMain(contentWidth(item, isMax: false, facts))
    case .fitContent:
      guard let width = facts.width else { return widest }
      let room = max(0, width - item.marginMain)
      return widest <= room
        ? widest
        : max(room, item.clampTransferredMain(contentWidth(item, isMax: false, facts)))
    default: return widest
    }
  }

  /// The content's width, with the item's cross size if that is definite.
  func contentWidth(
    _ item: LiteralItem, isMax: Bool, _ facts: FlexContainerFacts
  ) -> Double {
    contentWidth(
      WidthQuestion(
        box: item.box, isMax: isMax, block: facts.width, height: item.definiteCross,
        heightLimit: item.maxCross))
  }

  /// §9.2, step 3E: an automatic cross size is fit-content where a main size depends on it.
  func contentWidthOfColumnItem(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Double {
    if let cross = item.definiteCross { return cross }
    if nodes[item.box].style.item.basis != .content, let width = ratioWidth(item, facts) {
      return width
    }
    return fitContentCross(item, height: nil, facts.width, facts)
  }

  /// CSS Sizing 4 §4: the width that the ratio makes of a definite height, no smaller than the content.
  func ratioWidth(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Double? {
    guard item.rules.ratio != nil, let preferred = item.preferredMain else { return nil }
    let width = item.ratioCross(max(item.minMain, min(preferred, item.maxMain)))
    return item.clampCross(max(width, contentMinimum(item, facts)))
  }

  /// A column's item as wide as fit-content into a room.
  func fitContentCross(
    _ item: LiteralItem, height: Double?, _ block: Double?, _ facts: FlexContainerFacts
  ) -> Double {
    let room = block.map { max(0, min($0 - item.marginCross, item.maxCross)) } ?? .infinity
    // Browsers: a height breaks lines even where the flex basis is the content.
    let limit = item.preferredMain.map { min($0, item.maxMain) } ?? item.maxMain
    let width = fitContentWidth(
      WidthQuestion(
        box: item.box, block: facts.width, height: height,
        heightLimit: height == nil ? limit : .infinity), room: room)
    return item.clampCross(item.clampTransferredCross(width))
  }

  /// The height of a column's item's content at a width; the ratio makes it larger.
  func contentHeight(
    _ item: LiteralItem, _ width: Double, _ facts: FlexContainerFacts
  ) -> Double {
    let content = plainContentHeight(item, width, facts)
    guard item.rules.ratio != nil else { return content }
    let isAutomatic =
      item.hasAutoMinMain && (item.rules.hasAutoHeight || item.preferredMain != nil)
      && !item.rules.isScrollContainer
    return max(isAutomatic ? content : 0, item.rules.height(from: width))
  }

  func plainContentHeight(
    _ item: LiteralItem, _ width: Double, _ facts: FlexContainerFacts
  ) -> Double {
    var space = Space(item.box, width: width, block: facts.width)
    space.heightLimit =
      facts.isRow
      ? item.maxCross : item.preferredMain.map { min($0, item.maxMain) } ?? item.maxMain
    return layout(space).height
  }

  /// Limits of the height that are words for the content.
  private func applyContentLimits(_ item: inout LiteralItem, _ facts: FlexContainerFacts) {
    let own = nodes[item.box].style.rules
    guard own.minHeight.isContent || own.maxHeight.isContent else { return }
    let width = contentWidthOfColumnItem(item, facts)
    let height =
      item.rules.ratio != nil
      ? item.rules.height(from: width) : plainContentHeight(item, width, facts)
    if own.minHeight.isContent { item.minMain = max(item.minMain, height) }
    if own.maxHeight.isContent { item.maxMain = height }
  }

  /// CSS Flexbox §4.5 Automatic Minimum Size of Flex Items.
  private func automaticMinimum(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Double {
    var content: Double
    if facts.isRow {
      content = item.clampTransferredMain(contentWidth(item, isMax: false, facts))
      // Browsers: the ratio with a definite cross size, but no smaller than the content.
      if item.rules.ratio != nil, let cross = item.definiteCross {
        content = max(contentWidth(item, isMax: false, facts), item.ratioMain(cross))
      }
    } else {
      let width =
        item.definiteCross ?? fitContentCross(item, height: nil, facts.width, facts)
      content = item.clampTransferredMain(contentHeight(item, width, facts))
    }
    if let specified = item.preferredMain { content = min(content, specified) }
    return min(content, item.maxMain)
  }

  /// §9.3, step 5.
  func collectLines(_ items: [LiteralItem], _ facts: FlexContainerFacts) -> [LiteralLine] {
    guard facts.isWrapping, !items.isEmpty else {
      return [LiteralLine(items: Array(items.indices))]
    }
    let room =
      facts.isRow
      ? facts.width ?? .infinity
        // A ratio breaks the lines of a column that is higher in the end.
      : (facts.isHeightDefinite ? facts.basis : nil) ?? facts.height ?? facts.heightLimit
    var lines: [LiteralLine] = []
    for index in items.indices {
      if let last = lines.last,
        needed(LiteralLine(items: last.items + [index]), items, facts) <= room + 1e-4
      {
        lines[lines.count - 1].items.append(index)
      } else {
        lines.append(LiteralLine(items: [index]))
      }
    }
    return lines
  }

  /// The room that the items of a line need, with gaps.
  func needed(_ line: LiteralLine, _ items: [LiteralItem], _ facts: FlexContainerFacts) -> Double {
    line.items.reduce(facts.gapMain * Double(max(0, line.items.count - 1))) {
      $0 + items[$1].hypothetical + items[$1].marginMain
    }
  }

  /// §9.7 Resolving Flexible Lengths.
  func resolveFlexibleLengths(
    _ line: LiteralLine, _ items: inout [LiteralItem], _ main: Double,
    _ facts: FlexContainerFacts
  ) {
    // 1. Determine the used flex factor.
    let grows = needed(line, items, facts) < main
    // 2. Size inflexible items.
    for index in line.items {
      items[index].main = items[index].hypothetical
      items[index].isFrozen =
        grows
        ? items[index].grow == 0 || items[index].base > items[index].hypothetical
        : items[index].shrink == 0 || items[index].base < items[index].hypothetical
    }
    // 3. Calculate initial free space.
    func freeSpace() -> Double {
      main - facts.gapMain * Double(max(0, line.items.count - 1))
        - line.items.reduce(0) {
          $0 + (items[$1].isFrozen ? items[$1].main : items[$1].base) + items[$1].marginMain
        }
    }
    let initial = freeSpace()
    // 4. Loop.
    while line.items.contains(where: { !items[$0].isFrozen }) {
      let unfrozen = line.items.filter { !items[$0].isFrozen }
      var remaining = freeSpace()
      let sum = unfrozen.reduce(0) { $0 + (grows ? items[$1].grow : items[$1].shrink) }
      if sum < 1, (initial * sum).magnitude < remaining.magnitude { remaining = initial * sum }
      remaining = grows ? max(0, remaining) : min(0, remaining)
      func weight(_ index: Int) -> Double {
        grows
          ? items[index].grow
          : items[index].shrink * (items[index].base - items[index].outsideMain)
      }
      let weights = unfrozen.reduce(0) { $0 + weight($1) }
      var violation = 0.0
      var targets: [Int: Double] = [:]
      for index in unfrozen {
        let target =
          items[index].base + (weights > 0 ? remaining * weight(index) / weights : 0)
        targets[index] = target
        items[index].main = items[index].clampMain(target)
        violation += items[index].main - target
      }
      if violation.magnitude < 1e-7 { violation = 0 }
      for index in unfrozen {
        let target = targets[index] ?? 0
        if violation == 0 || (violation > 0 && items[index].main > target)
          || (violation < 0 && items[index].main < target)
        {
          items[index].isFrozen = true
        }
      }
    }
  }
}

extension SizeValue {
  /// Whether the word stands for a size of the content.
  var isContent: Bool { self == .minContent || self == .maxContent || self == .fitContent }

  var isPercentage: Bool { if case .percent(let percent) = self { percent >= 0 } else { false } }
}
