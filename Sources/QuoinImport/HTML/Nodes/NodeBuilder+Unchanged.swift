import QuoinModel
import QuoinStyle

// Elements that are the same as when the document was last filled keep their nodes as these are.
extension NodeBuilder {
  /// Keeps elements that follow each other, with all in them, as long as nothing of them is different.
  ///
  /// - Parameters:
  ///   - first: The item of the first element.
  ///   - open: The element that they are in.
  /// - Returns: The item after the kept elements; `first` if the nodes of the first one must be filled.
  mutating func keep(from first: Int, in open: inout Open) -> Int {
    guard let keepable = reader.keepableElements else { return first }
    let (items, numbers) = (reader.tree.items, reader.elementNumbers)
    let end = Int(items[open.item].end)
    // Most siblings have the same tag as the one before them.
    var (tag, count) = (String?.none, 0)
    let next = nodes.keep(from: first, in: open.node) { item in
      guard item < end, numbers[item] >= 0, keepable[Int(numbers[item])] else { return nil }
      if items[item].tag != tag {
        if let tag { open.tags.skip(tag, count) }
        (tag, count) = (items[item].tag, 0)
      }
      count += 1
      return Int(items[item].end)
    }
    if let tag { open.tags.skip(tag, count) }
    return next
  }

  /// Sets the style of a node, if it is another than before.
  func set(_ style: Style, of node: Node) {
    if node.documentStyle != style { node.documentStyle = style }
  }

  /// Sets the type of a node, if it is another than before.
  func set(type: String, of node: Node) {
    if node.documentType != type { node.documentType = type }
  }

  /// Whether what an element contains may follow from other elements, or from parts of those around it: counters,
  /// quotation marks, first lines and letters, references, and what is placed elsewhere.
  var followsOtherElements: Bool {
    isSequential || hasFirstLines || hasFirstLetters || !paged.assignments.isEmpty
      || !paged.leaders.isEmpty || !paged.footnotes.all.isEmpty
      || !reader.references.counters.isEmpty
  }
}
