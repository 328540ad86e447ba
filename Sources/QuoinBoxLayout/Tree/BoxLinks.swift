/// The links of boxes and how they lay out their content, for the rest of the package.
///
/// A method of the tree that is called through a class gets a copy of all the tree's fields; the links are a single
/// pointer. They are valid until the tree makes room for more boxes, or ends.
package struct BoxLinks {
  private let nodes: UnsafeMutablePointer<BoxNode>

  init(_ nodes: UnsafeMutablePointer<BoxNode>) { self.nodes = nodes }

  /// Returns the index of the parent of the box with an index, or -1.
  package func parent(of box: Int) -> Int32 { nodes[box].parent }

  /// Returns the index of the first child of the box with an index, or -1.
  package func firstChild(of box: Int) -> Int32 { nodes[box].firstChild }

  /// Returns the index of the sibling after the box with an index, or -1.
  package func next(after box: Int) -> Int32 { nodes[box].next }

  /// Returns how the box with an index lays out its content.
  package func display(of box: Int) -> Display { nodes[box].style.display }
}
