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
  /// - Complexity: O(n) in the number of attributes of the element.
  subscript(attribute: StaticString) -> String? {
    attributePosition(attribute).map { tree.value($0) }
  }

  /// Returns the position of an attribute in the tree's list of all attributes.
  func attributePosition(_ name: StaticString) -> Int? {
    for position in tree.attributeRange(index)
    where tree.names.isEqual(tree.attributes[position].name, name) {
      return position
    }
    return nil
  }

  /// Returns whether the element has a tag name.
  func isNamed(_ word: StaticString) -> Bool { tree.names.isEqual(tree.records[index].name, word) }

  /// The child elements, in order.
  var children: Children { Children(tree: tree, first: tree.records[index].firstChild) }

  /// Returns the first child with a tag name.
  func child(_ name: StaticString) -> XMLTreeElement? { children.first { $0.isNamed(name) } }

  /// Returns the first child with a tag name and a `key` attribute.
  func child(_ name: StaticString, key: StaticString) -> XMLTreeElement? {
    children.first { $0.isNamed(name) && $0.isValue("key", key) }
  }

  /// Returns the first child with a `key` attribute, regardless of its tag name.
  func child(key: StaticString) -> XMLTreeElement? {
    children.first { $0.isValue("key", key) }
  }

  /// The parent element, or `nil` for the root.
  var parent: XMLTreeElement? {
    let parent = tree.records[index].parent
    return parent == XMLDocumentTree.none ? nil : XMLTreeElement(tree: tree, index: Int(parent))
  }

  /// The child elements of an element.
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
