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
    let sequence = PageSequence(format, [PageSequence.Layout(self, for: format.content)])
    var pages = sequence.pages.map(\.arrangement)
    var found = [PagePress.lateNotes(sequence.lateNotes)].compactMap { $0 }
    if sequence.isCutOff { found.append(Arrangement.cutOff) }
    if !found.isEmpty, let first = pages.first { pages[0] = first.adding(found) }
    return pages
  }

  /// The diagnostic for content that needs too many pages.
  static let cutOff = Diagnostic(
    .warning, rule: "too-many-pages",
    "the content needs more than \(pageLimit) pages; the rest is left out")

  /// The maximum number of pages of an arrangement.
  static let pageLimit = 10_000

  /// Returns the page that shows a part of the arrangement.
  func page(
    _ part: PagePart, _ breaks: PageBreaks, _ notes: PageNotes?, _ sheet: PageSheet, number: Int
  ) -> Arrangement {
    var page = PageBuilder(self, breaks)
    page.add(box: Rect(origin: .zero, size: sheet.size), in: nil)
    let (margins, content) = (sheet.margins, sheet.content)
    let (left, top, width) = (margins.left, margins.top, content.width)
    let area = Rect(left, top, width, content.height)
    if breaks.rules.isDocument { page.addCanvas(in: area) }
    page.addFixedItems(in: area, isBehind: true, isFirst: number == 0)
    if part.end > part.start { addContent(part, breaks, &page, left, top, width) }
    if let notes, !part.notes.pieces.isEmpty {
      page.add(part.notes.pieces, of: notes, in: area, width: sheet.size.width)
    }
    page.addFixedItems(in: area, isBehind: false, isFirst: number == 0)
    page.close()
    return Arrangement(
      size: sheet.size, traits: traits, items: page.items,
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
