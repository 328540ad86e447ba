import Foundation
import QuoinModel

/// The bytes of a document as UTF-8 with the XML declaration blanked out, safe to be parsed.
///
/// All text is brought to UTF-8 here, so that no parser can read other characters in it than the
/// checks did.
struct XMLSource {
  let bytes: [UInt8]

  init(_ data: Data, path: String) throws(ImportError) {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
    } else if let order = XMLSource.utf16Order(bytes) {
      bytes = try XMLSource.utf8(fromUTF16: bytes, order)
    }
    guard bytes.contains(where: { !XMLSource.isSpace($0) }) else {
      throw ImportError(.empty, "the document is empty")
    }
    if bytes.contains(0) {
      throw ImportError(.encoding, "the document is binary, or in an encoding that is not read")
    }
    bytes = try XMLSource.blankDeclaration(bytes, path: path)
    // The parser's wrapper dies of comments that are not valid UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ImportError(.encoding, "the document is not valid UTF-8")
    }
    self.bytes = bytes
    try XMLProlog.check(bytes, path: path)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private enum ByteOrder { case little, big }

  private static func utf16Order(_ bytes: [UInt8]) -> ByteOrder? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0x3C, 0x00): return .little
    case (0xFE, 0xFF), (0x00, 0x3C): return .big
    default: return nil
    }
  }

  private static func utf8(
    fromUTF16 bytes: [UInt8], _ order: ByteOrder
  ) throws(ImportError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = 0
    while index + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(order == .little ? second << 8 | first : first << 8 | second)
      index += 2
    }
    if units.first == 0xFEFF { units.removeFirst() }
    guard index == bytes.count, let text = String(validating: units, as: UTF16.self) else {
      throw ImportError(.encoding, "the document is not valid UTF-16")
    }
    return [UInt8](text.utf8)
  }

  /// Replaces `<?xml … ?>` by spaces, after a look at the encoding that it names.
  private static func blankDeclaration(
    _ bytes: [UInt8], path: String
  ) throws(ImportError) -> [UInt8] {
    guard bytes.starts(with: Array("<?xml".utf8)), bytes.count > 5, isSpace(bytes[5]) else {
      return bytes
    }
    guard let end = bytes.prefix(1024).firstIndex(of: 0x3E) else {
      throw ImportError(
        .notXML, "the XML declaration has no end",
        place: SourcePlace(file: path, line: 1, column: 1))
    }
    var bytes = bytes
    let declaration = String(decoding: bytes[0...end], as: UTF8.self).lowercased()
    if let name = encodingName(declaration) {
      switch name {
      case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii", "ascii": break
      case "iso-8859-1", "latin1": bytes = utf8(fromLatin1: bytes)
      default:
        throw ImportError(
          .encoding, "the encoding '\(name)' is not read; save the document as UTF-8",
          place: SourcePlace(file: path, line: 1, column: 1))
      }
    }
    for index in 0...end where !isSpace(bytes[index]) { bytes[index] = 0x20 }
    return bytes
  }

  private static func encodingName(_ declaration: String) -> String? {
    guard let word = declaration.range(of: "encoding") else { return nil }
    let rest = declaration[word.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static func utf8(fromLatin1 bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(0xC0 | byte >> 6)
        result.append(0x80 | byte & 0x3F)
      }
    }
    return result
  }
}
