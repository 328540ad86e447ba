/// A JSON text under construction.
///
/// It is stored as UTF-8 bytes, because appending to a string has additional cost.
struct JSONText {
  private var bytes: [UInt8] = []

  /// The text written so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes punctuation and names verbatim.
  mutating func write(_ syntax: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: syntax.utf8Start, count: syntax.utf8CodeUnitCount))
  }

  /// Writes a number without unnecessary digits; infinities, which JSON lacks, become 0.
  mutating func write(_ number: Double) {
    // Most lengths are whole numbers.
    if number.magnitude < 1e15, number == number.rounded() {
      write(Int(number))
    } else {
      write(DocumentJSON.number(number))
    }
  }

  mutating func write(_ number: Int) {
    guard number >= 0 else { return write(String(number)) }
    var place = 1
    while number / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

  /// Writes a text that has no characters to escape, without quotes.
  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes a quoted string.
  mutating func write(quoted text: String) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { letters in
      if letters.contains(where: { JSONText.isEscaped($0) }) {
        for byte in letters { writeEscaped(byte) }
      } else {
        bytes.append(contentsOf: letters)
      }
    }
    bytes.append(0x22)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    guard JSONText.isEscaped(byte) else { return bytes.append(byte) }
    switch byte {
    case 0x0A: write("\\n")
    case 0x09: write("\\t")
    case 0x0D: write("\\r")
    case 0x22, 0x5C:
      bytes.append(0x5C)
      bytes.append(byte)
    default:
      write(byte < 0x10 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}
