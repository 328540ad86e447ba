import CPangoCairo

/// Compresses bytes in zlib format (RFC 1950 and 1951), favouring speed over size.
///
/// Pictures of layouts are mostly flat, and compress to about the same size at any effort.
struct Compressor {
  /// The number of tokens (literals and repetitions) that share a code.
  private static let blockSize = 1 << 16

  private var output: [UInt8] = []
  /// The bits not written yet, and their number.
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// The checksum of the bytes so far (RFC 1950 §8.2).
  private var check: UInt32 = 1

  /// Appends the compressed form of the parts that a closure writes to a buffer.
  static func append(to buffer: inout [UInt8], _ parts: (inout Compressor) -> Void) {
    var compressor = Compressor()
    swap(&compressor.output, &buffer)
    compressor.output += [0x78, 0x01]
    parts(&compressor)
    compressor.add(0, (8 - compressor.bitCount % 8) % 8)
    compressor.flush()
    compressor.output += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: compressor.check >> $0) }
    swap(&compressor.output, &buffer)
  }

  /// Writes a part of the bytes; nothing in it refers to the parts before it.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    var reader = Repetitions(bytes)
    var tokens: [Repetitions.Token] = []
    tokens.reserveCapacity(Compressor.blockSize + 8)
    repeat {
      tokens.removeAll(keepingCapacity: true)
      reader.read(into: &tokens, about: Compressor.blockSize)
      write(block: tokens, isLast: isLast && reader.isAtEnd)
    } while !reader.isAtEnd
    check = libdeflate_adler32(check, bytes.baseAddress, bytes.count)
  }

  // MARK: Blocks

  private static let endOfBlock = 256

  private mutating func write(block tokens: [Repetitions.Token], isLast: Bool) {
    var counts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    counts[Compressor.endOfBlock] = 1
    for token in tokens {
      if token & Repetitions.repeats == 0 {
        counts[Int(token)] += 1
      } else {
        counts[DeflateSymbols.lengths[Int(token & 511)].symbol] += 1
        distanceCounts[DeflateSymbols.distance(Int(token >> 9 & 0x3F_FFFF)).symbol] += 1
      }
    }
    let code = HuffmanCode(counts: counts, limit: 15)
    let distances = HuffmanCode(counts: distanceCounts, limit: 15)
    add(isLast ? 1 : 0, 1)
    add(2, 2)
    write(code.lengths, distances.lengths)
    write(tokens, code, distances)
  }

  private mutating func write(
    _ tokens: [Repetitions.Token], _ code: HuffmanCode, _ distances: HuffmanCode
  ) {
    // A token has at most 48 bits.
    withUnsafeTemporaryAllocation(byteCount: tokens.count * 6 + 16, alignment: 4) { room in
      guard let start = room.baseAddress else { return }
      var target = BitTarget(start, bits, bitCount)
      func word(_ symbol: Int, _ code: HuffmanCode) -> (UInt64, Int) {
        (UInt64(code.words[symbol]), Int(code.lengths[symbol]))
      }
      for token in tokens {
        guard token & Repetitions.repeats != 0 else {
          let (bits, count) = word(Int(token), code)
          target.add(bits, count)
          continue
        }
        let length = DeflateSymbols.lengths[Int(token & 511)]
        let distance = DeflateSymbols.distance(Int(token >> 9 & 0x3F_FFFF))
        let (bits, count) = word(length.symbol, code)
        target.add(bits | UInt64(length.rest) << UInt64(count), count + length.extraBits)
        let (farBits, farCount) = word(distance.symbol, distances)
        target.add(
          farBits | UInt64(distance.rest) << UInt64(farCount), farCount + distance.extraBits)
      }
      let (end, endCount) = word(Compressor.endOfBlock, code)
      target.add(end, endCount)
      output += UnsafeRawBufferPointer(start: start, count: target.count)
      (bits, bitCount) = (target.bits, target.bitCount)
    }
  }

  /// The order in which code length code lengths are stored (RFC 1951 §3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Writes the two codes of a block as lists of code lengths.
  private mutating func write(_ code: [UInt8], _ distances: [UInt8]) {
    let codeCount = max(257, (code.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let symbols = Compressor.runs(Array(code[..<codeCount] + distances[..<distanceCount]))
    var counts = [Int](repeating: 0, count: 19)
    for run in symbols { counts[run.symbol] += 1 }
    let meta = HuffmanCode(counts: counts, limit: 7)
    let metaCount = max(4, (Compressor.order.lastIndex { meta.lengths[$0] > 0 } ?? 0) + 1)
    add(UInt64(codeCount - 257), 5)
    add(UInt64(distanceCount - 1), 5)
    add(UInt64(metaCount - 4), 4)
    for symbol in Compressor.order[..<metaCount] { add(UInt64(meta.lengths[symbol]), 3) }
    for run in symbols {
      add(UInt64(meta.words[run.symbol]), Int(meta.lengths[run.symbol]))
      add(UInt64(run.rest), run.extraBits)
    }
  }

  /// Encodes code lengths as symbols, some of which repeat a length (RFC 1951 §3.2.7).
  private static func runs(_ lengths: [UInt8]) -> [DeflateSymbols.Symbol] {
    var runs: [DeflateSymbols.Symbol] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let count = lengths[index...].prefix { $0 == length }.count
      var rest = count
      if length == 0 {
        while rest >= 3 {
          let part = min(rest, 138)
          runs.append(part > 10 ? .init(18, part - 11, 7) : .init(17, part - 3, 3))
          rest -= part
        }
      } else {
        runs.append(.init(Int(length), 0, 0))
        rest -= 1
        while rest >= 3 {
          let part = min(rest, 6)
          runs.append(.init(16, part - 3, 2))
          rest -= part
        }
      }
      for _ in 0..<rest { runs.append(.init(Int(length), 0, 0)) }
      index += count
    }
    return runs
  }

  // MARK: Bits

  /// Appends up to 28 bits, the lowest first.
  private mutating func add(_ value: UInt64, _ count: Int) {
    withUnsafeTemporaryAllocation(byteCount: 4, alignment: 4) { room in
      guard let start = room.baseAddress else { return }
      var target = BitTarget(start, bits, bitCount)
      target.add(value, count)
      output += UnsafeRawBufferPointer(start: start, count: target.count)
      (bits, bitCount) = (target.bits, target.bitCount)
    }
  }

  /// Writes the remaining bits, padded to whole bytes.
  private mutating func flush() {
    while bitCount > 0 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}

/// Memory that bits are written to, four bytes at a time.
private struct BitTarget {
  private let start: UnsafeMutableRawPointer
  /// The number of bytes written.
  private(set) var count = 0
  /// The bits not written yet, and their number.
  private(set) var bits: UInt64
  private(set) var bitCount: Int

  init(_ start: UnsafeMutableRawPointer, _ bits: UInt64, _ bitCount: Int) {
    (self.start, self.bits, self.bitCount) = (start, bits, bitCount)
  }

  /// Appends up to 28 bits, the lowest first.
  @inline(__always)
  mutating func add(_ value: UInt64, _ length: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += length
    guard bitCount >= 32 else { return }
    start.storeBytes(
      of: UInt32(truncatingIfNeeded: bits).littleEndian, toByteOffset: count, as: UInt32.self)
    count += 4
    bits >>= 32
    bitCount -= 32
  }
}
