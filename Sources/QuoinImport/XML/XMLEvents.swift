import CExpat
import QuoinModel

/// Takes the events of a parser and hands them to the builder of a tree.
///
/// Document types with declarations or identifiers are refused where they begin: entities are how a
/// small document becomes a large one, and how it reaches for other files. No Interface Builder
/// document has any. Drawings often do; of them the outermost tag alone is read.
final class XMLEvents {
  private(set) var builder = XMLTreeBuilder()
  /// Why the document is not read any further.
  private(set) var refusal: ImportError?

  private let parser: XML_Parser
  private let path: String
  private let deadline: Deadline?
  /// Whether the outermost tag is all that is read, whatever the document type.
  private let readsRootOnly: Bool
  /// Where a document type began that has not ended yet, and whether its name came.
  private var documentType: (place: SourcePlace, hasName: Bool)?

  /// Sets itself up as what the parser calls; it must live as long as it parses.
  init(
    parser: XML_Parser, path: String, deadline: Deadline? = nil, readsRootOnly: Bool = false
  ) {
    self.parser = parser
    self.readsRootOnly = readsRootOnly
    self.deadline = deadline
    self.path = path
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        XMLEvents.of(data)?.start(name, attributes)
      },
      { data, _ in XMLEvents.of(data)?.builder.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      XMLEvents.of(data)?.builder.add(
        characters: UnsafeRawBufferPointer(start: text, count: Int(count)))
    }
    // Comments and instructions have handlers so that they do not come as what is left.
    XML_SetCommentHandler(parser) { _, _ in }
    XML_SetProcessingInstructionHandler(parser) { _, _, _ in }
    XML_SetDefaultHandler(parser) { data, text, count in
      guard let text else { return }
      XMLEvents.of(data)?.other(
        String(
          decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self))
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLEvents? {
    data.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
  }

  private var place: SourcePlace {
    SourcePlace(
      file: path, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let list else { return }
    if let deadline, deadline.isPassed { return refuse(.tooLarge, ImportOptions.lateness, place) }
    // What may be left between tags is of no interest, and costs a call each.
    if builder.records.isEmpty { XML_SetDefaultHandler(parser, nil) }
    builder.start(
      name, list, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    if readsRootOnly {
      builder.end()
      // Of an element without content the parser still reports the end.
      XML_SetElementHandler(parser, nil, nil)
      XML_StopParser(parser, 0)
    }
  }

  /// Takes a piece of what stands before the outermost element: of a document type, token by token.
  private func other(_ token: String) {
    if readsRootOnly { return }
    guard let open = documentType else {
      if token == "<!DOCTYPE" { documentType = (place, false) }
      return
    }
    if token == ">" {
      documentType = nil
    } else if token == "[" {
      refuse(
        .documentType,
        "the document declares entities or elements of its own (a DTD subset);"
          + " such documents are not read", open.place)
    } else if token.hasPrefix("\"") || token.hasPrefix("'") {
      refuse(
        .documentType,
        "the document refers to a document type elsewhere; such documents are not read",
        open.place)
    } else if !open.hasName, !token.allSatisfy(\.isWhitespace) {
      documentType = (open.place, true)
      if token.lowercased() == "html" {
        refuse(.wrongRoot, "the document is HTML, not one of Interface Builder", open.place)
      }
    }
  }

  private func refuse(_ reason: ImportError.Reason, _ message: String, _ place: SourcePlace) {
    guard refusal == nil else { return }
    refusal = ImportError(reason, message, place: place)
    XML_StopParser(parser, 0)
  }
}
