/// A queue of rows to be used for elimination, shortest first, then in order of arrival.
///
/// A row is queued again whenever its length changes; the reader skips outdated entries. Short
/// lengths, which include nearly all rows of a layout, have plain queues; longer rows share a heap.
struct RowQueue {
  private var short: [[Int32]] = [[], [], [], []]
  private var heads = [0, 0, 0, 0]
  private var long = IndexHeap()

  mutating func removeAll() {
    for length in short.indices {
      short[length].removeAll(keepingCapacity: true)
      heads[length] = 0
    }
    long.removeAll()
  }

  mutating func insert(_ row: Int32, length: Int) {
    if length < short.count {
      short[length].append(row)
    } else {
      long.insert(Int64(length) << 32 | Int64(row))
    }
  }

  /// The next entry: a row and its length, at most `limit`, at the time it was queued.
  mutating func next(upTo limit: Int) -> (row: Int32, length: Int)? {
    for length in short.indices where heads[length] < short[length].count {
      if length > limit { return nil }
      heads[length] += 1
      return (short[length][heads[length] - 1], length)
    }
    if limit < short.count { return nil }
    guard let entry = long.popSmallest() else { return nil }
    return (Int32(truncatingIfNeeded: entry & 0xFFFF_FFFF), Int(entry >> 32))
  }
}
