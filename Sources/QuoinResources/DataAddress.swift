/// Addresses that contain their data, `data:image/png;base64,…`: Fetch §6.
package enum DataAddress {
  /// Returns whether an address contains its data.
  package static func isOne(_ address: some StringProtocol) -> Bool {
    address.utf8.drop { $0 <= 0x20 }.prefix(5).lazy.map { $0 | 0x20 }
      .elementsEqual("data:".utf8.lazy.map { $0 | 0x20 })
  }

  /// Returns the data of an address, or `nil` if it is malformed.
  ///
  /// - Complexity: O(n). It works on bytes, because pictures and fonts of several megabytes are embedded this way.
  package static func bytes(of address: String) -> [UInt8]? {
    guard isOne(address) else { return nil }
    var text = Array(address.utf8)
    // Surrounding control characters and spaces, and line ends and tabs anywhere, are not part of an address: URL §4.4.
    while let last = text.last, last <= 0x20 { text.removeLast() }
    text.removeAll { $0 == 9 || $0 == 10 || $0 == 13 }
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let body = PercentEncoding.decoded(text[(comma + 1)...])
    return isBase64(text[..<comma]) ? Base64.bytes(body) : body
  }

  /// Returns whether the type of an address ends in `; base64`, with any number of spaces.
  private static func isBase64(_ type: ArraySlice<UInt8>) -> Bool {
    let type = type.reversed().drop { $0 == 0x20 }
    guard type.prefix(6).map({ $0 | 0x20 }).elementsEqual("46esab".utf8) else { return false }
    return type.dropFirst(6).first { $0 != 0x20 } == UInt8(ascii: ";")
  }
}
