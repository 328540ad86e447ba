import QuoinModel

// What stands between tags, and in the quotes of attributes.
extension XMLTreeParser {
  /// Reads text up to the next tag or the end.
  mutating func readCharacters() throws(ImportError) {
    let start = place
    var text = ""
    var run = cursor.offset
    while let byte = cursor.byte, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        text += cursor.text(from: run)
        text.unicodeScalars.append(try readReference())
        run = cursor.offset
      } else if byte == UInt8(ascii: "\r") {
        text += cursor.text(from: run)
        text += "\n"
        skipLineEnd()
        run = cursor.offset
      } else {
        guard !cursor.starts(with: "]]>") else {
          throw malformed("']]>' ends no section here", place)
        }
        try skipCharacter()
      }
    }
    try add(text: text + cursor.text(from: run), at: start)
  }

  /// Reads a `CDATA` section of which the first word has been read.
  mutating func readSection(_ start: SourcePlace) throws(ImportError) {
    var text = ""
    var run = cursor.offset
    while !cursor.starts(with: "]]>") {
      guard let byte = cursor.byte else { throw truncated(start) }
      if byte == UInt8(ascii: "\r") {
        text += cursor.text(from: run)
        text += "\n"
        skipLineEnd()
        run = cursor.offset
      } else {
        try skipCharacter()
      }
    }
    try add(text: text + cursor.text(from: run), at: start)
    _ = cursor.skip("]]>")
  }

  /// Reads the value of an attribute and the quote behind it; `nil` where the document ends first.
  mutating func readValue(
    upTo quote: UInt8, of attribute: String
  ) throws(ImportError) -> String? {
    var text = ""
    var run = cursor.offset
    while let byte = cursor.byte {
      switch byte {
      case quote:
        let value = text + cursor.text(from: run)
        cursor.advance()
        return value
      case UInt8(ascii: "<"):
        throw malformed("the value of '\(attribute)' has a '<' in it", place)
      case UInt8(ascii: "&"):
        text += cursor.text(from: run)
        text.unicodeScalars.append(try readReference())
        run = cursor.offset
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        text += cursor.text(from: run)
        text += " "
        skipLineEnd()
        run = cursor.offset
      default: try skipCharacter()
      }
    }
    return nil
  }

  /// Moves behind one byte, or behind a carriage return and the line feed that belongs to it.
  private mutating func skipLineEnd() {
    if !cursor.skip("\r\n") { cursor.advance() }
  }

  /// Moves behind a byte of a character that XML allows.
  private mutating func skipCharacter() throws(ImportError) {
    guard let byte = cursor.byte else { return }
    if byte < 0x20, !XMLSource.isSpace(byte) {
      throw malformed("the control character \(hex(UInt32(byte))) is not allowed in XML", place)
    }
    if byte == 0xEF, cursor.starts(with: "\u{FFFE}") || cursor.starts(with: "\u{FFFF}") {
      throw malformed("U+FFFE and U+FFFF are no characters of XML", place)
    }
    cursor.advance()
  }

  /// Reads `&…;`.
  private mutating func readReference() throws(ImportError) -> Unicode.Scalar {
    let start = place
    cursor.advance()
    let isNumber = cursor.skip("#")
    let name = cursor.readName()
    guard cursor.skip(";") else {
      throw malformed("'&' begins no reference here; write &amp; for the character itself", start)
    }
    if isNumber {
      guard let scalar = XMLTreeParser.character(name) else {
        throw malformed("&#\(name.prefix(20)); is no character of XML", start)
      }
      return scalar
    }
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: throw malformed("the entity '&\(name.prefix(60));' is not declared", start)
    }
  }

  /// The character of a reference by its number: decimal, or hexadecimal after an `x`.
  private static func character(_ number: String) -> Unicode.Scalar? {
    let isHex = number.hasPrefix("x")
    let digits = number.utf8.dropFirst(isHex ? 1 : 0)
    guard let value = UInt32(Substring(digits), radix: isHex ? 16 : 10) else { return nil }
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: return Unicode.Scalar(value)
    default: return nil
    }
  }

  private func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
