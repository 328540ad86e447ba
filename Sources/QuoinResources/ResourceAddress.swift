/// An address in a document, classified by what it refers to, following the URL standard as far as
/// files are concerned.
package enum ResourceAddress: Hashable, Sendable {
  /// An address that contains its data, as written but without surrounding space.
  case data(String)
  /// A path, absolute or relative to the document's base; percent escapes are decoded, query and
  /// fragment removed.
  case path(String)

  /// Parses an address.
  ///
  /// - Throws: `ResourceFailure.remote` for addresses on a network or another host, and
  ///   `ResourceFailure.notAPath` for text that does not name a file.
  package init(_ text: String) throws(ResourceFailure) {
    var bytes = Array(text.utf8)
    // Surrounding control characters and spaces, and line ends and tabs anywhere, are not part of
    // an address.
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    bytes = Array(bytes.drop { $0 <= 0x20 })
    let isData = ResourceAddress.scheme(of: bytes) == "data"
    bytes.removeAll { $0 == 9 || $0 == 10 || $0 == 13 }
    if isData {
      self = .data(String(decoding: bytes, as: UTF8.self))
      return
    }
    var rest = bytes[...]
    if let scheme = ResourceAddress.scheme(of: bytes) {
      guard scheme == "file" else { throw .remote }
      rest = bytes.dropFirst(5)
    }
    if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      rest = rest[..<end]
    }
    var path = rest.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    if path.starts(with: [47, 47]) {
      let host = path.dropFirst(2).prefix { $0 != 47 }
      let name = String(decoding: host, as: UTF8.self).lowercased()
      let isLocal =
        ResourceAddress.scheme(of: bytes) == "file" && (name.isEmpty || name == "localhost")
      guard isLocal else { throw .remote }
      path = Array(path.dropFirst(2 + host.count))
    }
    path = PercentEncoding.decoded(path)
    guard !path.isEmpty, !path.contains(0) else { throw .notAPath }
    self = .path(String(decoding: path, as: UTF8.self))
  }

  /// The scheme of an address in lower case, or `nil` for a relative address.
  private static func scheme(of bytes: [UInt8]) -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: ":")), end > 0 else { return nil }
    let name = bytes[..<end].map { $0 | 0x20 }
    let isLetter: (UInt8) -> Bool = { (97...122).contains($0) }
    guard isLetter(name[0]) else { return nil }
    let isScheme = bytes[..<end].allSatisfy { byte in
      isLetter(byte | 0x20) || (48...57).contains(byte) || [43, 45, 46].contains(byte)
    }
    return isScheme ? String(decoding: bytes[..<end], as: UTF8.self).lowercased() : nil
  }
}
