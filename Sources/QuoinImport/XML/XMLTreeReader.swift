import Foundation
import QuoinModel

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Parses bytes to a flat tree.
enum XMLTreeReader {
  /// How deeply elements may be nested.
  static let depthLimit = 250

  static func read(_ data: Data, path: String) throws(ImportError) -> XMLDocumentTree {
    let source = try XMLSource(data, path: path)
    let builder = XMLTreeBuilder(source.bytes)
    let parser = XMLParser(data: Data(source.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    if let place = builder.tooDeep {
      throw ImportError(
        .tooDeep, "elements are nested more than \(depthLimit) deep",
        place: SourcePlace(file: path, line: place.line, column: place.column))
    }
    guard succeeded, !builder.records.isEmpty, builder.open.isEmpty else {
      throw failure(parser, builder, source, path: path)
    }
    return XMLDocumentTree(records: builder.records, texts: builder.texts)
  }

  private static func failure(
    _ parser: XMLParser, _ builder: XMLTreeBuilder, _ source: XMLSource, path: String
  ) -> ImportError {
    let place = SourcePlace(
      file: path, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    if builder.endsInMarkup || !builder.open.isEmpty && builder.reachedEnd(line: place.line) {
      let name = builder.open.last.map { builder.records[$0] }
      let opened = name.map { "<\($0.name)> of line \($0.line)" } ?? "a tag"
      return ImportError(
        .truncated, "the document ends before \(opened) is closed", place: place)
    }
    return ImportError(
      .notXML, "the document is not well-formed XML\(reason(parser))", place: place)
  }

  private static func reason(_ parser: XMLParser) -> String {
    guard let error = parser.parserError else { return "" }
    return " (libxml2 error \((error as NSError).code))"
  }
}

/// Collects the parser's events to a flat tree.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  var records: [XMLDocumentTree.Record] = []
  var texts: [Int: String] = [:]
  var open: [Int] = []
  var tooDeep: (line: Int, column: Int)?

  private var lastChild: [Int] = []
  private var cursor: XMLCursor
  private let lines: Int
  /// Whether the bytes stop inside a tag.
  let endsInMarkup: Bool

  init(_ bytes: [UInt8]) {
    cursor = XMLCursor(bytes)
    let end = (bytes.lastIndex { !XMLSource.isSpace($0) } ?? -1) + 1
    lines = bytes[..<end].count { $0 == 0x0A } + 1
    let angle = bytes.lastIndex { $0 == 0x3C || $0 == 0x3E }
    endsInMarkup = angle.map { bytes[$0] == 0x3C } ?? false
  }

  /// Whether a line is the last one that has anything in it.
  func reachedEnd(line: Int) -> Bool { line >= lines }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let place = cursor.nextStartTag() ?? (parser.lineNumber, parser.columnNumber)
    guard open.count < XMLTreeReader.depthLimit else {
      if tooDeep == nil { tooDeep = place }
      parser.abortParsing()
      return
    }
    let index = records.count
    let parent = open.last ?? XMLDocumentTree.none
    records.append(
      XMLDocumentTree.Record(
        name: elementName, attributes: attributes, parent: parent, line: place.line,
        column: place.column))
    if parent != XMLDocumentTree.none {
      let previous = lastChild[lastChild.count - 1]
      if previous == XMLDocumentTree.none {
        records[parent].firstChild = index
      } else {
        records[previous].nextSibling = index
      }
      lastChild[lastChild.count - 1] = index
    }
    open.append(index)
    lastChild.append(XMLDocumentTree.none)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let index = open.popLast() else { return }
    lastChild.removeLast()
    // White space between elements is the file's looks; white space alone in one may be a text.
    if records[index].firstChild != XMLDocumentTree.none, let text = texts[index],
      text.utf8.allSatisfy(XMLSource.isSpace)
    {
      texts[index] = nil
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let index = open.last else { return }
    texts[index, default: ""] += string
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard let index = open.last else { return }
    texts[index, default: ""] += String(decoding: data, as: UTF8.self)
  }
}
