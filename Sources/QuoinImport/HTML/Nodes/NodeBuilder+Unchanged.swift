import QuoinModel
import QuoinStyle

// Elements that are the same as when the document was last filled keep their nodes as these are.
extension NodeBuilder {
  /// Keeps an element with all in it, if nothing of it is different.
  ///
  /// - Parameters:
  ///   - index: The item of the element.
  ///   - open: The element that it is in.
  /// - Returns: `false` if its nodes must be filled.
  mutating func keep(_ index: Int, in open: inout Open) -> Bool {
    // Numbers of list items follow from the items before them, and what is after a legend or a summary may be in a box of
    // its own.
    guard let number = reader.element(of: index), reader.unchangedElements?[number] ?? false,
      reader.tree.items[index].tag != "legend", reader.tree.items[index].tag != "summary",
      reader.styles[number][.display] != .keyword(.listItem),
      nodes.keep(index..<Int(reader.tree.items[index].end), in: open.node)
    else { return false }
    if let tag = reader.tree.items[index].tag { open.tags.skip(tag) }
    return true
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
