/// Integers 0, 1, 2… sorted into buckets, each bucket in ascending order (compressed rows).
struct Buckets: Sendable {
  private(set) var starts: [Int32] = [0]
  private(set) var items: [Int32] = []

  var count: Int { starts.count - 1 }

  init() {}

  /// Puts each index of `bucketOf` into the bucket with its number; indices with negative numbers
  /// are left out.
  init(bucketCount: Int, bucketOf: [Int32]) {
    starts = [Int32](repeating: 0, count: bucketCount + 1)
    for bucket in bucketOf where bucket >= 0 { starts[Int(bucket) + 1] += 1 }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var next = starts
    items = [Int32](repeating: 0, count: Int(starts[bucketCount]))
    for (item, bucket) in bucketOf.enumerated() where bucket >= 0 {
      items[Int(next[Int(bucket)])] = Int32(item)
      next[Int(bucket)] += 1
    }
  }

  subscript(bucket: Int) -> ArraySlice<Int32> {
    items[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }
}
