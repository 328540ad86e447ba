import QuoinModel
import QuoinStyle

/// The places of nodes in a list, by their identities.
///
/// Nodes that are made together have identities next to each other, so a table by their distance from the least is
/// the common case; where they lie too far apart, a dictionary takes its place.
struct NodeIndex: Sendable {
  private var least = 0
  /// By distance from the least identity: the place, or -1.
  private var table: [Int32] = []
  private var scattered: [NodeID: Int32] = [:]

  /// The places of nodes; what is listed without an identity takes a place and has none.
  init(of ids: some Collection<NodeID?>) {
    var most = Int.min
    least = Int.max
    for case let id? in ids {
      least = min(least, id.rawValue)
      most = max(most, id.rawValue)
    }
    guard least <= most else { return }
    guard most - least < 4 * ids.count + 256 else {
      for (place, id) in ids.enumerated() {
        if let id { scattered[id] = Int32(place) }
      }
      return
    }
    table = Array(repeating: -1, count: most - least + 1)
    for (place, id) in ids.enumerated() {
      if let id { table[id.rawValue - least] = Int32(place) }
    }
  }

  /// Takes nodes that came, went or moved.
  ///
  /// - Parameter nodes: all nodes after the change.
  mutating func take(_ splices: [PreorderSplice], _ nodes: [Node]) {
    guard !table.isEmpty else { return self = NodeIndex(of: nodes.lazy.map(\.id)) }
    var fresh: [Int32] = []
    for splice in splices {
      splice.renumber(&table)
      splice.renumber(&fresh)
      fresh += splice.freshIndices
    }
    for place in fresh where place >= 0 {
      let distance = nodes[Int(place)].id.rawValue - least
      guard distance >= 0, distance < 4 * nodes.count + 256 else {
        return self = NodeIndex(of: nodes.lazy.map(\.id))
      }
      while table.count <= distance { table.append(-1) }
      table[distance] = place
    }
  }

  /// The place of a node, or `nil` where it is not listed.
  subscript(id: NodeID) -> Int? {
    guard !table.isEmpty else { return scattered[id].map { Int($0) } }
    let distance = id.rawValue - least
    guard distance >= 0, distance < table.count, table[distance] >= 0 else { return nil }
    return Int(table[distance])
  }
}
