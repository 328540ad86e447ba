import Foundation
import Mustache
import QuoinModel
import QuoinResources

/// Fills the `{{mustache}}` fields of a document with values.
enum HTMLTemplate {
  /// The maximum nesting depth of sections.
  static let depthLimit = 128

  /// Fills the fields of a document.
  ///
  /// Values are escaped for HTML or for another content type; `{{{name}}}` and `{{&name}}` are not
  /// escaped. A name without a value results in an empty text, and is reported at its first tag.
  ///
  /// The scripts of HTML, which are not run, are left unchanged, including anything in them that
  /// looks like a field.
  ///
  /// - Parameters:
  ///   - type: A content type known to the template engine, or `nil` for HTML.
  ///   - limit: The maximum size of the filled document, in bytes.
  ///   - deadline: The time at which lists end and names are no longer found.
  /// - Throws: An error in the template, with the location of the tag, or one about the limit.
  static func fill(
    _ document: [UInt8], asType type: String? = nil, with data: TemplateData, path: String,
    limit: Int = .max, deadline: Deadline? = nil
  ) throws(ImportError) -> Filled {
    let bytes = type == nil ? MarkupScanner.withoutScripts(document) : document
    func error(_ message: String, at offset: Int) -> ImportError {
      ImportError(.template, message, place: SourcePlace(of: offset, in: bytes, file: path))
    }
    let tags = TemplateTags(bytes)
    if let fault = tags.fault { throw error(fault.message, at: fault.offset) }
    if tags.depth > depthLimit,
      let tag = tags.tags.first(where: { $0.depth >= depthLimit })
    {
      throw error(
        "the template's sections are nested more than \(depthLimit) deep", at: tag.range.lowerBound)
    }
    if let tag = tags.tags.first(where: { $0.kind == .partial }) {
      throw error(
        "'{{\(tag.text)}}' needs another template, which is not supported",
        at: tag.range.lowerBound)
    }
    let misses = TemplateMisses(
      null: type == nil ? NSNull() : TemplateNull(),
      room: TemplateRoom(tags.tags, atMost: limit), deadline: deadline)
    let pragma = type.map { "{{% CONTENT_TYPE:\($0)}}" } ?? ""
    let marked = TemplateOrigin.marked(bytes, tags.tags)
    let text: [UInt8]
    do {
      let source = String(decoding: marked ?? bytes, as: UTF8.self)
      let template = try MustacheTemplate(string: pragma + source)
      let values = TemplateObject.wrapped(data.root, "", misses, isRoot: true)
      text = Array(template.render(values).utf8)
    } catch {
      throw unreadable(bytes, path: path)
    }
    guard !misses.room.isExceeded, text.count <= limit else {
      throw ImportError(
        .tooLarge, "the filled template is larger than the limit of \(Limits.words(bytes: limit))",
        place: SourcePlace(file: path, line: 1))
    }
    let found = diagnostics(of: tags.tags, misses, data, in: bytes, path: path)
    guard marked != nil, let clean = TemplateOrigin.unmarked(text, of: bytes) else {
      return Filled(text: text, origin: nil, diagnostics: found)
    }
    return Filled(text: clean.text, origin: clean.origin, diagnostics: found)
  }

  /// Returns the error for an invalid tag, located in the template without marks.
  private static func unreadable(_ bytes: [UInt8], path: String) -> ImportError {
    do {
      _ = try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    } catch let error as MustacheTemplate.ParserError {
      return ImportError(
        .template, "a tag of the template here cannot be read",
        place: SourcePlace(
          file: path, line: error.context.lineNumber, column: error.context.columnNumber))
    } catch {}
    return ImportError(
      .template, "the template cannot be read", place: SourcePlace(file: path, line: 1))
  }

  /// A document with its fields filled.
  struct Filled {
    let text: [UInt8]
    /// The origin of its parts in the template.
    let origin: TemplateOrigin?
    /// The fields without a value.
    let diagnostics: [Diagnostic]
  }

  /// Returns the diagnostics for fields without a value, once per name.
  private static func diagnostics(
    of tags: [TemplateTag], _ misses: TemplateMisses, _ data: TemplateData, in bytes: [UInt8],
    path: String
  ) -> [Diagnostic] {
    // An inverted section shows that the template provides for missing values.
    var reported = Set(tags.filter { $0.kind == .inverted }.map(\.name))
    let owner = data.path.isEmpty ? "the data have" : "\(data.path) has"
    return bytes.withUnsafeBufferPointer { source in
      var lines = LineIndex(source)
      return tags.compactMap { tag in
        guard !misses.isOver else { return nil }
        func found(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
          let place = lines.place(at: tag.range.lowerBound)
          return Diagnostic(
            severity, rule: "missing-value", message,
            place: SourcePlace(file: path, line: Int(place.line), column: Int(place.column)))
        }
        let name = tag.name
        if let isObject = misses.isObject(tag), reported.insert(name).inserted {
          return found(
            .error,
            isObject
              ? "'\(name)' is an object, which has no text: name a field of it, as in '{{\(name).field}}', or open it "
                + "by '{{#\(name)}}'; the field is left empty"
              : "'\(name)' is a list, which has no text: open it by '{{#\(name)}}{{.}}{{/\(name)}}'; the field is left "
                + "empty")
        }
        guard tag.kind == .value || tag.kind == .section, misses.contains(tag, data.root),
          reported.insert(name).inserted
        else { return nil }
        return tag.kind == .section
          ? found(.note, "\(owner) no '\(name)'; the section is left out")
          : found(.warning, "\(owner) no '\(name)'; the field is left empty")
      }
    }
  }

  /// Returns a diagnostic for a document that has fields but no values for them.
  static func unfilled(_ bytes: [UInt8], path: String) -> Diagnostic? {
    guard bytes.containsSequence(UInt8(ascii: "{"), UInt8(ascii: "{")) else { return nil }
    var tags: [TemplateTag] = []
    for range in MarkupScanner.shownRanges(of: bytes)
    where bytes[range].containsSequence(UInt8(ascii: "{"), UInt8(ascii: "{")) {
      for var tag in TemplateTags(Array(bytes[range])).tags
      where tag.kind != .silent && tag.kind != .end {
        tag.range =
          tag.range.lowerBound + range.lowerBound..<tag.range.upperBound + range.lowerBound
        tags.append(tag)
      }
    }
    guard let first = tags.first else { return nil }
    let tag = String(decoding: bytes[first.range], as: UTF8.self)
    return Diagnostic(
      .warning, rule: "template-without-data",
      tags.count == 1
        ? "the document is a template without values: its field '\(tag)' is drawn as it is written; "
          + "give --data FILE.json"
        : "the document is a template without values: its \(tags.count) fields, this one first, are "
          + "drawn as they are written; give --data FILE.json",
      place: SourcePlace(of: first.range.lowerBound, in: bytes, file: path))
  }
}

/// A null value, rendered as a placeholder whose replacement depends on whether it is inside of a
/// string.
private struct TemplateNull: MustacheCustomRenderable {
  let renderText = FilledTemplate.nullMark
  let isNull = true
}

/// Records the names that were looked up without success.
private final class TemplateMisses {
  /// The names found neither in the current object nor in an enclosing one.
  var names: Set<String> = []
  /// The names found in any object.
  var found: Set<String> = []
  /// The names missing in objects, with the names of these objects.
  var members: Set<[String]> = []
  /// The names of objects and lists that fields used as text: `true` for an object, `false` for a
  /// list.
  var composed: [String: Bool] = [:]
  /// The representation of null for the template engine.
  let null: Any
  /// The time at which lists end and names are no longer found.
  let deadline: Deadline?
  /// The bytes that the filled template may still have.
  var room: TemplateRoom

  init(null: Any, room: TemplateRoom, deadline: Deadline?) {
    self.null = null
    self.room = room
    self.deadline = deadline
  }

  /// Returns whether a field used an object as text, or `nil` if it used neither an object nor a
  /// list.
  func isObject(_ tag: TemplateTag) -> Bool? {
    guard tag.kind == .value else { return nil }
    // A list or an object within a list is known by the list's name.
    if tag.name == "." { return nil }
    return tag.name.split(separator: ".").last.flatMap { composed[String($0)] }
  }

  /// Whether the time or the room is used up, so that lists end and names are no longer found.
  var isOver: Bool { room.isExceeded || deadline?.isPassed ?? false }

  /// Returns whether a tag looked up a missing value.
  func contains(_ tag: TemplateTag, _ root: TemplateValue) -> Bool {
    guard tag.name != "." else { return false }
    let path = tag.name.split(separator: ".")
    guard let first = path.first, let last = path.last else { return false }
    // A section for a field that only some rows have is intended for exactly those rows.
    if tag.kind == .section, found.contains(String(last)) { return false }
    if names.contains(String(first)) || tag.depth == 0 && !root.has(path) { return true }
    return zip(path, path.dropFirst()).contains { members.contains([String($0), String($1)]) }
  }
}

/// An object of the data for the template engine.
private struct TemplateObject: MustacheParent, MustacheCustomRenderable {
  let members: [String: TemplateValue]
  /// The name under which it was found, or that of its list.
  let name: String
  let misses: TemplateMisses
  let isRoot: Bool

  /// An empty text: an object cannot be used as text, and a field that does so is reported.
  var renderText: String {
    misses.composed[name] = true
    return ""
  }
  var isNull: Bool { false }

  func child(named child: String) -> Any? {
    if misses.isOver { return nil }
    if let value = members[child] {
      misses.found.insert(child)
      if case .text(let text) = value { misses.room.takeValue(text) }
      return TemplateObject.wrapped(value, child, misses)
    }
    misses.members.insert([name, child])
    // The root is asked last.
    if isRoot { misses.names.insert(child) }
    return nil
  }

  /// Returns a value for the template engine.
  static func wrapped(
    _ value: TemplateValue, _ name: String, _ misses: TemplateMisses, isRoot: Bool = false
  ) -> Any {
    switch value {
    case .object(let members):
      TemplateObject(members: members, name: name, misses: misses, isRoot: isRoot)
    case .list(let values):
      TemplateList(values: values.map { wrapped($0, name, misses) }, name: name, misses: misses)
    case .text(let text): text
    case .whole(let number): number
    case .number(let number): number
    case .truth(let truth): truth
    case .none: misses.null
    }
  }
}

/// A list of the data for the template engine.
///
/// It ends at the deadline, because nested lists can multiply the size of the data.
private struct TemplateList: MustacheSequence, MustacheTransformable, MustacheCustomRenderable {
  let values: [Any]
  let name: String
  let misses: TemplateMisses

  /// An empty text: a list cannot be used as text, and a field that does so is reported.
  var renderText: String {
    misses.composed[name] = false
    return ""
  }
  var isNull: Bool { false }

  func makeIterator() -> AnyIterator<Any> {
    var values = values.makeIterator()
    return AnyIterator {
      guard !misses.isOver, let value = values.next() else { return nil }
      misses.room.takeItem(of: name)
      if let text = value as? String { misses.room.takeValue(text) }
      return value
    }
  }

  func transform(_ name: String) -> Any? {
    if name == "reversed" {
      return TemplateList(values: values.reversed(), name: self.name, misses: misses)
    }
    return values.transform(name)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns whether two bytes occur next to each other.
  fileprivate func containsSequence(_ first: UInt8, _ second: UInt8) -> Bool {
    var position = startIndex
    while let found = self[position...].firstIndex(of: first) {
      if found + 1 < endIndex, self[found + 1] == second { return true }
      position = found + 1
    }
    return false
  }
}
