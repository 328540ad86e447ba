import QuoinGeometry
import QuoinModel

extension Scene {
  /// Lays out the tree at the width of the page content and its preferred height, and cuts it into pages.
  ///
  ///     let list = ListContainer { … }.scrolls(false)
  ///     try PDF(Scene(list, text: measurer).pages(.a4)).write(to: "list.pdf")
  ///
  /// A tree whose preferred height is less than a page is laid out in a whole one. An imported document is laid out in
  /// a page and continues below it, as in browsers; if it is wider than the pages, it is laid out up to one and a half
  /// times as wide and drawn correspondingly smaller.
  ///
  /// - Parameters:
  ///   - format: The size and margins of the pages.
  ///   - scale: The points of the sheet per unit of the layout; a CSS pixel is 0.75.
  ///   - traits: The traits of the environment.
  ///   - margins: A closure that returns a tree to lay out in the whole of a page and draw above it, from the page's
  ///     number and the number of pages, both from 1: `{ page, count in TextNode("\(page)") }`.
  /// - Returns: An arrangement for each page; the first one has all diagnostics.
  /// - Precondition: `scale > 0`.
  public func pages(
    _ format: PageFormat, scale: Double = 1, traits: Traits = Traits(),
    margins: ((_ page: Int, _ count: Int) -> Node?)? = nil
  ) -> [Arrangement] {
    let decoration: ((PrintedPage) -> Node?)? = margins.map { margins in
      { margins($0.number, $0.count) }
    }
    return pages(format, scale: scale, traits: traits, decoration: decoration)
  }

  /// Lays out the tree on pages.
  ///
  /// - Parameter decoration: A closure that returns a tree to lay out in the whole of a page and draw above it.
  package func pages(
    _ format: PageFormat, scale: Double = 1, traits: Traits = Traits(),
    decoration: ((PrintedPage) -> Node?)?
  ) -> [Arrangement] {
    precondition(scale > 0, "a page has no room without a scale greater than zero")
    let plain = format.scaled(by: 1 / scale)
    var press = PagePress(self, plain, traits)
    var sequence = press.sequence()
    var printed = press.printedPages(sequence)
    var passes = 1
    while press.settle(sequence, printed) {
      guard passes < PagePress.passLimit else {
        press.reportUnsettled()
        break
      }
      passes += 1
      press = PagePress(self, plain, traits, viewport: press.viewport)
      sequence = press.sequence()
      printed = press.printedPages(sequence)
    }
    var pages = sequence.pages.map { $0.arrangement.scaled(by: scale / press.factor) }
    for (index, page) in printed.enumerated() {
      let sheet = format.sheet(of: page.kind)
      if sheet.edge > 0 { pages[index] = pages[index].onSheet(sheet) }
      if let node = decoration?(page) {
        let cover = self.cover(node, plain.sheet(of: page.kind), sheet, scale, traits)
        pages[index] = pages[index].covered(by: cover)
      }
      if sheet.edge > 0 { pages[index] = pages[index].marked(sheet) }
      pages[index] = pages[index].turned(sheet.orientation)
    }
    if !press.diagnostics.isEmpty, let first = pages.first {
      pages[0] = first.adding(press.diagnostics)
    }
    return pages
  }

  /// Lays out what is drawn above a page, as large as the area to which the page is printed.
  private func cover(
    _ node: Node, _ plain: PageSheet, _ sheet: PageSheet, _ scale: Double, _ traits: Traits
  ) -> Arrangement {
    var scene = self
    scene.root = node
    let size = Size(plain.size.width + 2 * plain.bleed, plain.size.height + 2 * plain.bleed)
    let cover = scene.layout(in: size, traits: traits)
    if sheet.edge == 0 { return cover.scaled(by: scale) }
    return cover.placed(
      Rect(
        sheet.markRoom, sheet.markRoom, size.width * scale, size.height * scale), by: scale,
      on: sheet.whole, diagnostics: cover.diagnostics)
  }
}

extension Arrangement {
  /// Returns the arrangement with further diagnostics.
  package func adding(_ found: [Diagnostic]) -> Arrangement {
    var arrangement = Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items,
      diagnostics: (diagnostics + found).limited(to: documentTerms?.diagnostics ?? .none),
      windows: windows, documentTerms: documentTerms)
    arrangement.printedBoxes = printedBoxes
    return arrangement
  }
}
