import QuoinGeometry

/// The part of a list that is laid out.
package struct ListPlan: Equatable {
  /// The part of a section that is laid out; the items are those of whole lines.
  package struct Section: Equatable {
    package var number: Int
    package var items: Range<Int>
    package var hasHeader: Bool
    package var hasFooter: Bool
  }

  package var sections: [Section] = []

  /// Whether this plan contains all of another one.
  ///
  /// - Complexity: O(n + m) in their sections, which are in ascending order.
  package func covers(_ other: ListPlan) -> Bool {
    var next = 0
    return other.sections.allSatisfy { wanted in
      while next < sections.count, sections[next].number < wanted.number { next += 1 }
      guard next < sections.count, sections[next].number == wanted.number else { return false }
      let own = sections[next]
      let hasItems =
        wanted.items.isEmpty
        || own.items.lowerBound <= wanted.items.lowerBound
          && own.items.upperBound >= wanted.items.upperBound
      return hasItems && (own.hasHeader || !wanted.hasHeader)
        && (own.hasFooter || !wanted.hasFooter)
    }
  }

  /// The number of rows.
  package var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}

extension ListMemory {
  /// The largest number of rows that are laid out for a window.
  package static let windowLimit = 20_000
  /// The largest number of rows that are laid out in a list that does not scroll.
  package static let wholeLimit = 100_000

  /// Returns the visible part of the list for a part of the content.
  ///
  /// - Parameters:
  ///   - start: the beginning of the part, in points from the beginning of the content.
  ///   - end: the end of the part.
  ///   - list: the list.
  package func plan(_ start: Double, _ end: Double, _ list: ListContainer) -> ListPlan {
    var plan = ListPlan()
    let places = places(list)
    guard !places.isEmpty, end > start else { return plan }
    for number in section(at: start, places)..<places.count {
      let place = places[number]
      guard place.start < end else { break }
      guard place.end > start else { continue }
      let section = list.sections[number]
      var part = ListPlan.Section(
        number: number, items: 0..<0,
        hasHeader: section.header != nil
          && (list.pinsHeaders || place.start + place.header > start),
        hasFooter: section.footer != nil && (list.pinsFooters || place.footerStart < end))
      let lines = sections[number].lines
      // A line that only touches the part is not visible.
      if lines.lineCount > 0, place.linesStart < end,
        place.linesStart + place.content > start || place.content == 0,
        var first = lines.line(at: start - place.linesStart, spacing: section.lineSpacing),
        var last = lines.line(at: end - place.linesStart, spacing: section.lineSpacing)
      {
        func lineEnd(_ line: LineRuns.Line) -> Double {
          self.start(of: line, place, section) + line.length
        }
        // A line is not visible if only the gap after it is in the window.
        if lineEnd(first) <= start, first.length > 0, first.index + 1 < lines.lineCount {
          first = lines.line(first.index + 1)
        }
        if last.index > first.index, self.start(of: last, place, section) >= end {
          last = lines.line(last.index - 1)
        }
        if first.index <= last.index, self.start(of: first, place, section) < end {
          part.items = first.firstItem..<last.firstItem + last.itemCount
        }
      }
      plan.sections.append(part)
    }
    return plan
  }

  /// Returns a plan for the whole list.
  package func wholePlan(_ list: ListContainer) -> ListPlan {
    ListPlan(
      sections: list.sections.enumerated().map { number, section in
        ListPlan.Section(
          number: number, items: 0..<section.count, hasHeader: section.header != nil,
          hasFooter: section.footer != nil)
      })
  }
}
