import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// The arrangement cut into pages from top to bottom.
  ///
  /// Cuts go between rows of lists and children of other containers; what stays whole and does not
  /// fit any more begins the next page. The headers of a list's sections are repeated on each page
  /// on which their section goes on, unless the list does not pin them.
  ///
  ///     try PDF(scene.pages(.a4)).write(to: "invoice.pdf")
  ///
  /// - Parameter format: the pages; the arrangement is as broad as their content, or is cut off at
  ///   the side.
  /// - Returns: an arrangement of each page, of which the first has all diagnostics.
  /// - Complexity: O(n) for each page.
  public func pages(_ format: PageFormat) -> [Arrangement] {
    let breaks = PageBreaks(self)
    let bottom = breaks.reaches.first.map { min($0.bottom, 1e7) } ?? 0
    let content = format.content
    var pages: [Arrangement] = []
    var start = 0.0
    repeat {
      var heads = heads(at: start, breaks)
      var room = content.height - heads.reduce(0) { $0 + items[$1].frame.height }
      if room < content.height / 2 {
        // Heads that take the page from their rows are not repeated.
        heads = []
        room = content.height
      }
      let end = min(breaks.end(of: start, room: room), max(bottom, start + 1e-3))
      pages.append(page(from: start, to: end, heads, breaks, format, isFirst: pages.isEmpty))
      start = end
    } while start < bottom - 1e-3 && pages.count < Arrangement.pageLimit
    return pages
  }

  /// More pages are not made of one arrangement.
  static let pageLimit = 10_000

  /// The headers whose sections began on a page before and go on at a height.
  private func heads(at start: Double, _ breaks: PageBreaks) -> [Int] {
    items.indices.filter { index in
      guard let length = items[index].repeatsFor, !items[index].isHidden else { return false }
      let frame = breaks.frames[index]
      return frame.maxY <= start + 1e-3 && frame.minY + length > start + 1e-3
    }
  }

  private func page(
    from start: Double, to end: Double, _ heads: [Int], _ breaks: PageBreaks,
    _ format: PageFormat, isFirst: Bool
  ) -> Arrangement {
    var page = PageBuilder(self, breaks)
    page.add(box: Rect(origin: .zero, size: format.size), in: nil)
    var top = format.margins.top
    let width = format.content.width
    for head in heads {
      let frame = breaks.frames[head]
      let box = page.add(
        box: Rect(format.margins.left, top, width, frame.height), in: 0, clips: true)
      page.add(head, in: box, at: Point(frame.minX, 0), from: frame.minY, to: frame.maxY)
      top += frame.height
    }
    let box = page.add(
      box: Rect(format.margins.left, top, width, end - start), in: 0, clips: true)
    page.add(0, in: box, at: Point(0, -start), from: start, to: end)
    page.close()
    return Arrangement(
      size: format.size, traits: traits, items: page.items,
      diagnostics: isFirst ? diagnostics : [])
  }
}

/// Collects the items of a page.
private struct PageBuilder {
  let source: Arrangement
  let breaks: PageBreaks
  var items: [Arrangement.Item] = []

  init(_ source: Arrangement, _ breaks: PageBreaks) {
    self.source = source
    self.breaks = breaks
  }

  /// Adds an item that only holds others.
  @discardableResult
  mutating func add(box frame: Rect, in parent: Int?, clips: Bool = false) -> Int {
    var look = Look()
    look.clips = clips
    items.append(
      Arrangement.Item(
        id: NodeID(), identifier: nil, type: "#page", parent: parent, end: 0, frame: frame,
        isHidden: false, look: look, content: .none, texts: [], place: nil))
    return items.count - 1
  }

  /// Adds what of a part of the arrangement is between two heights.
  mutating func add(_ root: Int, in box: Int, at origin: Point, from start: Double, to end: Double)
  {
    var places: [Int: Int] = [:]
    var index = root
    while index < source.items[root].end {
      let reach = breaks.reaches[index]
      let item = source.items[index]
      let isSeen = reach.bottom > start + 1e-3 && reach.top < end - 1e-3
      guard isSeen || index == root else {
        index = item.end
        continue
      }
      var copy = item
      copy.parent = index == root ? box : item.parent.flatMap { places[$0] } ?? box
      if index == root { copy.frame.origin = origin }
      for text in copy.texts.indices {
        let top = breaks.frames[index].minY + copy.texts[text].frame.minY
        // A line belongs to the page that its middle is on.
        copy.texts[text].text.lines.removeAll { line in
          let middle = top + line.top + line.height / 2
          return middle < start || middle >= end
        }
      }
      copy.texts.removeAll { $0.text.lines.isEmpty }
      places[index] = items.count
      items.append(copy)
      index += 1
    }
  }

  /// Says of each item where it ends.
  mutating func close() {
    for index in items.indices { items[index].end = index + 1 }
    for index in items.indices.reversed() {
      guard let parent = items[index].parent else { continue }
      items[parent].end = max(items[parent].end, items[index].end)
    }
  }
}
