/// A tag, or the content between two tags, as written.
struct MarkupToken {
  enum Kind {
    case startTag
    case endTag
    case text
    /// A comment, a document type or a CDATA section.
    case aside
  }

  /// An attribute of a tag.
  struct Attribute {
    /// The name, in lowercase.
    var name: String
    var nameRange: Range<Int>
    /// The range of the value without quotes.
    var value: Range<Int>
    /// Whether the document ends before the closing quote.
    var isCutOff = false
  }

  var kind: Kind
  /// The range in bytes.
  var range: Range<Int>
  /// The name of the element, in lowercase.
  var name = ""
  var attributes: [Attribute] = []
  /// Whether the tag ends in `/>`.
  var isSelfClosing = false
  /// Whether the document ends within it.
  var isCutOff = false
  /// Whether it is raw text, in which tags and references have no meaning, as in `script`.
  var isRaw = false
}

/// Scans the tags of a document like the tokenizer of the HTML standard (§13.2.5), without the
/// repairs of a parser.
struct MarkupScanner {
  private let source: [UInt8]
  private var position = 0
  /// The element whose content extends to its end tag.
  private var rawElement: String?
  /// The number of open SVG and MathML elements, which have no raw text.
  private var foreignDepth = 0

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> MarkupToken? {
    guard position < source.count else { return nil }
    if let element = rawElement {
      rawElement = nil
      if let text = rawText(of: element) { return text }
    }
    return isMarkup(at: position) ? markup() : text()
  }

  /// Returns whether a `<` begins a tag, a comment or a document type: §13.2.5.1.
  private func isMarkup(at index: Int) -> Bool {
    guard source[index] == UInt8(ascii: "<"), index + 1 < source.count else { return false }
    switch source[index + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): return true
    default: return isLetter(source[index + 1])
    }
  }

  private mutating func text() -> MarkupToken {
    let start = position
    repeat {
      let rest = source[(position + 1)...]
      position = rest.firstIndex(of: UInt8(ascii: "<")) ?? source.count
    } while position < source.count && !isMarkup(at: position)
    return MarkupToken(kind: .text, range: start..<position)
  }

  /// Returns the text up to the end tag of its element, or `nil` if it is empty: §13.2.5.2 to
  /// 13.2.5.4.
  private mutating func rawText(of element: String) -> MarkupToken? {
    let start = position
    let name = Array(element.utf8)
    while let open = source[position...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = source[(open + 1)...]
      if rest.first == UInt8(ascii: "/"), rest.count > name.count,
        zip(rest.dropFirst(), name).allSatisfy({ $0 | 0x20 == $1 }),
        rest.dropFirst(1 + name.count).first.map({ !isOfName($0) }) ?? true
      {
        position = open
        return start == open ? nil : raw(start..<open, element)
      }
      position = open + 1
    }
    position = source.count
    return raw(start..<source.count, element)
  }

  private func raw(_ range: Range<Int>, _ element: String) -> MarkupToken {
    var token = MarkupToken(kind: .text, range: range)
    // §13.2.5.2: in these two, character references are resolved.
    token.isRaw = element != "title" && element != "textarea"
    return token
  }

  private mutating func markup() -> MarkupToken {
    let start = position
    switch source[start + 1] {
    case UInt8(ascii: "!"):
      if source[start...].starts(with: "<!--".utf8) { return comment() }
      if foreignDepth > 0, source[start...].starts(with: "<![CDATA[".utf8) {
        return aside(from: start + 9, until: "]]>")
      }
      return aside(from: start + 2, until: ">")
    case UInt8(ascii: "?"): return aside(from: start + 2, until: ">")
    case UInt8(ascii: "/"):
      guard start + 2 < source.count, isLetter(source[start + 2]) else {
        // §13.2.5.7: the parser treats it as a comment.
        return aside(from: start + 2, until: ">")
      }
      return tag(.endTag, nameAt: start + 2)
    default: return tag(.startTag, nameAt: start + 1)
    }
  }

  /// Scans a comment, including the short forms `<!-->` and `<!--->`: §13.2.5.43 to 13.2.5.51.
  private mutating func comment() -> MarkupToken {
    let start = position
    for short in ["<!-->", "<!--->"] where source[start...].starts(with: short.utf8) {
      position = start + short.utf8.count
      return MarkupToken(kind: .aside, range: start..<position)
    }
    return aside(from: start + 4, until: "-->")
  }

  private mutating func aside(from inner: Int, until end: String) -> MarkupToken {
    let start = position
    let word = Array(end.utf8)
    var token = MarkupToken(kind: .aside, range: start..<source.count)
    position = min(inner, source.count)
    while let found = source[position...].firstIndex(of: word[0]) {
      position = found + 1
      guard source[found...].starts(with: word) else { continue }
      position = found + word.count
      token.range = start..<position
      return token
    }
    position = source.count
    token.isCutOff = true
    return token
  }

  private mutating func tag(_ kind: MarkupToken.Kind, nameAt nameStart: Int) -> MarkupToken {
    var token = MarkupToken(kind: kind, range: position..<source.count)
    let nameEnd = source[nameStart...].firstIndex { !isOfName($0) } ?? source.count
    token.name = lowercased(nameStart..<nameEnd)
    position = nameEnd
    token.isCutOff = true
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: ">"):
        position += 1
        token.isCutOff = false
        token.range = token.range.lowerBound..<position
        noteElement(token)
        return token
      case UInt8(ascii: "/"):
        position += 1
        token.isSelfClosing = position < source.count && source[position] == UInt8(ascii: ">")
      case let byte where isSpace(byte): position += 1
      default: token.attributes.append(attribute())
      }
    }
    return token
  }

  /// Scans an attribute: §13.2.5.33 to 13.2.5.38.
  private mutating func attribute() -> MarkupToken.Attribute {
    let start = position
    position += 1
    while position < source.count, !isSpace(source[position]),
      source[position] != UInt8(ascii: "/"), source[position] != UInt8(ascii: ">"),
      source[position] != UInt8(ascii: "=")
    {
      position += 1
    }
    var attribute = MarkupToken.Attribute(
      name: lowercased(start..<position), nameRange: start..<position, value: position..<position)
    var next = position
    while next < source.count, isSpace(source[next]) { next += 1 }
    guard next < source.count, source[next] == UInt8(ascii: "=") else { return attribute }
    next += 1
    while next < source.count, isSpace(source[next]) { next += 1 }
    guard next < source.count else {
      position = next
      return attribute
    }
    let quote = source[next]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = source[(next + 1)...].firstIndex(of: quote)
      attribute.value = next + 1..<(end ?? source.count)
      attribute.isCutOff = end == nil
      position = end.map { $0 + 1 } ?? source.count
    } else {
      let end =
        source[next...].firstIndex { isSpace($0) || $0 == UInt8(ascii: ">") } ?? source.count
      attribute.value = next..<end
      position = end
    }
    return attribute
  }

  /// Records how a tag affects the text that follows.
  private mutating func noteElement(_ token: MarkupToken) {
    if token.name == "svg" || token.name == "math" {
      if token.kind == .endTag {
        foreignDepth = max(0, foreignDepth - 1)
      } else if !token.isSelfClosing {
        foreignDepth += 1
      }
    }
    if token.kind == .startTag, foreignDepth == 0, ElementRules.text.contains(token.name) {
      rawElement = token.name
    }
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self).lowercased()
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    !isSpace(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
  }
}

extension MarkupScanner {
  /// Returns a document with its scripts replaced by spaces, so that locations are unchanged.
  static func withoutScripts(_ source: [UInt8]) -> [UInt8] {
    var scanner = MarkupScanner(source)
    var result = source
    var element = ""
    while let token = scanner.next() {
      if token.kind == .startTag { element = token.name }
      guard token.kind == .text, token.isRaw, element == "script" else { continue }
      for index in token.range where result[index] != 10 { result[index] = 0x20 }
    }
    return result
  }

  /// Returns the ranges of a document that affect its rendering: text, sheets and attribute values,
  /// but not scripts and code samples.
  static func shownRanges(of source: [UInt8]) -> [Range<Int>] {
    var scanner = MarkupScanner(source)
    var ranges: [Range<Int>] = []
    var element = ""
    var codeDepth = 0
    while let token = scanner.next() {
      let isCode = token.name == "pre" || token.name == "code"
      switch token.kind {
      case .text where codeDepth == 0 && (!token.isRaw || element == "style"):
        ranges.append(token.range)
      case .startTag:
        element = token.name
        codeDepth += isCode ? 1 : 0
      case .endTag: codeDepth = max(0, codeDepth - (isCode ? 1 : 0))
      default: break
      }
      ranges += token.attributes.map(\.value)
    }
    return ranges
  }
}
