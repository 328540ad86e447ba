public import Foundation
import Mustache
public import QuoinModel
public import QuoinResources

/// A template with its `{{mustache}}` fields filled: server-side views, as JSON or as HTML.
///
///     let data = try TemplateData(json: bytes, path: "users.json")
///     let view = try FilledTemplate(template, as: .json, with: data, path: "user.json.mustache")
///     respond(view.text)
public struct FilledTemplate: Sendable {
  /// What a template is a template of.
  public enum Format: Sendable {
    /// HTML: values are escaped for it.
    case html
    /// JSON: values are escaped for strings, and the result is checked to be JSON.
    case json
  }

  /// The text in UTF-8.
  public let text: [UInt8]
  /// What the template asks for and the data have not, with the places of the tags.
  public let diagnostics: [Diagnostic]

  /// Fills a template.
  ///
  /// In JSON a value in quotes is escaped as a string, and one without is a number, `true`, `false` or
  /// `null`; in quotes `null` is the empty string. A comma between the items of a section is `{{^last()}},{{/last()}}`.
  ///
  /// - Parameters:
  ///   - template: the template in UTF-8.
  ///   - format: what it is a template of.
  ///   - data: the values.
  ///   - path: what diagnostics call the template.
  ///   - limits: what filling it may cost, of which the seconds count here, by the clock.
  /// - Throws: what is wrong with the template, with the place of the tag; or with the JSON that it
  ///   comes to, with the place in the template that it comes from; or that it takes too long.
  /// - Complexity: O(n) in the template and the result.
  public init(
    _ template: Data, as format: Format, with data: TemplateData, path: String = "",
    limits: Limits = .standard
  ) throws(ImportError) {
    try self.init(
      [UInt8](template), format, with: data, path: path, by: .after(seconds: limits.seconds))
  }

  /// Fills a template by a deadline.
  ///
  /// One that is not filled by then is no view that anybody could be given, half a list being a list like any other:
  /// it is an error as a whole.
  package init(
    _ bytes: [UInt8], _ format: Format, with data: TemplateData, path: String,
    by deadline: Deadline?
  ) throws(ImportError) {
    if format == .json { _ = FilledTemplate.knowsJSON }
    let filled = try HTMLTemplate.fill(
      bytes, asType: format == .json ? "JSON" : nil, with: data, path: path, deadline: deadline)
    if let deadline, deadline.hasCome() {
      throw ImportError(.tooLarge, FilledTemplate.lateness, place: SourcePlace(file: path, line: 1))
    }
    diagnostics = filled.diagnostics
    guard format == .json else {
      text = filled.text
      return
    }
    let (text, gaps) = FilledTemplate.writingNulls(in: filled.text)
    self.text = text
    guard let fault = FilledTemplate.fault(of: text) else { return }
    let removed = gaps.lazy.filter { $0.offset <= fault.offset }.reduce(0) { $0 + $1.count }
    guard let place = filled.origin?.place(of: fault.offset + removed) else {
      throw ImportError(
        .template,
        "what the template comes to is not JSON: \(fault.message); the place is that in the result",
        place: SourcePlace(of: fault.offset, in: text, file: path))
    }
    let end = SourcePlace(file: path, line: place.line, column: place.column)
    if let missing = FilledTemplate.missingField(before: end, diagnostics, in: bytes) {
      throw ImportError(
        .template, "\(missing.message), so that what the template comes to is not JSON",
        place: missing.place)
    }
    throw ImportError(
      .template, "what the template comes to is not JSON: \(fault.message)", place: end)
  }

  /// What is said of a template that is not filled in time.
  static let lateness = "filling the template takes longer than the deadline allows"

  /// What says that a field has no value, if the field stands right before a place.
  private static func missingField(
    before place: SourcePlace, _ diagnostics: [Diagnostic], in template: [UInt8]
  ) -> Diagnostic? {
    let lines = template.split(separator: 10, omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let line = String(decoding: lines[place.line - 1], as: UTF8.self)
    return diagnostics.last { diagnostic in
      guard diagnostic.rule == "missing-value", let start = diagnostic.place,
        start.line == place.line, start.column < place.column
      else { return false }
      let between = line.prefix(place.column - 1).dropFirst(start.column - 1)
      guard let close = between.lastIndex(of: "}") else { return false }
      let tags = between.filter { $0 == "{" }.count
      return (tags == 2 || tags == 3) && between[close...].dropFirst().allSatisfy(\.isWhitespace)
    }
  }

  private static let knowsJSON: Bool = {
    MustacheContentTypes.register(JSONStrings(), named: "JSON")
    return true
  }()

  /// What stands for a value that is null until it is known whether it stands in a string.
  ///
  /// It begins with a character that no text has.
  static let nullMark = "\u{FFFE}null"

  /// Writes `null` where one is marked, and nothing where the mark stands in a string.
  ///
  /// - Returns: the text, and where in it how many bytes were taken out.
  private static func writingNulls(
    in marked: [UInt8]
  ) -> (text: [UInt8], gaps: [(offset: Int, count: Int)]) {
    let mark = Array(nullMark.utf8)
    let word = "null".utf8
    var text: [UInt8] = []
    text.reserveCapacity(marked.count)
    var gaps: [(offset: Int, count: Int)] = []
    var strings = JSONStringScanner()
    var position = 0
    while position < marked.count {
      guard marked[position] == mark[0], marked[position...].starts(with: mark) else {
        strings.read(marked[position])
        text.append(marked[position])
        position += 1
        continue
      }
      gaps.append((text.count, strings.isInString ? mark.count : mark.count - word.count))
      if !strings.isInString { text += word }
      position += mark.count
    }
    return (text, gaps)
  }

  /// What is not JSON, a comma behind the last member included.
  private static func fault(of text: [UInt8]) -> JSONFault? {
    JSONFault.find(in: text) ?? danglingComma(in: text)
  }

  private static func danglingComma(in text: [UInt8]) -> JSONFault? {
    var comma: Int?
    var strings = JSONStringScanner()
    for (offset, byte) in text.enumerated() {
      let wasInString = strings.isInString
      strings.read(byte)
      if wasInString { continue }
      switch byte {
      case UInt8(ascii: ","): comma = offset
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma {
          return JSONFault(
            message: "there is a comma behind the last item; write '{{^last()}},{{/last()}}'",
            offset: comma)
        }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: comma = nil
      }
    }
    return nil
  }
}

/// Tells where in a text of JSON strings are.
private struct JSONStringScanner {
  private(set) var isInString = false
  private var isEscaped = false

  mutating func read(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\"") {
      isInString.toggle()
    } else if isInString, byte == UInt8(ascii: "\\") {
      isEscaped = true
    }
  }
}

/// Values escaped for strings of JSON.
private struct JSONStrings: MustacheContentType {
  func escapeText(_ text: String) -> String {
    guard text != FilledTemplate.nullMark else { return text }
    return String(DataValue.string(text).json().dropFirst().dropLast())
  }
}
