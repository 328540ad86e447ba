extension CSS.Tokenizer {
  /// Returns whether a name-start code point is ahead: §4.2; a zero byte stands for U+FFFD.
  func isNameStart(_ ahead: Int = 0) -> Bool {
    guard position + ahead < bytes.count else { return false }
    switch bytes[position + ahead] {
    case 65...90, 97...122, 95, 0, 128...255: return true
    default: return false
    }
  }

  /// Returns whether a name code point is ahead: §4.2.
  func isName(_ ahead: Int = 0) -> Bool {
    isNameStart(ahead) || CSS.isDigit(peek(ahead)) || peek(ahead) == UInt8(ascii: "-")
  }

  /// Returns whether a valid escape is ahead: §4.3.8.
  func isEscape(_ ahead: Int = 0) -> Bool {
    peek(ahead) == UInt8(ascii: "\\") && !CSS.isNewline(peek(ahead + 1))
      && position + ahead + 1 < bytes.count
  }

  /// Returns whether an identifier starts ahead: §4.3.9.
  func startsIdent(_ ahead: Int = 0) -> Bool {
    if peek(ahead) == UInt8(ascii: "-"), position + ahead < bytes.count {
      return isNameStart(ahead + 1) || peek(ahead + 1) == UInt8(ascii: "-")
        || isEscape(ahead + 1)
    }
    return isNameStart(ahead) || isEscape(ahead)
  }

  /// Consumes a name: §4.3.11.
  mutating func name() -> String {
    let start = position
    while isName(), bytes[position] != 0 { position += 1 }
    guard isName() || isEscape() else {
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var result = Array(bytes[start..<position])
    while !isAtEnd {
      if isName() {
        CSS.append(bytes[position], to: &result)
        position += 1
      } else if isEscape() {
        position += 1
        result.append(contentsOf: Array(String(escaped()).utf8))
      } else {
        break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Consumes an escaped character after the backslash: §4.3.7.
  mutating func escaped() -> Character {
    guard !isAtEnd else { return "\u{FFFD}" }
    guard CSS.hexValue(peek()) != nil else {
      // The escaped character may have several bytes.
      let start = position
      position += 1
      while !isAtEnd, bytes[position] & 0xC0 == 0x80 { position += 1 }
      if bytes[start] == 0 { return "\u{FFFD}" }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      return text.first ?? "\u{FFFD}"
    }
    var value: UInt32 = 0
    var count = 0
    while count < 6, !isAtEnd, let digit = CSS.hexValue(peek()) {
      value = value * 16 + digit
      position += 1
      count += 1
    }
    if peek() == 13, peek(1) == 10 {
      position += 2
    } else if !isAtEnd, CSS.isSpace(peek()) {
      position += 1
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return Character(scalar)
  }

  /// Consumes a string: §4.3.5.
  mutating func string(until quote: UInt8) -> CSS.Token.Kind {
    var result: [UInt8] = []
    while !isAtEnd {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        break
      }
      if CSS.isNewline(byte) { return .badString }
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        CSS.append(byte, to: &result)
        continue
      }
      if isAtEnd { break }
      if CSS.isNewline(peek()) {
        position += peek() == 13 && peek(1) == 10 ? 2 : 1
      } else {
        result.append(contentsOf: Array(String(escaped()).utf8))
      }
    }
    return .string(String(decoding: result, as: UTF8.self))
  }

  /// Consumes an identifier, function or URL: §4.3.4.
  mutating func identLike() -> CSS.Token.Kind {
    let name = name()
    guard peek() == UInt8(ascii: "("), !isAtEnd else { return .ident(name) }
    position += 1
    guard name.asciiLowercased == "url" else { return .function(name) }
    var ahead = 0
    while position + ahead < bytes.count, CSS.isSpace(peek(ahead)) { ahead += 1 }
    if peek(ahead) == UInt8(ascii: "\"") || peek(ahead) == UInt8(ascii: "'") {
      return .function(name)
    }
    return url()
  }

  /// Consumes an unquoted URL: §4.3.6.
  private mutating func url() -> CSS.Token.Kind {
    var result: [UInt8] = []
    while !isAtEnd, CSS.isSpace(peek()) { position += 1 }
    while !isAtEnd {
      let byte = bytes[position]
      if byte == UInt8(ascii: ")") {
        position += 1
        break
      }
      if CSS.isSpace(byte) {
        while !isAtEnd, CSS.isSpace(peek()) { position += 1 }
        if isAtEnd { break }
        if peek() != UInt8(ascii: ")") { return badURL() }
        continue
      }
      let isControl = (1...8).contains(byte) || byte == 11 || (14...31).contains(byte)
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(")
        || isControl || byte == 127
      {
        return badURL()
      }
      if byte == UInt8(ascii: "\\") {
        guard isEscape() else { return badURL() }
        position += 1
        result.append(contentsOf: Array(String(escaped()).utf8))
        continue
      }
      CSS.append(byte, to: &result)
      position += 1
    }
    return .url(String(decoding: result, as: UTF8.self))
  }

  /// Consumes the rest of an invalid URL: §4.3.14.
  private mutating func badURL() -> CSS.Token.Kind {
    while !isAtEnd {
      let byte = bytes[position]
      if byte == UInt8(ascii: ")") {
        position += 1
        break
      }
      if isEscape() {
        position += 1
        _ = escaped()
      } else {
        position += 1
      }
    }
    return .badURL
  }
}

extension CSS {
  /// Appends a byte, replacing zero with U+FFFD: §3.3.
  static func append(_ byte: UInt8, to result: inout [UInt8]) {
    if byte == 0 { result.append(contentsOf: [0xEF, 0xBF, 0xBD]) } else { result.append(byte) }
  }
}
