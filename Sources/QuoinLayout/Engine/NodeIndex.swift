import QuoinModel
import QuoinStyle

/// The places of nodes in a list, by their identities.
///
/// Nodes that are made together have identities next to each other, so a table by their distance from the least is
/// the common case; where they lie too far apart, sorted lists take its place.
struct NodeIndex: Sendable {
  private var least = 0
  /// By distance from the least identity: the place, or -1.
  private var table: [Int32] = []
  /// The identities in ascending order, where there is no table.
  private var ids: [Int] = []
  /// The place of each identity, or -1 for a node that went.
  private var places: [Int32] = []

  /// The places of nodes; a `nil` counts as a place and cannot be looked up.
  init(of list: some Collection<NodeID?>) {
    var most = Int.min
    least = Int.max
    for case let id? in list {
      least = min(least, id.rawValue)
      most = max(most, id.rawValue)
    }
    guard least <= most else { return }
    guard most - least < 4 * list.count + 256 else {
      let known = list.enumerated().compactMap { place, id in
        id.map { (id: $0.rawValue, place: Int32(place)) }
      }.sorted { ($0.id, $0.place) < ($1.id, $1.place) }
      (ids, places) = (known.map(\.id), known.map(\.place))
      return
    }
    table = Array(repeating: -1, count: most - least + 1)
    for (place, id) in list.enumerated() {
      if let id { table[id.rawValue - least] = Int32(place) }
    }
  }

  /// Takes nodes that came, went or moved.
  ///
  /// - Parameter nodes: all nodes after the change.
  mutating func take(_ splices: [PreorderSplice], _ nodes: [Node]) {
    var fresh: [Int32] = []
    for splice in splices {
      splice.renumber(&table)
      splice.renumber(&places)
      splice.renumber(&fresh)
      fresh += splice.freshIndices
    }
    for place in fresh where place >= 0 {
      guard set(place, of: nodes[Int(place)].id.rawValue, nodes.count) else {
        return self = NodeIndex(of: nodes.lazy.map(\.id))
      }
    }
  }

  /// - Returns: false where the identity lies too far apart from the others, or too many are of nodes that went.
  private mutating func set(_ place: Int32, of id: Int, _ count: Int) -> Bool {
    guard table.isEmpty else {
      let distance = id - least
      guard distance >= 0, distance < 4 * count + 256 else { return false }
      while table.count <= distance { table.append(-1) }
      table[distance] = place
      return true
    }
    let position = position(of: id)
    if position < ids.count, ids[position] == id {
      places[position] = place
    } else {
      ids.insert(id, at: position)
      places.insert(place, at: position)
    }
    return ids.count < 2 * count + 256
  }

  /// The first position whose identity is not less, by bisection.
  private func position(of id: Int) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a node, or `nil` where it is not listed.
  subscript(id: NodeID) -> Int? {
    guard !table.isEmpty else {
      let position = position(of: id.rawValue)
      guard position < ids.count, ids[position] == id.rawValue, places[position] >= 0 else {
        return nil
      }
      return Int(places[position])
    }
    let distance = id.rawValue - least
    guard distance >= 0, distance < table.count, table[distance] >= 0 else { return nil }
    return Int(table[distance])
  }
}
