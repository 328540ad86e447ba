import QuoinGeometry
import QuoinModel

/// The footnotes of a layout: CSS Generated Content for Paged Media 3 §2.
///
/// All notes are laid out below each other in one box. A page shows the parts of it that belong to the page's calls.
struct PageNotes {
  /// A note with what is between it and the note before it, and with the notes whose calls are inside of it.
  struct Slot {
    /// The number of the note, which tells its place in document order.
    var number: Int
    /// The heights in the area between which it is.
    var from: Double
    var to: Double
    /// A height inside the line of the call.
    var call: Double
    /// The bottom of what must be on a page that has the call: a line, or what is not cut.
    var lineEnd: Double
    /// The top of the paragraph around the call.
    var paragraph: Double
    var policy: FootnotePolicy
    var place: SourcePlace?
  }

  /// A part of a slot.
  struct Piece {
    var slot: Int
    var from: Double
    var to: Double
    /// Whether more of the slot is on another page.
    var isCut: Bool

    var height: Double { to - from }
  }

  /// The box of all notes, which begins at zero, and where it may be cut.
  let arrangement: Arrangement
  let breaks: PageBreaks
  /// The frame of the box in the layout.
  let frame: Rect
  let terms: FootnoteArea
  /// The slots by the heights of their calls.
  private(set) var slots: [Slot] = []
  /// The height of the slots before each one.
  private var sums: [Double] = [0]

  /// The borders and padding of the area.
  var insets: EdgeInsets { arrangement.items[0].contentInsets }

  /// Returns the index of the area's item in an arrangement, if it has one.
  ///
  /// The area is behind the content of the document.
  static func area(of arrangement: Arrangement) -> (index: Int, terms: FootnoteArea)? {
    guard !arrangement.items.isEmpty else { return nil }
    var next = 1
    while next < arrangement.items[0].end {
      if case .area(let terms)? = arrangement.items[next].breaks?.marks?.footnote {
        return (next, terms)
      }
      next = max(next + 1, arrangement.items[next].end)
    }
    return nil
  }

  /// Finds the notes of a layout.
  ///
  /// - Parameters:
  ///   - whole: The layout with its notes.
  ///   - content: The breaks of the layout without its notes.
  ///   - bottom: The end of the content.
  init(
    _ whole: Arrangement, area: (index: Int, terms: FootnoteArea), content: PageBreaks,
    room: Double, bottom: Double
  ) {
    arrangement = whole.subtree(area.index)
    breaks = PageBreaks(arrangement, room: room)
    frame = whole.absoluteFrame(of: area.index)
    terms = area.terms
    var ends: [Int: (bottom: Double, place: SourcePlace?)] = [:]
    for (index, item) in arrangement.items.enumerated() {
      guard case .note(let number)? = item.breaks?.marks?.footnote, !item.isPiece else { continue }
      let end = breaks.reaches[index].bottom
      let line = item.level == .inline ? breaks.rules.lines[0]?.bottom(ofLineAt: end) : nil
      ends[number] = (line ?? breaks.frames[index].maxY, item.place)
    }
    addSlots(ends, content, bottom: bottom)
    for slot in slots { sums.append((sums.last ?? 0) + slot.to - slot.from) }
  }

  /// Adds a slot for each call in the content.
  private mutating func addSlots(
    _ ends: [Int: (bottom: Double, place: SourcePlace?)], _ content: PageBreaks, bottom: Double
  ) {
    var calls: [Int: Slot] = [:]
    // Each call is before the end of the content, so that no note is left.
    let last = max(0, bottom - content.slack - 2 * PageBreaks.hair)
    for (index, item) in content.arrangement.items.enumerated() {
      guard case .call(let number, let policy)? = item.breaks?.marks?.footnote,
        calls[number] == nil, !item.isPiece
      else { continue }
      var slot = content.slot(ofCall: index)
      slot.call = min(max(slot.call, 0), last)
      (slot.number, slot.policy, slot.place) = (number, policy, ends[number]?.place)
      calls[number] = slot
    }
    if calls.isEmpty, !ends.isEmpty {
      calls[0] = Slot(
        number: 0, from: 0, to: 0, call: last, lineEnd: bottom, paragraph: 0, policy: .auto)
    }
    var end = insets.top
    for number in Set(ends.keys).union(calls.keys).sorted() {
      let start = end
      end = max(end, ends[number]?.bottom ?? end)
      if var slot = calls[number] {
        (slot.from, slot.to) = (start, end)
        if slots.isEmpty { slot.from = insets.top }
        slots.append(slot)
      } else if !slots.isEmpty {
        // The call is in the note before it.
        slots[slots.count - 1].to = end
      }
    }
    slots.sort { ($0.call, $0.number) < ($1.call, $1.number) }
  }

  /// Returns the height of a number of slots.
  func height(of count: Int, from first: Int) -> Double { sums[first + count] - sums[first] }

  /// Returns the first slot from an index whose call is at a height or below it.
  func first(from index: Int, callAt height: Double) -> Int {
    var (low, high) = (index, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].call < height { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns a slot as a piece, or what is left of it from a height on.
  func piece(_ index: Int, from start: Double? = nil) -> Piece {
    Piece(
      slot: index, from: start ?? slots[index].from, to: slots[index].to, isCut: start != nil)
  }

  /// Returns the height of the margins, borders and padding of the area on a page with content of a size.
  func edges(on page: Size) -> Double {
    max(
      0,
      terms.top.resolved(page.width) + terms.bottom.resolved(page.width) + insets.top
        + insets.bottom)
  }

  /// Returns the maximum height of the notes on a page that has other content.
  func maxHeight(on page: Size) -> Double {
    guard let limit = terms.maxHeight?.resolved(page.height) else { return .infinity }
    return max(0, terms.isBorderBox ? limit - insets.top - insets.bottom : limit)
  }

  /// Returns the end of the part of a piece that fits in a room, or `nil` if nothing of it does.
  func cut(_ piece: Piece, room: Double, fitting: Double) -> Double? {
    // The page begins before a whole note, which need not be on it: its orphans and widows apply.
    let above = piece.isCut ? 0 : 1.0
    guard room > PageBreaks.hair,
      let end = breaks.properEnd(of: piece.from - above, room: room + above, fitting: fitting),
      end > piece.from + PageBreaks.hair
    else { return nil }
    return min(end, piece.to)
  }
}

extension PageBreaks {
  /// Returns where the call of a footnote is.
  fileprivate func slot(ofCall index: Int) -> PageNotes.Slot {
    let frame = frames[index]
    // Superscripts may extend above their line, and letters below it.
    let height = frame.minY + 0.75 * frame.height
    var block = index
    while let parent = arrangement.items[block].parent, arrangement.items[block].level == .inline {
      block = parent
    }
    let own = arrangement.items[block].breaks ?? PageBreakRules()
    var end = rules.lines[block]?.end(ofLineAt: height, own) ?? frame.maxY
    var call = height
    var outer: Int? = block
    while let item = outer {
      if rules.staysWhole(item) { end = max(end, reaches[item].bottom) }
      if rules.isOnAllPages(item) { call = 0 }
      outer = arrangement.items[item].parent
    }
    return PageNotes.Slot(
      number: 0, from: 0, to: 0, call: call, lineEnd: end, paragraph: frames[block].minY,
      policy: .auto)
  }
}

extension Arrangement {
  /// Returns the arrangement of an item and its descendants, which begins at zero.
  func subtree(_ index: Int) -> Arrangement {
    var inside: [Item] = []
    for position in index..<max(index + 1, items[index].end) {
      var item = items[position]
      item.parent = position == index ? nil : item.parent.map { $0 - index }
      item.end -= index
      inside.append(item)
    }
    inside[0].frame.origin = .zero
    return Arrangement(
      size: items[index].frame.size, traits: traits, items: inside, diagnostics: [],
      documentTerms: documentTerms)
  }

  /// Returns the arrangement without the descendants of the root from an item on.
  func withoutItems(from index: Int) -> Arrangement {
    var items = Items(items.prefix(index))
    items[0].end = index
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics,
      windows: windows, documentTerms: documentTerms)
  }
}
