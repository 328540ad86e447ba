/// Processes text like the resource compiler.
enum AndroidStrings {
  /// Returns the characters of a value, with white space outside of quotes collapsed and escapes
  /// replaced.
  ///
  /// - Parameters:
  ///   - raw: The value as written.
  ///   - isResource: Whether it comes from a values file, whose line breaks are formatting: spaces
  ///     before the end of a paragraph are dropped.
  static func text(_ raw: String, isResource: Bool = false) -> String {
    isPlain(raw) ? raw : texts([raw], isResource: isResource).joined()
  }

  /// Whether a value has nothing to replace: printable ASCII with single spaces between words.
  private static func isPlain(_ raw: String) -> Bool {
    var raw = raw
    return raw.withUTF8 { bytes in
      // A space at either end is dropped.
      var previous = UInt8(ascii: " ")
      for byte in bytes {
        guard (0x20...0x7E).contains(byte), byte != UInt8(ascii: "\""),
          byte != UInt8(ascii: "\\"),
          byte != UInt8(ascii: " ") || previous != UInt8(ascii: " ")
        else { return false }
        previous = byte
      }
      return previous != UInt8(ascii: " ") || bytes.isEmpty
    }
  }

  /// Returns the characters of a value's parts, each processed as part of the whole.
  static func texts(_ parts: [String], isResource: Bool) -> [String] {
    var reader = Reader(isResource: isResource)
    var ends: [Int] = []
    for (number, part) in parts.enumerated() {
      reader.read(Substring(part), isLast: number == parts.count - 1)
      ends.append(reader.result.count)
    }
    let result = reader.trimmed
    var start = 0
    return ends.map { end in
      defer { start = min(end, result.count) }
      return String(result[start..<min(end, result.count)])
    }
  }
}

/// Reads a value from its beginning.
private struct Reader {
  let isResource: Bool
  private(set) var result: [Character] = []
  private var isQuoted = false
  private var hasSpace = false
  /// The number of leading characters that came from quotes or escapes and are not trimmed.
  private var kept = 0

  init(isResource: Bool) { self.isResource = isResource }

  /// The characters so far, without trailing spaces.
  var trimmed: ArraySlice<Character> {
    var end = result.count
    while end > kept, result[end - 1] == " " { end -= 1 }
    return result[..<end]
  }

  /// Reads a part, including the space at its end.
  mutating func read(_ part: Substring, isLast: Bool) {
    var rest = part
    while let character = rest.popFirst() {
      if character == "\"" {
        if hasSpace, !result.isEmpty { result.append(" ") }
        hasSpace = false
        isQuoted.toggle()
        kept = result.count
        continue
      }
      if !isQuoted, character.isWhitespace, character != "\u{A0}" {
        // The preceding part already ends with a space.
        if result.count <= kept || result.last != " " { hasSpace = true }
        continue
      }
      let endsParagraph = isResource && character == "\\" && rest.first == "n"
      if hasSpace, !result.isEmpty, !endsParagraph { result.append(" ") }
      hasSpace = false
      if character == "\\" {
        if let escaped = Reader.escape(&rest) { result.append(escaped) }
        kept = result.count
      } else {
        result.append(character)
        if isQuoted { kept = result.count }
      }
    }
    guard hasSpace, !isLast, !result.isEmpty else { return }
    result.append(" ")
    hasSpace = false
  }

  private static func escape(_ rest: inout Substring) -> Character? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return nil }
      rest = rest.dropFirst(4)
      return Character(scalar)
    default: return letter
    }
  }
}
