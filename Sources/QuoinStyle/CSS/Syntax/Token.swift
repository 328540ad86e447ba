extension CSS {
  /// A token of CSS Syntax 3 §4, with the bytes that it covers.
  package struct Token: Hashable, Sendable {
    package var kind: Kind
    /// The offset of the first byte.
    package var start: Int32
    /// The offset after the last byte.
    package var end: Int32

    package enum Kind: Hashable, Sendable {
      case ident(String)
      case function(String)
      case atKeyword(String)
      case hash(String, isID: Bool)
      case string(String)
      case badString
      case url(String)
      case badURL
      case delim(UInt8)
      case number(Double, isInteger: Bool)
      case percentage(Double)
      case dimension(Double, isInteger: Bool, unit: String)
      case whitespace
      case cdo
      case cdc
      case colon
      case semicolon
      case comma
      case openSquare
      case closeSquare
      case openParen
      case closeParen
      case openBrace
      case closeBrace
      case endOfFile
    }
  }
}

extension CSS.Token.Kind {
  /// Whether the token begins a block or a function.
  var opens: Bool {
    switch self {
    case .openSquare, .openParen, .openBrace, .function: true
    default: false
    }
  }

  /// The bracket that closes the block the token opens, or the closing bracket that the token is.
  var closer: UInt8? {
    switch self {
    case .openSquare, .closeSquare: UInt8(ascii: "]")
    case .openParen, .closeParen, .function: UInt8(ascii: ")")
    case .openBrace, .closeBrace: UInt8(ascii: "}")
    default: nil
    }
  }

  var closes: Bool {
    switch self {
    case .closeSquare, .closeParen, .closeBrace: true
    default: false
    }
  }

  /// The identifier in lowercase, if the token is one.
  var ident: String? {
    guard case .ident(let name) = self else { return nil }
    return name.asciiLowercased
  }

  func isDelim(_ character: Unicode.Scalar) -> Bool {
    if case .delim(let byte) = self { return UInt32(byte) == character.value }
    return false
  }
}

extension String {
  /// The string with ASCII letters in lowercase and others unchanged, for case-insensitive matching
  /// in CSS.
  package var asciiLowercased: String {
    guard utf8.contains(where: { $0 >= 65 && $0 <= 90 }) else { return self }
    return String(
      decoding: utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
