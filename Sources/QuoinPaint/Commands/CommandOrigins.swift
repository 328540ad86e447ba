import QuoinLayout

/// The nodes that the commands of a drawing belong to, for diagnostics about what a painter leaves out.
///
/// Drawings are equal whatever their nodes are.
package struct CommandOrigins: Sendable {
  private var items: Arrangement.Items?
  /// The index of the first command of each run that belongs to one node, in ascending order.
  private var starts: [Int32] = []
  /// The node of each run.
  private var nodes: [Int32] = []

  /// Creates the origins of commands without nodes.
  package init() {}

  init(_ items: Arrangement.Items?) {
    self.items = items
    starts.reserveCapacity(items?.count ?? 0)
    nodes.reserveCapacity(items?.count ?? 0)
  }

  /// Begins the commands of a node at an index.
  mutating func begin(_ node: Int, at command: Int) {
    // Groups without content were removed.
    while let last = starts.last, last >= command {
      starts.removeLast()
      nodes.removeLast()
    }
    starts.append(Int32(clamping: command))
    nodes.append(Int32(clamping: node))
  }

  /// Returns the node of a command, if known.
  package subscript(command: Int) -> DrawnOrigin {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= command { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let item = items?[Int(nodes[low - 1])] else { return DrawnOrigin() }
    return DrawnOrigin(place: item.place, node: item.identifier ?? item.type)
  }

  /// Returns the origins of other commands, each of which is made from one of these.
  package func following(_ commands: [Int]) -> CommandOrigins {
    var result = CommandOrigins(items)
    var run = -1
    for (index, command) in commands.enumerated() {
      while run + 1 < starts.count, starts[run + 1] <= command { run += 1 }
      while run >= 0, starts[run] > command { run -= 1 }
      if run >= 0, result.nodes.last != nodes[run] { result.begin(Int(nodes[run]), at: index) }
    }
    return result
  }
}

extension CommandOrigins: Hashable {
  package static func == (left: CommandOrigins, right: CommandOrigins) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
