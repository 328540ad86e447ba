/// The division of a list into chunks, which copies of the list share.
///
/// All chunks of a new list but the last are full. An insertion or removal splits and joins the chunks around it; all others
/// stay shared, even if the indices of their elements change.
struct ChunkMap: Sendable {
  /// The maximum number of elements in a chunk.
  ///
  /// A change of one element copies the list of chunks and one chunk. A chunk holds no references, so copying an element
  /// costs a tenth of copying a chunk's reference.
  static let capacity = 256
  /// The minimum number of elements of a chunk that stays shared when its neighbours are split; smaller ones are joined.
  static let minimum = 64

  /// The index of the first element of each chunk; empty if all chunks but the last are full.
  private var starts: [Int32] = []
  /// The chunk of every 64th element, if there are starts.
  private var guesses: [Int32] = []

  /// Creates the division into full chunks.
  init() {}

  /// Creates the division into chunks with the given numbers of elements.
  init(counts: some Collection<Int>) {
    guard !counts.dropLast().allSatisfy({ $0 == ChunkMap.capacity }) else { return }
    var start = 0
    starts.reserveCapacity(counts.count)
    guesses.reserveCapacity(counts.count * (ChunkMap.capacity / ChunkMap.minimum))
    for count in counts {
      let chunk = Int32(starts.count)
      starts.append(Int32(start))
      start += count
      while guesses.count * ChunkMap.minimum < start { guesses.append(chunk) }
    }
  }

  /// Adds an element at the end.
  ///
  /// - Parameters:
  ///   - index: The number of elements before it.
  ///   - startsChunk: Whether it is the first of a chunk, as behind a full one.
  @inline(__always) mutating func append(at index: Int, startsChunk: Bool) {
    if starts.isEmpty { return }
    if startsChunk { starts.append(Int32(index)) }
    if guesses.count * ChunkMap.minimum <= index { guesses.append(Int32(starts.count - 1)) }
  }

  /// Returns the chunk of an element, and its offset in the chunk.
  ///
  /// - Complexity: O(1), since only the last chunk may have fewer than ``minimum`` elements.
  @inline(__always) func place(of index: Int) -> (chunk: Int, offset: Int) {
    if starts.isEmpty { return (index / ChunkMap.capacity, index % ChunkMap.capacity) }
    return dividedPlace(of: index)
  }

  private func dividedPlace(of index: Int) -> (chunk: Int, offset: Int) {
    var chunk = Int(guesses[index / ChunkMap.minimum])
    while chunk + 1 < starts.count, starts[chunk + 1] <= index { chunk += 1 }
    return (chunk, index - Int(starts[chunk]))
  }

  /// Returns the index of the first element of a chunk.
  @inline(__always) func start(of chunk: Int) -> Int {
    starts.isEmpty ? chunk * ChunkMap.capacity : Int(starts[chunk])
  }
}
