/// The objects of a PDF document that form its logical structure, as written by cairo, at the offsets given in a table
/// (ISO 32000 §7.5.4).
struct PDFObjects {
  /// A structure element.
  struct Element {
    let number: Int
    /// The place of the text between `obj` and `endobj` in the file.
    let body: Range<Int>
    /// The object number of the parent element.
    let parent: Int
    /// The place of the digits of that number.
    let parentDigits: Range<Int>
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
    let (pageType, type) = (Array("<< /Type /Page % ".utf8), Array("<< /Type /StructElem".utf8))
    let (close, parent) = (Array("endobj".utf8), Array("/P ".utf8))
    for number in 1..<max(1, count) {
      let entry = place + 20 * number
      guard let offset = file.number(in: entry..<(entry + 10)), offset < file.count else {
        return nil
      }
      // An object begins with its number; an element has its type next.
      guard let begin = PDFObjects.body(of: number, at: offset, in: file) else { continue }
      let isElement = file.has(type, at: begin)
      // "<< /Type /Page % 12": cairo numbers the pages.
      let isPage = readsPages && file.has(pageType, at: begin)
      guard isElement || isPage || number == root else { continue }
      guard let end = file.firstIndex(of: close, in: begin..<file.count) else {
        if isElement { return nil }
        continue
      }
      if isElement {
        guard let mark = file.firstIndex(of: parent, in: begin..<end) else { return nil }
        let digits = file.digits(from: mark + parent.count)
        guard let parent = file.number(in: digits) else { return nil }
        elements.append(
          Element(number: number, body: begin..<end, parent: parent, parentDigits: digits))
        continue
      }
      let body = String(decoding: file[begin..<end], as: UTF8.self)
      if number == root { catalog = (number, body) }
      if isPage, let index = file.number(in: file.digits(from: begin + pageType.count)) {
        pages[index] = (number, body)
      }
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

  /// Returns where the body of an object begins, `nil` if there is another object or none.
  private static func body(of number: Int, at offset: Int, in file: [UInt8]) -> Int? {
    let digits = file.digits(from: offset)
    guard file.number(in: digits) == number, file.has(head, at: digits.upperBound) else {
      return nil
    }
    return digits.upperBound + head.count
  }

  private static let head = Array(" 0 obj\n".utf8)

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
  /// Whether there is a word at an index.
  fileprivate func has(_ word: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + word.count <= count else { return false }
    for index in word.indices where self[start + index] != word[index] { return false }
    return true
  }

  /// The first index of a word in a range.
  fileprivate func firstIndex(of word: [UInt8], in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place + word.count <= range.upperBound {
      if has(word, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// The range of digits from an index.
  fileprivate func digits(from start: Int) -> Range<Int> {
    var end = start
    while end < count, (0x30...0x39).contains(self[end]) { end += 1 }
    return start..<Swift.max(start, end)
  }

  /// Returns the number that a range of digits represents, or `nil` if it is empty, has more than 18 bytes, or has
  /// bytes that are not digits.
  fileprivate func number(in range: Range<Int>) -> Int? {
    guard (1...18).contains(range.count), range.upperBound <= count else { return nil }
    var number = 0
    for digit in self[range] {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
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
