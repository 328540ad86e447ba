import Foundation

/// Builds a flat tree from the events of a parser.
struct XMLTreeBuilder {
  private(set) var names = XMLNameTable()
  private(set) var records: [XMLDocumentTree.Record] = []
  private(set) var attributes: [XMLDocumentTree.AttributeRecord] = []
  private(set) var values: [UInt8] = []
  private(set) var pieces: [XMLDocumentTree.TextPiece] = []
  private(set) var characters: [UInt8] = []
  /// The innermost open element.
  private(set) var open = XMLDocumentTree.none

  /// The last child so far of each open element.
  private var lastChildren: [Int32] = []
  /// The start of the characters since the last tag.
  private var runStart = 0

  /// The name and line of the innermost open element, if any.
  var openElement: (name: String, line: Int)? {
    guard open != XMLDocumentTree.none else { return nil }
    let record = records[Int(open)]
    return (names.names[Int(record.name)], Int(record.line))
  }

  /// Begins an element.
  ///
  /// - Parameters:
  ///   - name: The tag name, zero-terminated like all strings of the parser.
  ///   - list: The alternating names and values of the attributes, terminated by `nil`.
  mutating func start(
    _ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>, line: Int,
    column: Int
  ) {
    endRun(isLast: false)
    let index = Int32(records.count)
    records.append(
      XMLDocumentTree.Record(
        name: names.number(XMLTreeBuilder.bytes(name)), parent: open, line: Int32(clamping: line),
        column: Int32(clamping: column), firstAttribute: Int32(attributes.count)))
    if open != XMLDocumentTree.none {
      let previous = lastChildren[lastChildren.count - 1]
      if previous == XMLDocumentTree.none {
        records[Int(open)].firstChild = index
      } else {
        records[Int(previous)].nextSibling = index
      }
      lastChildren[lastChildren.count - 1] = index
    }
    open = index
    lastChildren.append(XMLDocumentTree.none)
    var list = list
    while let name = list[0], let value = list[1] {
      attributes.append(
        XMLDocumentTree.AttributeRecord(
          name: names.number(XMLTreeBuilder.bytes(name)), start: UInt32(values.count)))
      values.append(contentsOf: XMLTreeBuilder.bytes(value))
      list += 2
    }
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text, count: strlen(text))
  }

  /// Adds characters to the open element.
  mutating func add(characters text: UnsafeRawBufferPointer) {
    if open != XMLDocumentTree.none { characters.append(contentsOf: text) }
  }

  /// Ends the open element.
  mutating func end() {
    endRun(isLast: true)
    open = records[Int(open)].parent
    lastChildren.removeLast()
  }

  /// Adds the characters since the last tag to the open element, if they are significant.
  ///
  /// White space between elements is formatting; as the only content of an element, it may be text.
  private mutating func endRun(isLast: Bool) {
    guard characters.count > runStart else { return }
    let isAlone = isLast && records[Int(open)].firstChild == XMLDocumentTree.none
    if isAlone || !characters[runStart...].allSatisfy(XMLTreeReader.isSpace) {
      let piece = Int32(pieces.count)
      pieces.append(
        XMLDocumentTree.TextPiece(
          start: runStart, end: characters.count, previous: records[Int(open)].lastText))
      records[Int(open)].lastText = piece
    } else {
      characters.removeLast(characters.count - runStart)
    }
    runStart = characters.count
  }
}
