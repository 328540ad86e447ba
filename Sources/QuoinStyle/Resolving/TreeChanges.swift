/// The nodes of a tree in preorder that changed since a moment, by their indices.
package struct TreeChanges {
  /// The nodes whose own properties or placement changed, in order.
  package var nodes: [Int] = []
  /// The containers whose children were inserted, removed or moved, in order.
  package var containers: [Int] = []

  /// Creates no changes.
  package init() {}

  /// Returns the changes with the indices after insertions, removals and moves; removed nodes are left out.
  package func renumbered(by splices: [PreorderSplice]) -> TreeChanges {
    if splices.isEmpty { return self }
    var changes = self
    changes.nodes = TreeChanges.renumbered(nodes, by: splices)
    changes.containers = TreeChanges.renumbered(containers, by: splices)
    return changes
  }

  private static func renumbered(_ indices: [Int], by splices: [PreorderSplice]) -> [Int] {
    var renumbered = indices.map { Int32($0) }
    for splice in splices { splice.renumber(&renumbered) }
    return renumbered.filter { $0 >= 0 }.map { Int($0) }.sorted()
  }

  /// Returns the indices of the nodes that splices insert, after all of them, in no particular order.
  package static func fresh(of splices: [PreorderSplice]) -> [Int] {
    var fresh: [Int32] = []
    for splice in splices {
      if !fresh.isEmpty { splice.renumber(&fresh) }
      fresh += splice.freshIndices
    }
    return fresh.filter { $0 >= 0 }.map { Int($0) }
  }
}
