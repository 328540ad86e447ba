import CExpat
import Foundation
import QuoinModel

/// Describes why the parser rejected a document.
struct XMLFailure {
  let parser: XML_Parser
  let data: Data
  let path: String

  /// Returns the error at which the parser stopped.
  func error(_ builder: XMLTreeBuilder) -> ImportError {
    if isBinary {
      return ImportError(.encoding, "the document is binary, or in an encoding that is not read")
    }
    switch XML_GetErrorCode(parser) {
    case XML_ERROR_NO_ELEMENTS where builder.records.isEmpty:
      return notXML("the document has no element")
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      let what =
        builder.openElement.map { "<\($0.name)> of line \($0.line)" } ?? "its first tag"
      return ImportError(
        .truncated, "the document ends before \(what) is closed", place: place)
    case XML_ERROR_PARTIAL_CHAR:
      return ImportError(.encoding, "the document ends within a character", place: place)
    case XML_ERROR_TAG_MISMATCH:
      let what =
        builder.openElement.map { "; open is <\($0.name)> of line \($0.line)" } ?? ""
      // The parser stops at the name, two characters after the start of the tag.
      var place = place
      place.column -= 2
      return ImportError(
        .notXML, "the end tag closes no element that is open there\(what)", place: place)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return notXML("the document goes on after its outermost element ends")
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return notXML("the tag has this attribute twice")
    case XML_ERROR_UNDEFINED_ENTITY:
      return notXML("the entity that is used here is defined nowhere")
    case XML_ERROR_UNKNOWN_ENCODING:
      return ImportError(
        .encoding, "the document's encoding is not read; save it as UTF-8", place: place)
    case XML_ERROR_INCORRECT_ENCODING:
      return ImportError(
        .encoding, "the document is not in the encoding that it declares", place: place)
    case XML_ERROR_INVALID_TOKEN where !isText:
      return ImportError(
        .encoding,
        "these bytes are not text in the document's encoding (UTF-8 unless it declares"
          + " another)", place: place)
    case XML_ERROR_NO_MEMORY:
      return ImportError(.tooLarge, "there is not enough memory for the document", place: place)
    case let code:
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
      return notXML("the document is not well-formed XML: \(words)")
    }
  }

  private func notXML(_ message: String) -> ImportError {
    ImportError(.notXML, message, place: place)
  }

  private var place: SourcePlace { SourcePlace(of: parser, in: path) }

  /// Whether there are zero bytes that are not part of UTF-16 characters.
  private var isBinary: Bool {
    let start = data.prefix(1024)
    guard start.contains(0) else { return false }
    let first = Array(start.prefix(2))
    return ![[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains(first)
  }

  /// Whether the byte at which the parser stopped can be part of a text.
  private var isText: Bool {
    let index = Int(XML_GetCurrentByteIndex(parser))
    guard index >= 0, index < data.count else { return true }
    let byte = data[data.startIndex + index]
    return byte < 0x80 && (byte >= 0x20 || XMLTreeReader.isSpace(byte))
  }
}

extension SourcePlace {
  /// The place of the event that a parser reports.
  init(of parser: XML_Parser, in path: String) {
    self.init(
      file: path, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}
