import QuoinGeometry
import QuoinModel

extension PagePress {
  /// The maximum number of times that a document is divided into pages.
  ///
  /// Page numbers in the text may change where pages end, and so the numbers again: they need not settle.
  static let passLimit = 5

  /// Returns what the margins of the pages depend on.
  func printedPages(_ sequence: PageSequence) -> [PrintedPage] {
    let assignments = source?.pageAssignments ?? [:]
    let tables =
      assignments.isEmpty ? [] : sequence.layouts.map { PageAssignments($0, assignments) }
    var printed: [PrintedPage] = []
    printed.reserveCapacity(sequence.pages.count)
    for page in sequence.pages {
      var next =
        printed.last?.next(name: page.name, isBlank: page.isBlank)
        ?? PrintedPage(
          number: 1, count: sequence.pages.count, name: page.name, isBlank: page.isBlank)
      if !tables.isEmpty {
        tables[page.layout].apply(
          page, in: sequence.layouts[page.layout].breaks, isFirst: printed.isEmpty, to: &next)
      }
      printed.append(next)
    }
    return printed
  }

  /// Updates the document for its pages.
  ///
  /// - Returns: Whether it changed.
  func settle(_ sequence: PageSequence, _ printed: [PrintedPage]) -> Bool {
    guard let source, let root = scene.root as? ContainerNode else { return false }
    var places: [NodeID: PlacedNode]?
    return source.settlePages(root, count: printed.count, by: scene.deadlineFromNow) { node in
      let known = places ?? PagePress.places(sequence, printed)
      places = known
      return known[node.id]
    }
  }

  /// Returns where nodes begin.
  private static func places(
    _ sequence: PageSequence, _ printed: [PrintedPage]
  ) -> [NodeID: PlacedNode] {
    var places: [NodeID: PlacedNode] = [:]
    let inContent = sequence.layouts.map { Set($0.notes?.slots.map(\.number) ?? []) }
    for (page, printed) in zip(sequence.pages, printed) {
      var origins: [Point] = []
      for item in page.arrangement.items {
        let frame = item.frame.offset(by: item.parent.map { origins[$0] } ?? .zero)
        origins.append(frame.origin)
        guard !item.isRepeated, !item.isPiece, places[item.id] == nil else { continue }
        // A superscript in the first line of a page may extend into the page before it.
        if case .call(let number, _)? = item.breaks?.marks?.footnote,
          inContent[page.layout].contains(number), !page.calls.contains(number)
        {
          continue
        }
        places[item.id] = PlacedNode(
          page: printed.shownNumber, kind: printed.kind, index: printed.number - 1, frame: frame,
          content: frame.inset(by: item.contentInsets),
          direction: item.direction)
      }
    }
    return places
  }

  private var source: (any DocumentSource)? { (scene.root as? ContainerNode)?.documentSource }

  /// Returns the diagnostic for notes that are not on the pages of their calls.
  static func lateNotes(_ slots: [PageNotes.Slot]) -> Diagnostic? {
    guard let first = slots.first else { return nil }
    let words = slots.count == 1 ? "a footnote does" : "\(slots.count) footnotes do"
    return Diagnostic(
      .warning, rule: "footnote-does-not-fit",
      "\(words) not fit on the page of the call and the line cannot move: the note continues, or begins, on the next page",
      place: first.place)
  }

  /// Reports that page numbers in the text do not settle.
  mutating func reportUnsettled() {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "page-numbers-unsettled",
        "page numbers in the text change where pages end: after \(PagePress.passLimit) passes some of them are not "
          + "those of their pages"))
  }
}
