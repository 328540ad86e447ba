/// Finds the source ranges of the lines of a plain text, which lost only the spaces at which they
/// wrap and the breaks that end them.
struct FixedRanges {
  private var bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the range of the next line in the text's UTF-8, and the length of the break that ends
  /// it.
  mutating func next(_ line: String, isLast: Bool) -> (Range<Int>, breakLength: Int) {
    let start = position
    // The last line may be truncated, and then stands for the whole rest.
    guard !isLast else { return (start..<bytes.count, 0) }
    position = min(bytes.count, start + line.utf8.count)
    let length = breakLength
    if length == 0 {
      while position < bytes.count, bytes[position] == 32 { position += 1 }
    }
    let range = start..<position
    position += length
    return (range, length)
  }

  private var breakLength: Int {
    let rest = bytes[position...].prefix(3)
    switch rest.first {
    case 13: return rest.dropFirst().first == 10 ? 2 : 1
    case 10, 11, 12: return 1
    case 0xC2 where rest.dropFirst().first == 0x85: return 2
    case 0xE2
    where rest.count == 3 && rest.dropFirst().first == 0x80
      && (rest.last == 0xA8 || rest.last == 0xA9):
      return 3
    default: return 0
    }
  }
}
