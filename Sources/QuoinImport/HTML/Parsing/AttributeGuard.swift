/// Finds elements with too many attributes, which HTML parsers compare pairwise.
struct AttributeGuard {
  /// Removes the attributes beyond a limit by replacing them with spaces, so that locations do not
  /// change.
  ///
  /// - Returns: The byte offset of the first removed attribute, or `nil`.
  /// - Complexity: O(n).
  static func limit(_ source: inout [UInt8], to maximumCount: Int) -> Int? {
    var guarding = AttributeGuard(maximumCount: maximumCount)
    var position = 0
    while let start = source[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      guard position < source.count else { break }
      if source[position] == UInt8(ascii: "!"), source[position...].starts(with: "!--".utf8) {
        position = end(of: "-->", from: position + 3, in: source)
        continue
      }
      let name = source[position...].prefix { isLetter($0) || (48...57).contains($0) || $0 == 45 }
      guard let first = name.first, isLetter(first) else { continue }
      let word =
        rawText.contains(name) ? String(decoding: name.map { $0 | 0x20 }, as: UTF8.self) : nil
      position = guarding.tag(name.endIndex, &source)
      if let word { position = end(of: "</" + word, from: position, in: source) }
    }
    return guarding.first
  }

  private let maximumCount: Int
  private var first: Int?

  /// Scans the attributes of a tag: HTML §13.2.5.32 and following.
  ///
  /// - Returns: The position after the tag.
  private mutating func tag(_ start: Int, _ source: inout [UInt8]) -> Int {
    var position = start
    var count = 0
    while position < source.count, source[position] != UInt8(ascii: ">") {
      guard source[position] > 32, source[position] != UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let attribute = position
      position = AttributeGuard.end(ofAttributeAt: position, source)
      count += 1
      guard count > maximumCount else { continue }
      first = first ?? attribute
      for index in attribute..<position where source[index] != 10 { source[index] = 32 }
    }
    return position
  }

  private static func end(ofAttributeAt start: Int, _ source: [UInt8]) -> Int {
    // A name may begin with `=`.
    var position = start + 1
    while position < source.count, source[position] > 32, !endsName(source[position]) {
      position += 1
    }
    var value = position
    while value < source.count, source[value] <= 32 { value += 1 }
    guard value < source.count, source[value] == UInt8(ascii: "=") else { return position }
    value += 1
    while value < source.count, source[value] <= 32 { value += 1 }
    guard value < source.count else { return value }
    let quote = source[value]
    if quote == 0x22 || quote == 0x27 {
      let end = source[(value + 1)...].firstIndex(of: quote) ?? source.count - 1
      return end + 1
    }
    while value < source.count, source[value] > 32, source[value] != UInt8(ascii: ">") {
      value += 1
    }
    return value
  }

  private static func end(of text: String, from start: Int, in source: [UInt8]) -> Int {
    let wanted = Array(text.utf8)
    var position = min(start, source.count)
    while let next = source[position...].firstIndex(of: wanted[0]) {
      let found = source[next...].prefix(wanted.count).map {
        isLetter($0) ? $0 | 0x20 : $0
      }
      if found == wanted { return next + wanted.count }
      position = next + 1
    }
    return source.count
  }

  /// Whether a visible character ends the name of an attribute.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  /// Elements whose content has no tags.
  private static let rawText: TagNames = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]
}
