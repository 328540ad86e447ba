import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// Returns the arrangement cut into pages from top to bottom.
  ///
  /// Cuts go between rows of lists and tables and children of other containers; content that is kept whole and does not
  /// fit moves to the next page. The headers of a list's sections are repeated on each page on which their section
  /// continues, unless the list does not pin them, and so are the heads and feet of tables. A document's page break
  /// properties apply, and its fixed elements (`position: fixed`) appear on all pages.
  ///
  ///     try PDF(scene.pages(.a4)).write(to: "invoice.pdf")
  ///
  /// - Parameter format: The page format; an arrangement that is wider than the page content is cut off at the side.
  /// - Returns: An arrangement for each page; the first one has all diagnostics.
  /// - Complexity: O(n) for each page.
  public func pages(_ format: PageFormat) -> [Arrangement] {
    pages(format, PageBreaks(self, room: format.content.height), from: 0, number: 0)
  }

  /// Returns the pages from a position on.
  ///
  /// - Parameters:
  ///   - start: The start of the first page.
  ///   - number: Its number, from zero.
  ///   - isOver: Whether no further page is needed, given the start of the next one.
  func pages(
    _ format: PageFormat, _ breaks: PageBreaks, from start: Double, number: Int,
    until isOver: (Double) -> Bool = { _ in false }
  ) -> [Arrangement] {
    let bottom = breaks.reaches.first.map { min($0.bottom, 1e7) } ?? 0
    var pages: [Arrangement] = []
    var start = start
    repeat {
      let number = number + pages.count
      var part = PagePart(start, breaks, room: format.content(ofPage: number).height)
      part.findEnd(breaks, bottom: bottom)
      pages.append(page(part, breaks, format, number: number))
      start = part.next
      if isOver(start) { return pages }
      // A break may require the next page to be on one side: right pages are the odd ones, counted from 1.
      let side = breaks.rules.forced(at: start)?.side
      let isOdd = number % 2 == 1
      if start < bottom - breaks.slack, (side == .right && !isOdd) || (side == .left && isOdd) {
        pages.append(page(PagePart(start, breaks, room: 0), breaks, format, number: number + 1))
      }
    } while start < bottom - breaks.slack && pages.count < Arrangement.pageLimit
    if start < bottom - breaks.slack, let first = pages.first {
      pages[0] = first.adding([
        Diagnostic(
          .warning, rule: "too-many-pages",
          "the content needs more than \(Arrangement.pageLimit) pages; the rest is left out")
      ])
    }
    return pages
  }

  /// The maximum number of pages of an arrangement.
  static let pageLimit = 10_000

  private func page(
    _ part: PagePart, _ breaks: PageBreaks, _ format: PageFormat, number: Int
  ) -> Arrangement {
    var page = PageBuilder(self, breaks)
    page.add(box: Rect(origin: .zero, size: format.size), in: nil)
    let margins = format.margins(ofPage: number)
    let content = format.content(ofPage: number)
    let (left, top, width) = (margins.left, margins.top, content.width)
    let area = Rect(left, top, width, content.height)
    if breaks.rules.isDocument { page.addCanvas(in: area) }
    page.addFixedItems(in: area, isBehind: true, isFirst: number == 0)
    if part.end > part.start { addContent(part, breaks, &page, left, top, width) }
    page.addFixedItems(in: area, isBehind: false, isFirst: number == 0)
    page.close()
    return Arrangement(
      size: format.size, traits: traits, items: page.items,
      diagnostics: number == 0 ? diagnostics : [], documentTerms: documentTerms)
  }

  private func addContent(
    _ part: PagePart, _ breaks: PageBreaks, _ page: inout PageBuilder, _ left: Double,
    _ top: Double, _ width: Double
  ) {
    for (head, offset) in part.heads {
      let box = page.add(
        box: Rect(left, top + offset, width, head.height), in: 0, clips: true)
      page.add(head, in: box)
    }
    // Lines that are cut in the middle are drawn whole, at the expense of the margins.
    let edge = part.edge - part.above
    let height = part.end + breaks.heads.overhang(at: part.end).below - edge
    let contentTop = top + part.band - part.above
    let box = page.add(
      box: Rect(left, contentTop, width, max(0, height)), in: 0, clips: true)
    page.addPart(from: part.start, to: part.end, edge: edge, in: box)
    var footTop = contentTop + part.end - edge
    for foot in part.feet {
      let above = foot.top - foot.shown.top
      let box = page.add(
        box: Rect(left, footTop - above, width, foot.shown.height), in: 0, clips: true)
      page.add(foot.shown, in: box)
      footTop += foot.height
    }
  }
}

/// The part of an arrangement on a page.
private struct PagePart {
  /// The start of the page's content.
  let start: Double
  /// The end of the page's content.
  var end: Double
  /// The start of the next page's content.
  var next: Double
  /// The repeated heads, each with its offset from the top.
  var heads: [(head: PageHeads.Head, offset: Double)]
  /// The repeated feet, one below the other.
  var feet: [PageFeet.Foot] = []
  /// The height of the heads on the page.
  var band: Double
  /// The position right below the heads.
  ///
  /// It is the start, or, below a head, which has a line of its own, the end of the line along it.
  var edge: Double
  /// How far the line along the start extends above it, if it is drawn.
  var above: Double
  /// The maximum height of the page's content.
  var room: Double

  init(_ start: Double, _ breaks: PageBreaks, room: Double) {
    self.start = start
    end = start
    next = start
    heads = breaks.heads.heads(at: start)
    band = heads.map { $0.offset + $0.head.height }.max() ?? 0
    if band > room / 2 {
      // Heads that would take most of the page are not repeated.
      heads = []
      band = 0
    }
    let line = breaks.heads.overhang(at: start)
    edge = heads.isEmpty ? start : start + line.below
    above = heads.isEmpty ? line.above : 0
    self.room = room - band + edge - start
  }

  /// Finds the end of the page, leaving space for the feet of tables that do not end on it.
  mutating func findEnd(_ breaks: PageBreaks, bottom: Double) {
    defer { next = max(self.end, breaks.start(behind: self.end)) }
    func end(_ room: Double) -> Double {
      min(breaks.end(of: start, room: room), max(bottom, start + 1e-3))
    }
    self.end = end(room)
    let found = breaks.feet.feet(at: self.end)
    let height = found.reduce(0) { $0 + $1.height }
    // Feet that would take most of the page are not repeated.
    guard height > 0, band + height <= (room + band) / 2 else { return }
    let earlier = end(room - height)
    // Tables that now begin on the next page have no feet on this one.
    let left = breaks.feet.feet(at: earlier)
    guard !left.isEmpty, earlier > start + PageBreaks.hair else {
      if earlier > start + PageBreaks.hair { self.end = earlier }
      return
    }
    self.end = earlier
    feet = left
  }
}
