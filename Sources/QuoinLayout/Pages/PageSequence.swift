import QuoinGeometry
import QuoinModel

/// The pages of a tree, cut from a layout in each width that they have.
///
/// All pages between two forced breaks are cut from one layout. At a forced break, the next pages may come from a layout
/// of another width, in which the break is before the same box.
struct PageSequence {
  /// A page, and what it was cut for.
  struct Page {
    var arrangement: Arrangement
    var name: String?
    var isBlank: Bool
    /// Whether the page has footnotes only.
    var isOfNotes: Bool
    /// The numbers of the footnotes whose calls are on it.
    var calls: Set<Int> = []
    /// The layout that it was cut from, and the heights between which it shows it.
    var layout: Int
    var start: Double
    var end: Double
  }

  /// A layout with its breaks.
  struct Layout {
    let arrangement: Arrangement
    let breaks: PageBreaks
    /// The footnotes, which are not in the arrangement.
    let notes: PageNotes?
    /// The width of the pages that it is for.
    let width: Double
    /// The heights of forced breaks by the items after them.
    private let starts: [NodeID: Double]

    init(_ whole: Arrangement, for content: Size) {
      let area = PageNotes.area(of: whole)
      arrangement = area.map { whole.withoutItems(from: $0.index) } ?? whole
      breaks = PageBreaks(arrangement, room: content.height)
      bottom = Layout.bottom(of: breaks, hasNotes: area != nil)
      notes = area.map { [breaks, bottom] in
        PageNotes(whole, area: $0, content: breaks, room: content.height, bottom: bottom)
      }
      width = content.width
      var starts: [NodeID: Double] = [:]
      for forced in breaks.rules.forced {
        let item = arrangement.items[forced.item].id
        starts[item] = starts[item] ?? forced.height
      }
      self.starts = starts
    }

    /// The end of the content.
    let bottom: Double

    /// Returns the end of the content.
    ///
    /// A document is as high as a page, but notes leave less room to its content.
    private static func bottom(of breaks: PageBreaks, hasNotes: Bool) -> Double {
      guard hasNotes else { return breaks.reaches.first.map { min($0.bottom, 1e7) } ?? 0 }
      let places = breaks.children.places(of: 0)
      return places.isEmpty
        ? 0 : min(max(0, breaks.children.bottom(upTo: places.upperBound - 1)), 1e7)
    }

    /// Whether content begins at or below a height.
    func hasContent(below height: Double) -> Bool { height < bottom - breaks.slack }

    /// Returns the height of the forced break before an item of another layout of the tree.
    func start(before item: NodeID) -> Double? { starts[item] }
  }

  /// The pages between two forced breaks.
  private struct Run {
    var parts: [PagePart] = []
    /// The pages whose width is not that of the layout.
    var misfits: [Int] = []
    /// The start of the content after the run.
    var next: Double
    /// The notes for the pages after the run.
    var queue: NoteQueue
  }

  /// The maximum number of layouts.
  static let layoutLimit = 16

  private let format: PageFormat
  /// Lays out the tree for the content of a page, if it may be laid out in several widths.
  private let layOut: ((Size) -> Arrangement)?
  private(set) var layouts: [Layout]
  private var current = 0
  private(set) var pages: [Page] = []
  /// The notes for the next pages of the current layout.
  private var queue = NoteQueue()
  /// The notes that are not on the pages of their calls, though they should be.
  private(set) var lateNotes: [PageNotes.Slot] = []
  /// The positions of the pages whose content is laid out in another width than theirs.
  private(set) var misfits: Set<PageKind.Position> = []
  /// Whether more layouts are needed than the limit.
  private(set) var needsMoreLayouts = false
  /// Whether more pages are needed than the limit.
  private(set) var isCutOff = false

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - layouts: The known layouts, of which the first is for the content of regular pages.
  init(_ format: PageFormat, _ layouts: [Layout], layOut: ((Size) -> Arrangement)? = nil) {
    self.format = format
    self.layOut = layOut
    self.layouts = layouts
    makePages()
  }

  private var layout: Layout { layouts[current] }

  private mutating func makePages() {
    var start = 0.0
    repeat {
      let name = layout.breaks.rules.name(at: start)
      let number = pages.count
      let width = sheet(number, name).content.width
      start = turn(toWidthOf: sheet(number, name), at: start)
      var run = run(from: start, name)
      if !run.misfits.isEmpty, (width - layout.width).magnitude < 0.5 {
        // Pages after the first one are more.
        start = turn(toWidthOf: format.sheet(of: PageKind(.right, name: name)), at: start)
        run = self.run(from: start, name)
      }
      for page in run.misfits {
        misfits.insert(PageKind(page: page, name: nil, isBlank: false).position)
      }
      for part in run.parts {
        add(part, sheet(pages.count, name), name, isBlank: false)
      }
      start = run.next
      queue = run.queue
      addBlankPage(before: start)
    } while layout.hasContent(below: start) && pages.count < Arrangement.pageLimit
    isCutOff = layout.hasContent(below: start)
  }

  private func sheet(_ number: Int, _ name: String?) -> PageSheet {
    format.sheet(of: PageKind(page: number, name: name, isBlank: false))
  }

  /// Chooses the layout in the width of a page, and returns the start of the page's content in it.
  private mutating func turn(toWidthOf sheet: PageSheet, at start: Double) -> Double {
    let content = sheet.content
    if (content.width - layout.width).magnitude <= 0.5 { return start }
    var item: NodeID?
    if start > 0 {
      // Between pages without a forced break nothing tells where the content continues in another layout.
      guard let found = layout.breaks.rules.forced(at: start) else { return start }
      item = layout.arrangement.items[found.item].id
    }
    var index = layouts.firstIndex { ($0.width - content.width).magnitude <= 0.5 }
    if index == nil, let layOut, layouts.count < PageSequence.layoutLimit {
      index = layouts.count
      layouts.append(Layout(layOut(content), for: content))
    }
    guard let index else {
      needsMoreLayouts = layOut != nil
      return start
    }
    guard let item else {
      current = index
      return start
    }
    guard let height = layouts[index].start(before: item) else { return start }
    current = index
    // No notes are left before a forced break.
    queue.next = layout.notes?.first(from: 0, callAt: height) ?? 0
    return height
  }

  /// Returns the pages from a height to the next forced break.
  private func run(from start: Double, _ name: String?) -> Run {
    var run = Run(next: start, queue: queue)
    let breaks = layout.breaks
    // The notes that are left before a forced break, or at the end, are on pages without content.
    var hasContent = true
    repeat {
      let number = pages.count + run.parts.count
      let content = sheet(number, name).content
      var part = PagePart(run.next, breaks, room: content.height)
      let planner = layout.notes.map {
        NotePlanner(
          notes: $0, breaks: breaks, start: run.next, bottom: layout.bottom, page: content,
          queue: run.queue, allowsContent: hasContent)
      }
      part.findEnd(breaks, bottom: layout.bottom, planner)
      run.queue = part.notes.queue
      if (content.width - layout.width).magnitude > 0.5 { run.misfits.append(number) }
      run.parts.append(part)
      run.next = part.next
      hasContent =
        layout.hasContent(below: run.next)
        && (part.isOfNotes && hasContent || breaks.rules.forced(at: run.next) == nil)
    } while (hasContent || !run.queue.carried.isEmpty)
      && pages.count + run.parts.count < Arrangement.pageLimit
    return run
  }

  /// Adds a page without content if a forced break requires the next page to be on the other side.
  private mutating func addBlankPage(before start: Double) {
    // Right pages are the odd ones, counted from 1.
    let side = layout.breaks.rules.forced(at: start)?.side
    let isNextRight = pages.count % 2 == 0
    guard layout.hasContent(below: start), pages.count < Arrangement.pageLimit,
      side == .right && !isNextRight || side == .left && isNextRight
    else { return }
    let name = layout.breaks.rules.name(at: start)
    let sheet = format.sheet(of: PageKind(page: pages.count, name: name, isBlank: true))
    add(PagePart(start, layout.breaks, room: 0), sheet, name, isBlank: true)
  }

  private mutating func add(
    _ part: PagePart, _ sheet: PageSheet, _ name: String?, isBlank: Bool
  ) {
    let page = layout.arrangement.page(
      part, layout.breaks, layout.notes, sheet, number: pages.count)
    let notes = layout.notes?.slots ?? []
    lateNotes += part.notes.late.map { notes[$0] }
    let isLast = !part.isOfNotes && !layout.hasContent(below: part.next)
    pages.append(
      Page(
        arrangement: page, name: name, isBlank: isBlank, isOfNotes: part.isOfNotes,
        calls: Set(part.notes.calls.map { notes[$0].number }), layout: current, start: part.start,
        end: isBlank || part.isOfNotes ? part.start : isLast ? .infinity : part.next))
  }
}
