import Foundation

/// Addresses that hold their data: RFC 2397, read as browsers do (Fetch §6).
enum DataAddress {
  /// The data, or `nil` where the address is not written as one.
  ///
  /// - Complexity: O(n), byte by byte: pictures and fonts of megabytes are written so.
  static func bytes(of address: String) -> [UInt8]? {
    let text = Array(address.utf8)
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let body = unescaped(text[(comma + 1)...])
    let isBase64 = String(decoding: text[..<comma], as: UTF8.self).lowercased().hasSuffix(";base64")
    return isBase64 ? decoded(body) : body
  }

  /// Base64 with spaces left out, and with or without its padding.
  private static func decoded(_ letters: [UInt8]) -> [UInt8]? {
    var letters = letters
    letters.removeAll { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 12 || $0 == 13 }
    let missing = -letters.count & 3
    guard missing < 3 else { return nil }
    letters += Array(repeating: UInt8(ascii: "="), count: missing)
    return Data(base64Encoded: Data(letters)).map { [UInt8]($0) }
  }

  /// Bytes with `%41` read as `A`; what is no such escape stays as it is.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
        let high = digit(text[index + 1]), let low = digit(text[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
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
