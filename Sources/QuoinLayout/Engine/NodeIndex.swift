import QuoinModel
import QuoinStyle

/// The positions of nodes in a list, by identity.
///
/// Nodes created together have consecutive identities, so the usual representation is a table indexed by the distance
/// from the smallest one; if they lie too far apart, sorted lists are used instead.
struct NodeIndex: Sendable {
  private var least = 0
  /// The position for each distance from the smallest identity, or for each of the sorted identities; -1 for no node.
  private var places: [Int32] = []
  /// The identities in ascending order; empty if the positions are a table.
  private var ids: [Int] = []

  /// Creates an index of a list of nodes.
  init(of nodes: [Node]) { self.init(identities: nodes.map { $0.id.rawValue }) }

  /// Creates an index of a list; a `nil` takes a position and cannot be looked up.
  init(_ list: [NodeID?]) { self.init(identities: list.map { $0?.rawValue ?? NodeIndex.none }) }

  private static let none = Int.min

  private init(identities: [Int]) {
    var most = Int.min
    least = Int.max
    for id in identities where id != NodeIndex.none {
      least = min(least, id)
      most = max(most, id)
    }
    guard least <= most else { return }
    guard most - least < 4 * identities.count + 256 else {
      let known = identities.enumerated().filter { $0.element != NodeIndex.none }.sorted {
        ($0.element, $0.offset) < ($1.element, $1.offset)
      }
      (ids, places) = (known.map(\.element), known.map { Int32($0.offset) })
      return
    }
    places = Array(repeating: -1, count: most - least + 1)
    for place in identities.indices where identities[place] != NodeIndex.none {
      places[identities[place] &- least] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Applies insertions, removals and moves of nodes.
  ///
  /// - Parameter nodes: All nodes after the change.
  mutating func apply(_ splices: [PreorderSplice], _ nodes: [Node]) {
    for splice in splices { splice.renumber(&places) }
    for place in TreeChanges.fresh(of: splices) {
      guard set(Int32(place), of: nodes[place].id.rawValue, nodes.count) else {
        return self = NodeIndex(of: nodes)
      }
    }
  }

  /// Sets the position of an identity.
  ///
  /// - Returns: `false` if the identity is too far from the others, or too many are of removed nodes.
  private mutating func set(_ place: Int32, of id: Int, _ count: Int) -> Bool {
    guard !ids.isEmpty else {
      let distance = id - least
      guard distance >= 0, distance < 4 * count + 256 else { return false }
      while places.count <= distance { places.append(-1) }
      places[distance] = place
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

  /// Returns the first position whose identity is not less, by binary search.
  private func position(of id: Int) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the position of a node, or `nil` if it is not in the list.
  subscript(id: NodeID) -> Int? {
    guard ids.isEmpty else {
      let position = position(of: id.rawValue)
      guard position < ids.count, ids[position] == id.rawValue, places[position] >= 0 else {
        return nil
      }
      return Int(places[position])
    }
    let distance = id.rawValue - least
    guard distance >= 0, distance < places.count, places[distance] >= 0 else { return nil }
    return Int(places[distance])
  }
}
