import QuoinGeometry
import QuoinModel

/// Collects the items of a page.
struct PageBuilder {
  /// How much of an item is on a page.
  enum Extent {
    /// The item, and what is in it.
    case whole
    /// What the item is painted with, and what of it is in others.
    case shell
    case none
  }

  let source: Arrangement
  let breaks: PageBreaks
  private(set) var items: [Arrangement.Item] = []

  init(_ source: Arrangement, _ breaks: PageBreaks) {
    self.source = source
    self.breaks = breaks
  }

  /// Adds an item that only holds others.
  @discardableResult
  mutating func add(box frame: Rect, in parent: Int?, clips: Bool = false) -> Int {
    var look = Look()
    look.clips = clips
    items.append(
      Arrangement.Item(
        id: NodeID(), identifier: nil, type: "#page", parent: parent, end: 0, frame: frame,
        isHidden: false, look: look, content: .none, texts: [], place: nil))
    return items.count - 1
  }

  /// Adds what of the arrangement is between two heights.
  ///
  /// - Parameter edge: where what is seen begins, which may be a line above or below the start.
  mutating func addPart(from start: Double, to end: Double, edge: Double, in box: Int) {
    let breaks = breaks
    add(in: box, edge: edge) { index in
      let reach = breaks.reaches[index]
      let isSeen = reach.bottom > start + 1e-3 && reach.top < end - 1e-3
      return isSeen || index == 0 ? .whole : .none
    } keepsLine: {
      $0 >= start && $0 < end
    }
  }

  /// Adds a head again, before the grounds and borders of all that it is in.
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
    add(in: box, edge: head.top) { index in
      if inside.contains(index) { return .whole }
      if outer.contains(index) { return .shell }
      // What is painted of a table that the head is in.
      var item = source.items[index]
      while item.isPiece, let parent = item.parent {
        if outer.contains(parent) {
          let reach = breaks.reaches[index]
          return reach.bottom > head.top && reach.top < head.bottom ? .whole : .none
        }
        item = source.items[parent]
      }
      return .none
    } keepsLine: { _ in
      true
    }
    for index in first..<items.count { items[index].isRepeated = true }
  }

  /// Adds items as they are where a height is the top of a box.
  private mutating func add(
    in box: Int, edge: Double, extent: (Int) -> Extent, keepsLine: (Double) -> Bool
  ) {
    var places: [Int: Int] = [:]
    var index = 0
    while index < source.items.count {
      var copy = source.items[index]
      switch extent(index) {
      case .none:
        index = max(index + 1, copy.end)
        continue
      case .shell:
        copy.content = .none
        copy.texts = []
      case .whole:
        for text in copy.texts.indices {
          let top = breaks.frames[index].minY + copy.texts[text].frame.minY
          // A line belongs to the page that its middle is on.
          copy.texts[text].text.lines.removeAll { !keepsLine(top + $0.top + $0.height / 2) }
        }
        copy.texts.removeAll { $0.text.lines.isEmpty }
      }
      copy.parent = index == 0 ? box : copy.parent.flatMap { places[$0] } ?? box
      if index == 0 { copy.frame.origin = Point(0, -edge) }
      places[index] = items.count
      items.append(copy)
      index += 1
    }
  }

  /// Says of each item where it ends.
  mutating func close() {
    for index in items.indices { items[index].end = index + 1 }
    for index in items.indices.reversed() {
      guard let parent = items[index].parent else { continue }
      items[parent].end = max(items[parent].end, items[index].end)
    }
  }
}
