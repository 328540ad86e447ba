import QuoinGeometry
import QuoinModel

/// The heads of lists and tables, which are repeated on the pages on which these continue, and the lines at which pages
/// are cut.
struct PageHeads {
  /// A head and the part of the arrangement that shows it.
  struct Head {
    /// The head's item.
    var index: Int
    /// The part of the arrangement that is repeated: from the line above the head to the content after it.
    var top: Double
    var bottom: Double
    /// The end of the section or table that the head belongs to.
    var end: Double

    var height: Double { bottom - top }
  }

  /// The heads in the order of the items.
  private(set) var all: [Head] = []
  /// The positions of cuts that would leave a head alone, by the first row after it: before the head.
  private(set) var starts: [Int: Double] = [:]
  /// The horizontal collapsed borders.
  private let lines: [Rect]
  private let items: Arrangement.Items

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
      // Heads of lists are not rows.
      let isTable = item.isRow
      var next: Int?
      var other = isTable ? parent + 1 : item.end
      while other < items[parent].end {
        defer { other = max(other + 1, items[other].end) }
        guard !items[other].isPiece, frames[other].minY >= frame.maxY - 1e-3,
          frames[other].height > 0
        else { continue }
        if next.map({ frames[other].minY < frames[$0].minY }) ?? true { next = other }
        // The rows of a list are in order; those of a table's foot may come before its other rows.
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

  /// Returns how far the lines drawn along a height extend above and below it.
  func overhang(at height: Double) -> (above: Double, below: Double) {
    var (above, below) = (0.0, 0.0)
    // A line is centred between two rows, except for pixel rounding.
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

  /// Returns the heads that are repeated on a page that begins at a height, each with its offset from the top.
  ///
  /// The heads of nested content are below each other.
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
