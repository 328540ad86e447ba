/// A position in the bytes of a document, with its line and column.
///
/// The cursor knows just enough of XML to find where tags begin; what is in them is the parser's.
struct XMLCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the position, or `nil` at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Moves behind the byte at the position.
  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// Moves to the next byte that is no white space; false at the end.
  mutating func skipSpaces() -> Bool {
    while let byte, XMLSource.isSpace(byte) { advance() }
    return byte != nil
  }

  func starts(with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return word.withUTF8Buffer { units in
      for index in 0..<length where bytes[offset + index] != units[index] { return false }
      return true
    }
  }

  /// Moves behind a word, if it is at the position.
  mutating func skip(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    for _ in 0..<word.utf8CodeUnitCount { advance() }
    return true
  }

  /// Moves behind the next occurrence of a word; false, and to the end, where there is none.
  mutating func skip(past word: StaticString) -> Bool {
    while byte != nil {
      if skip(word) { return true }
      advance()
    }
    return false
  }

  /// Moves behind the next start tag and answers where it began, or `nil` if there is no more.
  mutating func nextStartTag() -> (line: Int, column: Int)? {
    while let current = byte {
      guard current == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if skip("<!--") {
        _ = skip(past: "-->")
      } else if skip("<![CDATA[") {
        _ = skip(past: "]]>")
      } else if skip("<?") {
        _ = skip(past: "?>")
      } else if starts(with: "</") || starts(with: "<!") {
        _ = skip(past: ">")
      } else {
        let start = (line, column)
        skipTag()
        return start
      }
    }
    return nil
  }

  /// Moves behind the `>` of a tag; one in an attribute's value does not end it.
  private mutating func skipTag() {
    var quote: UInt8?
    while let current = byte {
      advance()
      if let open = quote {
        if current == open { quote = nil }
      } else if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
        quote = current
      } else if current == UInt8(ascii: ">") {
        return
      }
    }
  }
}
