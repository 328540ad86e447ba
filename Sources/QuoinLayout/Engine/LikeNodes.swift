import QuoinModel

/// The recent nodes of a tree that later ones may be like.
struct LikeNodes {
  /// The index of the last node of each hash, or -1.
  private var recent: [Int32] = Array(repeating: -1, count: 64)

  /// The last node that a node may be like, or -1.
  @inline(__always) func candidate(for node: Node) -> Int32 { recent[node.likenessHash & 63] }

  /// Notes a node for those that follow.
  mutating func note(_ index: Int32, _ node: Node) { recent[node.likenessHash & 63] = index }
}
