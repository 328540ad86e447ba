/// The expansion of the variables of a `.stringsdict` entry, written as `%#@name@`.
///
/// The plural forms of variables can contain variables in turn, so a small file can describe an arbitrarily long text.
/// The number of bytes that are read is therefore limited.
struct PluralFormat {
  /// The entry of the `.stringsdict` file, with the variables by name.
  let variables: PropertyValue
  /// The bytes that may still be read; negative if the limit is exceeded.
  private(set) var room: Int
  private var result: [UInt8] = []

  /// The maximum number of bytes that the expansions of a file read.
  static let maximumBytes = 4 << 20
  /// The maximum number of variables inside each other; a variable that contains itself is displayed as written.
  private static let maximumDepth = 16

  init(variables: PropertyValue, room: Int) {
    (self.variables, self.room) = (variables, room)
  }

  /// Returns a text with its variables replaced by their plural forms, or `nil` if that exceeds the limit.
  ///
  /// - Complexity: O(*room*).
  mutating func expanded(_ text: String) -> String? {
    result = []
    append(Array(text.utf8), level: 0)
    return room < 0 ? nil : String(decoding: result, as: UTF8.self)
  }

  private mutating func append(_ text: [UInt8], level: Int) {
    room -= text.count
    var index = 0
    while index < text.count, room >= 0 {
      if let (words, end) = variable(in: text, at: index), level < PluralFormat.maximumDepth {
        append(Array(words.utf8), level: level + 1)
        index = end
      } else {
        result.append(text[index])
        index += 1
      }
    }
  }

  /// Returns the plural form of the variable whose reference begins at an index, and the end of the reference.
  private func variable(in text: [UInt8], at start: Int) -> (words: String, end: Int)? {
    guard text[start] == UInt8(ascii: "%"), text[start...].starts(with: "%#@".utf8),
      let end = text[(start + 3)...].firstIndex(of: UInt8(ascii: "@")),
      let variable = variables[String(decoding: text[start + 3..<end], as: UTF8.self)],
      let words = variable["other"]?.text ?? variable["many"]?.text
    else { return nil }
    return (words, end + 1)
  }
}
