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
  }

  /// Consecutive new chunks.
  private enum Group {
    /// Chunks that there were before.
    case shared(Range<Int>)
    /// One chunk with a number of elements, of some of the parts.
    case made(Range<Int>, count: Int)
  }

  /// The new chunks, in order.
  private var groups: [Group] = []
  /// The parts of the chunks that are made, in order.
  private var parts: [Part] = []
  /// The number of elements of each new chunk.
  private var sizes: [Int] = []
  /// The parts behind the last new chunk.
  private var open: [Part] = []
  /// The number of elements in these.
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
    sizes.reserveCapacity(counts.count + 2)
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
      if offset == 0, openCount == 0 || openCount >= ChunkMap.minimum {
        let first = chunk
        while chunk < counts.count, counts[chunk] >= ChunkMap.minimum, counts[chunk] <= rest {
          rest -= counts[chunk]
          chunk += 1
        }
        if chunk > first {
          close()
          groups.append(.shared(first..<chunk))
          sizes += counts[first..<chunk]
          continue
        }
      }
      let end = min(counts[chunk], offset + rest)
      add(Part(chunk: chunk, range: offset..<end))
      rest -= end - offset
      (chunk, offset) = (chunk + 1, 0)
    }
  }

  private mutating func add(_ part: Part) {
    open.append(part)
    openCount += part.range.count
  }

  /// Divides the parts behind the last chunk into chunks whose sizes differ by one at most.
  private mutating func close() {
    guard openCount > 0 else { return }
    let chunkCount = (openCount + ChunkMap.capacity - 1) / ChunkMap.capacity
    let (size, largerCount) = openCount.quotientAndRemainder(dividingBy: chunkCount)
    var first = parts.count
    var number = 0
    var room = largerCount > 0 ? size + 1 : size
    for part in open {
      var rest = part.range
      while !rest.isEmpty {
        let range = rest.prefix(room)
        parts.append(Part(chunk: part.chunk, range: range))
        rest = range.upperBound..<rest.upperBound
        room -= range.count
        guard room == 0 else { continue }
        let count = number < largerCount ? size + 1 : size
        groups.append(.made(first..<parts.count, count: count))
        sizes.append(count)
        first = parts.count
        number += 1
        room = number < largerCount ? size + 1 : size
      }
    }
    open.removeAll(keepingCapacity: true)
    openCount = 0
  }

  /// Applies the change to the chunks of a list.
  ///
  /// - Parameter blank: The element for new nodes.
  func apply<Element>(to chunks: inout [[Element]], blank: Element) {
    var new: [[Element]] = []
    new.reserveCapacity(sizes.count)
    for group in groups {
      switch group {
      case .shared(let range): new.append(contentsOf: chunks[range])
      case .made(let range, let count):
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for part in parts[range] {
          if part.chunk < 0 {
            elements.append(contentsOf: repeatElement(blank, count: part.range.count))
          } else {
            elements.append(contentsOf: chunks[part.chunk][part.range])
          }
        }
        new.append(elements)
      }
    }
    chunks = new
  }
}
