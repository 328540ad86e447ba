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
    /// The layout that it was cut from, and the heights between which it shows it.
    var layout: Int
    var start: Double
    var end: Double
  }

  /// A layout with its breaks.
  struct Layout {
    let arrangement: Arrangement
    let breaks: PageBreaks
    /// The width of the pages that it is for.
    let width: Double
    /// The heights of forced breaks by the items after them.
    private let starts: [NodeID: Double]

    init(_ arrangement: Arrangement, for content: Size) {
      self.arrangement = arrangement
      breaks = PageBreaks(arrangement, room: content.height)
      width = content.width
      var starts: [NodeID: Double] = [:]
      for forced in breaks.rules.forced {
        let item = arrangement.items[forced.item].id
        starts[item] = starts[item] ?? forced.height
      }
      self.starts = starts
    }

    /// The end of the content.
    var bottom: Double { breaks.reaches.first.map { min($0.bottom, 1e7) } ?? 0 }

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
  }

  /// The maximum number of layouts.
  static let layoutLimit = 16

  private let format: PageFormat
  /// Lays out the tree for the content of a page, if it may be laid out in several widths.
  private let layOut: ((Size) -> Arrangement)?
  private(set) var layouts: [Layout]
  private var current = 0
  private(set) var pages: [Page] = []
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
    return height
  }

  /// Returns the pages from a height to the next forced break.
  private func run(from start: Double, _ name: String?) -> Run {
    var run = Run(next: start)
    let breaks = layout.breaks
    repeat {
      let number = pages.count + run.parts.count
      let content = sheet(number, name).content
      var part = PagePart(run.next, breaks, room: content.height)
      part.findEnd(breaks, bottom: layout.bottom)
      if (content.width - layout.width).magnitude > 0.5 { run.misfits.append(number) }
      run.parts.append(part)
      run.next = part.next
    } while layout.hasContent(below: run.next) && breaks.rules.forced(at: run.next) == nil
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
    let page = layout.arrangement.page(part, layout.breaks, sheet, number: pages.count)
    let isLast = !layout.hasContent(below: part.next)
    pages.append(
      Page(
        arrangement: page, name: name, isBlank: isBlank, layout: current, start: part.start,
        end: isBlank ? part.start : isLast ? .infinity : part.next))
  }
}
