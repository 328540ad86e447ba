import QuoinGeometry
import QuoinModel

/// The values that the elements of a layout assign to named strings and running elements, from top to bottom.
struct PageAssignments {
  private struct Entry {
    var item: Int
    var top: Double
    /// How far the element may be below the start of a page that begins with it.
    var margin: Double
    var assigned: [PageAssignment]
  }

  private var entries: [Entry] = []

  init(_ layout: PageSequence.Layout, _ assignments: [NodeID: [PageAssignment]]) {
    for (index, item) in layout.arrangement.items.enumerated() {
      guard let assigned = assignments[item.id], !item.isHidden, !item.isPiece else { continue }
      entries.append(
        Entry(
          item: index, top: layout.breaks.frames[index].minY, margin: max(0, item.marginTop),
          assigned: assigned)
      )
    }
    entries = entries.enumerated().sorted {
      ($0.element.top, $0.offset) < ($1.element.top, $1.offset)
    }
    .map(\.element)
  }

  /// Adds the values assigned on a page.
  ///
  /// An element at the height of a forced break is on the page that its order in the tree tells.
  func apply(
    _ part: PageSequence.Page, in breaks: PageBreaks, isFirst: Bool, to page: inout PrintedPage
  ) {
    if part.isBlank || part.isOfNotes { return }
    // The first page has also what is above the root.
    let start = isFirst ? -.infinity : part.start
    let first = isFirst ? nil : breaks.rules.forced(at: part.start)?.item
    let next = breaks.rules.forced(at: part.end)?.item
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].top < start - PageBreaks.hair { low = middle + 1 } else { high = middle }
    }
    for entry in entries[low...].prefix(while: { $0.top <= part.end + PageBreaks.hair }) {
      if let first, entry.top <= start + PageBreaks.hair, entry.item < first { continue }
      if entry.top >= part.end - PageBreaks.hair, entry.item >= next ?? 0 { continue }
      let isAtStart = entry.top <= part.start + entry.margin + PageBreaks.hair
      for assignment in entry.assigned {
        switch assignment.target {
        case .string(let name):
          page.strings[name, default: PrintedPage.Values()]
            .assign(assignment.value, isAtStart: isAtStart)
        case .element(let name):
          page.elements[name, default: PrintedPage.Values()]
            .assign(assignment.value, isAtStart: isAtStart)
        case .number: page.shownNumber = Int(assignment.value) ?? page.shownNumber
        }
      }
    }
  }
}

extension PrintedPage {
  /// Returns the page after this one, which begins with the values at its end.
  func next(name: String?, isBlank: Bool) -> PrintedPage {
    var page = PrintedPage(number: number + 1, count: count, name: name, isBlank: isBlank)
    page.shownNumber = shownNumber + 1
    page.strings = strings.mapValues { Values(entry: $0.value(.last)) }
    page.elements = elements.mapValues { Values(entry: $0.value(.last)) }
    return page
  }
}

extension PrintedPage.Values {
  fileprivate mutating func assign(_ value: String, isAtStart: Bool) {
    if first == nil {
      first = value
      self.isAtStart = isAtStart
    }
    last = value
  }
}
