import QuoinGeometry
import QuoinModel

/// A builder that collects the items of a page.
struct PageBuilder {
  /// The part of an item that is on a page.
  enum Extent {
    /// The item and its descendants.
    case whole
    /// The item's own painting, and some of its descendants.
    case shell
    case none
  }

  let source: Arrangement
  let breaks: PageBreaks
  var items: [Arrangement.Item] = []

  init(_ source: Arrangement, _ breaks: PageBreaks) {
    self.source = source
    self.breaks = breaks
  }

  /// Adds an item that only contains others.
  @discardableResult
  mutating func add(
    box frame: Rect, in parent: Int?, clips: Bool = false, stacking: Stacking? = nil
  ) -> Int {
    var look = Look()
    look.clips = clips
    var item = Arrangement.Item(
      id: NodeID(), identifier: nil, type: "#page", parent: parent, end: 0, frame: frame,
      isHidden: false, look: look, content: .none, texts: .none, place: nil)
    item.stacking = stacking
    item.colorScheme = source.items.first?.colorScheme ?? .light
    items.append(item)
    return items.count - 1
  }

  /// Adds the part of the arrangement between two heights.
  ///
  /// - Parameter edge: The top of the visible part, which may be a line above or below the start.
  mutating func addPart(from start: Double, to end: Double, edge: Double, in box: Int) {
    let breaks = breaks
    add(in: box, edge: edge, lines: (start, end)) { index in
      if breaks.rules.isOnAllPages(index) { return .none }
      let reach = breaks.reaches[index]
      let isSeen = reach.bottom > start + 1e-3 && reach.top < end - 1e-3
      return isSeen || index == 0 ? .whole : .none
    } next: { [source] in
      breaks.children.next(behind: $0, from: start + 1e-3, to: end - 1e-3, in: source)
    }
  }

  /// Adds a repeated head, preceded by the backgrounds and borders of its ancestors.
  mutating func add(_ head: PageHeads.Head, in box: Int) {
    let first = items.count
    let (source, breaks) = (source, breaks)
    var outer: Set<Int> = []
    var step = source.items[head.index].parent
    while let index = step {
      outer.insert(index)
      step = source.items[index].parent
    }
    let inside = head.index..<max(head.index + 1, source.items[head.index].end)
    add(in: box, edge: head.top, lines: (-.infinity, .infinity)) { index in
      if inside.contains(index) { return .whole }
      if outer.contains(index) { return .shell }
      // The painted layers of a table that contains the head.
      var item = source.items[index]
      while item.isPiece, let parent = item.parent {
        if outer.contains(parent) {
          let reach = breaks.reaches[index]
          return reach.bottom > head.top && reach.top < head.bottom ? .whole : .none
        }
        item = source.items[parent]
      }
      return .none
    }
    for index in first..<items.count { items[index].isRepeated = true }
  }

  /// Adds items, with a height of the arrangement at the top of a box.
  ///
  /// - Parameter lines: The heights between which the middles of the lines are that are added.
  private mutating func add(
    in box: Int, edge: Double, lines: (start: Double, end: Double), extent: (Int) -> Extent,
    next: ((Int) -> Int)? = nil
  ) {
    var places: [Int: Int] = [:]
    var index = 0
    while index < source.items.count {
      // Most items are on other pages and are not copied.
      let extent = extent(index)
      if extent == .none {
        index = next?(index) ?? max(index + 1, source.items[index].end)
        continue
      }
      var copy = source.items[index]
      if index == 0, breaks.rules.isDocument { copy.look = copy.look.withoutBox }
      switch extent {
      case .none: break
      case .shell:
        copy.content = .none
        copy.texts = []
      case .whole:
        if !copy.placedTexts.isEmpty {
          copy.texts = texts(of: index, from: lines.start, to: lines.end)
        }
      }
      copy.parent = index == 0 ? box : copy.parent.flatMap { places[$0] } ?? box
      if index == 0 { copy.frame.origin = Point(0, -edge) }
      places[index] = items.count
      items.append(copy)
      index += 1
    }
  }

  /// Returns the texts of an item with the lines whose middles are between two heights.
  ///
  /// Most lines of a long paragraph are on other pages, and are neither visited nor copied.
  private func texts(of index: Int, from start: Double, to end: Double) -> [PlacedText] {
    let texts = source.items[index].texts
    var result: [PlacedText] = []
    let places = breaks.lines(of: index).lines(from: start, to: end)
    var next = 0
    while next < places.count {
      let text = Int(places[next].text)
      var lines: [TextLine] = []
      while next < places.count, places[next].text == text {
        if places[next].line >= 0 { lines.append(texts[text].text.lines[Int(places[next].line)]) }
        next += 1
      }
      result.append(texts[text])
      // A marker that is drawn as a shape has no lines.
      if texts[text].sign == nil { result[result.count - 1].text.lines = lines }
    }
    return result
  }

  /// Adds the canvas background of a document, which is that of its root, over the whole page
  /// content.
  mutating func addCanvas(in area: Rect) {
    // The canvas is below everything else.
    let box = add(box: area, in: 0, clips: true, stacking: .context(index: -1_000_000_000))
    var canvas = source.items[0]
    canvas.parent = box
    canvas.frame = Rect(origin: .zero, size: items[box].frame.size)
    canvas.content = .none
    canvas.texts = []
    canvas.isRepeated = true
    items.append(canvas)
  }

  /// Adds the fixed elements, which appear on all pages: CSS Positioned Layout 3 §2.1.
  ///
  /// - Parameter isBehind: Whether to add those painted below everything else, rather than the
  ///   others.
  mutating func addFixedItems(in area: Rect, isBehind: Bool, isFirst: Bool) {
    for root in breaks.rules.onAllPages
    where ((source.items[root].stacking?.index ?? 0) < 0) == isBehind {
      let box = add(box: area, in: 0, clips: true)
      let offset = items.count - root
      for index in root..<max(root + 1, source.items[root].end) {
        var copy = source.items[index]
        if index == root {
          copy.parent = box
          copy.frame.origin = breaks.frames[root].origin
        } else {
          copy.parent = copy.parent.map { $0 + offset }
        }
        copy.isRepeated = !isFirst
        items.append(copy)
      }
    }
  }

  /// Sets the end of each item.
  mutating func close() {
    for index in items.indices { items[index].end = index + 1 }
    for index in items.indices.reversed() {
      guard let parent = items[index].parent else { continue }
      items[parent].end = max(items[parent].end, items[index].end)
    }
  }
}

extension Stacking {
  /// Returns a stacking context that is the containing block of everything inside it.
  static func context(index: Int = 0) -> Stacking {
    var stacking = Stacking()
    stacking.isContext = true
    stacking.holding = .fixed
    stacking.index = index
    return stacking
  }
}
