/// The amount of text in an SVG document, without parsing it.
///
/// The text of an element is shaped at once, with some three hundred bytes for each of its own. Where memory ends,
/// HarfBuzz leaves text out without an error, so a drawing in a child process would not show that this process has too
/// little of it.
struct SVGTextSize {
  /// The maximum number of bytes that are drawn.
  static let maximum = 256 << 10

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The number of open `text` elements.
  private var depth = 0
  /// The size of all entities that the document declares; each reference counts as all of them.
  private var entitySize = 0
  private var size = 0

  /// Returns the number of bytes in `text` elements, or more than the maximum if there are more or they cannot be
  /// counted: in UTF-16, whose letters have bytes that are 0, or with entities that contain others.
  ///
  /// - Complexity: O(n).
  static func of(_ bytes: [UInt8]) -> Int {
    if bytes.contains(0) { return maximum + 1 }
    return bytes.withUnsafeBufferPointer { buffer in
      var counter = SVGTextSize(bytes: buffer)
      counter.run()
      return counter.size
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    while position < bytes.count, size <= SVGTextSize.maximum {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") {
        tag()
      } else {
        if depth > 0 {
          size += 1
          if byte == UInt8(ascii: "&") { size += entitySize }
        }
        position += 1
      }
    }
  }

  /// Reads a tag, a comment, a section or a declaration.
  private mutating func tag() {
    if skip("<!--", to: "-->") || skip("<?", to: "?>") { return }
    let start = position
    if skip("<![CDATA[", to: "]]>") {
      if depth > 0 { size += position - start }
      return
    }
    let isEntity = starts(with: "<!ENTITY")
    // The declarations of a document type are read one by one.
    let isType = starts(with: "<!DOCTYPE")
    let isEnd = starts(with: "</")
    var name = position + (isEnd ? 2 : 1)
    var end = name
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "/"),
      bytes[end] != UInt8(ascii: ">")
    {
      // The name without the prefix of its namespace.
      if bytes[end] == UInt8(ascii: ":") { name = end + 1 }
      end += 1
    }
    var quote: UInt8?
    position = end
    while position < bytes.count, quote != nil || bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      if isType, quote == nil, byte == UInt8(ascii: "[") { break }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      position += 1
    }
    let isEmpty = position > 0 && bytes[position - 1] == UInt8(ascii: "/")
    position += 1
    if isEntity {
      let declaration = bytes[start..<min(position, bytes.count)]
      let isNested = declaration.contains(UInt8(ascii: "&"))
      entitySize += isNested ? SVGTextSize.maximum + 1 : position - start
    }
    guard bytes[name..<end].elementsEqual("text".utf8) else { return }
    if isEnd { depth = max(0, depth - 1) } else if !isEmpty { depth += 1 }
  }

  /// Moves behind a part of the document that begins here.
  private mutating func skip(_ opening: String, to closing: String) -> Bool {
    guard starts(with: opening) else { return false }
    position += opening.utf8.count
    while position < bytes.count, !starts(with: closing) { position += 1 }
    position = min(bytes.count, position + closing.utf8.count)
    return true
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }
}
