import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// The arrangement cut into pages from top to bottom.
  ///
  /// Cuts go between rows of lists and tables and children of other containers; what stays whole and does
  /// not fit any more begins the next page. The headers of a list's sections are repeated on each page
  /// on which their section goes on, unless the list does not pin them, and so are the heads of tables.
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
    var pages: [Arrangement] = []
    var start = 0.0
    repeat {
      var part = PagePart(start, breaks, room: format.content.height)
      part.end = min(breaks.end(of: start, room: part.room), max(bottom, start + 1e-3))
      pages.append(page(part, breaks, format, isFirst: pages.isEmpty))
      start = part.end
    } while start < bottom - 1e-3 && pages.count < Arrangement.pageLimit
    return pages
  }

  /// More pages are not made of one arrangement.
  static let pageLimit = 10_000

  private func page(
    _ part: PagePart, _ breaks: PageBreaks, _ format: PageFormat, isFirst: Bool
  ) -> Arrangement {
    var page = PageBuilder(self, breaks)
    page.add(box: Rect(origin: .zero, size: format.size), in: nil)
    let (left, top, width) = (format.margins.left, format.margins.top, format.content.width)
    for (head, offset) in part.heads {
      let box = page.add(
        box: Rect(left, top + offset, width, head.height), in: 0, clips: true)
      page.add(head, in: box)
    }
    // Lines that are cut in the middle are drawn whole, at the cost of the margins.
    let edge = part.edge - part.above
    let height = part.end + breaks.heads.overhang(at: part.end).below - edge
    let box = page.add(
      box: Rect(left, top + part.band - part.above, width, max(0, height)), in: 0, clips: true)
    page.addPart(from: part.start, to: part.end, edge: edge, in: box)
    page.close()
    return Arrangement(
      size: format.size, traits: traits, items: page.items,
      diagnostics: isFirst ? diagnostics : [])
  }
}

/// What of an arrangement is on a page.
private struct PagePart {
  /// What the page goes on with.
  let start: Double
  /// Where it ends.
  var end = 0.0
  /// The heads that are repeated, each with how far it is below the top.
  var heads: [(head: PageHeads.Head, offset: Double)]
  /// How much of the page is the heads'.
  var band: Double
  /// What is right below the heads: the start, or under a head, which has a line of its own, where the
  /// line along it ends.
  var edge: Double
  /// How far the line along the start reaches above it, where it is drawn.
  var above: Double
  /// How far below its start the page may end.
  var room: Double

  init(_ start: Double, _ breaks: PageBreaks, room: Double) {
    self.start = start
    heads = breaks.heads.heads(at: start)
    band = heads.map { $0.offset + $0.head.height }.max() ?? 0
    if band > room / 2 {
      // Heads that take the page from their rows are not repeated.
      heads = []
      band = 0
    }
    let line = breaks.heads.overhang(at: start)
    edge = heads.isEmpty ? start : start + line.below
    above = heads.isEmpty ? line.above : 0
    self.room = room - band + edge - start
  }
}
