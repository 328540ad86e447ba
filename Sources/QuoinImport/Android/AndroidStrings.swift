/// Texts as the resource compiler reads them.
enum AndroidStrings {
  /// The characters of a value: white space is collapsed outside of quotes, and escapes are what they stand for.
  ///
  /// - Parameters:
  ///   - raw: the value as it is written.
  ///   - isResource: whether it is of a values file, where lines are broken for those who read the file: spaces
  ///     before the end of a paragraph are not meant.
  static func text(_ raw: String, isResource: Bool = false) -> String {
    texts([raw], isResource: isResource).joined()
  }

  /// The characters of a value's parts, each as it is in the whole.
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
  /// The characters up to here came from quotes or escapes and are not trimmed.
  private var kept = 0

  init(isResource: Bool) { self.isResource = isResource }

  /// The characters so far without the spaces at their end.
  var trimmed: ArraySlice<Character> {
    var end = result.count
    while end > kept, result[end - 1] == " " { end -= 1 }
    return result[..<end]
  }

  /// Reads a part; the space at its end belongs to it.
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
        // The space at the end of the part before is one already.
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
