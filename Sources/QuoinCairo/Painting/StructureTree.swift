import QuoinModel
import QuoinPaint

/// The logical structure of a document (ISO 32000 §14.7), appended to it as an update (§7.5.6).
///
/// Cairo writes a flat structure: a single element "Document" with the marked parts in the order in
/// which they were painted. Here they are moved into their elements, in the order of the tree;
/// elements that continue on another page are joined.
struct StructureTree {
  /// An element or a marked part.
  private struct Entry {
    var role: String
    /// The index of the parent; -1 for the document.
    var parent: Int
    /// The page and the index on it, by which the children of an element are sorted.
    var page: Int
    var order: Int
    var alternative: String?
    var actualText: String?
    var children: [Int] = []
    /// The object number in the file.
    var object = 0
    var isLeaf = false
  }

  private var entries: [Entry] = []
  /// The indices of the marked parts.
  private var leaves: [Int] = []

  init(_ marks: DocumentMarks) {
    var known: [NodeID: Int] = [:]
    var places: [[Int?]] = []
    for (page, elements) in marks.elements.enumerated() {
      var found: [Int?] = []
      for (order, element) in elements.enumerated() {
        guard let node = element.node else {
          found.append(nil)
          continue
        }
        if known[node] == nil {
          known[node] = entries.count
          let parent = element.parent.flatMap { found[$0] } ?? -1
          entries.append(
            Entry(role: element.role.rawValue, parent: parent, page: page, order: order))
        }
        found.append(known[node])
      }
      places.append(found)
    }
    // A picture in a link has a part for each of the two, but its description only once.
    var described: Set<[Int]> = []
    for leaf in marks.leaves {
      let parent = leaf.parent.flatMap { places[leaf.page][$0] } ?? -1
      var entry = Entry(role: "", parent: parent, page: leaf.page, order: leaf.element)
      let elements = marks.elements[leaf.page]
      if elements.indices.contains(leaf.element),
        described.insert([leaf.page, leaf.element]).inserted
      {
        entry.alternative = elements[leaf.element].alternative
      }
      entry.actualText = leaf.actualText
      entry.isLeaf = true
      leaves.append(entries.count)
      entries.append(entry)
    }
    for index in entries.indices where entries[index].parent >= 0 {
      entries[entries[index].parent].children.append(index)
    }
  }

  /// Returns the document with the structure.
  ///
  /// - Parameters:
  ///   - language: the language of its text, or an empty string.
  ///   - lists: the drawings of the pages.
  /// - Returns: `nil` if the file is not in the format of the known cairo versions.
  mutating func written(
    into file: [UInt8], language: String = "", lists: [DisplayList] = []
  ) -> [UInt8]? {
    guard let objects = PDFObjects(file, readsPages: PDFUpdate.hasBoxes(lists)),
      let document = objects.elements.first, objects.elements.count == leaves.count + 1
    else { return nil }
    let keepsEmpty: Set = ["TR", "TH", "TD"]
    var isKept = entries.map { $0.isLeaf || keepsEmpty.contains($0.role) }
    // Descendants come after the element.
    for index in entries.indices.reversed() where !isKept[index] {
      isKept[index] = entries[index].children.contains { isKept[$0] }
    }
    for (leaf, object) in zip(leaves, objects.elements.dropFirst()) {
      entries[leaf].object = object.number
    }
    var next = objects.count
    for index in entries.indices where isKept[index] && !entries[index].isLeaf {
      entries[index].object = next
      next += 1
    }
    var update = PDFUpdate(file, objects)
    func list(_ children: [Int]) -> String {
      let sorted = children.filter { isKept[$0] }.sorted {
        (entries[$0].page, entries[$0].order, $0) < (entries[$1].page, entries[$1].order, $1)
      }
      return "[ " + sorted.map { "\(entries[$0].object) 0 R " }.joined() + "]"
    }
    let top = entries.indices.filter { entries[$0].parent < 0 }
    update.write(
      document.number,
      "<< /Type /StructElem\n   /S /Document\n   /P \(document.parent) 0 R\n   /K \(list(top))\n>>")
    for index in entries.indices where isKept[index] {
      let entry = entries[index]
      let parent = entry.parent < 0 ? document.number : entries[entry.parent].object
      guard entry.isLeaf else {
        update.write(
          entry.object,
          "<< /Type /StructElem\n   /S /\(entry.role)\n   /P \(parent) 0 R\n"
            + "   /K \(list(entry.children))\n>>")
        continue
      }
      let isPlain = entry.alternative == nil && entry.actualText == nil
      guard parent != document.number || !isPlain,
        let object = objects.element(entry.object)
      else { continue }
      var words = entry.alternative.map { "   /Alt \(PDFUpdate.text($0))\n" } ?? ""
      words += entry.actualText.map { "   /ActualText \(PDFUpdate.text($0))\n" } ?? ""
      update.write(object, parent: parent, adding: words)
    }
    update.write(language: language, objects)
    update.write(lists, objects)
    return update.finished(count: next)
  }
}
