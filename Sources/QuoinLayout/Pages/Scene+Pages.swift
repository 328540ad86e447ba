import QuoinGeometry
import QuoinModel

extension Scene {
  /// Lays the tree out as broad as the content of pages and as high as it likes, and cuts it into
  /// pages.
  ///
  ///     let list = ListContainer { … }.scrolls(false)
  ///     try PDF(Scene(list, text: measurer).pages(.a4)).write(to: "list.pdf")
  ///
  /// A tree that likes less than a page is laid out in a whole one. A document that was imported is laid
  /// out in a page and goes on below it, as browsers do; where it is broader than the pages, it gets up to
  /// half as much room again, and is drawn smaller by as much.
  ///
  /// - Parameters:
  ///   - format: the size and margins of the pages.
  ///   - scale: points of the sheet in a unit of the layout; a pixel of CSS is 0.75.
  ///   - traits: the surroundings.
  ///   - margins: makes a tree that is laid out in the whole of a page and drawn above it, by the page's
  ///     number and by how many there are, both from 1: `{ page, count in TextNode("\(page)") }`.
  /// - Returns: an arrangement of each page, of which the first has all diagnostics.
  /// - Precondition: `scale > 0`.
  public func pages(
    _ format: PageFormat, scale: Double = 1, traits: Traits = Traits(),
    margins: ((_ page: Int, _ count: Int) -> Node?)? = nil
  ) -> [Arrangement] {
    precondition(scale > 0, "a page has no room without a scale greater than zero")
    let plain = format.scaled(by: 1 / scale)
    let isDocument = isDocument
    // The viewport of what is printed is the room on the first page: CSS Paged Media 3 §3.1.
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
      factor = min(width.needed / plain.content.width, Scene.mostShrinking)
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

  /// Pages of which the first is of another width than the others, or `nil` where it does not end at a place
  /// that the document says, so that it is not known what the next one begins with.
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
      "the margins leave the \(pages) pages another width than the others, for which the content is not "
        + "laid out anew; it is as wide as on the others"
        + (pages == "first" ? ", unless a forced break ends the first page" : ""))
  }

  /// The most by which documents are laid out wider than pages are.
  static let mostShrinking = 1.5

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

  /// How wide something is, and what makes it so wide.
  private typealias Width = (needed: Double, widest: Int?)

  private func overflow(
    of extent: ContentExtent, _ arrangement: Arrangement, _ isDocument: Bool
  ) -> Width {
    // What is on the side where rows begin cannot be scrolled to, and is not printed.
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
  /// The arrangement with more to be said of it.
  package func adding(_ found: [Diagnostic]) -> Arrangement {
    Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items,
      diagnostics: diagnostics + found, windows: windows, documentTerms: documentTerms)
  }
}
