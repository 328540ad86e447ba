/// Texts as the resource compiler reads them.
enum AndroidStrings {
  /// The characters of a value: white space is collapsed outside of quotes, and escapes are what they stand for.
  ///
  /// - Parameters:
  ///   - raw: the value as it is written.
  ///   - isResource: whether it is of a values file, where lines are broken for those who read the file: spaces
  ///     before the end of a paragraph are not meant.
  static func text(_ raw: String, isResource: Bool = false) -> String {
    var result: [Character] = []
    var isQuoted = false
    var hasSpace = false
    // The characters up to here came from quotes or escapes and are not trimmed.
    var kept = 0
    var rest = Substring(raw)
    while let character = rest.popFirst() {
      if character == "\"" {
        if hasSpace, !result.isEmpty { result.append(" ") }
        hasSpace = false
        isQuoted.toggle()
        kept = result.count
        continue
      }
      if !isQuoted, character.isWhitespace, character != "\u{A0}" {
        hasSpace = true
        continue
      }
      let endsParagraph = isResource && character == "\\" && rest.first == "n"
      if hasSpace, !result.isEmpty, !endsParagraph { result.append(" ") }
      hasSpace = false
      if character == "\\" {
        if let escaped = escape(&rest) { result.append(escaped) }
        kept = result.count
      } else {
        result.append(character)
        if isQuoted { kept = result.count }
      }
    }
    while result.count > kept, result.last == " " { result.removeLast() }
    return String(result)
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
