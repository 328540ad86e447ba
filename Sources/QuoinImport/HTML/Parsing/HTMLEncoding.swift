import Foundation
import QuoinModel

/// Converts the bytes of a document to UTF-8, following the HTML standard, §13.2.3.
enum HTMLEncoding {
  /// Returns the document in UTF-8 without a byte order mark, and a diagnostic if its encoding is
  /// doubtful.
  ///
  /// The encoding is determined by a byte order mark, then by `<meta charset>`. Otherwise it is
  /// UTF-8 if the bytes are valid, else windows-1252 as in browsers.
  static func decode(_ data: Data, path: String) -> (bytes: [UInt8], finding: Diagnostic?) {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return (Array(bytes.dropFirst(3)), nil)
    }
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      if let text = String(data: data.dropFirst(2), encoding: encoding) {
        return (Array(text.utf8), nil)
      }
      return (
        bytes,
        finding(
          "the document begins as UTF-16, which it is not: save it as UTF-8", at: 0, bytes, path)
      )
    }
    let label = label(of: bytes)
    if let label, let encoding = encodings[label.name] {
      if let text = String(data: data, encoding: encoding) { return (Array(text.utf8), nil) }
      return (
        bytes,
        finding(
          "the document is not in '\(label.name)', as declared here: save it as UTF-8",
          at: label.offset, bytes, path)
      )
    }
    if let label, !unicode.contains(label.name) {
      return (
        bytes,
        finding(
          "the encoding '\(label.name)' is not supported, and the document is read as UTF-8: save the document as UTF-8",
          at: label.offset, bytes, path)
      )
    }
    guard let fault = firstFault(in: bytes) else { return (bytes, nil) }
    if label == nil, let text = String(data: data, encoding: .windowsCP1252) {
      return (
        Array(text.utf8),
        finding(
          "this is not a character in UTF-8, so the document is read as windows-1252: save it as UTF-8, or "
            + "declare its encoding with <meta charset>", at: fault, bytes, path)
      )
    }
    return (
      bytes,
      finding(
        "this is not a character in UTF-8, and is shown as \u{FFFD}: save the document as UTF-8",
        at: fault, bytes, path)
    )
  }

  private static func finding(
    _ message: String, at offset: Int, _ bytes: [UInt8], _ path: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, rule: ImportError.Reason.encoding.rawValue, message,
      place: SourcePlace(of: offset, in: bytes, file: path))
  }

  /// Returns the encoding specified by a `<meta>` in the first 1024 bytes: §13.2.3.3.
  private static func label(of bytes: [UInt8]) -> (name: String, offset: Int)? {
    var scanner = MarkupScanner(Array(bytes.prefix(1024)))
    while let token = scanner.next() {
      guard token.kind == .startTag, token.name == "meta" else { continue }
      for attribute in token.attributes {
        let value = String(decoding: bytes[attribute.value], as: UTF8.self).lowercased()
        let offset = attribute.value.lowerBound
        if attribute.name == "charset" { return (trimmed(value), offset) }
        guard attribute.name == "content", let range = value.range(of: "charset=") else { continue }
        return (trimmed(String(value[range.upperBound...].prefix { $0 != ";" })), offset)
      }
    }
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    func isOuter(_ character: Character) -> Bool {
      character.isWhitespace || character == "'" || character == "\""
    }
    guard let first = text.firstIndex(where: { !isOuter($0) }),
      let last = text.lastIndex(where: { !isOuter($0) })
    else { return "" }
    return String(text[first...last])
  }

  /// Returns the offset of the first invalid byte in UTF-8.
  private static func firstFault(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, bytes.count - 1)
  }

  private static let marks: [([UInt8], String.Encoding)] = [
    ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
  ]

  /// The labels of UTF-8 in the Encoding standard (§4.2), and those of UTF-16, which mean UTF-8 in a
  /// `<meta>`.
  private static let unicode: Set<String> = [
    "utf-8", "utf8", "unicode-1-1-utf-8", "utf-16", "utf-16le", "utf-16be", "",
  ]

  /// Other encoding labels that Foundation supports.
  private static let encodings: [String: String.Encoding] = [
    "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252, "iso-8859-1": .windowsCP1252,
    "iso8859-1": .windowsCP1252, "latin1": .windowsCP1252, "ascii": .windowsCP1252,
    "us-ascii": .windowsCP1252, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
  ]
}
