/// Nodes of a part of the tree: a flag for each, which is quicker asked than a set is hashed.
struct NodeSet {
  private let first: Int
  private var flags: [Bool]

  /// None of a range of nodes.
  init(in range: Range<Int>) {
    first = range.lowerBound
    flags = Array(repeating: false, count: range.count)
  }

  func contains(_ node: Int) -> Bool { flags[node - first] }

  mutating func insert(_ node: Int) { flags[node - first] = true }
}
