extension CSS {
  /// Splits bytes into tokens: CSS Syntax 3 §4.3.
  ///
  /// Every input has tokens, so it never fails.
  struct Tokenizer {
    let bytes: [UInt8]
    var position = 0

    init(_ source: Source) { bytes = source.bytes }

    /// Returns all tokens, ending with `endOfFile`.
    static func tokens(_ source: Source) -> [Token] {
      var tokenizer = Tokenizer(source)
      var tokens: [Token] = []
      tokens.reserveCapacity(source.bytes.count / 3 + 1)
      while true {
        tokenizer.skipComments()
        let start = Int32(tokenizer.position)
        let kind = tokenizer.next()
        tokens.append(Token(kind: kind, start: start, end: Int32(tokenizer.position)))
        if kind == .endOfFile { return tokens }
      }
    }

    /// Returns the byte at an offset ahead, or 0 after the end; a real 0 counts as a letter, see
    /// `isName`.
    func peek(_ ahead: Int = 0) -> UInt8 {
      let index = position + ahead
      return index < bytes.count ? bytes[index] : 0
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// Skips comments: §4.3.2.
    private mutating func skipComments() {
      while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        position += 2
        while !isAtEnd, !(peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
          position += 1
        }
        position = min(position + 2, bytes.count)
      }
    }

    /// Consumes a token: §4.3.1.
    private mutating func next() -> Token.Kind {
      guard !isAtEnd else { return .endOfFile }
      let byte = bytes[position]
      if CSS.isSpace(byte) {
        while !isAtEnd, CSS.isSpace(bytes[position]) { position += 1 }
        return .whitespace
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
        return string(until: byte)
      case UInt8(ascii: "#"):
        guard isName(1) || isEscape(1) else { return delim() }
        position += 1
        let isID = startsIdent()
        return .hash(name(), isID: isID)
      case UInt8(ascii: "+"), UInt8(ascii: "."):
        return startsNumber() ? numeric() : delim()
      case UInt8(ascii: "-"):
        if startsNumber() { return numeric() }
        if peek(1) == UInt8(ascii: "-"), peek(2) == UInt8(ascii: ">") { return consume(3, .cdc) }
        return startsIdent() ? identLike() : delim()
      case UInt8(ascii: "<"):
        let isComment =
          peek(1) == UInt8(ascii: "!") && peek(2) == UInt8(ascii: "-")
          && peek(3) == UInt8(ascii: "-")
        return isComment ? consume(4, .cdo) : delim()
      case UInt8(ascii: "@"):
        position += 1
        if startsIdent() { return .atKeyword(name()) }
        position -= 1
        return delim()
      case UInt8(ascii: "\\"): return isEscape() ? identLike() : delim()
      case UInt8(ascii: "("): return consume(1, .openParen)
      case UInt8(ascii: ")"): return consume(1, .closeParen)
      case UInt8(ascii: "["): return consume(1, .openSquare)
      case UInt8(ascii: "]"): return consume(1, .closeSquare)
      case UInt8(ascii: "{"): return consume(1, .openBrace)
      case UInt8(ascii: "}"): return consume(1, .closeBrace)
      case UInt8(ascii: ","): return consume(1, .comma)
      case UInt8(ascii: ":"): return consume(1, .colon)
      case UInt8(ascii: ";"): return consume(1, .semicolon)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return numeric()
      default: return isNameStart() ? identLike() : delim()
      }
    }

    private mutating func consume(_ count: Int, _ kind: Token.Kind) -> Token.Kind {
      position += count
      return kind
    }

    private mutating func delim() -> Token.Kind {
      position += 1
      return .delim(bytes[position - 1])
    }
  }

  /// Returns whether a byte is white space, including newlines: §4.2, and §3.3 for preprocessing.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 12 || byte == 13
  }

  static func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 12 || byte == 13 }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 48...57: UInt32(byte) - 48
    case 65...70: UInt32(byte) - 55
    case 97...102: UInt32(byte) - 87
    default: nil
    }
  }
}
