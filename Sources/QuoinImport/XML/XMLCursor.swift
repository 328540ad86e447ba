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

  /// A piece of markup.
  struct Tag {
    enum Kind {
      /// `<a>`.
      case start
      /// `<a/>`.
      case empty
      /// `</a>`.
      case end
      /// A comment, a section, a declaration.
      case other
    }

    var kind: Kind
    /// Where it begins.
    var line: Int
    var column: Int
    /// The bytes of its name.
    var name: Range<Int>
    /// Whether the document does not end within it.
    var isComplete: Bool
  }

  /// Moves behind the next start tag and answers where it began, or `nil` if there is no more.
  mutating func nextStartTag() -> (line: Int, column: Int)? {
    while let tag = nextTag() {
      if tag.kind == .start || tag.kind == .empty { return (tag.line, tag.column) }
    }
    return nil
  }

  /// Moves behind the next piece of markup, or to the end where there is no more.
  mutating func nextTag() -> Tag? {
    while byte != nil, byte != UInt8(ascii: "<") { advance() }
    guard byte != nil else { return nil }
    var tag = Tag(
      kind: .other, line: line, column: column, name: offset..<offset, isComplete: true)
    if skip("<!--") {
      tag.isComplete = skip(past: "-->")
    } else if skip("<![CDATA[") {
      tag.isComplete = skip(past: "]]>")
    } else if skip("<?") {
      tag.isComplete = skip(past: "?>")
    } else if starts(with: "<!") {
      tag.isComplete = skip(past: ">")
    } else if skip("</") {
      tag.kind = .end
      tag.name = skipName()
      tag.isComplete = skip(past: ">")
    } else {
      advance()
      tag.name = skipName()
      tag.kind = .start
      skipAttributes(&tag)
    }
    return tag
  }

  private mutating func skipName() -> Range<Int> {
    let start = offset
    while let byte, !XMLSource.isSpace(byte), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      advance()
    }
    return start..<offset
  }

  /// Moves behind the `>` of a tag; one in an attribute's value does not end it.
  private mutating func skipAttributes(_ tag: inout Tag) {
    var quote: UInt8?
    var isEmpty = false
    while let current = byte {
      advance()
      if let open = quote {
        if current == open { quote = nil }
        continue
      }
      if current == UInt8(ascii: ">") {
        if isEmpty { tag.kind = .empty }
        return
      }
      isEmpty = current == UInt8(ascii: "/")
      if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { quote = current }
    }
    tag.isComplete = false
  }
}
