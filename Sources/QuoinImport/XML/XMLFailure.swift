import QuoinModel

/// Finds out why a document is not well formed.
///
/// The parser's own word for it is unreliable: it reports most errors as the end of the document.
/// The order of the tags tells what happened.
struct XMLFailure {
  private struct OpenTag {
    let name: ArraySlice<UInt8>
    let line: Int
  }

  private let bytes: [UInt8]
  private let path: String
  private var cursor: XMLCursor
  private var open: [OpenTag] = []

  /// The error of a document that the parser did not accept.
  ///
  /// - Parameter place: where the parser stopped, for what the tags do not tell.
  static func error(_ bytes: [UInt8], path: String, stoppedAt place: SourcePlace) -> ImportError {
    var failure = XMLFailure(bytes: bytes, path: path, cursor: XMLCursor(bytes))
    return failure.find()
      ?? ImportError(.notXML, "the document is not well-formed XML", place: place)
  }

  private init(bytes: [UInt8], path: String, cursor: XMLCursor) {
    self.bytes = bytes
    self.path = path
    self.cursor = cursor
  }

  private mutating func find() -> ImportError? {
    var hadRoot = false
    while let tag = cursor.nextTag() {
      let place = SourcePlace(file: path, line: tag.line, column: tag.column)
      guard tag.isComplete else { return truncated(place) }
      switch tag.kind {
      case .start where open.isEmpty && hadRoot:
        return ImportError(
          .notXML, "the document goes on after its outermost element ends", place: place)
      case .start:
        hadRoot = true
        open.append(OpenTag(name: bytes[tag.name], line: tag.line))
      case .empty: hadRoot = true
      case .end:
        guard let last = open.popLast(), last.name == bytes[tag.name] else {
          return mismatch(tag, place)
        }
      case .other: break
      }
    }
    guard hadRoot else { return ImportError(.notXML, "the document is not XML", place: end) }
    return open.isEmpty ? nil : truncated(end)
  }

  private var end: SourcePlace { SourcePlace(file: path, line: cursor.line, column: cursor.column) }

  private func truncated(_ place: SourcePlace) -> ImportError {
    let what =
      open.last.map { "<\(String(decoding: $0.name, as: UTF8.self))> of line \($0.line)" }
      ?? "its first tag"
    return ImportError(
      .truncated, "the document ends before \(what) is closed", place: place)
  }

  private func mismatch(_ tag: XMLCursor.Tag, _ place: SourcePlace) -> ImportError {
    let name = String(decoding: bytes[tag.name], as: UTF8.self)
    return ImportError(
      .notXML, "the end tag </\(name)> closes no element that is open there", place: place)
  }
}
