import Foundation
import Mustache
import QuoinModel

/// Fills the `{{mustache}}` fields of a document with values from JSON.
enum HTMLTemplate {
  /// The deepest nesting of sections.
  static let depthLimit = 128

  /// The document with its fields filled, and what was missing.
  ///
  /// Values are escaped for HTML; `{{{name}}}` and `{{&name}}` are not. A name that no value has comes
  /// out empty, and is said with the place of its first field.
  static func fill(
    _ source: String, with json: Data, path: String
  ) throws(ImportError) -> (text: String, diagnostics: [Diagnostic]) {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    } catch {
      throw ImportError(.data, "the data for the template is not JSON: \(error)")
    }
    let fields = TemplateFields(source)
    guard fields.depth <= depthLimit else {
      throw ImportError(
        .data, "the template's sections are nested more than \(depthLimit) deep",
        place: SourcePlace(file: path, line: 1))
    }
    if let tag = fields.unsupported {
      throw ImportError(
        .data, "'{{\(tag.name)}}' needs another template, which is not supported",
        place: SourcePlace(file: path, line: tag.line, column: tag.column))
    }
    let missing = MissingNames()
    let text: String
    do {
      let template = try MustacheTemplate(string: source)
      text = template.render(TemplateValue.make(root, missing, isRoot: true))
    } catch let error as MustacheTemplate.ParserError {
      throw ImportError(
        .data, "the template cannot be read: \(error.error)",
        place: SourcePlace(
          file: path, line: error.context.lineNumber, column: error.context.columnNumber))
    } catch {
      throw ImportError(
        .data, "the template cannot be read: \(error)", place: SourcePlace(file: path, line: 1))
    }
    let diagnostics = fields.values.compactMap { field -> Diagnostic? in
      let isMissing =
        field.name.contains(".")
        ? !field.isInSection && !TemplateValue.has(field.name, root)
        : missing.names.contains(field.name)
      guard isMissing else { return nil }
      return Diagnostic(
        .warning, rule: "missing-value",
        "the data have no '\(field.name)'; the field is left empty",
        place: SourcePlace(file: path, line: field.line, column: field.column))
    }
    return (text, diagnostics)
  }
}

/// The names that were asked for in vain.
private final class MissingNames {
  var names: Set<String> = []
}

/// An object of the data.
private struct TemplateValue: MustacheParent {
  let values: [String: Any]
  let missing: MissingNames
  let isRoot: Bool

  func child(named name: String) -> Any? {
    if let value = values[name] { return value }
    // The root is asked last.
    if isRoot { missing.names.insert(name) }
    return nil
  }

  /// JSON's values as the template takes them.
  static func make(_ value: Any, _ missing: MissingNames, isRoot: Bool = false) -> Any {
    switch value {
    case let object as [String: Any]:
      return TemplateValue(
        values: object.mapValues { make($0, missing) }, missing: missing, isRoot: isRoot)
    case let list as [Any]: return list.map { make($0, missing) }
    case let number as NSNumber where TruthMark.isBoolean(number): return number.boolValue
    default: return value
    }
  }

  /// Whether a value has a path of names.
  static func has(_ path: String, _ value: Any) -> Bool {
    var step: Any? = value
    for name in path.split(separator: ".") { step = (step as? [String: Any])?[String(name)] }
    return step != nil
  }
}

/// Tells JSON's truths from its numbers, which Foundation wraps alike.
private enum TruthMark {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// The fields of a template with their places.
private struct TemplateFields {
  struct Field {
    var name: String
    var line: Int
    var column: Int
    var isInSection: Bool
  }

  /// The fields that show values, the first of each name.
  private(set) var values: [Field] = []
  private(set) var depth = 0
  /// The first tag that needs another template.
  private(set) var unsupported: Field?

  init(_ source: String) {
    let bytes = Array(source.utf8)
    var seen: Set<String> = []
    var (line, lineStart, open, index) = (1, 0, 0, 0)
    while index < bytes.count {
      if bytes[index] == 10 {
        line += 1
        lineStart = index + 1
      }
      guard bytes[index] == 0x7B, index + 1 < bytes.count, bytes[index + 1] == 0x7B else {
        index += 1
        continue
      }
      let start = index
      index += 2
      while index < bytes.count, bytes[index] == 0x7B { index += 1 }
      let nameStart = index
      while index < bytes.count, bytes[index] != 0x7D { index += 1 }
      let tag = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      switch tag.first {
      case "#", "^": open += 1
      case "$", "<", ">":
        open += tag.first == ">" ? 0 : 1
        if unsupported == nil {
          unsupported = Field(name: tag, line: line, column: 1, isInSection: false)
        }
      case "/": open = max(0, open - 1)
      case "!", "=", nil: break
      default:
        let name = tag.drop { $0 == "&" || $0 == " " }
        if name != ".", !name.contains("("), seen.insert(String(name)).inserted {
          let column = String(decoding: bytes[lineStart..<start], as: UTF8.self).unicodeScalars
          values.append(
            Field(
              name: String(name), line: line, column: column.count + 1, isInSection: open > 0))
        }
      }
      depth = max(depth, open)
    }
  }
}
