import Foundation
import QuoinResources

/// Decodes data URLs: RFC 2397, with the parsing rules of browsers (Fetch §6).
enum DataAddress {
  /// Returns the data of a data URL, or `nil` if it is malformed.
  ///
  /// - Complexity: O(n). It works on bytes, because images and fonts of several megabytes are
  ///   embedded this way.
  static func bytes(of address: String) -> [UInt8]? {
    let text = Array(address.utf8)
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let body = PercentEncoding.decoded(text[(comma + 1)...])
    let isBase64 = String(decoding: text[..<comma], as: UTF8.self).lowercased().hasSuffix(";base64")
    return isBase64 ? decoded(body) : body
  }

  /// Decodes Base64, ignoring white space, with or without padding.
  private static func decoded(_ letters: [UInt8]) -> [UInt8]? {
    var letters = letters
    letters.removeAll { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 12 || $0 == 13 }
    let missing = -letters.count & 3
    guard missing < 3 else { return nil }
    letters += Array(repeating: UInt8(ascii: "="), count: missing)
    return Data(base64Encoded: Data(letters)).map { [UInt8]($0) }
  }
}
