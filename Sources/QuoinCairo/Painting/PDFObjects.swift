/// The objects of a PDF document that form its logical structure, as written by cairo: each as
/// text, at the offset given in a table (ISO 32000 §7.5.4).
struct PDFObjects {
  /// A structure element.
  struct Element {
    let number: Int
    /// The text between `obj` and `endobj`.
    let body: String
    /// The object number of the parent element.
    let parent: Int

    /// The text of the object with another parent and additional entries.
    func text(parent other: Int, adding words: String) -> String {
      guard let range = body.range(ofText: "/P \(parent) 0 R") else { return body }
      var text = body
      text.replaceSubrange(range, with: "/P \(other) 0 R")
      if !words.isEmpty, let end = text.lastIndex(of: ">"), end > text.startIndex {
        text.insert(contentsOf: words, at: text.index(before: end))
      }
      return text
    }
  }

  /// The number of objects, including the first free one.
  let count: Int
  /// The offset of the cross-reference table.
  let table: Int
  /// The trailer's entries for the root and the info dictionary.
  let trailer: String
  /// The elements in the order of their numbers, which is the order in which they were begun.
  let elements: [Element]
  /// The number and body of each page, in order.
  let pages: [(number: Int, body: String)]
  /// The number and body of the catalog, which the trailer refers to (ISO 32000 §7.7.2).
  let catalog: (number: Int, body: String)?

  /// Reads the objects of a file.
  ///
  /// - Parameter readsPages: Whether to read the pages.
  init?(_ file: [UInt8], readsPages: Bool = false) {
    guard let end = PDFObjects.end(of: file),
      let (count, place) = PDFObjects.table(file, at: end.table)
    else { return nil }
    let trailer = end.trailer
    (table, self.trailer) = end
    self.count = count
    var elements: [Element] = []
    var catalog: (number: Int, body: String)?
    var pages: [Int: (number: Int, body: String)] = [:]
    let root = trailer.range(ofText: "/Root ").flatMap {
      Int(trailer[$0.upperBound...].prefix(while: \.isNumber))
    }
    for number in 1..<max(1, count) {
      let digits = file[(place + 20 * number)..<(place + 20 * number + 10)]
      guard let offset = Int(String(decoding: digits, as: UTF8.self)), offset < file.count else {
        return nil
      }
      // An object begins with its number; an element has its type next.
      let head = "\(number) 0 obj\n"
      if number == root, file[offset...].starts(with: head.utf8),
        let end = file.firstIndex(of: "endobj", from: offset + head.utf8.count)
      {
        catalog = (
          number, String(decoding: file[(offset + head.utf8.count)..<end], as: UTF8.self)
        )
      }
      // "<< /Type /Page % 12": cairo numbers the pages.
      if readsPages, let page = PDFObjects.page(file, offset, head) {
        pages[page.index] = (number, page.body)
      }
      let type = "<< /Type /StructElem"
      guard file[offset...].starts(with: (head + type).utf8) else { continue }
      let begin = offset + head.utf8.count
      guard let end = file.firstIndex(of: "endobj", from: begin) else { return nil }
      let body = String(decoding: file[begin..<end], as: UTF8.self)
      guard let mark = body.range(ofText: "/P "),
        let parent = Int(body[mark.upperBound...].prefix(while: \.isNumber))
      else { return nil }
      elements.append(Element(number: number, body: body, parent: parent))
    }
    self.elements = elements
    self.catalog = catalog
    self.pages = (1...max(1, pages.count)).compactMap { pages[$0] }
  }

  /// Returns the offset of the cross-reference table, and the trailer: ISO 32000 §7.5.5.
  private static func end(of file: [UInt8]) -> (table: Int, trailer: String)? {
    // "startxref\n123\n%%EOF\n"
    let tail = String(decoding: file.suffix(1024), as: UTF8.self)
    guard let mark = tail.lastRange(ofText: "startxref"),
      let table = Int(
        tail[mark.upperBound...].drop(while: \.isWhitespace).prefix(while: \.isNumber)),
      table > 0, table < file.count,
      let start = tail.lastRange(ofText: "trailer")
    else { return nil }
    return (table, String(tail[start.upperBound..<mark.lowerBound]))
  }

  /// Returns the number of objects in a cross-reference table, and the offset of its first entry: ISO 32000 §7.5.4.
  private static func table(_ file: [UInt8], at start: Int) -> (count: Int, place: Int)? {
    // "xref\n0 79\n0000000000 65535 f \n…": each line has twenty bytes.
    var place = start
    func line() -> String {
      let begin = place
      while place < file.count, file[place] != 10 { place += 1 }
      place += 1
      return String(decoding: file[begin..<min(place - 1, file.count)], as: UTF8.self)
    }
    guard line() == "xref" else { return nil }
    let sizes = line().split(separator: " ").compactMap { Int($0) }
    guard sizes.count == 2, sizes[0] == 0, sizes[1] > 0, place + 20 * sizes[1] <= file.count else {
      return nil
    }
    return (sizes[1], place)
  }

  /// Returns the number of the page and the body of an object, if it is a page.
  private static func page(
    _ file: [UInt8], _ offset: Int, _ head: String
  ) -> (index: Int, body: String)? {
    let type = "<< /Type /Page % "
    guard file[offset...].starts(with: (head + type).utf8) else { return nil }
    let start = offset + head.utf8.count
    let digits = file[(start + type.utf8.count)...].prefix { (0x30...0x39).contains($0) }
    guard let index = Int(String(decoding: digits, as: UTF8.self)),
      let end = file.firstIndex(of: "endobj", from: start)
    else { return nil }
    return (index, String(decoding: file[start..<end], as: UTF8.self))
  }

  /// The catalog with additional entries, or `nil` if there is none that can be read.
  func catalog(adding words: String) -> (number: Int, body: String)? {
    guard var catalog, let end = catalog.body.lastRange(ofText: ">>") else { return nil }
    catalog.body.insert(contentsOf: words, at: end.lowerBound)
    return catalog
  }

  /// The element with a number.
  func element(_ number: Int) -> Element? {
    // The elements are in ascending order.
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < elements.count && elements[low].number == number ? elements[low] : nil
  }
}

extension [UInt8] {
  /// The first index of a word at or after an index.
  fileprivate func firstIndex(of word: String, from start: Int) -> Int? {
    let word = Array(word.utf8)
    var place = start
    while place + word.count <= count {
      if self[place] == word[0], self[place..<(place + word.count)].elementsEqual(word) {
        return place
      }
      place += 1
    }
    return nil
  }
}

extension StringProtocol {
  /// The first range of a text.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  /// The last range of a text.
  fileprivate func lastRange(ofText text: String) -> Range<Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }
}
