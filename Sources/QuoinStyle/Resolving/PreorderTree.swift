import QuoinModel

/// The nodes of a tree in preorder: each before its descendants.
package struct PreorderTree {
  /// The nodes.
  package private(set) var nodes: [Node] = []
  /// The index of each node's container, or -1.
  package private(set) var parents: [Int32] = []
  /// The index after each node's last descendant.
  package private(set) var ends: [Int32] = []

  /// Creates an empty tree.
  package init() {}

  /// Creates the tree of a root.
  init(_ root: Node) {
    // Without recursion, because the tree may be 100,000 levels deep.
    var pending: [(node: Node, parent: Int32)] = [(root, -1)]
    while let (node, parent) = pending.popLast() {
      let index = append(node, in: parent)
      guard node.isContainer, let container = node as? ContainerNode else { continue }
      for child in container.relations.reversed() { pending.append((child.node, index)) }
    }
    close()
  }

  /// Adds the next node, and returns its index.
  @discardableResult package mutating func append(_ node: Node, in parent: Int32) -> Int32 {
    let index = Int32(nodes.count)
    nodes.append(node)
    parents.append(parent)
    ends.append(index + 1)
    return index
  }

  /// Completes the ends, after the last node.
  package mutating func close() {
    for index in stride(from: nodes.count - 1, to: 0, by: -1) {
      let parent = Int(parents[index])
      ends[parent] = max(ends[parent], ends[index])
    }
  }
}
