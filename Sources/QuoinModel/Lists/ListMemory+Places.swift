import QuoinGeometry

// The positions of the parts of a list along the scrolling direction, in points from the beginning
// of the content.

extension ListMemory {
  /// The position of a section and of its parts.
  package struct Place {
    package var start: Double
    package var header: Double
    package var insets: (start: Double, end: Double)
    package var content: Double
    package var footer: Double

    /// The beginning of the first line.
    package var linesStart: Double { start + header + insets.start }
    /// The beginning of the footer.
    package var footerStart: Double { linesStart + content + insets.end }
    package var end: Double { footerStart + footer }
  }

  /// Returns the positions of all sections.
  ///
  /// - Complexity: O(sections).
  package func places(_ list: ListContainer) -> [Place] {
    var start = 0.0
    var places: [Place] = []
    places.reserveCapacity(sections.count)
    for (memory, section) in zip(sections, list.sections) {
      let gaps = max(0, memory.lines.lineCount - 1)
      let place = Place(
        start: start, header: memory.header, insets: section.insets(list.axis),
        content: memory.lines.length + section.lineSpacing * Double(gaps), footer: memory.footer)
      places.append(place)
      start = place.end
    }
    return places
  }

  /// Returns the beginning of a line.
  package func start(of line: LineRuns.Line, _ place: Place, _ section: ListSection) -> Double {
    place.linesStart + line.before + section.lineSpacing * Double(line.index)
  }

  /// Returns the beginning and the length of a part.
  package func extent(
    of anchor: ListAnchor, _ places: [Place], _ list: ListContainer
  ) -> (start: Double, length: Double) {
    guard anchor.kind != .start, !places.isEmpty else { return (0, 0) }
    let number = min(max(0, anchor.section), places.count - 1)
    let place = places[number]
    switch anchor.kind {
    case .start: return (0, 0)
    case .header: return (place.start, place.header)
    case .footer: return (place.footerStart, place.footer)
    case .item(let item):
      let lines = sections[number].lines
      guard lines.itemCount > 0 else { return (place.start, place.header) }
      let line = lines.line(ofItem: min(max(0, item), lines.itemCount - 1))
      return (start(of: line, place, list.sections[number]), line.length)
    }
  }

  /// Returns the beginning of the window within the content.
  package func windowStart(_ length: Double, _ list: ListContainer) -> Double {
    let places = places(list)
    let limit = max(0, (places.last?.end ?? 0) - length)
    switch request {
    case .offset(let offset):
      let start = min(max(0, offset), limit)
      setOffset(offset)
      anchor = self.anchor(at: start, places, list)
      return start
    case .row(let index, let alignment, let distance):
      let row = ListAnchor(section: index.section, .item(index.item))
      let (start, extent) = extent(of: row, places, list)
      let offset =
        switch alignment {
        case .start: start - pinnedLength(index.section, list)
        case .center: start - (length - extent) / 2
        case .end: start - (length - extent)
        }
      return min(max(0, offset + distance), limit)
    case nil:
      let start = extent(of: anchor, places, list).start - anchor.distance
      return min(max(0, start), limit)
    }
  }

  /// The length of the header pinned above a section's rows, in points.
  private func pinnedLength(_ section: Int, _ list: ListContainer) -> Double {
    list.pinsHeaders && sections.indices.contains(section) ? sections[section].header : 0
  }

  /// Returns the anchor at the beginning of a window: the first line in the window, or another
  /// part.
  package func anchor(at start: Double, _ places: [Place], _ list: ListContainer) -> ListAnchor {
    guard start > 0, !places.isEmpty else { return ListAnchor() }
    let number = section(at: start, places)
    let place = places[number]
    let section = list.sections[number]
    if start < place.start + place.header, sections[number].lines.lineCount == 0 {
      return ListAnchor(section: number, .header, distance: place.start - start)
    }
    if start < place.footerStart - place.insets.end,
      var line = sections[number].lines.line(
        at: start - place.linesStart, spacing: section.lineSpacing)
    {
      // If only the gap after a line is visible, the next line is the anchor.
      if self.start(of: line, place, section) + line.length <= start,
        line.index + 1 < sections[number].lines.lineCount
      {
        line = sections[number].lines.line(line.index + 1)
      }
      return ListAnchor(
        section: number, .item(line.firstItem),
        distance: self.start(of: line, place, section) - start)
    }
    if place.footer > 0, start < place.end {
      return ListAnchor(section: number, .footer, distance: place.footerStart - start)
    }
    let next = min(number + 1, places.count - 1)
    return ListAnchor(section: next, .header, distance: places[next].start - start)
  }

  /// Returns the first section that ends after a distance.
  func section(at start: Double, _ places: [Place]) -> Int {
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].end > start { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
