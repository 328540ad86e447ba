import QuoinResources

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
    guard let body = PercentEncoding.strictlyDecoded(text[(comma + 1)...]) else { return nil }
    return head.suffix(7).elementsEqual(";base64".utf8) ? Base64.bytes(body) : body
  }
}
