/// Splits bytes into literals and repetitions of earlier bytes (LZ77): runs of one byte, and
/// matches of four bytes or more found by a hash table.
///
/// Filtered pictures of layouts are mostly runs of zeros, which are skipped eight bytes at a time;
/// a general compressor records each position in them, which takes ten times as long.
struct Repetitions {
  /// A literal byte, or a repetition: bit 31, the distance from bit 9 up, and the length in the
  /// bits below.
  typealias Token = UInt32

  static let repeats: Token = 1 << 31
  private static let maximumLength = 258
  private static let farthest = 32_768

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The last index of four bytes, by their hash.
  private var places = [Int32](repeating: -1, count: 1 << 15)

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes have been split.
  var isAtEnd: Bool { index >= bytes.count }

  /// Appends tokens for at least one of the next bytes.
  ///
  /// - Parameter count: the approximate maximum number of tokens; the last run may add a few more.
  mutating func read(into tokens: inout [Token], about count: Int) {
    guard let base = bytes.baseAddress else { return }
    let start = UnsafeRawPointer(base)
    let end = bytes.count
    var index = index
    places.withUnsafeMutableBufferPointer { places in
      while index < end, tokens.count < count {
        if index > 0, index + 8 <= end {
          let length = Repetitions.run(start, index, end)
          if length >= 8 {
            Repetitions.add(run: length, to: &tokens)
            index += length
            continue
          }
          let word = start.loadUnaligned(fromByteOffset: index, as: UInt32.self)
          let slot = Int((word &* 0x9E37_79B1) >> 17)
          let place = Int(places[slot])
          places[slot] = Int32(truncatingIfNeeded: index)
          if place >= 0, index - place <= Repetitions.farthest,
            start.loadUnaligned(fromByteOffset: place, as: UInt32.self) == word
          {
            let length = Repetitions.likeness(start, place, index, end)
            tokens.append(Repetitions.repeats | Token(index - place) << 9 | Token(length))
            index += length
            continue
          }
        }
        tokens.append(Token(base[index]))
        index += 1
      }
    }
    self.index = index
  }

  /// The number of bytes from an index on that equal the byte before it.
  private static func run(_ start: UnsafeRawPointer, _ from: Int, _ end: Int) -> Int {
    let byte = start.load(fromByteOffset: from - 1, as: UInt8.self)
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = from
    while index + 8 <= end {
      let difference = start.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
      if difference != 0 { return index - from + difference.littleEndian.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end, start.load(fromByteOffset: index, as: UInt8.self) == byte { index += 1 }
    return index - from
  }

  /// The number of bytes that are equal from two indices on; the first four are known to be.
  private static func likeness(
    _ start: UnsafeRawPointer, _ first: Int, _ second: Int, _ end: Int
  ) -> Int {
    let most = min(maximumLength, end - second)
    var length = 4
    while length + 8 <= most {
      let difference =
        start.loadUnaligned(fromByteOffset: first + length, as: UInt64.self)
        ^ start.loadUnaligned(fromByteOffset: second + length, as: UInt64.self)
      if difference != 0 { return length + difference.littleEndian.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < most,
      start.load(fromByteOffset: first + length, as: UInt8.self)
        == start.load(fromByteOffset: second + length, as: UInt8.self)
    {
      length += 1
    }
    return length
  }

  /// Appends a run in parts, none shorter than three bytes.
  private static func add(run length: Int, to tokens: inout [Token]) {
    var rest = length
    while rest > 0 {
      var part = min(rest, maximumLength)
      if rest - part == 1 || rest - part == 2 { part -= 3 }
      tokens.append(repeats | 1 << 9 | Token(part))
      rest -= part
    }
  }
}
