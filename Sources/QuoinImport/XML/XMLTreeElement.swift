/// An element of a parsed document.
struct XMLTreeElement {
  let tree: XMLDocumentTree
  let index: Int

  var name: String { tree.names.names[Int(tree.records[index].name)] }
  var line: Int { Int(tree.records[index].line) }
  var column: Int { Int(tree.records[index].column) }
  var text: String { tree.text(index) }

  /// The value of an attribute.
  ///
  /// - Complexity: O(attributes of the element).
  subscript(attribute: StaticString) -> String? {
    attributePosition(attribute).map { tree.value($0) }
  }

  /// Where an attribute is in the tree's list of all.
  func attributePosition(_ name: StaticString) -> Int? {
    for position in tree.attributeRange(index)
    where tree.names.isEqual(tree.attributes[position].name, name) {
      return position
    }
    return nil
  }

  /// Whether the tag is a word.
  func isNamed(_ word: StaticString) -> Bool { tree.names.isEqual(tree.records[index].name, word) }

  /// The elements directly in this one, in order.
  var children: Children { Children(tree: tree, first: tree.records[index].firstChild) }

  /// The first child with a tag.
  func child(_ name: StaticString) -> XMLTreeElement? { children.first { $0.isNamed(name) } }

  /// The first child with a tag and a `key` attribute.
  func child(_ name: StaticString, key: StaticString) -> XMLTreeElement? {
    children.first { $0.isNamed(name) && $0.isValue("key", key) }
  }

  /// The first child with a `key` attribute, whatever its tag.
  func child(key: StaticString) -> XMLTreeElement? {
    children.first { $0.isValue("key", key) }
  }

  /// The element that this one is in.
  var parent: XMLTreeElement? {
    let parent = tree.records[index].parent
    return parent == XMLDocumentTree.none ? nil : XMLTreeElement(tree: tree, index: Int(parent))
  }

  /// The elements directly in an element.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: XMLDocumentTree
    fileprivate var upcoming: Int32

    fileprivate init(tree: XMLDocumentTree, first: Int32) {
      self.tree = tree
      upcoming = first
    }

    mutating func next() -> XMLTreeElement? {
      guard upcoming != XMLDocumentTree.none else { return nil }
      let element = XMLTreeElement(tree: tree, index: Int(upcoming))
      upcoming = tree.records[element.index].nextSibling
      return element
    }
  }
}
