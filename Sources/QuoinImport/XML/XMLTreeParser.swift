import QuoinModel

/// Reads the elements of an XML document without a document type.
///
/// It is strict, as the standard asks: a document that is not well formed is an error that says
/// what is wrong and where. It never recurses and holds only what has been read, so neither deep
/// nesting nor size is a danger, and there are no entities to expand.
struct XMLTreeParser {
  var cursor: XMLCursor

  private let path: String
  private var records: [XMLDocumentTree.Record] = []
  private var texts: [Int: String] = [:]
  /// The elements that have begun and not ended.
  private var open: [Int] = []
  /// The last child so far of each of them.
  private var lastChild: [Int] = []

  init(_ bytes: [UInt8], path: String) {
    cursor = XMLCursor(bytes)
    self.path = path
  }

  /// The place at which the parser is.
  var place: SourcePlace { SourcePlace(file: path, line: cursor.line, column: cursor.column) }

  /// Reads the whole document.
  mutating func parse() throws(ImportError) -> XMLDocumentTree {
    while let byte = cursor.byte {
      if byte == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        try readCharacters()
      }
    }
    guard open.isEmpty else { throw truncated(place) }
    guard !records.isEmpty else { throw malformed("the document is not XML", place) }
    return XMLDocumentTree(records: records, texts: texts)
  }

  private mutating func readMarkup() throws(ImportError) {
    let start = place
    if cursor.skip("<!--") {
      guard cursor.skip(past: "-->") else { throw truncated(start) }
    } else if cursor.skip("<![CDATA[") {
      try readSection(start)
    } else if cursor.skip("<?") {
      guard cursor.skip(past: "?>") else { throw truncated(start) }
    } else if records.isEmpty, cursor.skip("<!DOCTYPE") {
      // The prolog's check has found it harmless.
      guard cursor.skip(past: ">") else { throw truncated(start) }
    } else if cursor.skip("</") {
      try readEndTag(start)
    } else {
      cursor.advance()
      try readStartTag(start)
    }
  }

  private mutating func readStartTag(_ start: SourcePlace) throws(ImportError) {
    let name = cursor.readName()
    guard let first = name.utf8.first, !XMLTreeParser.isInnerByte(first) else {
      throw cursor.byte == nil ? truncated(start) : malformed("'<' begins no tag here", start)
    }
    guard !(open.isEmpty && !records.isEmpty) else {
      throw malformed("the document goes on after its outermost element ends", start)
    }
    guard open.count < XMLTreeReader.depthLimit else {
      throw ImportError(
        .tooDeep, "elements are nested more than \(XMLTreeReader.depthLimit) deep", place: start)
    }
    if records.isEmpty, name.lowercased() == "html" {
      throw ImportError(
        .wrongRoot, "the document is HTML, not one of Interface Builder", place: start)
    }
    let attributes = try readAttributes(of: name, start)
    add(
      XMLDocumentTree.Record(
        name: name, attributes: attributes, parent: open.last ?? XMLDocumentTree.none,
        line: start.line, column: start.column))
    if cursor.skip("/>") {
      close()
    } else {
      cursor.advance()
    }
  }

  /// Reads the attributes of a tag, up to its `>` or `/>`.
  private mutating func readAttributes(
    of name: String, _ start: SourcePlace
  ) throws(ImportError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let before = cursor.offset
      guard cursor.skipSpaces() else { throw truncated(start) }
      if cursor.byte == UInt8(ascii: ">") || cursor.starts(with: "/>") { return attributes }
      let key = place
      let isApart = cursor.offset > before
      let attribute = cursor.readName()
      guard isApart, !attribute.isEmpty else {
        throw malformed("the tag <\(name)> is not well formed", key)
      }
      _ = cursor.skipSpaces()
      guard cursor.skip("=") else {
        throw cursor.byte == nil
          ? truncated(start) : malformed("the attribute '\(attribute)' has no value", key)
      }
      _ = cursor.skipSpaces()
      guard let quote = cursor.byte else { throw truncated(start) }
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw malformed("the value of '\(attribute)' is not in quotes", key)
      }
      cursor.advance()
      guard let value = try readValue(upTo: quote, of: attribute) else { throw truncated(start) }
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw malformed("the tag <\(name)> has the attribute '\(attribute)' twice", key)
      }
    }
  }

  private mutating func readEndTag(_ start: SourcePlace) throws(ImportError) {
    let name = cursor.readName()
    _ = cursor.skipSpaces()
    guard let byte = cursor.byte else { throw truncated(start) }
    guard byte == UInt8(ascii: ">") else {
      throw malformed("the end tag </\(name)> is not well formed", start)
    }
    cursor.advance()
    guard let index = open.last else {
      throw malformed("the end tag </\(name)> closes no element", start)
    }
    guard records[index].name == name else {
      throw malformed("the end tag </\(name)> does not close \(words(index))", start)
    }
    close()
  }

  private mutating func add(_ record: XMLDocumentTree.Record) {
    let index = records.count
    records.append(record)
    if record.parent != XMLDocumentTree.none {
      let previous = lastChild[lastChild.count - 1]
      if previous == XMLDocumentTree.none {
        records[record.parent].firstChild = index
      } else {
        records[previous].nextSibling = index
      }
      lastChild[lastChild.count - 1] = index
    }
    open.append(index)
    lastChild.append(XMLDocumentTree.none)
  }

  private mutating func close() {
    guard let index = open.popLast() else { return }
    lastChild.removeLast()
    // White space between elements is the file's looks; white space alone in one may be a text.
    if records[index].firstChild != XMLDocumentTree.none, let text = texts[index],
      text.utf8.allSatisfy(XMLSource.isSpace)
    {
      texts[index] = nil
    }
  }

  /// Adds to the text of the innermost element; outside of all there may only be space.
  mutating func add(text: String, at start: SourcePlace) throws(ImportError) {
    if let index = open.last {
      texts[index, default: ""] += text
    } else if !text.utf8.allSatisfy(XMLSource.isSpace) {
      throw malformed(
        records.isEmpty
          ? "the document is not XML" : "the document goes on after its outermost element ends",
        start)
    }
  }

  func malformed(_ message: String, _ place: SourcePlace) -> ImportError {
    ImportError(.notXML, message, place: place)
  }

  func truncated(_ place: SourcePlace) -> ImportError {
    let what = open.last.map { words($0) } ?? "its first tag"
    return ImportError(
      .truncated, "the document ends before \(what) is closed", place: place)
  }

  private func words(_ index: Int) -> String {
    "<\(records[index].name)> of line \(records[index].line)"
  }

  /// Whether a byte may be in a name, but not begin it.
  private static func isInnerByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
