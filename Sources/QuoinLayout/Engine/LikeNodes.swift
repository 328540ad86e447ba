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

  /// The last two nodes for each bucket of hashes, which depend on where the classes are in memory.
  private var recent: [Candidate?] = Array(repeating: nil, count: 2 << LikeNodes.bits)

  /// The number of bits of a bucket.
  private static let bits = 6

  /// Returns one of the last visited nodes that has about the hash of a node and meets a condition.
  @inline(__always) func candidate(
    for node: Node, where isLike: (Candidate) -> Bool
  ) -> Candidate? {
    let place = LikeNodes.place(of: node)
    if let last = recent[place], isLike(last) { return last }
    if let other = recent[place + 1], isLike(other) { return other }
    return nil
  }

  /// Forgets all nodes.
  mutating func removeAll() { for place in recent.indices { recent[place] = nil } }

  /// Notes a visited node, whose relation has to be held as long as the list is used.
  mutating func note(_ index: Int32, _ node: Node, _ relation: Unmanaged<AnyRelation>) {
    let place = LikeNodes.place(of: node)
    recent[place + 1] = recent[place]
    recent[place] = Candidate(index: index, relation: relation)
  }

  /// Returns the place of the first node in the bucket of a node: the upper bits of a product, which depend on all bits of
  /// the hash.
  @inline(__always) private static func place(of node: Node) -> Int {
    let product = UInt(bitPattern: node.likenessHash) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> UInt(UInt.bitWidth - bits)) << 1
  }
}
