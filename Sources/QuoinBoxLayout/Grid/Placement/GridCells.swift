/// The occupied cells of a grid.
///
/// A grid of usual size has a bit for each cell, in lines along the axis that is filled first; in a huge one the items
/// are searched.
struct GridCells {
  /// An obstacle: the position to continue from in the line, and the line after it.
  struct Obstacle {
    var end: Int
    var bottom: Int
  }

  private struct Area: BitwiseCopyable {
    var line: Int
    var bottom: Int
    var start: Int
    var end: Int
  }

  private var words: UnsafeMutablePointer<UInt64>
  /// The number of words per line, and of lines; zero words if items are searched.
  private var stride = 0
  private var lines = 0
  private let areas: UnsafeMutablePointer<Area>
  private var areaCount = 0

  /// The maximum number of cells stored as bits, which take two megabytes.
  static let maximumCells = 1 << 24

  init(_ arena: inout ItemArena, width: Int, lines: Int, isHuge: Bool, items: Int) {
    if !isHuge {
      stride = (width + 63) / 64 + 1
      self.lines = max(16, lines)
    }
    words = arena.allocate(UInt64.self, stride * self.lines)
    words.initialize(repeating: 0, count: stride * self.lines)
    areas = arena.allocate(Area.self, isHuge ? items : 0)
  }

  /// Returns the bits of a word for a range of cells.
  @inline(__always) private func mask(_ word: Int, _ start: Int, _ end: Int) -> UInt64 {
    let low = max(start - word * 64, 0)
    let high = min(end - word * 64, 64)
    return (high == 64 ? .max : (1 << UInt64(high)) - 1) & ~((1 << UInt64(low)) - 1)
  }

  /// Returns an obstacle between two positions in some lines, or `nil`.
  func obstacle(_ first: Int, _ count: Int, _ start: Int, _ end: Int) -> Obstacle? {
    for index in 0..<areaCount {
      let area = areas[index]
      if area.line < first + count, area.bottom > first, area.start < end, area.end > start {
        return Obstacle(end: area.end, bottom: area.bottom)
      }
    }
    for line in min(first, lines)..<min(first + count, lines) {
      for word in start / 64...(end - 1) / 64
      where words[line * stride + word] & mask(word, start, end) != 0 {
        return Obstacle(end: start + 1, bottom: first + 1)
      }
    }
    return nil
  }

  /// Marks cells as occupied.
  mutating func occupy(
    _ arena: inout ItemArena, _ first: Int, _ count: Int, _ start: Int, _ end: Int
  ) {
    guard stride > 0 else {
      areas[areaCount] = Area(line: first, bottom: first + count, start: start, end: end)
      areaCount += 1
      return
    }
    if first + count > lines { grow(&arena, first + count) }
    for line in first..<first + count {
      for word in start / 64...(end - 1) / 64 {
        words[line * stride + word] |= mask(word, start, end)
      }
    }
  }

  /// Whether all cells of a line are known to be occupied.
  func isFull(_ line: Int, _ width: Int) -> Bool {
    guard line < lines else { return false }
    for word in 0...(width - 1) / 64 {
      let all = mask(word, 0, width)
      if words[line * stride + word] & all != all { return false }
    }
    return true
  }

  private mutating func grow(_ arena: inout ItemArena, _ needed: Int) {
    let more = max(needed, lines * 2)
    let larger = arena.allocate(UInt64.self, stride * more)
    larger.update(from: words, count: stride * lines)
    (larger + stride * lines).initialize(repeating: 0, count: stride * (more - lines))
    words = larger
    lines = more
  }
}
