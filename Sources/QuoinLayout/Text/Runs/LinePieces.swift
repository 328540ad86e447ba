import QuoinModel

/// The pieces of a line in reading order: clusters with the same segment and level, and marks.
struct LinePieces {
  /// Clusters with the same segment and level, or a mark.
  struct Piece {
    var clusters: Range<Int>
    var segment: Int
    var level: UInt8
    var width: Double
    /// A truncation mark or a hyphen.
    var mark: String?
  }

  private(set) var pieces: [Piece] = []
  private(set) var width = 0.0
  /// Whether the last piece is complete.
  private var isClosed = true

  /// Adds a cluster of a text.
  mutating func append(_ index: Int, of text: ShapedText) {
    append(text.clusters[index], at: index, tabWidth: text.tabWidth)
  }

  /// Adds a cluster of a text with its index.
  mutating func append(_ cluster: ShapedText.Cluster, at index: Int, tabWidth: Double) {
    let isAlone = !cluster.traits.isDisjoint(with: [.tab, .object])
    let width =
      cluster.traits.contains(.tab)
      ? LineFiller.tab(from: self.width, every: tabWidth) : cluster.advance
    self.width += width
    let last = pieces.count - 1
    if !isAlone, !isClosed, pieces[last].segment == Int(cluster.segment),
      pieces[last].level == cluster.level, pieces[last].clusters.upperBound == index
    {
      pieces[last].clusters = pieces[last].clusters.lowerBound..<(index + 1)
      pieces[last].width += width
      return
    }
    pieces.append(
      Piece(
        clusters: index..<(index + 1), segment: Int(cluster.segment), level: cluster.level,
        width: width))
    isClosed = isAlone
  }

  /// Adds a mark in the look of a segment, at a cluster.
  mutating func append(mark: String, width: Double, at index: Int, segment: Int, level: UInt8) {
    pieces.append(
      Piece(clusters: index..<index, segment: segment, level: level, width: width, mark: mark))
    self.width += width
    isClosed = true
  }

  /// Returns the pieces from left to right: rule L2 of the Unicode bidirectional algorithm.
  func visualOrder(_ paragraph: UInt8) -> [Int] {
    var order = Array(pieces.indices)
    var highest = paragraph
    var lowestOdd = UInt8.max
    for piece in pieces {
      highest = max(highest, piece.level)
      if piece.level % 2 == 1 { lowestOdd = min(lowestOdd, piece.level) }
    }
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard pieces[order[start]].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, pieces[order[end]].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
