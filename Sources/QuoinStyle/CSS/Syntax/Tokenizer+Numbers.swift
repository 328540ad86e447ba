extension CSS.Tokenizer {
  /// Returns whether a number starts here: §4.3.10.
  func startsNumber() -> Bool {
    var ahead = 0
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { ahead = 1 }
    if CSS.isDigit(peek(ahead)) { return true }
    return peek(ahead) == UInt8(ascii: ".") && CSS.isDigit(peek(ahead + 1))
  }

  /// Consumes a number, percentage or dimension: §4.3.3.
  mutating func numeric() -> CSS.Token.Kind {
    let (value, isInteger) = number()
    if startsIdent() { return .dimension(value, isInteger: isInteger, unit: name()) }
    if peek() == UInt8(ascii: "%"), !isAtEnd {
      position += 1
      return .percentage(value)
    }
    return .number(value, isInteger: isInteger)
  }

  /// Consumes a number: §4.3.12.
  ///
  /// An overflowing value becomes the largest finite one.
  private mutating func number() -> (Double, isInteger: Bool) {
    let start = position
    var isInteger = true
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
    while CSS.isDigit(peek()) { position += 1 }
    if peek() == UInt8(ascii: "."), CSS.isDigit(peek(1)) {
      isInteger = false
      position += 1
      while CSS.isDigit(peek()) { position += 1 }
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if CSS.isDigit(peek(isSigned ? 2 : 1)) {
        isInteger = false
        position += isSigned ? 2 : 1
        while CSS.isDigit(peek()) { position += 1 }
      }
    }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    let isSigned = isNegative || bytes[start] == UInt8(ascii: "+")
    // Swift's parser requires a digit before the point.
    let spelled =
      "0" + String(decoding: bytes[(isSigned ? start + 1 : start)..<position], as: UTF8.self)
    let value = min(Double(spelled) ?? 0, Double(Float.greatestFiniteMagnitude))
    return (isNegative ? -value : value, isInteger)
  }
}
