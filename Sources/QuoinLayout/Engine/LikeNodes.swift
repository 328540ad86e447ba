import QuoinModel

/// The most recently visited nodes of a tree, by a hash of what makes nodes alike.
struct LikeNodes {
  /// The index of the last node of each hash, or -1.
  private var recent: [Int32] = Array(repeating: -1, count: 64)

  /// Returns the last visited node with the hash of a node, or -1.
  @inline(__always) func candidate(for node: Node) -> Int32 { recent[node.likenessHash & 63] }

  /// Notes a visited node.
  mutating func note(_ index: Int32, _ node: Node) { recent[node.likenessHash & 63] = index }
}
