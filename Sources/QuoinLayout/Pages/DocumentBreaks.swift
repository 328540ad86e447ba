import QuoinGeometry
import QuoinModel

/// What the elements of a document say of the ends of pages: CSS Fragmentation 3.
///
/// A page may end between boxes and between lines; what is replaced, in lines as one, or said to stay
/// whole moves. What would end before the first box of another one ends before that (§4.1: there is no
/// class of break points there), and a forced end before it is one before that, too (§3.1).
struct DocumentBreaks {
  /// An end that must be.
  struct Forced {
    var height: Double
    /// On which side the page behind it must be, if that counts.
    var side: PageBreakRules.Between
  }

  private let items: [Arrangement.Item]
  private let frames: [Rect]
  private let isInDocument: [Bool]
  private let isFixed: [Bool]
  private let inFlow: [Bool]
  /// The ends that must be, from top to bottom.
  private(set) var forced: [Forced] = []
  /// The lines of blocks.
  private(set) var lines: [Int: BlockLines] = [:]
  /// What no page should end behind, with the heights between which that would be, from top to bottom.
  private var glued: [(index: Int, bottom: Double, next: Double)] = []
  /// The items in the flow beside each item, before it and behind it; -1 for none.
  private var previous: [Int] = []
  private var following: [Int] = []

  /// Whether the arrangement is that of a document.
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

  /// Whether an item is an element of a document or in one.
  func isPart(_ index: Int) -> Bool { isInDocument[index] }

  /// Whether an item is placed in the page and so is on all of them: CSS Positioned Layout 3 §2.1.
  func isOnAllPages(_ index: Int) -> Bool { isFixed[index] }

  /// The outermost items that are on all pages.
  let onAllPages: [Int]

  /// Whether an element moves to the next page as a whole, if it fits there: §4.1, monolithic boxes, and
  /// §3.2.
  func staysWhole(_ index: Int) -> Bool {
    let item = items[index]
    if item.isRow || item.breaks?.avoidsInside == true || item.level == .atomic { return true }
    switch item.content {
    case .image, .control: return true
    default: return false
    }
  }

  /// The first end that must be behind a height.
  func forced(behind height: Double) -> Forced? {
    let place = place(ofForcedBehind: height)
    return place < forced.count ? forced[place] : nil
  }

  /// The last end that must be at a height.
  func forced(at height: Double) -> Forced? {
    let place = place(ofForcedBehind: height + PageBreaks.hair) - 1
    guard place >= 0, (forced[place].height - height).magnitude <= PageBreaks.hair else {
      return nil
    }
    return forced[place]
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

  /// Whether an item takes part in the flow, so that something is before and after it.
  func isInFlow(_ index: Int) -> Bool { inFlow[index] }

  private static func isInFlow(_ item: Arrangement.Item) -> Bool {
    guard !item.isHidden, !item.isPiece, item.level != .float else { return false }
    if item.type == "#text" { return !item.texts.isEmpty }
    return item.stacking?.placing != .absolute && item.stacking?.placing != .fixed
  }

  /// The items in the flow before one or behind it in its container, the nearest first.
  ///
  /// No more than some are looked at, so that long documents take no longer for it.
  private func siblings(of index: Int, along links: [Int]) -> [Int] {
    var found: [Int] = []
    var next = links[index]
    while next >= 0, found.count < 64 {
      found.append(next)
      next = links[next]
    }
    return found
  }

  /// Whether something in the flow of the container is above an item.
  private func hasAbove(_ index: Int) -> Bool {
    siblings(of: index, along: previous).contains { isAbove($0, index) }
      || siblings(of: index, along: following).contains { isAbove($0, index) }
  }

  /// Whether something in the flow of the container is below an item.
  private func hasBelow(_ index: Int) -> Bool {
    siblings(of: index, along: following).contains { isAbove(index, $0) }
      || siblings(of: index, along: previous).contains { isAbove(index, $0) }
  }

  private func isAbove(_ index: Int, _ other: Int) -> Bool {
    frames[index].maxY <= frames[other].minY + PageBreaks.hair
      && (frames[index].minY < frames[other].minY - PageBreaks.hair || index < other)
  }

  /// The outermost box that begins with an item: the place before it is the place before the item.
  private func outermostStart(_ index: Int) -> Int {
    var index = index
    while let parent = items[index].parent, isInDocument[parent], isInFlow(index),
      !hasAbove(index)
    {
      index = parent
    }
    return index
  }

  /// The outermost box that ends with an item.
  private func outermostEnd(_ index: Int) -> Int {
    var index = index
    while let parent = items[index].parent, isInDocument[parent], isInFlow(index),
      !hasBelow(index)
    {
      index = parent
    }
    return index
  }

  /// The first item in the flow below one.
  private func next(below index: Int) -> Int? {
    siblings(of: index, along: following).filter { isAbove(index, $0) }
      .min { frames[$0].minY < frames[$1].minY }
  }

  /// Where a page ends in front of an item: before the outermost box that begins with it and not with the
  /// page.
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

  /// The same for a table by its top and one of its rows.
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
            found.append(Forced(height: start(of: first, behind: last), side: breaks.before))
          } else {
            glued.append((last, frames[last].maxY, frames[first].minY))
          }
        }
      }
      if breaks.after != .auto {
        let last = outermostEnd(index)
        if let next = next(below: last) {
          if breaks.after.isForced {
            found.append(Forced(height: start(of: next, behind: last), side: breaks.after))
          } else {
            glued.append((index, frames[last].maxY, frames[next].minY))
          }
        }
      }
    }
    forced = found.sorted { $0.height < $1.height }
    glued.sort { $0.bottom < $1.bottom }
  }

  /// Where the page begins of which an item is the first: its margin is kept behind a forced end (§5.2).
  private func start(of index: Int, behind last: Int) -> Double {
    var index = index
    // Margins around a box without a height are one, and what is behind it begins where they end.
    while frames[index].height == 0, let other = next(below: index) { index = other }
    let top = frames[index].minY
    var margin = items[index].marginTop
    var inner = index
    // Margins of first boxes are one with those of the boxes around them, and these begin where they do.
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

  /// Where a page ends instead of right behind something that no page should end behind: §3.1, `avoid`.
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
    where isInDocument[index] && !isFixed[index] && !item.isHidden && !item.texts.isEmpty {
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
