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
    precondition(scale > 0, "a page has no room without a scale greater than zero")
    let plain = format.scaled(by: 1 / scale)
    let isDocument = isDocument
    // The viewport of printed documents is the content area of the first page: CSS Paged Media 3 §3.1.
    var environment = MediaEnvironment(traits: traits, viewport: plain.content(ofPage: 0))
    environment.medium = .print
    adapt(to: environment)
    var factor = 1.0
    var arrangement = laidOut(on: plain, isDocument, traits)
    var extent = ContentExtent(arrangement, size: plain.content)
    var width = overflow(of: extent, arrangement, isDocument)
    var found: [Diagnostic] = []
    if isDocument, width.needed > plain.content.width + 0.5 {
      // Blink lays out wider by up to this factor, and then cuts.
      factor = min(width.needed / plain.content.width, Scene.maximumShrinking)
      let note = words(
        .note, "pages-shrunk", arrangement, width, room: plain.content.width,
        "all is drawn at \(Int((100 / factor).rounded())) % of its size")
      let wider = plain.scaled(by: factor)
      arrangement = laidOut(on: wider, isDocument, traits)
      extent = ContentExtent(arrangement, size: wider.content)
      width = overflow(of: extent, arrangement, isDocument)
      if width.needed <= wider.content.width + 0.5 { found.append(note) }
    }
    let last = plain.scaled(by: factor)
    if width.needed > last.content.width + 0.5 {
      found.append(
        words(
          .warning, "content-too-wide", arrangement, width, room: last.content.width,
          "what is outside is cut off"))
    }
    var made: [Arrangement]?
    if isDocument, (last.content(ofPage: 0).width - last.content.width).magnitude > 0.5 {
      made = pages(last, arrangement, traits)
      if made == nil { found.append(Scene.differingMargins("first")) }
    }
    if (last.content(ofPage: 1).width - last.content.width).magnitude > 0.5 {
      found.append(Scene.differingMargins("even"))
    }
    var pages = (made ?? arrangement.pages(last)).map { $0.scaled(by: scale / factor) }
    if let margins {
      for index in pages.indices {
        guard let node = margins(index + 1, pages.count) else { continue }
        var scene = self
        scene.root = node
        let inside = scene.layout(in: plain.size, traits: traits).scaled(by: scale)
        pages[index] = pages[index].covered(by: inside)
      }
    }
    if !found.isEmpty, let first = pages.first { pages[0] = first.adding(found) }
    return pages
  }

  /// Returns pages whose first one has another width than the others.
  ///
  /// - Returns: `nil` if the first page does not end at a break of the document, since the start of the next page is
  ///   unknown then.
  private func pages(
    _ format: PageFormat, _ others: Arrangement, _ traits: Traits
  ) -> [Arrangement]? {
    let first = adaptedLayout(in: format.content(ofPage: 0), traits: traits)
    let breaks = PageBreaks(first, room: format.content.height)
    var next = 0.0
    let pages = first.pages(format, breaks, from: 0, number: 0) {
      next = $0
      return true
    }
    if next >= (breaks.reaches.first?.bottom ?? 0) - breaks.slack { return pages }
    let rest = PageBreaks(others, room: format.content.height)
    guard
      let end = breaks.rules.forced.firstIndex(where: {
        ($0.height - next).magnitude <= PageBreaks.hair
      }), rest.rules.forced.count == breaks.rules.forced.count
    else { return nil }
    let start = rest.rules.forced[end].height
    return pages + others.pages(format, rest, from: start, number: 1)
  }

  private static func differingMargins(_ pages: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "page-margins-differ",
      "the margins give the \(pages) pages a different width, for which the content is not laid out again; it is as "
        + "wide as on the other pages"
        + (pages == "first" ? ", unless a forced break ends the first page" : ""))
  }

  /// The maximum factor by which documents are laid out wider than pages.
  static let maximumShrinking = 1.5

  /// Whether the tree was imported from a document with a viewport.
  private var isDocument: Bool {
    guard let root = root as? FlowContainer else { return false }
    return root.relations.contains {
      ($0 as? Relation<FlowContainer>)?.placement.element != nil
    }
  }

  private func laidOut(
    on format: PageFormat, _ isDocument: Bool, _ traits: Traits
  ) -> Arrangement {
    let content = format.content
    if isDocument { return adaptedLayout(in: content, traits: traits) }
    var question = Question(exactWidth: content.width)
    question.proposal.height = nil
    let pass = LayoutPass(self, traits: traits, in: content)
    let height = pass.measure(0, question).size.height
    pass.finish()
    return adaptedLayout(in: Size(content.width, max(height, content.height)), traits: traits)
  }

  /// The width of the content, and the item that makes it so wide.
  private typealias Width = (needed: Double, widest: Int?)

  private func overflow(
    of extent: ContentExtent, _ arrangement: Arrangement, _ isDocument: Bool
  ) -> Width {
    // Content beyond the leading side cannot be scrolled to, and is not printed.
    let isRightToLeft =
      isDocument && arrangement.items.count > 1 && arrangement.items[1].direction == .rightToLeft
    if isRightToLeft {
      return (arrangement.size.width - extent.bounds.minX, extent.widest.left)
    }
    return (extent.bounds.maxX, extent.widest.right)
  }

  private func words(
    _ severity: Diagnostic.Severity, _ rule: String, _ arrangement: Arrangement, _ width: Width,
    room: Double, _ consequence: String
  ) -> Diagnostic {
    func number(_ value: Double) -> String {
      let tenths = Int((min(value, 1e9) * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    var item = width.widest.map { arrangement.items[$0] }
    while let step = item, step.identifier == nil || step.place == nil, let parent = step.parent {
      item = arrangement.items[parent]
    }
    let name = item.map { "; the widest is '\($0.identifier ?? $0.type)'" } ?? ""
    return Diagnostic(
      severity, rule: rule,
      "the content is \(number(width.needed)) wide and the pages hold \(number(room)): "
        + consequence + name,
      place: item?.place, nodes: item?.identifier.map { [$0] } ?? [])
  }
}

extension Arrangement {
  /// Returns the arrangement with further diagnostics.
  package func adding(_ found: [Diagnostic]) -> Arrangement {
    Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items,
      diagnostics: (diagnostics + found).limited(to: documentTerms?.diagnostics ?? .none),
      windows: windows, documentTerms: documentTerms)
  }
}
