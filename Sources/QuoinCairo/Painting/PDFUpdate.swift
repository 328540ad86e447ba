import QuoinGeometry
import QuoinModel
import QuoinPaint

/// An incremental update of a PDF document: new and replaced objects, appended to the original
/// document (ISO 32000 §7.5.6).
struct PDFUpdate {
  private let file: [UInt8]
  private let objects: PDFObjects
  /// The bytes behind those of the file.
  private var added: [UInt8] = []
  /// The offsets of the update's objects.
  private var places: [(number: Int, place: Int)] = []

  init(_ file: [UInt8], _ objects: PDFObjects) {
    self.file = file
    self.objects = objects
    if file.last != 10 { added.append(10) }
  }

  /// Writes an object.
  mutating func write(_ number: Int, _ body: String) {
    begin(number)
    added += body.utf8
    end()
  }

  /// Writes a structure element with another parent and additional entries.
  mutating func write(_ element: PDFObjects.Element, parent: Int, adding words: String) {
    begin(element.number)
    let (body, digits) = (element.body, element.parentDigits)
    added += file[body.lowerBound..<digits.lowerBound]
    added += "\(parent)".utf8
    var rest = file[digits.upperBound..<body.upperBound]
    // Before the end of the dictionary, ">>".
    if !words.isEmpty, let last = rest.lastIndex(of: 0x3E), last > rest.startIndex {
      added += rest[..<(last - 1)]
      added += words.utf8
      rest = rest[(last - 1)...]
    }
    added += rest
    end()
  }

  private mutating func begin(_ number: Int) {
    places.append((number, file.count + added.count))
    added += "\(number) 0 obj\n".utf8
  }

  private mutating func end() {
    if added.last != 10 { added.append(10) }
    added += "endobj\n".utf8
  }

  /// Writes the document's language, if specified: ISO 32000 §14.9.2.
  mutating func write(language: String, _ objects: PDFObjects) {
    // Language tags consist of these characters only (BCP 47), so that they need no escapes.
    let isName = language.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == 0x2D
    }
    guard !language.isEmpty, isName, language.utf8.count <= 64,
      let catalog = objects.catalog(adding: "   /Lang (\(language))\n")
    else { return }
    write(catalog.number, catalog.body)
  }

  /// Whether any page is cut from a larger sheet.
  static func hasBoxes(_ lists: [DisplayList]) -> Bool {
    lists.contains { $0.printedBoxes != nil }
  }

  /// Writes the boxes of pages that are cut from larger sheets: ISO 32000 §14.11.2.
  mutating func write(_ lists: [DisplayList], _ objects: PDFObjects) {
    guard PDFUpdate.hasBoxes(lists), objects.pages.count == lists.count else { return }
    for (index, page) in objects.pages.enumerated() {
      let height = lists[index].size.height
      guard let found = lists[index].printedBoxes, let start = page.body.firstIndex(of: "\n") else {
        continue
      }
      // The origin of a page is at its bottom.
      func text(_ name: String, _ box: Rect) -> String {
        let edges = [
          box.minX, height - box.maxY, box.maxX, height - box.minY,
        ]
        return "   /\(name) [ \(edges.map(PDFUpdate.number).joined(separator: " ")) ]\n"
      }
      var body = page.body
      body.insert(
        contentsOf: text("TrimBox", found.trim) + text("BleedBox", found.bleed),
        at: body.index(after: start))
      write(page.number, body)
    }
  }

  /// A number with at most three digits after the point.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((min(max(value, -1e6), 1e6) * 1_000).rounded())
    let rest = String(thousandths.magnitude % 1_000)
    let digits = String(repeating: "0", count: 3 - rest.count) + rest
    return (thousandths < 0 ? "-" : "") + "\(thousandths.magnitude / 1_000).\(digits)"
  }

  /// Returns the document with its update.
  ///
  /// - Parameter count: the total number of objects.
  func finished(count: Int) -> [UInt8] {
    let table = file.count + added.count
    var text = "xref\n"
    let sorted = places.sorted { $0.number < $1.number }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].number == sorted[end - 1].number + 1 { end += 1 }
      text += "\(sorted[start].number) \(end - start)\n"
      for (_, place) in sorted[start..<end] {
        let digits = "\(place)"
        text += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
      }
      start = end
    }
    text += "trailer\n" + trailer(count: count)
    text += "startxref\n\(table)\n%%EOF\n"
    var result: [UInt8] = []
    result.reserveCapacity(table + text.utf8.count)
    result += file
    result += added
    result += text.utf8
    return result
  }

  /// The trailer `<< /Size 79\n   /Root 78 0 R\n   /Info 77 0 R\n>>` with the new size and a
  /// reference to the old table.
  private func trailer(count: Int) -> String {
    let lines = objects.trailer.split(separator: "\n").map { line -> String in
      guard line.contains("/Size") else { return String(line) }
      return "<< /Size \(count)\n   /Prev \(objects.table)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as a PDF string: UTF-16 with a byte order mark, in hexadecimal digits (ISO 32000
  /// §7.9.2.2).
  static func text(_ text: String) -> String {
    var digits = "<FEFF"
    for unit in text.utf16 {
      let hex = String(unit, radix: 16, uppercase: true)
      digits += String(repeating: "0", count: 4 - hex.count) + hex
    }
    return digits + ">"
  }
}
