import QuoinBoxLayout
import QuoinGeometry

/// What a flex container says (CSS Flexbox §2, §5, §6), as far as its size is known.
struct FlexContainerFacts {
  let box: Int
  let isRow: Bool
  let isMainReversed: Bool
  let isCrossReversed: Bool
  let isRightToLeft: Bool
  let isWrapping: Bool
  let style: FlexStyle
  /// The content box.
  var width: Double?
  var height: Double?
  let isHeightDefinite: Bool
  var heightLimit = Double.infinity
  var gapMain = 0.0
  var gapCross = 0.0

  init(
    _ box: Int, _ style: FlexStyle, _ direction: LayoutDirection, width: Double?, height: Double?,
    isHeightDefinite: Bool, basis: Double? = nil
  ) {
    self.basis = basis
    self.box = box
    self.style = style
    self.width = width
    self.height = height
    self.isHeightDefinite = isHeightDefinite && height != nil
    isRow = style.direction.axis == .horizontal
    isRightToLeft = direction == .rightToLeft
    isMainReversed = style.direction.isReverse != (isRow && isRightToLeft)
    isCrossReversed = (style.wrap == .wrapReverse) != (!isRow && isRightToLeft)
    isWrapping = style.wrap != .nowrap
    // CSS Align §8.3: percentages of an unknown size are zero.
    let column = Self.gap(style.columnGap, width)
    let row = Self.gap(style.rowGap, definiteHeight)
    gapMain = isRow ? column : row
    gapCross = isRow ? row : column
  }

  private static func gap(_ gap: LengthPercentage, _ size: Double?) -> Double {
    switch gap {
    case .points(let points): max(0, points)
    case .percent(let percent): max(0, percent * (size ?? 0) / 100)
    }
  }

  /// The height to which percentages refer, where that is not the height.
  var basis: Double?
  var definiteHeight: Double? { isHeightDefinite ? basis ?? height : nil }
  /// The main size to which a flex basis may refer.
  var definiteMain: Double? { isRow ? width : definiteHeight }
  /// The cross size that makes stretched items of a single line definite (§9.8 rule 1).
  var definiteCross: Double? {
    isWrapping ? nil : (isRow ? (isHeightDefinite ? height : nil) : width)
  }
}

/// Where an item lies across its line, seen from cross start.
enum CrossPlace { case stretch, baseline, start, center, end }

/// A flex item; sides are those of the container's axes.
struct LiteralItem {
  let box: Int
  var rules: Rules
  let isRow: Bool
  var place = CrossPlace.stretch
  var isSafe = false
  var grow = 0.0
  var shrink = 1.0
  var definiteCross: Double?
  var base = 0.0
  var minMain = 0.0
  var maxMain = Double.infinity
  var minCross = 0.0
  var maxCross = Double.infinity
  var hypothetical = 0.0
  var main = 0.0
  var cross = 0.0
  var baseline = 0.0
  var isFrozen = false
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// The height is the word `stretch` of something unknown.
  var stretchesByWord = false
  /// The flex basis is a length.
  var hasLengthBasis = false
  /// Browsers: a column's width that is a word for the content follows from the flexed height by the
  /// ratio.
  var crossFollowsMain = false

  init(_ box: Int, _ rules: Rules, isRow: Bool) {
    self.box = box
    self.rules = rules
    self.isRow = isRow
    minMain = max(outsideMain, (isRow ? rules.minWidth : rules.minHeight) ?? 0)
    maxMain = (isRow ? rules.maxWidth : rules.maxHeight) ?? .infinity
    minCross = max(outsideCross, (isRow ? rules.minHeight : rules.minWidth) ?? 0)
    maxCross = (isRow ? rules.maxHeight : rules.maxWidth) ?? .infinity
  }

  var stretches: Bool { place == .stretch || stretchesByWord }
  var outsideMain: Double { isRow ? rules.insets.horizontal : rules.insets.vertical }
  var outsideCross: Double { isRow ? rules.insets.vertical : rules.insets.horizontal }
  var preferredMain: Double? { isRow ? rules.width : rules.height }
  var preferredCross: Double? { isRow ? rules.height : rules.width }
  var marginMain: Double { isRow ? rules.margins.horizontal : rules.margins.vertical }
  var marginCross: Double { isRow ? rules.margins.vertical : rules.margins.horizontal }
  var hasAutoMinMain: Bool { isRow ? rules.hasAutoMinWidth : rules.hasAutoMinHeight }
  var hasAutoMinCross: Bool { isRow ? rules.hasAutoMinHeight : rules.hasAutoMinWidth }
  var hasAutoCross: Bool { isRow ? rules.hasAutoHeight : rules.hasAutoWidth }
  var automaticMain: Set<Edge> {
    rules.automatic.intersection(isRow ? [.left, .right] : [.top, .bottom])
  }
  var automaticCross: Set<Edge> {
    rules.automatic.intersection(isRow ? [.top, .bottom] : [.left, .right])
  }

  func clampMain(_ length: Double) -> Double { max(minMain, outsideMain, min(length, maxMain)) }
  func clampCross(_ length: Double) -> Double { max(minCross, outsideCross, min(length, maxCross)) }
  func ratioMain(_ cross: Double) -> Double {
    isRow ? rules.width(from: cross) : rules.height(from: cross)
  }
  func ratioCross(_ main: Double) -> Double {
    isRow ? rules.height(from: main) : rules.width(from: main)
  }
  func clampTransferredMain(_ length: Double) -> Double {
    isRow ? rules.clampTransferred(width: length) : rules.clampTransferred(height: length)
  }
  func clampTransferredCross(_ length: Double) -> Double {
    isRow ? rules.clampTransferred(height: length) : rules.clampTransferred(width: length)
  }
}

/// A line of items by their numbers.
struct LiteralLine {
  var items: [Int]
  var cross = 0.0
  var offset = 0.0
  var ascent = 0.0
}

extension Literal {
  /// §9.1: the items in order-modified document order (§5.4); boxes out of flow are none (§4.1).
  func items(_ facts: FlexContainerFacts) -> [LiteralItem] {
    let inFlow = boxes(in: facts.box).filter { nodes[$0].style.item.position != .absolute }
    let sorted = inFlow.enumerated().sorted {
      let (a, b) = (nodes[$0.element].style.item.order, nodes[$1.element].style.item.order)
      return a != b ? a < b : $0.offset < $1.offset
    }
    return sorted.map { item($0.element, facts) }
  }

  private func item(_ box: Int, _ facts: FlexContainerFacts) -> LiteralItem {
    let style = nodes[box].style
    var item = LiteralItem(
      box, rules(box, facts.width, facts.definiteHeight), isRow: facts.isRow)
    item.grow = max(0, style.item.grow)
    item.shrink = max(0, style.item.shrink)
    let alignment = alignment(of: box, facts)
    item.place = alignment.place
    item.isSafe = alignment.isSafe
    // §8.3: only an automatic cross size without automatic margins is stretched.
    if item.place == .stretch, !item.hasAutoCross || !item.automaticCross.isEmpty {
      item.place = .start
    }
    // Browsers: `stretch` of an unknown height is the height of the line.
    if facts.isRow, style.rules.height == .stretch, item.preferredCross == nil {
      item.stretchesByWord = true
    }
    item.definiteCross =
      item.preferredCross
      ?? (item.stretches ? facts.definiteCross.map { $0 - item.marginCross } : nil)
    item.definiteCross = item.definiteCross.map(item.clampCross)
    takeWord(&item, facts)
    return item
  }

  /// A width that is a word for the content, with an aspect ratio or a definite height.
  private func takeWord(_ item: inout LiteralItem, _ facts: FlexContainerFacts) {
    let word = nodes[item.box].style.rules.width
    guard word.isContent else { return }
    guard facts.isRow else {
      item.crossFollowsMain = item.rules.ratio != nil
      if word == .fitContent {
        // Browsers: it is an automatic width that does not stretch.
        item.rules.width = nil
        item.definiteCross = nil
      } else if item.crossFollowsMain {
        item.rules.width = contentWidth(
          WidthQuestion(box: item.box, isMax: word == .maxContent, block: facts.width))
        item.definiteCross = item.rules.width.map(item.clampCross)
      }
      return
    }
    guard let height = item.definiteCross else { return }
    if item.rules.ratio != nil {
      item.rules.width = item.ratioMain(height)
      return
    }
    var question = WidthQuestion(box: item.box, block: facts.width, height: height)
    switch word {
    case .minContent:
      question.isMax = false
      item.rules.width = contentWidth(question)
    case .maxContent: item.rules.width = contentWidth(question)
    default:
      guard let width = facts.width else { return }
      item.rules.width = fitContentWidth(question, room: max(0, width - item.marginMain))
    }
  }

  /// CSS Align §6: where a child lies across the line, seen from cross start.
  func alignment(of box: Int, _ facts: FlexContainerFacts) -> (place: CrossPlace, isSafe: Bool) {
    let own = nodes[box].style.item.alignSelf
    let used = own.keyword == .auto ? facts.style.alignItems : own
    // Whether the side where the layout direction starts is cross start.
    let startsTogether = facts.isCrossReversed == (!facts.isRow && facts.isRightToLeft)
    let place: CrossPlace =
      switch used.keyword {
      case .auto, .normal, .stretch: .stretch
      case .baseline: .baseline
      // Boxes without lines have no last baseline: the fallback alignment, §4.2.
      case .lastBaseline: startsTogether ? .end : .start
      case .center: .center
      case .flexStart: .start
      case .flexEnd: .end
      case .start, .selfStart, .left, .right: startsTogether ? .start : .end
      case .end, .selfEnd: startsTogether ? .end : .start
      }
    return (place, used.isSafe)
  }

  /// CSS Flexbox §9 Flex Layout Algorithm.
  func flex(_ space: Space, basis: Double? = nil) -> Fragment {
    let insets = insets(space.box, space.block)
    var facts = FlexContainerFacts(
      space.box, nodes[space.box].style.flex, direction,
      width: max(0, space.width - insets.horizontal),
      height: space.height.map { max(0, $0 - insets.vertical) },
      isHeightDefinite: space.isHeightDefinite, basis: basis)
    facts.heightLimit = max(0, space.heightLimit - insets.vertical)
    var items = items(facts)
    for index in items.indices { determineMainSize(&items[index], facts) }
    var lines = collectLines(items, facts)
    let main =
      (facts.isRow ? facts.width : facts.height)
      ?? max(0, lines.map { needed($0, items, facts) }.max() ?? 0)
    for line in lines { resolveFlexibleLengths(line, &items, main, facts) }
    for index in items.indices { items[index].cross = hypotheticalCross(items[index], facts) }
    if space.isLeast, let basis = facts.height {
      let natural = naturalHeight(lines, items, facts)
      if natural > basis {
        var higher = space
        higher.height = natural + insets.vertical
        higher.isLeast = false
        return flex(higher, basis: basis)
      }
    }
    let givenCross = facts.isRow ? facts.height : facts.width
    for index in lines.indices { calculateCross(&lines[index], &items, facts) }
    // Step 8: a single line has the container's definite cross size.
    if !facts.isWrapping, let givenCross { lines[0].cross = givenCross }
    let gaps = facts.gapCross * Double(max(0, lines.count - 1))
    let cross = givenCross ?? lines.reduce(gaps) { $0 + $1.cross }
    placeLines(&lines, cross, facts)
    for line in lines { stretch(line, &items, facts) }
    for line in lines { justify(line, &items, main, facts) }
    for line in lines { align(line, &items, facts) }
    if facts.isRow { facts.height = cross } else { facts.height = main }
    var fragment = Fragment(
      width: space.width, height: space.height ?? (facts.height ?? 0) + insets.vertical)
    for item in items { add(item, to: &fragment, main, cross, insets, facts) }
    addWaiting(&fragment, insets, facts)
    fragment.baseline = baseline(fragment, lines, items, facts)
    return fragment
  }

  /// The height of the content box that the items make.
  private func naturalHeight(
    _ lines: [LiteralLine], _ items: [LiteralItem], _ facts: FlexContainerFacts
  ) -> Double {
    guard facts.isRow else { return lines.map { needed($0, items, facts) }.max() ?? 0 }
    var sum = facts.gapCross * Double(max(0, lines.count - 1))
    for line in lines {
      let outer = line.items.map { index in
        let item = items[index]
        let isContent = item.preferredCross == nil && item.rules.ratio == nil
        return item.marginCross
          + (isContent ? item.clampCross(plainContentHeight(item, item.main, facts)) : item.cross)
      }
      sum += max(0, outer.max() ?? 0)
    }
    return sum
  }

  /// Turns an item's place from main start and cross start into one from the left and the top.
  private func add(
    _ item: LiteralItem, to fragment: inout Fragment, _ main: Double, _ cross: Double,
    _ insets: Sides, _ facts: FlexContainerFacts
  ) {
    let along =
      facts.isMainReversed ? main - item.mainOffset - item.main : item.mainOffset
    let across =
      facts.isCrossReversed ? cross - item.crossOffset - item.cross : item.crossOffset
    let shift = relativeShift(item.box, facts.width, facts.definiteHeight)
    fragment.add(
      item.box, insets.left + (facts.isRow ? along : across) + shift.x,
      insets.top + (facts.isRow ? across : along) + shift.y, finalLayout(item, facts),
      isContainingBlock: nodes[item.box].style.item.position != .static)
  }

  /// The item in its used size; percentages of what is in it may refer to its height as §9.8 says.
  func finalLayout(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Fragment {
    var space = Space(
      item.box, width: facts.isRow ? item.main : item.cross, block: facts.width)
    space.height = facts.isRow ? item.cross : item.main
    space.isHeightDefinite = hasDefiniteHeight(item, facts)
    // What percentages refer to stays the height that the ratio made where the content is higher.
    if facts.isRow, item.rules.ratio != nil, item.hasAutoMinCross, item.definiteCross == nil {
      let least = leastItem(item, facts)
      if least.height == item.cross { return least }
    }
    return layout(space)
  }

  func hasDefiniteHeight(_ item: LiteralItem, _ facts: FlexContainerFacts) -> Bool {
    if item.rules.ratio != nil { return true }
    if facts.isRow { return item.preferredCross != nil || item.stretches }
    return item.preferredMain != nil || facts.isHeightDefinite || item.hasLengthBasis
  }

  /// §8.5 Flex Container Baselines: that of the first item of the first line, as they lie.
  private func baseline(
    _ fragment: Fragment, _ lines: [LiteralLine], _ items: [LiteralItem],
    _ facts: FlexContainerFacts
  ) -> Double? {
    guard !items.isEmpty else { return nil }
    let line = facts.style.wrap == .wrapReverse ? lines[lines.count - 1] : lines[0]
    var chosen = facts.style.direction.isReverse ? line.items[line.items.count - 1] : line.items[0]
    if facts.isRow {
      chosen =
        line.items.first {
          items[$0].place == .baseline && items[$0].automaticCross.isEmpty
        } ?? chosen
    }
    let box = items[chosen].box
    guard let child = fragment.children.first(where: { $0.box == box }) else { return nil }
    return child.y + itemBaseline(child.fragment, box)
  }

  /// The baseline of an item, or the bottom of its border box (CSS Align §9.1).
  func itemBaseline(_ fragment: Fragment, _ box: Int) -> Double {
    guard let baseline = fragment.baseline else { return fragment.height }
    guard nodes[box].style.rules.overflow.isScrollContainer else { return baseline }
    return max(0, min(baseline, fragment.height))
  }

  /// CSS Positioned Layout §3.3: of two opposite insets the one on the start side wins.
  func relativeShift(_ box: Int, _ width: Double?, _ height: Double?) -> (x: Double, y: Double) {
    let item = nodes[box].style.item
    guard item.position == .relative else { return (0, 0) }
    let left = inset(box, .left, width)
    let right = inset(box, .right, width)
    let top = inset(box, .top, height)
    let bottom = inset(box, .bottom, height)
    let x: Double
    if let left, let right {
      x = direction == .leftToRight ? left : -right
    } else {
      x = left ?? -(right ?? 0)
    }
    return (x, top ?? -(bottom ?? 0))
  }

  func inset(_ box: Int, _ edge: Edge, _ base: Double?) -> Double? {
    switch nodes[box].style.item.inset.value(of: edge, direction) {
    case .points(let points): points
    case .percent(let percent): base.map { $0 * percent / 100 }
    case .auto: nil
    }
  }
}

extension Fragment {
  /// Adds a child; what waits in it goes on waiting here.
  mutating func add(
    _ box: Int, _ x: Double, _ y: Double, _ fragment: Fragment, isContainingBlock: Bool
  ) {
    children.append(Child(box: box, x: x, y: y, fragment: fragment))
    for var one in fragment.waiting {
      one.area.origin.x += x
      one.area.origin.y += y
      one.parentOrigin.x += x
      one.parentOrigin.y += y
      one.isOwn = false
      waiting.append(one)
    }
  }
}
