import QuoinGeometry

/// What of a list is laid out.
package struct ListPlan: Equatable {
  /// What of a section is laid out; the items are those of whole lines.
  package struct Section: Equatable {
    package var number: Int
    package var items: Range<Int>
    package var hasHeader: Bool
    package var hasFooter: Bool
  }

  package var sections: [Section] = []

  /// Whether all of another plan is in this one.
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

  /// How many rows there are.
  package var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}

extension ListMemory {
  /// More rows than this are not laid out for one window.
  package static let windowLimit = 20_000
  /// More rows than this are not laid out in a list that does not scroll.
  package static let wholeLimit = 100_000

  /// What is seen in a part of the content.
  ///
  /// - Parameters:
  ///   - start: where it begins, in points from the beginning of the content.
  ///   - end: where it ends.
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
      // A line that is only touched is not seen.
      if lines.lineCount > 0, place.linesStart < end,
        place.linesStart + place.content > start || place.content == 0,
        var first = lines.line(at: start - place.linesStart, spacing: section.lineSpacing),
        var last = lines.line(at: end - place.linesStart, spacing: section.lineSpacing)
      {
        func lineEnd(_ line: LineRuns.Line) -> Double {
          self.start(of: line, place, section) + line.length
        }
        // Of a line of which only the gap behind it is in the window, nothing is seen.
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

  /// All of a list.
  package func wholePlan(_ list: ListContainer) -> ListPlan {
    ListPlan(
      sections: list.sections.enumerated().map { number, section in
        ListPlan.Section(
          number: number, items: 0..<section.count, hasHeader: section.header != nil,
          hasFooter: section.footer != nil)
      })
  }
}
