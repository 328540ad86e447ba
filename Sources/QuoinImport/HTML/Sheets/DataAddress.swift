import Foundation
import QuoinResources

/// Addresses that hold their data: RFC 2397, read as browsers do (Fetch §6).
enum DataAddress {
  /// The data, or `nil` where the address is not written as one.
  ///
  /// - Complexity: O(n), byte by byte: pictures and fonts of megabytes are written so.
  static func bytes(of address: String) -> [UInt8]? {
    let text = Array(address.utf8)
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let body = PercentEncoding.decoded(text[(comma + 1)...])
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
}
