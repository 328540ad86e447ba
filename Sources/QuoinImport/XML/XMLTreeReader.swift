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
    // Handed over as a whole, documents above ten million bytes are refused by the parser.
    let parser = XMLParser(stream: InputStream(data: Data(source.bytes)))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    if let place = builder.tooDeep {
      throw ImportError(
        .tooDeep, "elements are nested more than \(depthLimit) deep",
        place: SourcePlace(file: path, line: place.line, column: place.column))
    }
    // The parser answers yes to documents of which it reports an error.
    guard succeeded, parser.parserError == nil, !builder.records.isEmpty, builder.open.isEmpty
    else {
      let place = SourcePlace(
        file: path, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
      throw XMLFailure.error(source.bytes, path: path, stoppedAt: place)
    }
    return XMLDocumentTree(records: builder.records, texts: builder.texts)
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

  init(_ bytes: [UInt8]) {
    cursor = XMLCursor(bytes)
  }

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
