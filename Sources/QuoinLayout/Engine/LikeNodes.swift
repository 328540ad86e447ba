import QuoinModel

/// The most recently visited nodes of a tree, by a hash of what makes nodes alike.
struct LikeNodes {
  /// A visited node.
  struct Candidate {
    /// The index of the node.
    let index: Int32
    /// The relation of the node to its container, to which no reference is counted.
    let relation: Unmanaged<AnyRelation>
  }

  /// The last node of each hash.
  private var recent: [Candidate?] = Array(repeating: nil, count: 64)

  /// Returns the last visited node with the hash of a node.
  @inline(__always) func candidate(for node: Node) -> Candidate? { recent[node.likenessHash & 63] }

  /// Forgets all nodes.
  mutating func removeAll() { for place in recent.indices { recent[place] = nil } }

  /// Notes a visited node, whose relation has to be held as long as the list is used.
  mutating func note(_ index: Int32, _ node: Node, _ relation: Unmanaged<AnyRelation>) {
    recent[node.likenessHash & 63] = Candidate(index: index, relation: relation)
  }
}
