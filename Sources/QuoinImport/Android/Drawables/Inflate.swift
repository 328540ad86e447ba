/// Decompresses DEFLATE data: RFC 1951.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the decompressed bytes, or `nil` if the data is invalid or exceeds a limit.
  static func bytes(_ packed: ArraySlice<UInt8>, atMost limit: Int) -> [UInt8]? {
    var inflate = Inflate(packed, limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ bytes: ArraySlice<UInt8>, _ limit: Int) {
    self.bytes = bytes
    self.limit = limit
    index = bytes.startIndex
  }

  private mutating func run() -> Bool {
    var isLast = false
    while !isLast {
      guard let last = readBits(1), let kind = readBits(2) else { return false }
      isLast = last == 1
      switch kind {
      case 0: guard stored() else { return false }
      case 1: guard block(Inflate.fixedLengths, Inflate.fixedDistances) else { return false }
      case 2:
        guard let (lengths, distances) = tables(), block(lengths, distances) else { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func readBits(_ count: Int) -> Int? {
    while bitCount < count {
      guard index < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[index]) << UInt32(bitCount)
      index += 1
      bitCount += 8
    }
    let value = Int(bits & ((1 << UInt32(count)) - 1))
    bits >>= UInt32(count)
    bitCount -= count
    return value
  }

  private mutating func stored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard index + 4 <= bytes.endIndex else { return false }
    let length = Int(bytes[index]) | Int(bytes[index + 1]) << 8
    index += 4
    guard index + length <= bytes.endIndex, output.count + length <= limit else { return false }
    output += bytes[index..<index + length]
    index += length
    return true
  }

  private mutating func block(_ lengths: Code, _ distances: Code) -> Bool {
    while true {
      guard let symbol = symbol(lengths) else { return false }
      switch symbol {
      case 0..<256:
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
      case 256: return true
      case 257..<286:
        let place = symbol - 257
        guard let more = readBits(Inflate.lengthBits[place]), let far = self.symbol(distances),
          far < 30, let further = readBits(Inflate.distanceBits[far])
        else { return false }
        let length = Inflate.lengthBases[place] + more
        let distance = Inflate.distanceBases[far] + further
        guard distance <= output.count, output.count + length <= limit else { return false }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      default: return false
      }
    }
  }

  /// A canonical Huffman code: the number of symbols of each length, and the symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1..<16 {
        symbols += lengths.indices.filter { lengths[$0] == length }
      }
    }
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, place) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = readBits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[place + value - first] }
      place += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func tables() -> (Code, Code)? {
    guard let literals = readBits(5), let distances = readBits(5), let count = readBits(4) else {
      return nil
    }
    var short = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for place in order.prefix(count + 4) {
      guard let length = readBits(3) else { return nil }
      short[place] = length
    }
    let code = Code(short)
    var lengths: [Int] = []
    let wanted = literals + 257 + distances + 1
    while lengths.count < wanted {
      guard let symbol = symbol(code) else { return nil }
      let repeated: (Int, Int)
      switch symbol {
      case 0..<16: repeated = (symbol, 1)
      case 16:
        guard let last = lengths.last, let more = readBits(2) else { return nil }
        repeated = (last, 3 + more)
      case 17:
        guard let more = readBits(3) else { return nil }
        repeated = (0, 3 + more)
      default:
        guard let more = readBits(7) else { return nil }
        repeated = (0, 11 + more)
      }
      lengths += [Int](repeating: repeated.0, count: repeated.1)
    }
    guard lengths.count == wanted else { return nil }
    return (Code(Array(lengths[..<(literals + 257)])), Code(Array(lengths[(literals + 257)...])))
  }

  private static let fixedLengths = Code(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}
