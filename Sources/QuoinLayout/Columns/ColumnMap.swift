import QuoinGeometry

/// A map from content that was laid out in one long column to its division into several.
struct ColumnMap {
  /// A stretch of the long column that is in one piece.
  struct Segment {
    /// The top in the long column.
    var start: Double
    var end: Double
    /// The translation of the segment.
    var move: Point
    /// The end of the segment's column, after the translation.
    var bottom: Double
  }

  private(set) var segments: [Segment] = []

  mutating func add(_ segment: Segment) { segments.append(segment) }

  /// Returns the index of the segment that contains the top of a box.
  private func index(of top: Double) -> Int? {
    guard !segments.isEmpty else { return nil }
    let slack = 1.0 / 128
    return segments.lastIndex { $0.start <= top + slack } ?? 0
  }

  /// Returns the pieces of a box, in the order of the columns: CSS Fragmentation 3 §5.
  func pieces(of frame: Rect) -> [Rect] {
    guard let first = index(of: frame.minY) else { return [frame] }
    var pieces: [Rect] = []
    for (number, segment) in segments.enumerated().dropFirst(first) {
      if number > first, segment.start >= frame.maxY - 1.0 / 128 { break }
      let top = number == first ? frame.minY : segment.start
      let isCut = number + 1 < segments.count && segments[number + 1].start < frame.maxY - 1.0 / 128
      // A piece that continues in the next column reaches to the end of this one.
      let bottom = isCut ? segment.bottom - segment.move.y : frame.maxY
      pieces.append(
        Rect(x: frame.minX, y: top, width: frame.width, height: max(0, bottom - top))
          .offset(by: segment.move))
    }
    return pieces
  }

  /// Returns the moved frame of a box that is never broken, by the segment that contains its
  /// middle.
  func moved(_ frame: Rect) -> Rect {
    guard let index = index(of: frame.minY + frame.height / 2) else { return frame }
    return frame.offset(by: segments[index].move)
  }
}
