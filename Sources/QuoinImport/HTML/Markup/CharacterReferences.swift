/// Finds invalid character references (HTML §13.2.5.72).
struct CharacterReferences {
  /// A problem and the byte at which it occurs.
  struct Fault {
    let message: String
    let offset: Int
  }

  private let source: [UInt8]
  /// Whether names denote a character, for the names seen so far.
  private var known: [String: Bool] = [:]

  init(_ source: [UInt8]) { self.source = source }

  /// Returns the problems in a text or an attribute value, at most `limit` of them.
  mutating func faults(in range: Range<Int>, ofAttribute: Bool, limit: Int) -> [Fault] {
    var faults: [Fault] = []
    var position = range.lowerBound
    while faults.count < limit,
      let start = source[position..<range.upperBound].firstIndex(of: UInt8(ascii: "&"))
    {
      position = start + 1
      let rest = source[position..<range.upperBound]
      let message: String?
      if rest.first == UInt8(ascii: "#") {
        message = number(rest.dropFirst(), ofAttribute: ofAttribute)
      } else {
        message = name(rest, ofAttribute: ofAttribute)
      }
      if let message { faults.append(Fault(message: message, offset: start)) }
    }
    return faults
  }

  private func number(_ rest: ArraySlice<UInt8>, ofAttribute: Bool) -> String? {
    let isHexadecimal = rest.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = (isHexadecimal ? rest.dropFirst() : rest).prefix {
      let character = Character(Unicode.Scalar($0))
      return isHexadecimal ? character.isHexDigit : ("0"..."9").contains(character)
    }
    let text = "&#" + (isHexadecimal ? "x" : "") + String(decoding: digits, as: UTF8.self)
    guard !digits.isEmpty else {
      return rest.isEmpty || ofAttribute ? nil : "'\(text)' has no number; for a '&' write '&amp;'"
    }
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    guard let value, value > 0, Unicode.Scalar(value) != nil else {
      return "'\(text);' is not a character"
    }
    return nil
  }

  private mutating func name(_ rest: ArraySlice<UInt8>, ofAttribute: Bool) -> String? {
    let name = rest.prefix(40).prefix {
      let character = Character(Unicode.Scalar($0))
      return $0 < 0x80 && (character.isLetter || character.isNumber)
    }
    guard !name.isEmpty else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    if rest.dropFirst(name.count).first == UInt8(ascii: ";") {
      return isKnown(text + ";") ? nil : "'&\(text);' is not a character; for a '&' write '&amp;'"
    }
    // In addresses, names after '&' are not references.
    guard !ofAttribute, isKnown(text + ";"), !isKnown(text) else { return nil }
    return "'&\(text)' is shown as it is: a ';' is missing"
  }

  /// Returns whether the parser knows a name; it contains the table of the standard (§13.5).
  private mutating func isKnown(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    let tree = HTMLParser.tree(Array("<p>&\(name)".utf8))
    let answer = tree.items.last { $0.tag == nil }?.text.hasPrefix("&\(name)") == false
    known[name] = answer
    return answer
  }
}
