public import Foundation
import Mustache
public import QuoinModel
public import QuoinResources

/// A template with its `{{mustache}}` fields filled, for server-side views in JSON or HTML.
///
///     let data = try TemplateData(json: bytes, path: "users.json")
///     let view = try FilledTemplate(template, as: .json, with: data, path: "user.json.mustache")
///     respond(view.text)
public struct FilledTemplate: Sendable {
  /// The format of a template.
  public enum Format: Sendable {
    /// HTML, for which values are escaped.
    case html
    /// JSON: values are escaped in strings, and the result is validated.
    case json
  }

  /// The resulting text, in UTF-8.
  public let text: [UInt8]
  /// The fields for which the data have no value, with the locations of their tags.
  public let diagnostics: [Diagnostic]

  /// Fills a template.
  ///
  /// In JSON, a value in quotes is escaped as a string, and one without quotes is a number, `true`,
  /// `false` or `null`; in quotes, `null` becomes an empty string. To separate the items of a
  /// section by commas, write `{{^last()}},{{/last()}}`.
  ///
  /// - Parameters:
  ///   - template: The template, in UTF-8.
  ///   - format: The format of the template.
  ///   - data: The values.
  ///   - path: The name of the template in diagnostics.
  ///   - limits: The limits. The time limit, which is measured by the clock, and the size limit of HTML documents apply.
  /// - Throws: An error in the template, with the location of the tag; an error in the resulting
  ///   JSON, with its location in the template; or an error if filling takes too long.
  /// - Complexity: O(n) in the size of the template and the result.
  public init(
    _ template: Data, as format: Format, with data: TemplateData, path: String = "",
    limits: Limits = .standard
  ) throws(ImportError) {
    try self.init(
      [UInt8](template), format, with: data, path: path,
      limit: limits.markupBytes, by: .after(seconds: limits.seconds))
  }

  /// Fills a template by a deadline.
  ///
  /// Missing the deadline is an error, because a partial result would look complete: half of a list
  /// is still a list.
  package init(
    _ bytes: [UInt8], _ format: Format, with data: TemplateData, path: String,
    limit: Int = .max, by deadline: Deadline?
  ) throws(ImportError) {
    if format == .json { _ = FilledTemplate.knowsJSON }
    let filled = try HTMLTemplate.fill(
      bytes, asType: format == .json ? "JSON" : nil, with: data, path: path,
      limit: limit, deadline: deadline)
    if let deadline, deadline.hasPassed() {
      throw ImportError(
        .tooLarge, FilledTemplate.timeoutMessage, place: SourcePlace(file: path, line: 1))
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
        "the filled template is not JSON: \(fault.message); the place is that in the result",
        place: SourcePlace(of: fault.offset, in: text, file: path))
    }
    let end = SourcePlace(file: path, line: place.line, column: place.column)
    if let missing = FilledTemplate.missingField(before: end, diagnostics, in: bytes) {
      throw ImportError(
        .template, "\(missing.message), so that the filled template is not JSON",
        place: missing.place)
    }
    throw ImportError(
      .template, "the filled template is not JSON: \(fault.message)", place: end)
  }

  /// The message for a template that is not filled in time.
  static let timeoutMessage = "filling the template takes longer than the deadline allows"

  /// Returns the diagnostic about a field without a value, if the field directly precedes a
  /// location.
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

  /// The placeholder for a null value, until it is known whether it is inside of a string.
  ///
  /// It contains a random number, which neither templates nor data can know.
  static let nullMark = "\u{1}null \(UInt64.random(in: 0 ... .max))"

  /// Replaces null placeholders by `null`, or by nothing inside of strings.
  ///
  /// - Returns: The text, and the offsets and lengths of the bytes removed.
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

  /// Returns the first problem in a JSON text, including a comma after the last member.
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

/// Tracks whether a position in a JSON text is inside of a string.
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

/// Escapes values for JSON strings.
private struct JSONStrings: MustacheContentType {
  func escapeText(_ text: String) -> String {
    guard text != FilledTemplate.nullMark else { return text }
    return String(DataValue.string(text).json().dropFirst().dropLast())
  }
}
