import CExpat
import Foundation
import QuoinModel

/// Parses XML into a flat tree, using Expat.
enum XMLTreeReader {
  /// The maximum size of a document in bytes, so that lines, columns and offsets fit in 32 bits.
  static let maximumBytes = 1 << 30

  /// - Throws: An error with its location if the document is not well-formed, or if the deadline
  ///   has passed.
  static func read(
    _ data: Data, path: String, deadline: Deadline? = nil
  ) throws(ImportError) -> XMLDocumentTree {
    guard data.contains(where: { !isSpace($0) && !isMark($0) }) else {
      throw ImportError(.empty, "the document is empty")
    }
    guard data.count <= maximumBytes else {
      throw ImportError(.tooLarge, "the document is larger than \(maximumBytes >> 20) MB")
    }
    guard let parser = XML_ParserCreate(nil) else {
      throw ImportError(.tooLarge, "there is not enough memory for the document")
    }
    defer { XML_ParserFree(parser) }
    let events = XMLEvents(parser: parser, path: path, deadline: deadline)
    let succeeded = withExtendedLifetime(events) { parse(data, parser) }
    if let refusal = events.refusal { throw refusal }
    guard succeeded else {
      throw XMLFailure(parser: parser, data: data, path: path).error(events.builder)
    }
    return XMLDocumentTree(events.builder)
  }

  /// Returns the root tag of an SVG image, or `nil` if there is none.
  ///
  /// Nothing after it is read, so entities are expanded in its attributes only, which Expat limits.
  static func root(of data: Data) -> XMLTreeElement? {
    guard data.count <= maximumBytes, let parser = XML_ParserCreate(nil) else { return nil }
    defer { XML_ParserFree(parser) }
    let events = XMLEvents(parser: parser, path: "", readsRootOnly: true)
    return withExtendedLifetime(events) {
      _ = parse(data, parser)
      return XMLDocumentTree(events.builder).root
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns whether a byte can be part of a byte order mark, or half of a UTF-16 white space
  /// character.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0xEF || byte == 0xBB || byte == 0xBF || byte == 0xFF || byte == 0xFE || byte == 0
  }

  /// Passes the bytes to the parser in chunks, because the parser copies them.
  ///
  /// A chunk without events is followed by one of twice the size, because the parser restarts at an
  /// incomplete tag. A tag of many megabytes is thus parsed in linear time.
  private static func parse(_ data: Data, _ parser: XML_Parser) -> Bool {
    var offset = 0
    var part = 1 << 20
    var reached: XML_Index = -1
    while true {
      let count = min(part, data.count - offset)
      let isFinal = offset + count == data.count
      let status = data.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: CChar.self)
        return XML_Parse(parser, start, Int32(count), isFinal ? 1 : 0)
      }
      guard status == XML_STATUS_OK else { return false }
      if isFinal { return true }
      offset += count
      let index = XML_GetCurrentByteIndex(parser)
      if index == reached { part *= 2 }
      reached = index
    }
  }
}
