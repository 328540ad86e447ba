import QuoinModel

/// A tag of a template as written.
struct TemplateTag {
  enum Kind {
    /// A value: `{{name}}`, `{{{name}}}` or `{{&name}}`.
    case value
    /// The start of a section: `{{#name}}`.
    case section
    /// The start of an inverted section: `{{^name}}`.
    case inverted
    /// The end of a section: `{{/name}}`.
    case end
    /// A reference to another template: `{{>name}}`, `{{<name}}` or `{{$name}}`.
    case partial
    /// A tag without output: `{{!words}}`, `{{=<% %>=}}` or `{{%…}}`.
    case silent
  }

  var kind: Kind
  /// The name without functions applied to it: `user.name` in `{{upper(user.name)}}`.
  var name: String
  /// The text between the braces, such as `#items`.
  var text: String
  /// The range in the template, in bytes.
  var range: Range<Int>
  /// The number of enclosing sections.
  var depth: Int
}

/// The tags of a template in order, or the first invalid one.
struct TemplateTags {
  private(set) var tags: [TemplateTag] = []
  /// The error message of the first invalid tag, and its byte offset.
  private(set) var fault: (message: String, offset: Int)?
  /// The maximum nesting depth of sections.
  private(set) var depth = 0

  private let source: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ source: [UInt8]) {
    self.source = source
    var open: [TemplateTag] = []
    var position = 0
    while fault == nil, let start = find(opening, from: position) {
      guard let tag = read(at: start, depth: open.count) else { break }
      position = tag.range.upperBound
      switch tag.kind {
      case .section, .inverted:
        open.append(tag)
        depth = max(depth, open.count)
      case .end: close(tag, &open)
      case .value, .partial, .silent: break
      }
      tags.append(tag)
    }
    if fault == nil, let section = open.last {
      fault = (
        "the section '{{\(section.text)}}' is never ended: '{{/\(section.expression)}}' is missing",
        section.range.lowerBound
      )
    }
  }

  private mutating func close(_ tag: TemplateTag, _ open: inout [TemplateTag]) {
    guard let section = open.popLast() else {
      fault = ("'{{\(tag.text)}}' ends a section that does not begin", tag.range.lowerBound)
      return
    }
    guard section.expression != tag.expression else { return }
    let line = SourcePlace(of: section.range.lowerBound, in: source).line
    fault = (
      "'{{\(tag.text)}}' stands where '{{/\(section.expression)}}' must, which ends "
        + "'{{\(section.text)}}' of line \(line)", tag.range.lowerBound
    )
  }

  /// Reads the tag that begins at a byte, and records an error if it is invalid.
  private mutating func read(at start: Int, depth: Int) -> TemplateTag? {
    var inner = start + opening.count
    var end = closing
    if inner < source.count, source[inner] == UInt8(ascii: "{") {
      inner += 1
      end.insert(UInt8(ascii: "}"), at: 0)
    }
    guard let close = find(end, from: inner) else {
      let word = text(inner..<min(inner + 20, source.count)).prefix { !$0.isWhitespace }
      fault = (
        "the tag '{{\(word)' is not closed: '\(String(decoding: end, as: UTF8.self))' is missing",
        start
      )
      return nil
    }
    let whole = text(inner..<close)
    var tag = TemplateTag(
      kind: .value, name: whole, text: whole, range: start..<close + end.count, depth: depth)
    if let first = whole.first, let kind = TemplateTags.kinds[first] {
      tag.kind = kind
      tag.name = String(whole.dropFirst())
      if first == "=" { setDelimiters(whole, at: start) }
    }
    guard tag.kind != .silent else { return tag }
    tag.name = TemplateTags.trimmed(tag.name)
    guard !tag.name.isEmpty, tag.name.unicodeScalars.allSatisfy(TemplateTags.isOfName) else {
      fault = (
        tag.name.isEmpty
          ? "the tag has no name"
          : "'{{\(whole)}}' is not a field: names consist of the letters a to z, digits, '.', '-' and '_'",
        start
      )
      return nil
    }
    if let call = tag.name.lastIndex(of: "(") {
      tag.name = String(tag.name[tag.name.index(after: call)...].prefix { $0 != ")" })
    }
    return tag
  }

  private static let kinds: [Character: TemplateTag.Kind] = [
    "#": .section, "^": .inverted, "/": .end, "&": .value, ">": .partial, "<": .partial,
    "$": .partial, "!": .silent, "=": .silent, "%": .silent,
  ]

  /// Changes the delimiters of the tags that follow: `{{=<% %>=}}`.
  private mutating func setDelimiters(_ text: String, at offset: Int) {
    let words = text.dropFirst().split(separator: "=").first?.split(separator: " ") ?? []
    guard text.count > 1, text.hasSuffix("="), words.count == 2 else {
      fault = ("'{{\(text)}}' does not name two delimiters, as '{{=<% %>=}}' does", offset)
      return
    }
    opening = Array(words[0].utf8)
    closing = Array(words[1].utf8)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "?", "*", "(", ")", "/": true
    default: false
    }
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    var position = start
    while let found = source[position...].firstIndex(of: first) {
      if source[found...].starts(with: word) { return found }
      position = found + 1
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    TemplateTags.trimmed(String(decoding: source[range], as: UTF8.self))
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension TemplateTag {
  /// The name with functions applied to it, which the end tag of a section must repeat.
  fileprivate var expression: String {
    let rest = kind == .value ? text[...] : text.dropFirst()
    return String(rest.drop { $0.isWhitespace })
  }
}

extension SourcePlace {
  /// Creates the location of a byte in a text, with columns counted in Unicode scalars.
  ///
  /// - Complexity: O(n) in the length of the text before it.
  init(of offset: Int, in source: [UInt8], file: String = "") {
    let before = source.prefix(offset)
    let line = before.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = before[start...].reduce(1) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    self.init(file: file, line: line, column: column)
  }
}
