import QuoinGeometry
import QuoinModel

/// Finds the positions at which an arrangement is cut into pages.
///
/// A cut goes between the children of containers: a node that it would go through and that is kept whole moves to the
/// next page. Rows of lists and tables, nodes without children, and containers that fit are kept whole if moving them
/// leaves no more than half of a page empty. The first row after a head takes the head along. Content longer than a
/// page is cut between its children, a text between its lines, and anything else where the page ends.
///
/// Elements of documents are cut as CSS Fragmentation 3 specifies: see `DocumentBreaks`.
struct PageBreaks {
  let arrangement: Arrangement
  /// The frames in the root's coordinates.
  let frames: [Rect]
  /// The vertical extent of each item including its descendants.
  let reaches: [(top: Double, bottom: Double)]
  /// The children of the items by vertical extent.
  let children: ChildIndex
  /// The heads that are repeated at the top of pages.
  let heads: PageHeads
  /// The feet that are repeated below content that continues on the next page.
  let feet: PageFeet
  /// The page break properties of documents.
  let rules: DocumentBreaks
  /// The lines of the items that have many.
  private let lines: [Int: LineIndex]

  static let hair = 1e-3

  /// How much of an item a page break may cut off: browsers round the page height up to whole pixels.
  let slack: Double

  /// Finds the breaks of an arrangement.
  ///
  /// - Parameter room: The height of the page content.
  init(_ arrangement: Arrangement, room: Double) {
    self.arrangement = arrangement
    var frames: [Rect] = []
    frames.reserveCapacity(arrangement.items.count)
    for item in arrangement.items {
      let origin = item.parent.map { frames[$0].origin } ?? .zero
      frames.append(item.frame.offset(by: origin))
    }
    let rules = DocumentBreaks(arrangement, frames: frames)
    var reaches = frames.map { (top: $0.minY, bottom: $0.maxY) }
    for index in arrangement.items.indices.reversed() {
      let item = arrangement.items[index]
      guard let parent = item.parent, !item.isHidden, !item.isPiece, !rules.isOnAllPages(index),
        !arrangement.items[parent].look.clips
      else { continue }
      reaches[parent].top = min(reaches[parent].top, reaches[index].top)
      reaches[parent].bottom = max(reaches[parent].bottom, reaches[index].bottom)
    }
    self.frames = frames
    self.reaches = reaches
    self.rules = rules
    children = ChildIndex(arrangement, reaches)
    slack =
      rules.isDocument
      ? max(PageBreaks.hair, (room - PageBreaks.hair).rounded(.up) - room) : PageBreaks.hair
    heads = PageHeads(arrangement, frames: frames, tops: reaches.map(\.top))
    feet = PageFeet(arrangement, frames: frames, heads)
    var lines: [Int: LineIndex] = [:]
    for (index, item) in arrangement.items.enumerated() where PageBreaks.hasManyLines(item.texts) {
      lines[index] = LineIndex(item.texts, below: frames[index].minY)
    }
    self.lines = lines
  }

  /// Returns the lines of an item by height.
  func lines(of index: Int) -> LineIndex {
    lines[index] ?? LineIndex(arrangement.items[index].texts, below: frames[index].minY)
  }

  /// Whether texts are likely to be on many pages.
  private static func hasManyLines(_ texts: [PlacedText]) -> Bool {
    texts.count > 32 || texts.contains { $0.text.lines.count > 32 }
  }

  /// Returns the end of the page that begins at a height: at the latest where it is full.
  func end(of start: Double, room: Double) -> Double {
    end(of: start, room: room, fitting: room)?.height ?? start + room
  }

  /// Returns the end of the page that begins at a height, or `nil` if nothing fits on it without being cut.
  ///
  /// - Parameters:
  ///   - room: The height at which the page is full.
  ///   - fitting: The height of the next page, on which what is kept whole has to fit.
  func properEnd(of start: Double, room: Double, fitting: Double) -> Double? {
    let end = end(of: start, room: room, fitting: fitting)
    return end?.isClean == true ? end?.height : nil
  }

  /// Returns the end of the page that begins at a height, or `nil` if it would be the start.
  private func end(of start: Double, room: Double, fitting: Double) -> Cut? {
    let forced = rules.forced(behind: start + PageBreaks.hair)?.height
    if let forced, forced <= start + room + slack { return Cut(height: forced) }
    var end = Cut(height: start + room)
    // Moving an item may expose one beside it that is cut at its start.
    for _ in 0..<100 {
      let earlier = cut(at: end.height, start: start, room: fitting)
      guard earlier.height > start + PageBreaks.hair else { return nil }
      guard earlier.height < end.height - PageBreaks.hair else {
        end.isClean = earlier.isClean
        return end
      }
      end = earlier
    }
    return end
  }

  /// A position at which the arrangement is cut.
  private struct Cut {
    var height: Double
    /// Whether it goes through nothing that is kept whole.
    var isClean = true
  }

  /// Returns the start of the next page's content after a page that ends at a height.
  ///
  /// Margins at an unforced break are truncated (CSS Fragmentation 3 §5.2).
  func start(behind end: Double) -> Double {
    guard rules.isDocument, rules.forced(at: end) == nil else { return end }
    var container = 0
    while true {
      var crossing: Int?
      var hasAbove = false
      var next = Double.infinity
      let places = children.places(of: container)
      // Of the items that end above, the ones right at the break may have no height, and begin there.
      var first = children.first(in: places, below: end + slack)
      while first > places.lowerBound, children.bottom(upTo: first - 1) >= end - PageBreaks.hair {
        first -= 1
      }
      hasAbove = hasFlow(in: places.lowerBound..<first)
      for place in first..<places.upperBound {
        // All items after this one begin below; the first in-flow item is the highest, if they are in order.
        if next.isFinite, children.top(from: place) >= next { break }
        let child = children.item(at: place)
        guard rules.isInFlow(child) else { continue }
        let reach = reaches[child]
        if reach.top < end - PageBreaks.hair, reach.bottom > end + slack {
          // Items beside each other continue unchanged.
          if crossing != nil { return end }
          crossing = child
        } else if reach.top >= end - PageBreaks.hair {
          next = min(next, reach.top)
        } else {
          hasAbove = true
        }
      }
      guard let crossing else { return hasAbove && next.isFinite ? max(end, next) : end }
      // The space between lines belongs to them.
      if rules.lines[crossing] != nil { return end }
      container = crossing
    }
  }

  /// Whether any of a range of children is in flow; they are checked from the last one on.
  private func hasFlow(in places: Range<Int>) -> Bool {
    places.reversed().contains { rules.isInFlow(children.item(at: $0)) }
  }

  /// Returns the position of a cut that goes through nothing that is kept whole, if there is one.
  private func cut(at height: Double, start: Double, room: Double) -> Cut {
    var end = height
    var isClean = true
    if arrangement.items[0].end == 1, let line = lineTop(in: 0, at: end),
      line > start + PageBreaks.hair
    {
      return Cut(height: line)
    }
    var pending = [0]
    while let index = pending.popLast() {
      let places = children.places(of: index)
      for place in children.first(in: places, below: end + slack)..<places.upperBound {
        guard children.hasNext(at: place, above: end - PageBreaks.hair) else { break }
        let child = children.item(at: place)
        let reach = reaches[child]
        guard reach.top < end - PageBreaks.hair, reach.bottom > end + slack else { continue }
        let item = arrangement.items[child]
        guard !item.isHidden, !item.isPiece, !rules.isOnAllPages(child) else { continue }
        if rules.isPart(child) {
          if let earlier = documentCut(child, at: end, start: start, room: room, &isClean) {
            end = earlier
          } else {
            pending.append(child)
          }
        } else if staysWhole(child, start: start, room: room) {
          let top = heads.starts[child] ?? reach.top
          end = top > start + PageBreaks.hair ? top : reach.top
        } else if item.end > child + 1 {
          pending.append(child)
        } else if let line = lineTop(in: child, at: end), line > start + PageBreaks.hair {
          end = line
        }
      }
    }
    if let earlier = rules.top(ofWhatStaysWithNextAt: end, after: start) { end = earlier }
    return Cut(height: end, isClean: isClean)
  }

  private func staysWhole(_ index: Int, start: Double, room: Double) -> Bool {
    let reach = reaches[index]
    guard reach.top > start + PageBreaks.hair, reach.bottom - reach.top <= room else {
      return false
    }
    let item = arrangement.items[index]
    return item.isRow || item.end == index + 1 || start + room - reach.top <= room / 2
  }

  /// Returns the top of the text line at a height.
  private func lineTop(in index: Int, at height: Double) -> Double? {
    let texts = arrangement.items[index].texts
    for place in lines(of: index).lines(at: height) where place.line >= 0 {
      let text = texts[Int(place.text)]
      let line = text.text.lines[Int(place.line)]
      let top = frames[index].minY + text.frame.minY + line.top
      if top < height - PageBreaks.hair, top + line.height > height + PageBreaks.hair { return top }
    }
    return nil
  }

  /// Returns the position of a cut through a document's element, or `nil` if its descendants determine it.
  ///
  /// - Parameter isClean: Set to `false` if the cut goes through what is kept whole.
  private func documentCut(
    _ index: Int, at height: Double, start: Double, room: Double, _ isClean: inout Bool
  ) -> Double? {
    let reach = reaches[index]
    let item = arrangement.items[index]
    let fits = reach.bottom - reach.top <= room + slack
    if rules.staysWhole(index) {
      if fits, reach.top > start + PageBreaks.hair {
        if let top = heads.starts[index], top > start + PageBreaks.hair {
          return rules.top(ofTableAt: top, around: index, after: start)
        }
        return rules.breakTop(of: index, after: start)
      }
      if rules.isMonolithic(index) { isClean = false }
      if rules.isMonolithic(index) || item.isRow { return nil }
    }
    if let lines = rules.lines[index],
      let line = lines.cut(at: height, slack: slack, start: start, item.breaks ?? PageBreakRules())
    {
      switch line {
      case .between(let top): return top
      case .before: return rules.breakTop(of: index, after: start)
      case .anywhere:
        isClean = false
        return nil
      }
    }
    return nil
  }
}
