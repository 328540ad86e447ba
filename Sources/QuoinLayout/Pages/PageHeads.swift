import QuoinGeometry
import QuoinModel

/// The heads of lists and tables, which are repeated on the pages on which their lists and tables go on,
/// and the lines at which pages are cut.
struct PageHeads {
  /// A head and what of the arrangement is shown of it.
  struct Head {
    /// The head's item.
    var index: Int
    /// What of the arrangement is repeated: from the line above the head to what follows it.
    var top: Double
    var bottom: Double
    /// Where that ends of which it is the head.
    var end: Double

    var height: Double { bottom - top }
  }

  /// The heads in the order of the items.
  private(set) var all: [Head] = []
  /// Where cuts go that would leave a head alone, by the first row behind it: before the head.
  private(set) var starts: [Int: Double] = [:]
  /// The lines across that borders have collapsed into.
  private let lines: [Rect]
  private let items: [Arrangement.Item]

  init(_ arrangement: Arrangement, frames: [Rect], tops: [Double]) {
    items = arrangement.items
    let lines: [Rect] = arrangement.items.indices.compactMap { index in
      switch arrangement.items[index].tableLayer?.kind {
      case .border(.top), .border(.bottom): frames[index]
      default: nil
      }
    }
    self.lines = lines.sorted { $0.midY < $1.midY }
    for (index, item) in items.enumerated() {
      guard let length = item.repeatsFor, !item.isHidden, let parent = item.parent else { continue }
      let frame = frames[index]
      // Heads of lists are no rows.
      let isTable = item.isRow
      var next: Int?
      var other = isTable ? parent + 1 : item.end
      while other < items[parent].end {
        defer { other = max(other + 1, items[other].end) }
        guard !items[other].isPiece, frames[other].minY >= frame.maxY - 1e-3,
          frames[other].height > 0
        else { continue }
        if next.map({ frames[other].minY < frames[$0].minY }) ?? true { next = other }
        // The rows of a list are in order; those of the foot of a table may come before its others.
        if !isTable { break }
      }
      let edge = isTable ? next.map { frames[$0].minY } ?? frame.maxY : frame.maxY
      all.append(
        Head(
          index: index, top: frame.minY - overhang(at: frame.minY).above,
          bottom: edge + overhang(at: edge).below, end: frame.minY + length))
      // The rows of a table may be in a group.
      while let row = next, !items[row].isRow, row + 1 < items[row].end {
        next = arrangement.children(of: row).first { !items[$0].isPiece }
      }
      if let next { starts[next] = isTable ? tops[parent] : tops[index] }
    }
  }

  /// How far the lines that are drawn along a height reach above and below it.
  func overhang(at height: Double) -> (above: Double, below: Double) {
    var (above, below) = (0.0, 0.0)
    // A line is in the middle of two rows, but for the rounding to pixels.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].midY >= height - 1 { high = middle } else { low = middle + 1 }
    }
    for line in lines[low...].prefix(while: { $0.midY <= height + 1 }) {
      above = max(above, height - line.minY)
      below = max(below, line.maxY - height)
    }
    return (above, below)
  }

  /// The heads that are repeated on a page that begins at a height, each with how far it is below the
  /// top: heads of what is in each other are below each other.
  func heads(at start: Double) -> [(head: Head, offset: Double)] {
    var found: [(head: Head, offset: Double)] = []
    for head in all where head.bottom <= start + 1 && head.end > start + 1e-3 {
      let outer = found.filter { other in
        guard let parent = items[other.head.index].parent else { return false }
        return items[parent].end > head.index
      }
      found.append((head, outer.map { $0.offset + $0.head.height }.max() ?? 0))
    }
    return found
  }
}
