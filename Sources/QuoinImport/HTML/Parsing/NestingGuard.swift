/// Finds documents that would take an HTML parser quadratic time, before they are parsed.
///
/// The standard's tree construction searches the open elements at most tags, and reopens unclosed
/// formatting elements in each block (§13.2.4.3). Deep nesting therefore takes quadratic time.
/// Browsers limit the depth, too, to 512 elements.
struct NestingGuard {
  /// The maximum nesting depth of elements.
  static let maximumDepth = 10_000
  /// The maximum number of open formatting elements.
  static let maximumFormattingElements = 256

  /// Returns the byte offset at which a limit is exceeded, or `nil` for a document that can be
  /// parsed.
  ///
  /// Tags are counted as written, without the repairs of a parser, so only elements that require an
  /// end tag are counted.
  static func excess(in source: [UInt8]) -> Int? {
    var depth = 0
    var formatting = 0
    var position = 0
    while let start = source[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      guard position < source.count else { return nil }
      if source[position] == UInt8(ascii: "!"), source[position...].starts(with: "!--".utf8) {
        position = end(ofCommentAt: position + 3, in: source)
        continue
      }
      let isEnd = source[position] == UInt8(ascii: "/")
      if isEnd { position += 1 }
      let name = source[position...].prefix { isNameByte($0) }
      guard let first = name.first, first | 0x20 >= UInt8(ascii: "a") else { continue }
      position = name.endIndex
      guard !withoutEndTag.contains(name) else { continue }
      depth = max(0, depth + (isEnd ? -1 : 1))
      if formattingTags.contains(name) { formatting = max(0, formatting + (isEnd ? -1 : 1)) }
      if depth > maximumDepth || formatting > maximumFormattingElements { return start }
    }
    return nil
  }

  /// Returns the byte offset at which the number of start tags exceeds a limit.
  static func excess(in source: [UInt8], elements most: Int) -> Int? {
    guard source.count / 3 > most else { return nil }
    var count = 0
    for index in source.indices.dropLast()
    where source[index] == UInt8(ascii: "<") && (97...122).contains(source[index + 1] | 0x20) {
      count += 1
      if count > most { return index }
    }
    return nil
  }

  private static func end(ofCommentAt start: Int, in source: [UInt8]) -> Int {
    var position = min(start, source.count)
    while let dash = source[position...].firstIndex(of: UInt8(ascii: "-")) {
      if source[dash...].starts(with: "-->".utf8) { return dash + 3 }
      position = dash + 1
    }
    return source.count
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Void elements, and those whose end tag can be omitted: §13.1.2.
  private static let withoutEndTag: TagNames = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr", "html", "head", "body", "li", "dt", "dd", "p", "rt", "rp", "optgroup", "option",
    "colgroup", "caption", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// The formatting elements: §13.2.4.3.
  private static let formattingTags: TagNames = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]
}
