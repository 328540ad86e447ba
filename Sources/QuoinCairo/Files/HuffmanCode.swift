/// A Huffman code: frequent symbols get short codes (RFC 1951 §3.2.2).
struct HuffmanCode {
  /// The code length of each symbol in bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// The codes, with the first bit lowest.
  private(set) var words: [UInt32]

  /// Creates a code for symbols with the given frequencies.
  ///
  /// - Parameters:
  ///   - counts: the frequency of each symbol; at least one is positive.
  ///   - limit: the maximum code length in bits.
  init(counts: [Int], limit: Int) {
    lengths = Array(repeating: 0, count: counts.count)
    var order = counts.indices.filter { counts[$0] > 0 }
    // A code with a single word is incomplete, which some readers reject.
    for symbol in counts.indices where order.count < 2 && counts[symbol] == 0 {
      order.append(symbol)
    }
    order.sort { (counts[$0], $0) < (counts[$1], $1) }
    var numbers = HuffmanCode.numbers(of: order.map { max(1, counts[$0]) }, limit)
    HuffmanCode.fit(&numbers, limit)
    var next = order.makeIterator()
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<numbers[length] {
        if let symbol = next.next() { lengths[symbol] = UInt8(length) }
      }
    }
    words = HuffmanCode.words(of: lengths, numbers)
  }

  /// The number of codes of each length in the optimal code; longer ones are counted at the limit.
  ///
  /// - Parameter counts: the frequencies of the symbols, in ascending order.
  private static func numbers(of counts: [Int], _ limit: Int) -> [Int] {
    // The leaves, followed by the pairs of the two rarest trees, which are created in ascending
    // order.
    var weights = counts
    var parents = [Int](repeating: 0, count: counts.count)
    var (leaf, pair) = (0, counts.count)
    func rarest(_ weights: [Int]) -> Int {
      if leaf < counts.count, pair >= weights.count || weights[leaf] <= weights[pair] {
        leaf += 1
        return leaf - 1
      }
      pair += 1
      return pair - 1
    }
    for _ in 1..<counts.count {
      let (first, second) = (rarest(weights), rarest(weights))
      (parents[first], parents[second]) = (weights.count, weights.count)
      weights.append(weights[first] + weights[second])
      parents.append(0)
    }
    var depths = [Int](repeating: 0, count: weights.count)
    var numbers = [Int](repeating: 0, count: limit + 1)
    for index in (0..<weights.count - 1).reversed() {
      depths[index] = depths[parents[index]] + 1
      if index < counts.count { numbers[min(depths[index], limit)] += 1 }
    }
    return numbers
  }

  /// Lengthens codes until those that were shortened to the limit fit.
  private static func fit(_ numbers: inout [Int], _ limit: Int) {
    var taken = (1...limit).reduce(0) { $0 + numbers[$1] << (limit - $1) }
    while taken > 1 << limit {
      guard let shorter = (1..<limit).last(where: { numbers[$0] > 0 }) else { return }
      numbers[limit] -= 1
      numbers[shorter] -= 1
      numbers[shorter + 1] += 2
      taken -= 1
    }
  }

  private static func words(of lengths: [UInt8], _ numbers: [Int]) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: numbers.count)
    for length in 1..<numbers.count {
      starts[length] = (starts[length - 1] + (length > 1 ? UInt32(numbers[length - 1]) : 0)) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let word = starts[Int(length)]
      starts[Int(length)] += 1
      return UInt32(truncatingIfNeeded: bitReversed(word) >> (32 - UInt32(length)))
    }
  }

  private static func bitReversed(_ word: UInt32) -> UInt32 {
    var (rest, result) = (word, UInt32(0))
    for _ in 0..<32 {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
