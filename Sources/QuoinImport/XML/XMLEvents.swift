import CExpat
import QuoinModel

/// Passes the events of an XML parser to a tree builder.
///
/// Document types with declarations or identifiers are rejected where they begin: entities can
/// expand a small document to a huge one, or refer to other files. Interface Builder documents
/// never have any. SVG images often do, so only their root tag is read.
final class XMLEvents {
  private(set) var builder = XMLTreeBuilder()
  /// The error for which parsing was stopped.
  private(set) var refusal: ImportError?

  private let parser: XML_Parser
  private let path: String
  private let deadline: Deadline?
  /// Whether only the root tag is read, regardless of the document type.
  private let readsRootOnly: Bool
  /// The location of an open document type, and whether its name was read.
  private var documentType: (place: SourcePlace, hasName: Bool)?

  /// Registers itself with the parser, which it must outlive.
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
    // Comments and processing instructions have handlers to keep them from the default handler.
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

  private var place: SourcePlace { SourcePlace(of: parser, in: path) }

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let list else { return }
    if let deadline, deadline.isPassed {
      return refuse(.tooLarge, ImportOptions.timeoutMessage, place)
    }
    // Other content between tags is irrelevant, and each call has a cost.
    if builder.records.isEmpty { XML_SetDefaultHandler(parser, nil) }
    builder.start(
      name, list, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    if readsRootOnly {
      builder.end()
      // For an empty element, the parser would still report the end.
      XML_SetElementHandler(parser, nil, nil)
      XML_StopParser(parser, 0)
    }
  }

  /// Handles a token before the root element, which may be part of a document type.
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
        refuse(.wrongRoot, "the document is HTML, not XML of this kind", open.place)
      }
    }
  }

  private func refuse(_ reason: ImportError.Reason, _ message: String, _ place: SourcePlace) {
    guard refusal == nil else { return }
    refusal = ImportError(reason, message, place: place)
    XML_StopParser(parser, 0)
  }
}
