/// A parsed XML document: its elements in the order of their tags, linked by index.
///
/// The tree is flat, so neither walking nor releasing it recurses. Names are numbers of a table,
/// values are stretches of one buffer: an element costs 32 bytes and an attribute 8, beside its value.
final class XMLDocumentTree {
  /// One element, linked to its neighbours.
  struct Record {
    /// The number of the tag's name.
    var name: Int32
    var parent: Int32
    var firstChild = XMLDocumentTree.none
    var nextSibling = XMLDocumentTree.none
    /// The line on which the tag begins, from 1.
    var line: Int32
    /// The column at which the tag begins, from 1.
    var column: Int32
    /// The first of its attributes; they end where those of the next element begin.
    var firstAttribute: Int32
    /// The last piece of the characters directly in it.
    var lastText = XMLDocumentTree.none
  }

  /// One attribute; its value ends where that of the next one begins.
  struct AttributeRecord {
    /// The number of its name.
    var name: Int32
    /// Where its value begins.
    var start: UInt32
  }

  /// A stretch of characters directly in an element.
  struct TextPiece {
    var start: Int
    var end: Int
    /// The piece before it in the same element.
    var previous: Int32
  }

  /// The index that stands for none.
  static let none: Int32 = -1

  let names: XMLNameTable
  let records: [Record]
  /// The attributes of all elements, and one more that ends the last value.
  let attributes: [AttributeRecord]
  /// The values of all attributes, in UTF-8.
  let values: [UInt8]
  let pieces: [TextPiece]
  /// The characters in elements, in UTF-8.
  let characters: [UInt8]
  /// What the readers of the tree found wrong with values.
  var faults = ValueFaults()
  /// The texts that a language puts in the place of attributes, by element and attribute.
  private var translations: [Int: [String: String]] = [:]
  /// The views of which a text is another than the document's own.
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

  /// The outermost element.
  var root: XMLTreeElement? { records.isEmpty ? nil : XMLTreeElement(tree: self, index: 0) }

  /// Puts a text in the place of an element's attribute.
  ///
  /// - Parameter view: the element whose size follows the text.
  func translate(_ element: Int, _ attribute: String, to text: String, view: Int) {
    translations[element, default: [:]][attribute] = text
    translated.insert(view)
  }

  /// The text that takes the place of an attribute.
  func translation(_ element: Int, _ attribute: StaticString) -> String? {
    translations.isEmpty ? nil : translations[element]?["\(attribute)"]
  }

  /// The attributes of an element.
  func attributeRange(_ index: Int) -> Range<Int> {
    let next = index + 1
    let end = next < records.count ? Int(records[next].firstAttribute) : attributes.count - 1
    return Int(records[index].firstAttribute)..<end
  }

  /// The value of an attribute.
  func value(_ attribute: Int) -> String {
    withBytes(attribute) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the bytes of an attribute's value.
  func withBytes<Result>(
    _ attribute: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = valueRange(attribute)
    return values.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether an attribute's value is a text, bytewise.
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

  /// The characters directly in an element.
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
