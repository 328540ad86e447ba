/// Multiples of rows under construction, while working rows are traced back to original ones.
///
/// All entries are 0 between uses, so that the cost of a certificate depends on its length and not
/// on the size of the system: thousands of rows may fail at once.
struct Origins {
  /// By row: the order in which it became a pivot; computed on first use.
  var orderOfRow: [Int32] = []
  private var sum: [Double] = []
  private var magnitude: [Double] = []
  private var isQueued: [Bool] = []
  private var heap = IndexHeap()

  /// Prepares for the rows of an elimination, numbered by the order in which they became pivots.
  mutating func prepare(rowCount: Int, pivots: [Int32]) {
    if orderOfRow.count == rowCount { return }
    orderOfRow.refill(with: Int32(pivots.count), count: rowCount)
    for (order, row) in pivots.enumerated() { orderOfRow[Int(row)] = Int32(order) }
    sum.refill(with: 0, count: rowCount)
    magnitude.refill(with: 0, count: rowCount)
    isQueued.refill(with: false, count: rowCount)
  }

  mutating func add(_ amount: Double, to row: Int32) {
    let index = Int(row)
    sum[index] += amount
    magnitude[index] = max(magnitude[index], amount.magnitude)
    if isQueued[index] { return }
    isQueued[index] = true
    heap.insert(Int64(-orderOfRow[index]) << 32 | Int64(row))
  }

  /// Removes and returns the row that became a pivot last; its multiple is 0 if it is only rounding
  /// error from a cancellation.
  mutating func takeLast() -> (row: Int, multiplier: Double)? {
    guard let entry = heap.popSmallest() else { return nil }
    let row = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
    let multiplier = sum[row]
    let isRounding = multiplier.magnitude <= 1e-12 * magnitude[row]
    sum[row] = 0
    magnitude[row] = 0
    isQueued[row] = false
    return (row, isRounding ? 0 : multiplier)
  }
}
