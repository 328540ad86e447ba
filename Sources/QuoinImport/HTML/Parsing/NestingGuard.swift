/// Finds documents that would take an HTML parser quadratic time, before it sees them.
///
/// The standard's tree construction looks through the open elements at most tags, and opens unclosed
/// formatting elements anew in each block (§13.2.4.3), so deep nesting costs its square. Browsers
/// limit it too, to 512 elements.
struct NestingGuard {
  /// The most elements inside each other.
  static let mostElements = 10_000
  /// The most formatting elements that are open at once.
  static let mostFormatting = 256

  /// Where a limit is passed, in bytes from the start; `nil` for documents that may be parsed.
  ///
  /// Tags are counted as they are written, without the repairs of a parser, so only those count that
  /// need an end tag.
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
      if depth > mostElements || formatting > mostFormatting { return start }
    }
    return nil
  }

  /// Where there are more start tags than some, in bytes from the start.
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

  /// §13.1.2: void elements, and those whose end tag may be left out.
  private static let withoutEndTag: TagNames = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr", "html", "head", "body", "li", "dt", "dd", "p", "rt", "rp", "optgroup", "option",
    "colgroup", "caption", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// §13.2.4.3: the formatting elements.
  private static let formattingTags: TagNames = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]
}
