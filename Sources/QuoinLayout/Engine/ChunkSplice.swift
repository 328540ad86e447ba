import QuoinStyle

/// Insertions, removals and moves of elements of a list in chunks.
///
/// Chunks that stay whole are shared with the list before; those around the changes are copied.
struct ChunkSplice {
  /// Consecutive elements of a chunk that there was before, or new elements.
  private struct Part {
    /// The former chunk, or -1 for new elements.
    var chunk: Int
    var range: Range<Int>
    var isWhole = false
  }

  /// The parts of all new chunks, in order.
  private var parts: [Part] = []
  /// The end of each new chunk in the list of parts.
  private var ends: [Int] = []
  /// The number of elements of each new chunk.
  private var sizes: [Int] = []
  /// The number of elements in the parts behind the last new chunk.
  private var openCount = 0

  /// The new division.
  var map: ChunkMap { ChunkMap(counts: sizes) }

  /// Creates the change of a list with one element per node.
  ///
  /// - Parameters:
  ///   - splice: The change of the nodes.
  ///   - old: The division before.
  ///   - counts: The number of elements in each chunk before.
  init(_ splice: PreorderSplice, of old: ChunkMap, counts: [Int]) {
    add(0..<splice.range.lowerBound, old, counts)
    for run in splice.runs {
      if run.isFresh {
        add(Part(chunk: -1, range: 0..<run.count))
      } else {
        add(run.first..<run.first + run.count, old, counts)
      }
    }
    add(splice.range.upperBound..<counts.reduce(0, +), old, counts)
    close()
  }

  /// Adds consecutive elements of the list before.
  private mutating func add(_ range: Range<Int>, _ old: ChunkMap, _ counts: [Int]) {
    guard !range.isEmpty else { return }
    var (chunk, offset) = old.place(of: range.lowerBound)
    var rest = range.count
    while rest > 0 {
      let end = min(counts[chunk], offset + rest)
      add(Part(chunk: chunk, range: offset..<end, isWhole: end - offset == counts[chunk]))
      rest -= end - offset
      (chunk, offset) = (chunk + 1, 0)
    }
  }

  private mutating func add(_ part: Part) {
    let count = part.range.count
    if part.isWhole, count >= ChunkMap.minimum, openCount == 0 || openCount >= ChunkMap.minimum {
      close()
      parts.append(part)
      ends.append(parts.count)
      sizes.append(count)
    } else {
      parts.append(part)
      openCount += count
    }
  }

  /// Divides the parts behind the last chunk into chunks whose sizes differ by one at most.
  private mutating func close() {
    guard openCount > 0 else { return }
    let chunkCount = (openCount + ChunkMap.capacity - 1) / ChunkMap.capacity
    let (size, largerCount) = openCount.quotientAndRemainder(dividingBy: chunkCount)
    let first = sizes.count
    sizes += (0..<chunkCount).map { $0 < largerCount ? size + 1 : size }
    let open = Array(parts[(ends.last ?? 0)...])
    parts.removeLast(open.count)
    var chunk = first
    var room = sizes[chunk]
    for part in open {
      var rest = part.range
      while !rest.isEmpty {
        let range = rest.prefix(room)
        let isWhole = part.isWhole && range.count == part.range.count
        parts.append(Part(chunk: part.chunk, range: range, isWhole: isWhole))
        rest = range.upperBound..<rest.upperBound
        room -= range.count
        guard room == 0 else { continue }
        ends.append(parts.count)
        chunk += 1
        if chunk < sizes.count { room = sizes[chunk] }
      }
    }
    openCount = 0
  }

  /// Applies the change to the chunks of a list.
  ///
  /// - Parameter blank: The element for new nodes.
  func apply<Element>(to chunks: inout [[Element]], blank: Element) {
    var new: [[Element]] = []
    new.reserveCapacity(ends.count)
    var first = 0
    for (end, count) in zip(ends, sizes) {
      let parts = parts[first..<end]
      first = end
      if let part = parts.first, parts.count == 1, part.isWhole {
        new.append(chunks[part.chunk])
        continue
      }
      var elements: [Element] = []
      elements.reserveCapacity(count)
      for part in parts {
        if part.chunk < 0 {
          elements.append(contentsOf: repeatElement(blank, count: part.range.count))
        } else {
          elements.append(contentsOf: chunks[part.chunk][part.range])
        }
      }
      new.append(elements)
    }
    chunks = new
  }
}
