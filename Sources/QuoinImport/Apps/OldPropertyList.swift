/// A reader for old-style (OpenStep) property lists, the format of project files and most strings files:
/// `{ key = value; }`, `( a, b )`, quoted and bare words, `<data>`, comments.
struct OldPropertyList {
  /// A syntax error.
  struct Fault: Error {
    /// The position of the error, in bytes.
    let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses UTF-8 text: a value, or pairs without braces as in `.strings`.
  ///
  /// - Complexity: O(n).
  static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyValue {
    var reader = OldPropertyList(bytes)
    try reader.skip()
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]), reader.position == 0 {
      reader.position = 3
      try reader.skip()
    }
    switch reader.next {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return try reader.value(level: 0)
    default: return .dictionary(try reader.pairs(until: nil, level: 0))
    }
  }

  /// Returns the pairs before the first syntax error, and whether there was none.
  static func table(_ bytes: [UInt8]) -> (pairs: [String: PropertyValue], isWhole: Bool) {
    var reader = OldPropertyList(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    var pairs: [String: PropertyValue] = [:]
    do throws(Fault) {
      try reader.skip()
      let closing: UInt8? = reader.accept(UInt8(ascii: "{")) ? UInt8(ascii: "}") : nil
      while try reader.pair(until: closing, level: 0, into: &pairs) {}
      return (pairs, true)
    } catch {
      return (pairs, false)
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var fault: Fault { Fault(offset: position) }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skip() throws(Fault) {
    while let byte = next {
      if byte <= 0x20 {
        position += 1
      } else if byte == 0xE2, bytes[position...].starts(with: [0xE2, 0x80, 0xA8]) {
        // The line separator of Unicode.
        position += 3
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
          while let byte = next, byte != 10, byte != 13 { position += 1 }
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw Fault(offset: start)
  }

  private mutating func value(level: Int) throws(Fault) -> PropertyValue {
    count += 1
    guard level < PropertyValue.maximumDepth, count <= PropertyValue.maximumValues else {
      throw fault
    }
    try skip()
    switch next {
    case UInt8(ascii: "{"):
      position += 1
      return .dictionary(try pairs(until: UInt8(ascii: "}"), level: level + 1))
    case UInt8(ascii: "("):
      position += 1
      return .list(try values(level: level + 1))
    case UInt8(ascii: "<"):
      while next != nil, next != UInt8(ascii: ">") { position += 1 }
      guard accept(UInt8(ascii: ">")) else { throw fault }
      return .none
    default: return .text(try word())
    }
  }

  private mutating func values(level: Int) throws(Fault) -> [PropertyValue] {
    var values: [PropertyValue] = []
    while true {
      try skip()
      if accept(UInt8(ascii: ")")) { return values }
      values.append(try value(level: level))
      try skip()
      if accept(UInt8(ascii: ",")) { continue }
      guard accept(UInt8(ascii: ")")) else { throw fault }
      return values
    }
  }

  private mutating func pairs(
    until closing: UInt8?, level: Int
  ) throws(Fault) -> [String: PropertyValue] {
    var pairs: [String: PropertyValue] = [:]
    while try pair(until: closing, level: level, into: &pairs) {}
    return pairs
  }

  /// Reads a pair; of several pairs with the same key, the first wins.
  ///
  /// - Returns: `false` at the end of the pairs.
  private mutating func pair(
    until closing: UInt8?, level: Int, into pairs: inout [String: PropertyValue]
  ) throws(Fault) -> Bool {
    try skip()
    if let closing, accept(closing) { return false }
    if next == nil {
      if closing == nil { return false }
      throw fault
    }
    let key = try word()
    try skip()
    var value = PropertyValue.text(key)
    // The value of a key without a value is the key itself.
    if accept(UInt8(ascii: "=")) { value = try self.value(level: level) }
    if pairs[key] == nil { pairs[key] = value }
    try skip()
    // The last semicolon is optional.
    if !accept(UInt8(ascii: ";")), next != closing { throw fault }
    return true
  }

  private mutating func word() throws(Fault) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = position
    while let byte = next, OldPropertyList.isBare(byte) { position += 1 }
    guard position > start else { throw fault }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_.$/:-+@%~!?&#^`|*".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Fault) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    throw Fault(offset: start)
  }

  /// Reads an escape sequence after its backslash.
  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = next else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"): break
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard var unit = hexadecimal() else { return }
      // Surrogate pairs.
      if (0xD800..<0xDC00).contains(unit), position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] | 0x20 == UInt8(ascii: "u")
      {
        let start = position
        position += 2
        if let low = hexadecimal(), (0xDC00..<0xE000).contains(low) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = start
        }
      }
      text += Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(byte, into: &text)
    default: text.append(byte)
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    var (value, digits): (UInt32, Int) = (0, 0)
    while digits < 4, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      value = value << 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    return digits > 0 ? value : nil
  }

  private mutating func octal(_ first: UInt8, into text: inout [UInt8]) {
    var value = UInt32(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      value = value << 3 | UInt32(byte - UInt8(ascii: "0"))
      position += 1
    }
    text += Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).utf8)
  }
}
