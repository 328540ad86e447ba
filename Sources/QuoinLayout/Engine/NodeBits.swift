/// A set of nodes of a tree, with one bit for each node of the tree.
struct NodeBits {
  /// The bits of 64 nodes each.
  private(set) var words: [UInt64]

  /// Creates an empty set.
  ///
  /// - Parameter count: The number of nodes of the tree.
  init(of count: Int) { words = Array(repeating: 0, count: count / 64 + 1) }

  /// Returns whether a node is in the set.
  @inline(__always) func contains(_ node: Int) -> Bool {
    words[node >> 6] & (1 << UInt64(node & 63)) != 0
  }

  /// Inserts a node.
  ///
  /// - Returns: Whether the node is new in the set.
  @inline(__always) mutating func insert(_ node: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(node & 63)
    guard words[node >> 6] & bit == 0 else { return false }
    words[node >> 6] |= bit
    return true
  }

  /// Empties the set, for a tree that may have another number of nodes.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in the set.
  ///   - count: The number of nodes of the tree.
  mutating func removeAll(_ nodes: some Sequence<Int>, of count: Int) {
    if words.count == count / 64 + 1 {
      for node in nodes { words[node >> 6] = 0 }
    } else {
      self = NodeBits(of: count)
    }
  }
}
