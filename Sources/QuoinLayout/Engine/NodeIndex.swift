import QuoinModel

/// The places of nodes in a list, by their identities.
///
/// Nodes that are made together have identities next to each other, so a table by their distance from the least is
/// the common case; where they lie too far apart, a dictionary takes its place.
struct NodeIndex {
  private var least = 0
  /// By distance from the least identity: the place, or -1.
  private var table: [Int32] = []
  private var scattered: [NodeID: Int32] = [:]

  /// The places of nodes, of which each is listed once.
  init(of nodes: [Node]) {
    var most = Int.min
    least = Int.max
    for node in nodes {
      least = min(least, node.id.rawValue)
      most = max(most, node.id.rawValue)
    }
    guard !nodes.isEmpty, most - least < 4 * nodes.count + 256 else {
      scattered = Dictionary(
        nodes.enumerated().map { ($1.id, Int32($0)) }, uniquingKeysWith: { $1 })
      return
    }
    table = Array(repeating: -1, count: most - least + 1)
    for (place, node) in nodes.enumerated() { table[node.id.rawValue - least] = Int32(place) }
  }

  /// The place of a node, or `nil` where it is not listed.
  subscript(id: NodeID) -> Int? {
    guard !table.isEmpty else { return scattered[id].map { Int($0) } }
    let distance = id.rawValue - least
    guard distance >= 0, distance < table.count, table[distance] >= 0 else { return nil }
    return Int(table[distance])
  }
}
