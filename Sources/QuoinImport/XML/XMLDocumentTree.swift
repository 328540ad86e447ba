import QuoinStyle

/// A parsed XML document, with its elements in document order, linked by index.
///
/// The tree is flat, so neither traversing nor releasing it recurses. Names are indices of a table,
/// and values are ranges of one buffer: an element takes 32 bytes, and an attribute 8 bytes plus
/// its value.
final class XMLDocumentTree {
  /// An element, with links to related elements.
  struct Record {
    /// The number of the tag name.
    var name: Int32
    var parent: Int32
    var firstChild = XMLDocumentTree.none
    var nextSibling = XMLDocumentTree.none
    /// The line of the start tag, from 1.
    var line: Int32
    /// The column of the start tag, from 1.
    var column: Int32
    /// The index of its first attribute; its attributes end where those of the next element begin.
    var firstAttribute: Int32
    /// The last piece of its direct text content.
    var lastText = XMLDocumentTree.none
  }

  /// An attribute, whose value ends where that of the next one begins.
  struct AttributeRecord {
    /// The number of its name.
    var name: Int32
    /// The start of its value.
    var start: UInt32
  }

  /// A range of characters directly in an element.
  struct TextPiece {
    var start: Int
    var end: Int
    /// The preceding piece of the same element.
    var previous: Int32
  }

  /// The index that represents no element.
  static let none: Int32 = -1

  let names: XMLNameTable
  let records: [Record]
  /// The attributes of all elements, and a sentinel that ends the last value.
  let attributes: [AttributeRecord]
  /// The values of all attributes, in UTF-8.
  let values: [UInt8]
  let pieces: [TextPiece]
  /// The text content of all elements, in UTF-8.
  let characters: [UInt8]
  /// The invalid values found while reading the tree.
  var faults = ValueFaults()
  /// The font sizes that elements specify, and how many there may be.
  var fontSizes = CSS.FontSizeLimit()
  /// The localized values of attributes, by element and attribute.
  private var translations: [Int: [String: String]] = [:]
  /// The views whose text differs from the document because of localization.
  private(set) var translated: Set<Int> = []

  init(_ builder: XMLTreeBuilder) {
    names = builder.names
    records = builder.records
    var attributes = builder.attributes
    attributes.append(
      AttributeRecord(name: XMLDocumentTree.none, start: UInt32(builder.values.count)))
    self.attributes = attributes
    values = builder.values
    pieces = builder.pieces
    characters = builder.characters
  }

  /// The root element, if any.
  var root: XMLTreeElement? { records.isEmpty ? nil : XMLTreeElement(tree: self, index: 0) }

  /// Replaces an attribute value by a localized text.
  ///
  /// - Parameter view: The element whose size depends on the text.
  func translate(_ element: Int, _ attribute: String, to text: String, view: Int) {
    translations[element, default: [:]][attribute] = text
    translated.insert(view)
  }

  /// Returns the localized value of an attribute, if any.
  func translation(_ element: Int, _ attribute: StaticString) -> String? {
    translations.isEmpty ? nil : translations[element]?["\(attribute)"]
  }

  /// Returns the indices of an element's attributes.
  func attributeRange(_ index: Int) -> Range<Int> {
    let next = index + 1
    let end = next < records.count ? Int(records[next].firstAttribute) : attributes.count - 1
    return Int(records[index].firstAttribute)..<end
  }

  /// Returns the value of an attribute.
  func value(_ attribute: Int) -> String {
    withBytes(attribute) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the bytes of an attribute value.
  func withBytes<Result>(
    _ attribute: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = valueRange(attribute)
    return values.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Returns whether an attribute value equals a string, compared bytewise.
  func isValue(_ attribute: Int, _ text: StaticString) -> Bool {
    let range = valueRange(attribute)
    guard range.count == text.utf8CodeUnitCount else { return false }
    let units = text.utf8Start
    for index in 0..<range.count where values[range.lowerBound + index] != units[index] {
      return false
    }
    return true
  }

  private func valueRange(_ attribute: Int) -> Range<Int> {
    Int(attributes[attribute].start)..<Int(attributes[attribute + 1].start)
  }

  /// Returns the direct text content of an element.
  func text(_ index: Int) -> String {
    var found: [TextPiece] = []
    var next = records[index].lastText
    while next != XMLDocumentTree.none {
      let piece = pieces[Int(next)]
      found.append(piece)
      next = piece.previous
    }
    var text = ""
    for piece in found.reversed() {
      text += String(decoding: characters[piece.start..<piece.end], as: UTF8.self)
    }
    return text
  }
}
