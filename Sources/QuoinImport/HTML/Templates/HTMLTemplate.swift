import Foundation
import Mustache
import QuoinModel

/// Fills the `{{mustache}}` fields of a document with values.
enum HTMLTemplate {
  /// The deepest nesting of sections.
  static let depthLimit = 128

  /// A document with its fields filled, and what was missing.
  ///
  /// Values are escaped for HTML, or for another type of text; `{{{name}}}` and `{{&name}}` are not. A name that
  /// no value has comes out empty, and is reported with the place of its first tag.
  ///
  /// Scripts of HTML, which are not run, are left as they are: what looks like a field there is none.
  ///
  /// - Parameters:
  ///   - type: a type of contents that the reader of templates knows, or `nil` for HTML.
  ///   - deadline: when lists end, and nothing more is found.
  /// - Throws: what is wrong with the template, with the place of the tag.
  static func fill(
    _ document: [UInt8], asType type: String? = nil, with data: TemplateData, path: String,
    deadline: Deadline? = nil
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
      null: type == nil ? NSNull() : TemplateNull(), deadline: deadline)
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
    let found = diagnostics(of: tags.tags, misses, data, in: bytes, path: path)
    guard marked != nil, let clean = TemplateOrigin.unmarked(text, of: bytes) else {
      return Filled(text: text, origin: nil, diagnostics: found)
    }
    return Filled(text: clean.text, origin: clean.origin, diagnostics: found)
  }

  /// The tag that cannot be read, at its place: the reader counts in a template without marks.
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
    /// Where its parts come from.
    let origin: TemplateOrigin?
    /// What was missing.
    let diagnostics: [Diagnostic]
  }

  /// What the template asks for and the data have not, each name once.
  private static func diagnostics(
    of tags: [TemplateTag], _ misses: TemplateMisses, _ data: TemplateData, in bytes: [UInt8],
    path: String
  ) -> [Diagnostic] {
    // Who says what is shown without a value has thought of it.
    var said = Set(tags.filter { $0.kind == .inverted }.map(\.name))
    let owner = data.path.isEmpty ? "the data have" : "\(data.path) has"
    return bytes.withUnsafeBufferPointer { source in
      var lines = LineIndex(source)
      return tags.compactMap { tag in
        guard !misses.isOutOfTime else { return nil }
        func found(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
          let place = lines.place(at: tag.range.lowerBound)
          return Diagnostic(
            severity, rule: "missing-value", message,
            place: SourcePlace(file: path, line: Int(place.line), column: Int(place.column)))
        }
        let name = tag.name
        if let isObject = misses.isObject(tag), said.insert(name).inserted {
          return found(
            .error,
            isObject
              ? "'\(name)' is an object, which has no text: name a field of it, as in '{{\(name).field}}', or open it "
                + "by '{{#\(name)}}'; the field is left empty"
              : "'\(name)' is a list, which has no text: open it by '{{#\(name)}}{{.}}{{/\(name)}}'; the field is left "
                + "empty")
        }
        guard tag.kind == .value || tag.kind == .section, misses.contains(tag, data.root),
          said.insert(name).inserted
        else { return nil }
        return tag.kind == .section
          ? found(.note, "\(owner) no '\(name)'; the section is left out")
          : found(.warning, "\(owner) no '\(name)'; the field is left empty")
      }
    }
  }

  /// That a document has fields and no values for them, where it has.
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

/// A value of JSON that is null: a mark in the result, which depends on whether it stands in a string.
private struct TemplateNull: MustacheCustomRenderable {
  let renderText = FilledTemplate.nullMark
  let isNull = true
}

/// The names that were asked for in vain.
private final class TemplateMisses {
  /// Names that neither the object at hand nor any around it has.
  var names: Set<String> = []
  /// Names that some object has.
  var found: Set<String> = []
  /// Names that objects have not, by the names of the objects.
  var members: Set<[String]> = []
  /// Names whose values fields asked for as text: whether they are objects, or else lists.
  var composed: [String: Bool] = [:]
  /// What the engine is given for a value that is null.
  let null: Any
  /// When lists end, and nothing more is found.
  let deadline: Deadline?

  init(null: Any, deadline: Deadline?) {
    self.null = null
    self.deadline = deadline
  }

  /// Whether a field asked for an object as text, or `nil` where it asked for neither an object nor a list.
  func isObject(_ tag: TemplateTag) -> Bool? {
    guard tag.kind == .value else { return nil }
    // A list or an object within a list is known by the list's name.
    if tag.name == "." { return nil }
    return tag.name.split(separator: ".").last.flatMap { composed[String($0)] }
  }

  var isOutOfTime: Bool { deadline?.isPassed ?? false }

  /// Whether a tag asked for something in vain.
  func contains(_ tag: TemplateTag, _ root: TemplateValue) -> Bool {
    guard tag.name != "." else { return false }
    let path = tag.name.split(separator: ".")
    guard let first = path.first, let last = path.last else { return false }
    // A section for what some rows have is how a template says that others have not.
    if tag.kind == .section, found.contains(String(last)) { return false }
    if names.contains(String(first)) || tag.depth == 0 && !root.has(path) { return true }
    return zip(path, path.dropFirst()).contains { members.contains([String($0), String($1)]) }
  }
}

/// An object of the data as the template asks it.
private struct TemplateObject: MustacheParent, MustacheCustomRenderable {
  let members: [String: TemplateValue]
  /// The name under which it was found, or that of the list.
  let name: String
  let misses: TemplateMisses
  let isRoot: Bool

  /// Nothing: an object has no text, and a field that asks for one is reported.
  var renderText: String {
    misses.composed[name] = true
    return ""
  }
  var isNull: Bool { false }

  func child(named child: String) -> Any? {
    if misses.isOutOfTime { return nil }
    if let value = members[child] {
      misses.found.insert(child)
      return TemplateObject.wrapped(value, child, misses)
    }
    misses.members.insert([name, child])
    // The root is asked last.
    if isRoot { misses.names.insert(child) }
    return nil
  }

  /// A value as the template takes it.
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

/// A list of the data as the template asks it: it ends where there is no more time, for lists in lists make much of
/// little.
private struct TemplateList: MustacheSequence, MustacheTransformable, MustacheCustomRenderable {
  let values: [Any]
  let name: String
  let misses: TemplateMisses

  /// Nothing: a list has no text, and a field that asks for one is reported.
  var renderText: String {
    misses.composed[name] = false
    return ""
  }
  var isNull: Bool { false }

  func makeIterator() -> AnyIterator<Any> {
    var values = values.makeIterator()
    return AnyIterator { misses.isOutOfTime ? nil : values.next() }
  }

  func transform(_ name: String) -> Any? {
    if name == "reversed" {
      return TemplateList(values: values.reversed(), name: self.name, misses: misses)
    }
    return values.transform(name)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether two bytes stand side by side.
  fileprivate func containsSequence(_ first: UInt8, _ second: UInt8) -> Bool {
    var position = startIndex
    while let found = self[position...].firstIndex(of: first) {
      if found + 1 < endIndex, self[found + 1] == second { return true }
      position = found + 1
    }
    return false
  }
}
