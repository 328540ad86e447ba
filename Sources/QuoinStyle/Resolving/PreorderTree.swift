import QuoinModel

/// The nodes of a tree in preorder: each before its descendants.
package struct PreorderTree {
  /// The nodes.
  package let nodes: [Node]
  /// The index of each node's container, or -1.
  package let parents: [Int32]
  /// The index after each node's last descendant.
  package let ends: [Int32]

  /// Creates a tree of nodes in preorder.
  ///
  /// - Parameter parents: The index of each node's container, or -1.
  package init(_ nodes: [Node], parents: [Int32]) {
    (self.nodes, self.parents) = (nodes, parents)
    let count = Int32(nodes.count)
    var ends = Array(1..<count + 1)
    for index in stride(from: nodes.count - 1, to: 0, by: -1) {
      let parent = Int(parents[index])
      ends[parent] = max(ends[parent], ends[index])
    }
    self.ends = ends
  }

  /// Creates the tree of a root.
  init(_ root: Node) {
    // Without recursion, because the tree may be 100,000 levels deep.
    var pending: [(node: Node, parent: Int32)] = [(root, -1)]
    var (nodes, parents): ([Node], [Int32]) = ([], [])
    while let (node, parent) = pending.popLast() {
      let index = Int32(nodes.count)
      nodes.append(node)
      parents.append(parent)
      guard node.isContainer, let container = node as? ContainerNode else { continue }
      for child in container.relations.reversed() { pending.append((child.node, index)) }
    }
    self.init(nodes, parents: parents)
  }
}
