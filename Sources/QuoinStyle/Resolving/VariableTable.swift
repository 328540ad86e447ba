/// The variables of the nodes of a tree, by the node's index.
///
/// Most trees have none, and need no list of them.
struct VariableTable {
  /// The variables of each node; empty as long as no node has any.
  private var list: [CSS.Variables] = []
  private var count: Int

  /// Creates a table for a number of nodes without variables.
  init(count: Int) { self.count = count }

  /// Returns whether a node has no variables.
  @inline(__always) func isEmpty(at node: Int) -> Bool { list.isEmpty || list[node].isEmpty }

  /// Accesses the variables of a node.
  subscript(node: Int) -> CSS.Variables {
    get { list.isEmpty ? CSS.Variables() : list[node] }
    set {
      if list.isEmpty {
        if newValue.isEmpty { return }
        list = Array(repeating: CSS.Variables(), count: count)
      }
      list[node] = newValue
    }
  }

  /// Applies insertions, removals and moves of nodes; inserted nodes have no variables.
  mutating func apply(_ splice: PreorderSplice) {
    count += splice.change
    if !list.isEmpty { splice.apply(to: &list, blank: CSS.Variables()) }
  }
}
