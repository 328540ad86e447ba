import QuoinGeometry
import QuoinModel

/// Lays out a tree for its pages, as wide as they are.
struct PagePress {
  let scene: Scene
  private let format: PageFormat
  private let traits: Traits
  private let isDocument: Bool
  /// How much wider than the pages the content is laid out.
  private(set) var factor = 1.0
  var diagnostics: [Diagnostic] = []
  /// The content area of the first page, if it is known.
  private(set) var viewport: Size?

  /// The maximum factor by which documents are laid out wider than pages.
  static let maximumShrinking = 1.5

  /// Creates a press.
  ///
  /// - Parameter viewport: The content area of the first page, if an earlier pass found it.
  init(_ scene: Scene, _ format: PageFormat, _ traits: Traits, viewport: Size? = nil) {
    self.viewport = viewport
    self.scene = scene
    self.format = format
    self.traits = traits
    isDocument = scene.isDocument
  }

  /// Returns the pages.
  mutating func sequence() -> PageSequence {
    let known = viewport
    adapt(to: known ?? format.content(ofPage: 0))
    var base = PageSequence.Layout(layOut(format.content), for: format.content)
    if known == nil, let start = base.breaks.rules.name(at: 0) {
      // The viewport of printed documents is the content area of the first page: CSS Paged Media 3 §3.1.
      adapt(to: format.sheet(of: PageKind(.first, name: start)).content)
      base = PageSequence.Layout(layOut(format.content), for: format.content)
    }
    var layouts = layouts(in: format, base)
    let wanted = layouts.compactMap { wide($0, in: format) }.max { $0.share < $1.share }
    var last = format
    var left = wanted
    if isDocument, let wanted {
      // Blink lays out wider by up to this factor, and then cuts.
      factor = min(wanted.share, PagePress.maximumShrinking)
      last = format.scaled(by: factor)
      layouts = self.layouts(
        in: last, PageSequence.Layout(layOut(last.content), for: last.content))
      left = layouts.compactMap { wide($0, in: last) }.max { $0.share < $1.share }
      if left == nil {
        diagnostics.append(
          words(
            .note, "pages-shrunk", wanted,
            "all is drawn at \(Int((100 / factor).rounded())) % of its size"))
      }
    }
    if let left {
      diagnostics.append(
        words(.warning, "content-too-wide", left, "what is outside is cut off"))
    }
    let sequence = PageSequence(last, layouts, layOut: isDocument ? layOut : nil)
    report(sequence)
    return sequence
  }

  private mutating func adapt(to viewport: Size) {
    self.viewport = viewport
    var environment = MediaEnvironment(traits: traits, viewport: viewport)
    environment.medium = .print
    scene.adapt(to: environment)
  }

  private mutating func report(_ sequence: PageSequence) {
    if let late = PagePress.lateNotes(sequence.lateNotes) { diagnostics.append(late) }
    if sequence.needsMoreLayouts {
      diagnostics.append(
        Diagnostic(
          .warning, rule: "limit-exceeded",
          "the pages have more widths than the limit of \(PageSequence.layoutLimit); the content of some is as wide as "
            + "that of others"))
      return
    }
    if isDocument, sequence.misfits.contains(.first) {
      diagnostics.append(PagePress.differingMargins("first"))
    }
    if !sequence.misfits.isDisjoint(with: [.left, .right]) {
      diagnostics.append(PagePress.differingMargins("even"))
    }
    if sequence.isCutOff { diagnostics.append(Arrangement.cutOff) }
  }

  private static func differingMargins(_ pages: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "page-margins-differ",
      "the margins give the \(pages) pages a different width, for which the content is not laid out again; it is as "
        + "wide as on the other pages"
        + (pages == "first" ? ", unless a forced break ends the first page" : ""))
  }

  // MARK: Layouts

  /// Returns a layout for regular pages, and one for each other width of pages with names in use.
  private func layouts(
    in format: PageFormat, _ base: PageSequence.Layout
  ) -> [PageSequence.Layout] {
    var layouts = [base]
    guard isDocument else { return layouts }
    for change in layouts[0].breaks.rules.names {
      let content = format.sheet(of: PageKind(.right, name: change.name)).content
      let isKnown = layouts.contains { ($0.width - content.width).magnitude <= 0.5 }
      if isKnown || layouts.count >= PageSequence.layoutLimit { continue }
      layouts.append(PageSequence.Layout(layOut(content), for: content))
    }
    return layouts
  }

  private func layOut(_ content: Size) -> Arrangement {
    if isDocument { return scene.adaptedLayout(in: content, traits: traits) }
    var question = Question(exactWidth: content.width)
    question.proposal.height = nil
    let pass = LayoutPass(scene, traits: traits, in: content)
    let height = pass.measure(0, question).size.height
    pass.finish()
    return scene.adaptedLayout(
      in: Size(content.width, max(height, content.height)), traits: traits)
  }

  // MARK: Overflow

  /// The width of content that is wider than its pages, and the item that makes it so wide.
  private struct Width {
    var needed: Double
    var room: Double
    var item: Arrangement.Item?
    /// The items around it.
    var arrangement: Arrangement

    var share: Double { needed / room }
  }

  /// Returns the width of a layout's content if it is wider than the pages it is shown on.
  private func wide(_ layout: PageSequence.Layout, in format: PageFormat) -> Width? {
    let names = layout.breaks.rules.names
    let extent = ContentExtent(layout.arrangement, size: format.content) { top in
      guard !names.isEmpty else { return true }
      let name = layout.breaks.rules.name(at: top)
      let sheet = format.sheet(of: PageKind(.right, name: name))
      return (sheet.content.width - layout.width).magnitude <= 0.5
    }
    let arrangement = layout.arrangement
    // Content beyond the leading side cannot be scrolled to, and is not printed.
    let isRightToLeft =
      isDocument && arrangement.items.count > 1 && arrangement.items[1].direction == .rightToLeft
    let needed =
      isRightToLeft ? arrangement.size.width - extent.bounds.minX : extent.bounds.maxX
    guard needed > layout.width + 0.5 else { return nil }
    let widest = isRightToLeft ? extent.widest.left : extent.widest.right
    return Width(
      needed: needed, room: layout.width, item: widest.map { arrangement.items[$0] },
      arrangement: arrangement)
  }

  private func words(
    _ severity: Diagnostic.Severity, _ rule: String, _ width: Width, _ consequence: String
  ) -> Diagnostic {
    func number(_ value: Double) -> String {
      let tenths = Int((min(value, 1e9) * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    var item = width.item
    while let step = item, step.identifier == nil || step.place == nil, let parent = step.parent {
      item = width.arrangement.items[parent]
    }
    let name = item.map { "; the widest is '\($0.identifier ?? $0.type)'" } ?? ""
    return Diagnostic(
      severity, rule: rule,
      "the content is \(number(width.needed)) wide and the pages hold \(number(width.room)): "
        + consequence + name,
      place: item?.place, nodes: item?.identifier.map { [$0] } ?? [])
  }
}

extension Scene {
  /// Whether the tree was imported from a document with a viewport.
  var isDocument: Bool {
    guard let root = root as? FlowContainer else { return false }
    return root.relations.contains {
      ($0 as? Relation<FlowContainer>)?.placement.element != nil
    }
  }
}
