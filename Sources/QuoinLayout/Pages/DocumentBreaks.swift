import QuoinGeometry
import QuoinModel

/// The page break properties of a document's elements: CSS Fragmentation 3.
///
/// A page may end between boxes and between lines; replaced elements, inline blocks and content that avoids breaks move
/// as a whole. A break before the first box of another one moves before that one (§4.1: there is no class of break
/// points there), and so does a forced break (§3.1).
struct DocumentBreaks {
  /// A forced page break.
  struct Forced {
    var height: Double
    /// The side on which the next page must be, if specified.
    var side: PageBreakRules.Rule
    /// The item that begins the next page.
    var item: Int
  }

  /// The start of pages with another name than those before.
  struct NameChange {
    var height: Double
    var name: String?
  }

  private let items: Arrangement.Items
  private let frames: [Rect]
  private let isInDocument: [Bool]
  private let isFixed: [Bool]
  private let inFlow: [Bool]
  /// The forced breaks from top to bottom.
  private(set) var forced: [Forced] = []
  /// The names of pages from top to bottom, beginning with that of the first page; empty if no box names its pages.
  private(set) var names: [NameChange] = []
  /// The lines of blocks.
  private(set) var lines: [Int: BlockLines] = [:]
  /// The items that avoid a break after them, with the heights between which it would be, from top to bottom.
  private var glued: [(index: Int, bottom: Double, next: Double)] = []
  /// The previous and next in-flow sibling of each item; -1 for none.
  private var previous: [Int] = []
  private var following: [Int] = []

  /// Whether the arrangement is a document's.
  let isDocument: Bool

  init(_ arrangement: Arrangement, frames: [Rect]) {
    items = arrangement.items
    self.frames = frames
    var isInDocument: [Bool] = []
    isInDocument.reserveCapacity(items.count)
    for item in items {
      isInDocument.append(item.stacking != nil || (item.parent.map { isInDocument[$0] } ?? false))
    }
    self.isInDocument = isInDocument
    isDocument = isInDocument.contains(true)
    isFixed = DocumentBreaks.fixedItems(of: arrangement)
    inFlow = items.map { DocumentBreaks.isInFlow($0) }
    onAllPages = items.indices.filter { [items, isFixed] in
      isFixed[$0] && !(items[$0].parent.map { isFixed[$0] } ?? false)
    }
    guard isDocument else { return }
    findSiblings()
    findLines()
    findRules()
  }

  /// Whether an item is an element of a document or a descendant of one.
  func isPart(_ index: Int) -> Bool { isInDocument[index] }

  /// Whether an item is fixed and so appears on all pages: CSS Positioned Layout 3 §2.1.
  func isOnAllPages(_ index: Int) -> Bool { isFixed[index] }

  /// The outermost items that appear on all pages.
  let onAllPages: [Int]

  /// Whether an element that fits on the next page moves there as a whole: §4.1, monolithic boxes, and §3.2.
  func staysWhole(_ index: Int) -> Bool {
    let item = items[index]
    return item.isRow || item.breaks?.avoidsInside == true || isMonolithic(index)
  }

  /// Whether an element has no place for a break inside of it: §4.1.
  func isMonolithic(_ index: Int) -> Bool {
    let item = items[index]
    if item.level == .atomic { return true }
    switch item.content {
    case .image, .control: return true
    default: return false
    }
  }

  /// Returns the first forced break after a height.
  func forced(behind height: Double) -> Forced? {
    let place = place(ofForcedBehind: height)
    return place < forced.count ? forced[place] : nil
  }

  /// Returns the forced break at a height: the last one that requires a side, or else the last one.
  func forced(at height: Double) -> Forced? {
    var found: Forced?
    var place = place(ofForcedBehind: height + PageBreaks.hair) - 1
    while place >= 0, (forced[place].height - height).magnitude <= PageBreaks.hair {
      let other = forced[place]
      if other.side == .left || other.side == .right { return other }
      found = found ?? other
      place -= 1
    }
    return found
  }

  /// Returns the name of the page that begins at a height.
  func name(at height: Double) -> String? {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].height > height + PageBreaks.hair { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? names[low - 1].name : names.first?.name
  }

  private func place(ofForcedBehind height: Double) -> Int {
    var (low, high) = (0, forced.count)
    while low < high {
      let middle = (low + high) / 2
      if forced[middle].height > height { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Siblings

  private mutating func findSiblings() {
    previous = [Int](repeating: -1, count: items.count)
    following = previous
    var last = previous
    for (index, item) in items.enumerated() {
      guard let parent = item.parent, isInFlow(index) else { continue }
      if last[parent] >= 0 {
        previous[index] = last[parent]
        following[last[parent]] = index
      }
      last[parent] = index
    }
  }

  /// Whether an item is in flow, and so has content before and after it.
  func isInFlow(_ index: Int) -> Bool { inFlow[index] }

  private static func isInFlow(_ item: Arrangement.Item) -> Bool {
    guard !item.isHidden, !item.isPiece, item.level != .float else { return false }
    if item.type == "#text" { return !item.texts.isEmpty }
    return item.stacking?.placing != .absolute && item.stacking?.placing != .fixed
  }

  /// Returns the in-flow siblings before or after an item, the nearest first.
  ///
  /// Their number is limited, so that long documents take no longer.
  private func siblings(of index: Int, along links: [Int]) -> [Int] {
    var found: [Int] = []
    var next = links[index]
    while next >= 0, found.count < 64 {
      found.append(next)
      next = links[next]
    }
    return found
  }

  /// Whether an in-flow sibling is above an item.
  private func hasAbove(_ index: Int) -> Bool {
    siblings(of: index, along: previous).contains { isAbove($0, index) }
      || siblings(of: index, along: following).contains { isAbove($0, index) }
  }

  /// Whether an in-flow sibling is below an item.
  private func hasBelow(_ index: Int) -> Bool {
    siblings(of: index, along: following).contains { isAbove(index, $0) }
      || siblings(of: index, along: previous).contains { isAbove(index, $0) }
  }

  private func isAbove(_ index: Int, _ other: Int) -> Bool {
    frames[index].maxY <= frames[other].minY + PageBreaks.hair
      && (frames[index].minY < frames[other].minY - PageBreaks.hair || index < other)
  }

  /// Returns the outermost box that begins with an item: a break before it is a break before the item.
  private func outermostStart(_ index: Int) -> Int {
    var index = index
    while let parent = items[index].parent, isInDocument[parent], isInFlow(index),
      !hasAbove(index)
    {
      index = parent
    }
    return index
  }

  /// Returns the outermost box that ends with an item.
  private func outermostEnd(_ index: Int) -> Int {
    var index = index
    while let parent = items[index].parent, isInDocument[parent], isInFlow(index),
      !hasBelow(index)
    {
      index = parent
    }
    return index
  }

  /// Returns the first in-flow sibling below an item.
  private func next(below index: Int) -> Int? {
    siblings(of: index, along: following).filter { isAbove(index, $0) }
      .min { frames[$0].minY < frames[$1].minY }
  }

  /// Returns the position of a page break before an item.
  ///
  /// It is before the outermost box that begins with the item, unless that box begins with the page.
  func breakTop(of index: Int, after start: Double) -> Double {
    var index = index
    while let parent = items[index].parent, isInDocument[parent], isInFlow(index),
      frames[parent].minY > start + PageBreaks.hair, items[parent].parent != nil,
      !hasAbove(index)
    {
      index = parent
    }
    return frames[index].minY
  }

  /// Returns the position of a page break before a table, given its top and one of its rows.
  func top(ofTableAt top: Double, around row: Int, after start: Double) -> Double {
    var index = row
    while let parent = items[index].parent, frames[parent].minY >= top - 1 { index = parent }
    return min(top, breakTop(of: index, after: start))
  }

  // MARK: Rules

  private mutating func findRules() {
    var found: [Forced] = []
    for (index, item) in items.enumerated() {
      guard let breaks = item.breaks, isInDocument[index], !isFixed[index], isInFlow(index),
        item.level == .block
      else { continue }
      if breaks.before != .auto {
        let first = outermostStart(index)
        let above = siblings(of: first, along: previous).filter { isAbove($0, first) }
        if let last = above.max(by: { frames[$0].maxY < frames[$1].maxY }) {
          if breaks.before.isForced {
            found.append(
              Forced(height: start(of: first, behind: last), side: breaks.before, item: first))
          } else {
            glued.append((last, frames[last].maxY, frames[first].minY))
          }
        }
      }
      if breaks.after != .auto {
        let last = outermostEnd(index)
        if let next = next(below: last) {
          if breaks.after.isForced {
            found.append(
              Forced(height: start(of: next, behind: last), side: breaks.after, item: next))
          } else {
            glued.append((index, frames[last].maxY, frames[next].minY))
          }
        }
      }
    }
    found += findNames()
    forced = found.sorted { ($0.height, $0.item) < ($1.height, $1.item) }
    glued.sort { $0.bottom < $1.bottom }
  }

  /// Finds the names of pages, and the breaks between boxes on pages of different names: CSS Paged Media 3 §6.1.
  ///
  /// The names at the start and the end of a box are those of its first and last boxes, so that only boxes without
  /// blocks inside are compared, each with the one before it.
  private mutating func findNames() -> [Forced] {
    guard items.contains(where: { $0.breaks?.marks?.page != nil }) else { return [] }
    var used = [String?](repeating: nil, count: items.count)
    var hasBlocks = [Bool](repeating: false, count: items.count)
    for (index, item) in items.enumerated() {
      used[index] = item.breaks?.marks?.page ?? item.parent.flatMap { used[$0] }
      if let parent = item.parent, isNamed(index) { hasBlocks[parent] = true }
    }
    var found: [Forced] = []
    for index in items.indices where isNamed(index) && !hasBlocks[index] {
      let name = used[index]
      guard let last = names.last else {
        names.append(NameChange(height: 0, name: name))
        continue
      }
      guard last.name != name else { continue }
      let first = outermostStart(index)
      let above = siblings(of: first, along: previous).filter { isAbove($0, first) }
      // Boxes beside others have no break before them.
      guard let before = above.max(by: { frames[$0].maxY < frames[$1].maxY }) else { continue }
      let height = start(of: first, behind: before)
      guard height > last.height + PageBreaks.hair else {
        // The boxes before it with another name have no height.
        names[names.count - 1].name = name
        continue
      }
      found.append(Forced(height: height, side: .page, item: first))
      names.append(NameChange(height: height, name: name))
    }
    return found
  }

  /// Whether an item can be on pages of a name: an in-flow block of the document.
  private func isNamed(_ index: Int) -> Bool {
    isInDocument[index] && !isFixed[index] && isInFlow(index) && items[index].level == .block
      && items[index].breaks != nil
  }

  /// Returns the start of the page whose first item is given: its margin is kept after a forced break (§5.2).
  private func start(of index: Int, behind last: Int) -> Double {
    var index = index
    // The margins around a box without a height collapse, and the next box begins where they end.
    while frames[index].height == 0, let other = next(below: index) { index = other }
    let top = frames[index].minY
    var margin = items[index].marginTop
    var inner = index
    // The margins of first children collapse with those of their parents, and all begin at the same position.
    while let other = firstInFlow(of: inner), frames[other].minY == top {
      margin = max(margin, items[other].marginTop)
      inner = other
    }
    let above = frames[last].height > 0 ? frames[last].maxY : -.infinity
    return max(top - max(0, margin), min(above, top))
  }

  private func firstInFlow(of index: Int) -> Int? {
    var next = index + 1
    while next < items[index].end {
      if isInFlow(next) { return next }
      next = max(next + 1, items[next].end)
    }
    return nil
  }

  /// Returns the earlier position for a page break right after an item that avoids it: §3.1, `avoid`.
  func top(ofWhatStaysWithNextAt height: Double, after start: Double) -> Double? {
    var (low, high) = (0, glued.count)
    while low < high {
      let middle = (low + high) / 2
      if glued[middle].bottom <= height + PageBreaks.hair {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for (index, _, next) in glued[max(0, low - 64)..<low].reversed()
    where height <= next + PageBreaks.hair {
      let top = breakTop(of: index, after: start)
      if top > start + PageBreaks.hair, top < height - PageBreaks.hair { return top }
    }
    return nil
  }

  // MARK: Lines

  private mutating func findLines() {
    var found: [Int: [(top: Double, bottom: Double)]] = [:]
    for (index, item) in items.enumerated()
    where isInDocument[index] && !isFixed[index] && !item.isHidden && !item.placedTexts.isEmpty {
      var block = index
      while let parent = items[block].parent, items[block].level == .inline { block = parent }
      for placed in item.texts {
        for line in placed.text.lines {
          let top = frames[index].minY + placed.frame.minY + line.top
          found[block, default: []].append((top, top + line.height))
        }
      }
    }
    for (block, extents) in found {
      let insets = items[block].contentInsets
      lines[block] = BlockLines(
        extents, from: frames[block].minY + insets.top, to: frames[block].maxY - insets.bottom)
    }
  }
}
