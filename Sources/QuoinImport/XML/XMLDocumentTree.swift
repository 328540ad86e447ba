/// A parsed XML document: its elements in the order of their tags, linked by index.
///
/// The tree is flat, so neither walking nor releasing it recurses.
final class XMLDocumentTree {
  /// One element, linked to its neighbours.
  struct Record {
    var name: String
    var attributes: [String: String]
    var parent: Int
    var firstChild = XMLDocumentTree.none
    var nextSibling = XMLDocumentTree.none
    /// The line on which the tag begins, from 1.
    var line: Int
    /// The column at which the tag begins, from 1.
    var column: Int
  }

  /// The index that stands for no element.
  static let none = -1

  let records: [Record]
  /// The characters directly in an element, where there are any that matter.
  let texts: [Int: String]

  init(records: [Record], texts: [Int: String]) {
    self.records = records
    self.texts = texts
  }

  /// The outermost element.
  var root: XMLTreeElement? { records.isEmpty ? nil : XMLTreeElement(tree: self, index: 0) }
}

/// An element of a parsed document.
struct XMLTreeElement {
  let tree: XMLDocumentTree
  let index: Int

  var name: String { tree.records[index].name }
  var line: Int { tree.records[index].line }
  var column: Int { tree.records[index].column }
  var text: String { tree.texts[index] ?? "" }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { tree.records[index].attributes[attribute] }

  /// The elements directly in this one, in order.
  var children: Children { Children(tree: tree, first: tree.records[index].firstChild) }

  /// The first child with a tag.
  func child(_ name: String) -> XMLTreeElement? { children.first { $0.name == name } }

  /// The first child with a tag and a `key` attribute.
  func child(_ name: String, key: String) -> XMLTreeElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// The first child with a `key` attribute, whatever its tag.
  func child(key: String) -> XMLTreeElement? { children.first { $0["key"] == key } }

  /// The element that this one is in.
  var parent: XMLTreeElement? {
    let parent = tree.records[index].parent
    return parent == XMLDocumentTree.none ? nil : XMLTreeElement(tree: tree, index: parent)
  }

  /// The elements directly in an element.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: XMLDocumentTree
    fileprivate var upcoming: Int

    fileprivate init(tree: XMLDocumentTree, first: Int) {
      self.tree = tree
      upcoming = first
    }

    mutating func next() -> XMLTreeElement? {
      guard upcoming != XMLDocumentTree.none else { return nil }
      defer { upcoming = tree.records[upcoming].nextSibling }
      return XMLTreeElement(tree: tree, index: upcoming)
    }
  }
}
