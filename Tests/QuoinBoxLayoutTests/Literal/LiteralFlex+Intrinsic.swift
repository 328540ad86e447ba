import QuoinBoxLayout

extension Literal {
  /// CSS Flexbox §9.9 Intrinsic Sizes: the content box's width.
  func flexContentWidth(_ question: WidthQuestion, _ insets: Sides) -> Double {
    var facts = FlexContainerFacts(
      question.box, nodes[question.box].style.flex, direction, width: nil,
      height: question.height.map { max(0, $0 - insets.vertical) }, isHeightDefinite: true)
    facts.heightLimit = max(0, question.heightLimit - insets.vertical)
    let items = items(facts)
    return facts.isRow
      ? mainContentSize(items, question.isMax, facts)
      : crossContentSize(items, question.isMax, facts)
  }

  /// §9.9.1: the sum of the contributions; the largest where lines may break.
  private func mainContentSize(
    _ items: [LiteralItem], _ isMax: Bool, _ facts: FlexContainerFacts
  ) -> Double {
    let contributions = items.map { contribution($0, isMax, facts) + $0.marginMain }
    if facts.isWrapping, !isMax { return max(0, contributions.max() ?? 0) }
    let sum = contributions.reduce(facts.gapMain * Double(max(0, items.count - 1)), +)
    // With negative margins one item may need more room than all together.
    let least = facts.isWrapping ? mainContentSize(items, false, facts) : 0
    return max(0, sum, least)
  }

  /// §9.9.3 Flex Item Intrinsic Size Contributions.
  private func contribution(
    _ item: LiteralItem, _ isMax: Bool, _ facts: FlexContainerFacts
  ) -> Double {
    var item = item
    let unlimited = item.minMain
    determineMainSize(&item, facts)
    var length: Double
    if let preferred = item.preferredMain {
      length = preferred
    } else if item.rules.ratio != nil, let cross = item.definiteCross {
      length = item.ratioMain(cross)
    } else {
      length = item.clampTransferredMain(contentWidth(item, isMax: isMax, facts))
    }
    // Browsers: only a flex basis that is a length counts, and none where lines may break.
    if item.hasLengthBasis {
      if isMax || !facts.isWrapping {
        if item.grow == 0 { length = min(length, item.base) }
        if item.shrink == 0 { length = max(length, item.base) }
      }
    } else if item.rules.ratio == nil {
      item.minMain = unlimited
    }
    // Browsers: beside a width in points `fit-content` is the min-content width.
    return max(
      item.clampMain(length), fitMinimum(item.box, isMax && item.preferredMain == nil) ?? 0)
  }

  /// §9.9.3: the largest contribution; the sum of the lines where a known height breaks them.
  private func crossContentSize(
    _ items: [LiteralItem], _ isMax: Bool, _ facts: FlexContainerFacts
  ) -> Double {
    func contribution(_ index: Int) -> Double {
      crossContribution(items[index], isMax, facts) + items[index].marginCross
    }
    if facts.isWrapping, isMax, facts.height != nil || facts.heightLimit < .infinity {
      var sized = items
      for index in sized.indices { determineMainSize(&sized[index], facts) }
      let lines = collectLines(sized, facts)
      return lines.reduce(facts.gapCross * Double(lines.count - 1)) {
        $0 + max(0, $1.items.map(contribution).max() ?? 0)
      }
    }
    return max(0, items.indices.map(contribution).max() ?? 0)
  }

  private func crossContribution(
    _ item: LiteralItem, _ isMax: Bool, _ facts: FlexContainerFacts
  ) -> Double {
    var item = item
    if let least = fitMinimum(item.box, isMax) { item.minCross = max(item.minCross, least) }
    if let preferred = item.preferredCross {
      return item.clampCross(
        item.crossFollowsMain ? item.clampTransferredCross(preferred) : preferred)
    }
    if let width = ratioWidth(item, facts) { return width }
    let width = contentWidth(
      WidthQuestion(
        box: item.box, isMax: isMax, block: facts.width,
        height: item.preferredMain.map { max(item.minMain, min($0, item.maxMain)) }))
    return item.clampCross(item.clampTransferredCross(width))
  }

  /// CSS Sizing §5.1: a block is as wide as its widest child.
  func blockContentWidth(_ question: WidthQuestion) -> Double {
    var widest = 0.0
    let insets = insets(question.box, question.block)
    let height = question.height.map { max(0, $0 - insets.vertical) }
    for child in boxes(in: question.box) where nodes[child].style.item.position != .absolute {
      let rules = rules(child, nil, height)
      widest = max(
        widest, blockContribution(child, rules, question.isMax) + rules.margins.horizontal)
    }
    return widest
  }

  private func blockContribution(_ child: Int, _ rules: Rules, _ isMax: Bool) -> Double {
    var rules = rules
    rules.minWidth = fitMinimum(child, isMax) ?? rules.minWidth
    if let width = rules.width { return rules.clampWidth(width) }
    let height = rules.height.map(rules.clampHeight)
    if rules.ratio != nil, let height {
      return rules.clampWidth(ratioWidth(child, rules, height, nil))
    }
    return rules.clampWidth(
      rules.clampTransferred(
        width: contentWidth(WidthQuestion(box: child, isMax: isMax, block: nil, height: height))))
  }

  /// CSS Sizing §5.1: a least width that is `fit-content` contributes as the content does.
  private func fitMinimum(_ box: Int, _ isMax: Bool) -> Double? {
    nodes[box].style.rules.minWidth == .fitContent
      ? contentWidth(WidthQuestion(box: box, isMax: isMax)) : nil
  }
}
