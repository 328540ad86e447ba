/// The first error in a JSON text (RFC 8259).
///
/// JSON parsers report errors in their own terms; users need a line, a column and a correction.
struct JSONFault {
  let message: String
  /// The byte offset of the error.
  let offset: Int

  /// Returns the first error in a UTF-8 text, or `nil` if it is valid.
  ///
  /// A comma after the last member is accepted, as it is by parsers.
  static func find(in source: [UInt8]) -> JSONFault? {
    var scanner = JSONScanner(source)
    do throws(JSONFaultError) {
      try scanner.scan()
      return nil
    } catch {
      return JSONFault(message: error.message, offset: min(error.offset, source.count))
    }
  }
}

private struct JSONFaultError: Error {
  let message: String
  let offset: Int
}

/// Validates a text by the grammar of JSON, without recursion.
private struct JSONScanner {
  private let source: [UInt8]
  private var position = 0
  /// The open objects and lists: their start, and whether each is an object.
  private var open: [(start: Int, isObject: Bool)] = []

  init(_ source: [UInt8]) {
    self.source = source
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var next: UInt8? { position < source.count ? source[position] : nil }

  mutating func scan() throws(JSONFaultError) {
    skipSpace()
    if next == nil { throw fault("there is nothing in them") }
    repeat {
      try value()
      // The value is complete; the object or list around it continues, or ends.
      try finishMember()
    } while !open.isEmpty
    skipSpace()
    if next != nil { throw fault("\(shown) follows the end of the value") }
  }

  /// Scans a value, or its beginning up to the first value inside of it.
  private mutating func value() throws(JSONFaultError) {
    while true {
      skipSpace()
      switch next {
      case UInt8(ascii: "{"):
        open.append((position, true))
        position += 1
        skipSpace()
        if next == UInt8(ascii: "}") { return }
        try key()
      case UInt8(ascii: "["):
        open.append((position, false))
        position += 1
        skipSpace()
        if next == UInt8(ascii: "]") { return }
      case UInt8(ascii: "\""): return try string()
      case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
        return try number()
      default: return try word()
      }
    }
  }

  /// Scans what may follow a value: a comma, and the ends of objects and lists.
  private mutating func finishMember() throws(JSONFaultError) {
    while let inner = open.last {
      skipSpace()
      let end = inner.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if next == UInt8(ascii: ",") {
        position += 1
        skipSpace()
        if next != end { return inner.isObject ? try key() : () }
      }
      guard next == end else {
        guard next != nil else { throw unclosed(inner) }
        let sign = inner.isObject ? "}" : "]"
        throw fault("a ',' or '\(sign)' is missing before \(shown)")
      }
      position += 1
      open.removeLast()
    }
  }

  private mutating func key() throws(JSONFaultError) {
    guard next == UInt8(ascii: "\"") else {
      if let inner = open.last, next == nil { throw unclosed(inner) }
      throw fault("names of members stand in double quotes, and \(shown) does not")
    }
    let start = position
    try string()
    let name = String(decoding: source[start..<position], as: UTF8.self)
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      throw fault("a ':' is missing behind the name \(name)")
    }
    position += 1
  }

  private mutating func string() throws(JSONFaultError) {
    let start = position
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try checkCharacters(start..<position)
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20:
        throw byte == 10 || byte == 13
          ? JSONFaultError(
            message: "the text that begins here is not closed at the end of its line: a '\"' is "
              + "missing, or '\\n' for a new line", offset: start)
          : fault("texts hold no control characters; write \\t or \\u00XX")
      default: position += 1
      }
    }
    throw JSONFaultError(message: "the text that begins here is never closed", offset: start)
  }

  private mutating func escape() throws(JSONFaultError) {
    let start = position
    position += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let digits = source[position...].prefix(4)
      guard digits.count == 4,
        digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else {
        throw JSONFaultError(message: "'\\u' needs four hexadecimal digits", offset: start)
      }
      position += 4
    default:
      let end = position < source.count ? Character(Unicode.Scalar(source[position])) : " "
      throw JSONFaultError(
        message: "'\\\(end)' is not an escape sequence; a backslash is written '\\\\'",
        offset: start)
    }
  }

  private func checkCharacters(_ range: Range<Int>) throws(JSONFaultError) {
    guard String(validating: source[range], as: UTF8.self) == nil else { return }
    throw JSONFaultError(
      message: "the text that begins here is not in UTF-8", offset: range.lowerBound)
  }

  private mutating func number() throws(JSONFaultError) {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let first = position
    let whole = digits()
    var isNumber = whole > 0
    if whole > 1, source[first] == UInt8(ascii: "0") {
      throw JSONFaultError(message: "numbers do not begin with 0", offset: start)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      isNumber = digits() > 0 && isNumber
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      isNumber = digits() > 0 && isNumber
    }
    let text = String(decoding: source[start..<position], as: UTF8.self)
    if isNumber {
      guard Double(text)?.isFinite != true else { return }
      throw JSONFaultError(message: "'\(text)' is larger than numbers can be", offset: start)
    }
    throw JSONFaultError(message: "'\(text)' is not a number", offset: start)
  }

  private mutating func digits() -> Int {
    let count = source[position...].prefix { (0x30...0x39).contains($0) }.count
    position += count
    return count
  }

  private mutating func word() throws(JSONFaultError) {
    for word in ["true", "false", "null"] where shown == "'\(word)'" {
      position += word.utf8.count
      return
    }
    switch next {
    case nil:
      throw open.last.map { unclosed($0) } ?? fault("a value is missing")
    case UInt8(ascii: "'"): throw fault("texts stand in double quotes, not in single ones")
    case UInt8(ascii: "/"): throw fault("JSON has no comments")
    default: throw fault("\(shown) is not a valid value; strings need double quotes")
    }
  }

  private func unclosed(_ inner: (start: Int, isObject: Bool)) -> JSONFaultError {
    let what = inner.isObject ? "the object that begins here" : "the list that begins here"
    return JSONFaultError(
      message: "\(what) is never closed: a '\(inner.isObject ? "}" : "]")' is missing",
      offset: inner.start)
  }

  private func fault(_ message: String) -> JSONFaultError {
    JSONFaultError(message: message, offset: position)
  }

  /// The word or character at the current position, for messages.
  private var shown: String {
    let rest = source[position...].prefix(40)
    let word = rest.prefix {
      $0 >= 0x80 || Character(Unicode.Scalar($0)).isLetter
        || Character(Unicode.Scalar($0)).isNumber
    }
    if !word.isEmpty { return "'\(String(decoding: word, as: UTF8.self))'" }
    guard let first = String(decoding: rest, as: UTF8.self).first else { return "the end" }
    return "'\(first)'"
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }
}
