/// Which cells of a grid are taken: a bit for each, in lines along the axis that is filled first.
struct GridCells {
  private var words: UnsafeMutablePointer<UInt64>
  /// Words for a line, and lines.
  private var stride: Int
  private var lines: Int

  init(_ arena: inout ItemArena, width: Int, lines: Int) {
    stride = (width + 63) / 64 + 1
    self.lines = max(16, lines)
    words = arena.take(UInt64.self, stride * self.lines)
    words.initialize(repeating: 0, count: stride * self.lines)
  }

  /// The bits of a word that lie in a range of cells.
  @inline(__always) private func mask(_ word: Int, _ start: Int, _ end: Int) -> UInt64 {
    let low = max(start - word * 64, 0)
    let high = min(end - word * 64, 64)
    return (high == 64 ? .max : (1 << UInt64(high)) - 1) & ~((1 << UInt64(low)) - 1)
  }

  /// Whether all cells of some lines are free between two places.
  func isFree(_ first: Int, _ count: Int, _ start: Int, _ end: Int) -> Bool {
    for line in first..<min(first + count, lines) where first < lines {
      for word in start / 64...(end - 1) / 64
      where words[line * stride + word] & mask(word, start, end) != 0 { return false }
    }
    return true
  }

  /// Takes cells.
  mutating func take(
    _ arena: inout ItemArena, _ first: Int, _ count: Int, _ start: Int, _ end: Int
  ) {
    if first + count > lines { grow(&arena, first + count) }
    for line in first..<first + count {
      for word in start / 64...(end - 1) / 64 {
        words[line * stride + word] |= mask(word, start, end)
      }
    }
  }

  private mutating func grow(_ arena: inout ItemArena, _ needed: Int) {
    let more = max(needed, lines * 2)
    let larger = arena.take(UInt64.self, stride * more)
    larger.update(from: words, count: stride * lines)
    (larger + stride * lines).initialize(repeating: 0, count: stride * (more - lines))
    words = larger
    lines = more
  }
}
