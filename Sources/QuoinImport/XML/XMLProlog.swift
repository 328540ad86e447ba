import QuoinModel

/// Refuses document types with declarations or identifiers, before a parser sees them.
///
/// Entities are how a small document becomes a large one, and how it reaches for other files. No
/// Interface Builder document has any.
enum XMLProlog {
  static func check(_ bytes: [UInt8], path: String) throws(ImportError) {
    var cursor = XMLCursor(bytes)
    while cursor.skipSpaces() {
      if cursor.skip("<!--") {
        guard cursor.skip(past: "-->") else { return }
      } else if cursor.skip("<?") {
        guard cursor.skip(past: "?>") else { return }
      } else if cursor.starts(with: "<!DOCTYPE") {
        let place = SourcePlace(file: path, line: cursor.line, column: cursor.column)
        try checkDocumentType(&cursor, place: place)
      } else {
        return
      }
    }
  }

  private static func checkDocumentType(
    _ cursor: inout XMLCursor, place: SourcePlace
  ) throws(ImportError) {
    _ = cursor.skip("<!DOCTYPE")
    guard !isHTML(cursor) else {
      throw ImportError(
        .wrongRoot, "the document is HTML, not one of Interface Builder", place: place)
    }
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: ">"):
        cursor.advance()
        return
      case UInt8(ascii: "["):
        throw ImportError(
          .documentType,
          "the document declares entities or elements of its own (a DTD subset);"
            + " such documents are not read", place: place)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        throw ImportError(
          .documentType,
          "the document refers to a document type elsewhere; such documents are"
            + " not read", place: place)
      default: cursor.advance()
      }
    }
  }

  /// Whether the name of the document type is that of HTML, in any case.
  private static func isHTML(_ cursor: XMLCursor) -> Bool {
    var cursor = cursor
    guard cursor.skipSpaces() else { return false }
    for letter in "html".utf8 {
      guard let byte = cursor.byte, byte | 0x20 == letter else { return false }
      cursor.advance()
    }
    return true
  }
}
