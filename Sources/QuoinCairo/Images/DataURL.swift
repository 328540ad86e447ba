/// The bytes of a `data:` URL (RFC 2397).
enum DataURL {
  /// Whether a name is a `data:` URL.
  static func isOne(_ name: String) -> Bool {
    name.utf8.prefix(5).elementsEqual("data:".utf8)
      || name.utf8.prefix(5).elementsEqual("DATA:".utf8)
  }

  /// The decoded bytes, or `nil` if the URL is malformed.
  static func bytes(_ name: String) -> [UInt8]? {
    guard isOne(name) else { return nil }
    let text = Array(name.utf8)
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let head = text[5..<comma].map { $0 | 0x20 }
    guard let body = unescaped(text[(comma + 1)...]) else { return nil }
    return head.suffix(7).elementsEqual(";base64".utf8) ? Base64.bytes(body) : body
  }

  /// Decodes percent escapes such as `%41` into `A`.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "%") else {
        bytes.append(text[index])
        index += 1
        continue
      }
      guard index + 2 < text.endIndex, let high = digit(text[index + 1]),
        let low = digit(text[index + 2])
      else { return nil }
      bytes.append(high << 4 | low)
      index += 3
    }
    return bytes
  }

  private static func digit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): letter - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
