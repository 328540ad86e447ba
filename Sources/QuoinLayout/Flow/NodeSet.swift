/// A set of nodes in a part of the tree: a flag for each, which is faster to test than a hashed
/// set.
struct NodeSet {
  private let first: Int
  private var flags: [Bool]

  /// Creates an empty set for a range of nodes.
  init(in range: Range<Int>) {
    first = range.lowerBound
    flags = Array(repeating: false, count: range.count)
  }

  func contains(_ node: Int) -> Bool { flags[node - first] }

  mutating func insert(_ node: Int) { flags[node - first] = true }
}
