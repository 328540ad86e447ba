import QuoinStyle

/// A set of nodes of a tree, in the order in which they were inserted.
struct MarkedNodes {
  private(set) var nodes: [Int] = []
  private var bits: NodeBits

  /// Creates a set of some nodes.
  ///
  /// - Parameter count: The number of nodes of the tree.
  init(_ nodes: [Int] = [], of count: Int) {
    bits = NodeBits(of: count)
    insert(nodes)
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// Returns whether a node is in the set.
  @inline(__always) func contains(_ node: Int) -> Bool { bits.contains(node) }

  /// Inserts a node.
  ///
  /// - Returns: Whether the node is new in the set.
  @discardableResult
  mutating func insert(_ node: Int) -> Bool {
    guard bits.insert(node) else { return false }
    nodes.append(node)
    return true
  }

  /// Inserts some nodes.
  mutating func insert(_ nodes: [Int]) { for node in nodes { insert(node) } }

  /// Returns the set after insertions, removals and moves of nodes.
  ///
  /// - Parameter count: The number of nodes of the tree afterwards.
  func applying(_ splices: [PreorderSplice], of count: Int) -> MarkedNodes {
    var places = nodes.map { Int32($0) }
    for splice in splices { splice.renumber(&places) }
    return MarkedNodes(places.lazy.filter { $0 >= 0 }.map { Int($0) }, of: count)
  }

  /// Empties the set, for a tree that may have another number of nodes.
  mutating func removeAll(of count: Int) {
    bits.removeAll(nodes, of: count)
    nodes.removeAll(keepingCapacity: true)
  }

  /// Returns the nodes in the order of the tree.
  func inOrder() -> [Int] {
    // Sorting few nodes costs less than a look at each word.
    let words = bits.words
    guard nodes.count > words.count else { return nodes.sorted() }
    var ordered: [Int] = []
    ordered.reserveCapacity(nodes.count)
    for number in words.indices {
      var word = words[number]
      while word != 0 {
        ordered.append(number << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return ordered
  }
}
