/// A position in the bytes of a document, with its line and column.
///
/// The cursor knows bytes, spaces and names; what they mean is the parser's.
struct XMLCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the position, or `nil` at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Moves behind the byte at the position.
  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// Moves to the next byte that is no white space; false at the end.
  mutating func skipSpaces() -> Bool {
    while let byte, XMLSource.isSpace(byte) { advance() }
    return byte != nil
  }

  func starts(with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return word.withUTF8Buffer { units in
      for index in 0..<length where bytes[offset + index] != units[index] { return false }
      return true
    }
  }

  /// Moves behind a word, if it is at the position.
  mutating func skip(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    for _ in 0..<word.utf8CodeUnitCount { advance() }
    return true
  }

  /// Moves behind the next occurrence of a word; false, and to the end, where there is none.
  mutating func skip(past word: StaticString) -> Bool {
    while byte != nil {
      if skip(word) { return true }
      advance()
    }
    return false
  }

  /// Moves behind the bytes up to one that is none of a name's, and answers what they say.
  mutating func readName() -> String {
    let start = offset
    while let byte, XMLCursor.isNameByte(byte) { advance() }
    return text(from: start)
  }

  /// What the bytes from an offset up to the position say.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
